"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/placements.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class GreeneryAtTheEdge(Placement):
    """Greenery at the edge"""

    def __init__(self) -> None:
        super().__init__(
            "greenery_at_the_edge",
            "Greenery at the edge",
            "",
            TILE_GREENERY,
            (CRITERION_AT_THE_EDGE,),
            (CRITERION_OWN_CITIES, CRITERION_FEW_RIVAL_CITIES, CRITERION_TIE_BREAK),
        )


@final
class GreeneryInland(Placement):
    """Greenery beside no ocean"""

    def __init__(self) -> None:
        super().__init__(
            "greenery_inland",
            "Greenery beside no ocean",
            "",
            TILE_GREENERY,
            (CRITERION_AWAY_FROM_OCEANS,),
            (CRITERION_OWN_CITIES, CRITERION_FEW_RIVAL_CITIES, CRITERION_TIE_BREAK),
        )


@final
class CityBesideSpecial(Placement):
    """City beside a special tile"""

    def __init__(self) -> None:
        super().__init__(
            "city_beside_special",
            "City beside a special tile",
            "",
            TILE_CITY,
            (CRITERION_NEXT_TO_SPECIAL,),
            (CRITERION_GREENERIES, CRITERION_TIE_BREAK),
        )
