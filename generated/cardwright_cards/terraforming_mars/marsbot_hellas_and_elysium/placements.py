"""Written by the compiler from cards/terraforming_mars/marsbot_hellas_and_elysium/placements.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class HellasTieBreak(Placement):
    """Tie-break on Hellas"""

    def __init__(self) -> None:
        super().__init__(
            "hellas_tie_break",
            "Tie-break on Hellas",
            "hellas",
            -1,
            (),
            (
                CRITERION_OCEANS,
                CRITERION_BOTTOM_TWO_ROWS,
                CRITERION_BONUSES,
                CRITERION_COUNTING_OUT,
            ),
        )


@final
class ElysiumTieBreak(Placement):
    """Tie-break on Elysium"""

    def __init__(self) -> None:
        super().__init__(
            "elysium_tie_break",
            "Tie-break on Elysium",
            "elysium",
            -1,
            (),
            (
                CRITERION_OCEANS,
                CRITERION_BONUSES,
                CRITERION_BOTTOM_FOUR_ROWS,
                CRITERION_COUNTING_OUT,
            ),
        )


@final
class GreeneryAtTheBottom(Placement):
    """Greenery in the bottom four rows"""

    def __init__(self) -> None:
        super().__init__(
            "greenery_at_the_bottom",
            "Greenery in the bottom four rows",
            "",
            TILE_GREENERY,
            (CRITERION_BOTTOM_FOUR_ROWS,),
            (CRITERION_OWN_CITIES, CRITERION_FEW_RIVAL_CITIES, CRITERION_TIE_BREAK),
        )


@final
class GreeneryAtTheShore(Placement):
    """Greenery beside an ocean"""

    def __init__(self) -> None:
        super().__init__(
            "greenery_at_the_shore",
            "Greenery beside an ocean",
            "",
            TILE_GREENERY,
            (CRITERION_NEXT_TO_OCEAN,),
            (CRITERION_OWN_CITIES, CRITERION_FEW_RIVAL_CITIES, CRITERION_TIE_BREAK),
        )
