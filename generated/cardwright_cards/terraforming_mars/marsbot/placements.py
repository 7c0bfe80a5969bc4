"""Written by the compiler from cards/terraforming_mars/marsbot/placements.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import TILE_NEURAL_INSTANCE
from cardwright_runtime.terraforming_mars.names import *


@final
class TieBreak(Placement):
    """Tie-break"""

    def __init__(self) -> None:
        super().__init__(
            "tie_break",
            "Tie-break",
            "",
            -1,
            (),
            (CRITERION_OCEANS, CRITERION_BONUSES, CRITERION_COUNTING_OUT),
        )


@final
class City(Placement):
    """City"""

    def __init__(self) -> None:
        super().__init__(
            "city", "City", "", TILE_CITY, (), (CRITERION_GREENERIES, CRITERION_TIE_BREAK)
        )


@final
class Greenery(Placement):
    """Greenery"""

    def __init__(self) -> None:
        super().__init__(
            "greenery",
            "Greenery",
            "",
            TILE_GREENERY,
            (),
            (CRITERION_OWN_CITIES, CRITERION_FEW_RIVAL_CITIES, CRITERION_TIE_BREAK),
        )


@final
class Ocean(Placement):
    """Ocean"""

    def __init__(self) -> None:
        super().__init__("ocean", "Ocean", "", TILE_OCEAN, (), (CRITERION_TIE_BREAK,))


@final
class NeuralInstance(Placement):
    """Local neural instance"""

    def __init__(self) -> None:
        super().__init__(
            "neural_instance",
            "Local neural instance",
            "",
            TILE_NEURAL_INSTANCE,
            (CRITERION_INLAND, CRITERION_AWAY_FROM_TILES, CRITERION_AWAY_FROM_RESERVED),
            (CRITERION_TIE_BREAK,),
        )


@final
class ExpeditedCity(Placement):
    """City between greeneries and oceans"""

    def __init__(self) -> None:
        super().__init__(
            "expedited_city",
            "City between greeneries and oceans",
            "",
            TILE_CITY,
            (CRITERION_TWO_OF_THESE,),
            (CRITERION_GREENERIES_AND_OCEANS, CRITERION_TIE_BREAK),
        )


@final
class CityBesideRival(Placement):
    """City beside a greenery of an opponent"""

    def __init__(self) -> None:
        super().__init__(
            "city_beside_rival",
            "City beside a greenery of an opponent",
            "",
            TILE_CITY,
            (CRITERION_NEXT_TO_RIVAL_GREENERY,),
            (CRITERION_RIVAL_GREENERIES, CRITERION_TIE_BREAK),
        )


@final
class TileBesideRival(Placement):
    """Tile of a played card beside a city of an opponent"""

    def __init__(self) -> None:
        super().__init__(
            "tile_beside_rival",
            "Tile of a played card beside a city of an opponent",
            "",
            -1,
            (CRITERION_NEXT_TO_RIVAL_CITY,),
            (CRITERION_RIVAL_CITIES, CRITERION_TIE_BREAK),
        )


@final
class Marker(Placement):
    """Marker"""

    def __init__(self) -> None:
        super().__init__(
            "marker",
            "Marker",
            "",
            -1,
            (),
            (CRITERION_OCEANS, CRITERION_BONUSES, CRITERION_OCEAN_AREAS, CRITERION_COUNTING_OUT),
        )
