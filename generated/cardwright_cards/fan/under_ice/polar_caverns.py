"""Written by the compiler from cards/fan/under_ice/polar_caverns.card: change that file instead."""

from cardwright_cards.fan.under_ice.nouns import AREA_CAVERN, AREA_DEEP_CAVERN, AREA_UNDER_ICE
from cardwright_runtime.terraforming_mars.names import *


@final
class PolarCaverns(Board):
    """Polar Caverns"""

    def __init__(self) -> None:
        super().__init__(
            "polar_caverns",
            "Polar Caverns",
            "under_ice",
            (2, 3, 2),
            (
                (AREA_CAVERN,),
                (AREA_CAVERN,),
                (AREA_CAVERN,),
                (AREA_DEEP_CAVERN,),
                (AREA_CAVERN,),
                (AREA_CAVERN,),
                (AREA_CAVERN,),
            ),
            (
                (RESOURCE_PLANT,),
                (),
                (RESOURCE_TITANIUM,),
                (BONUS_CARD,),
                (),
                (),
                (RESOURCE_STEEL, RESOURCE_STEEL),
            ),
            ("", "", "", "", "", "", ""),
            AREA_UNDER_ICE,
        )
