"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/vocabulary/terra_cimmeria.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TerraCimmeria(Board):
    """Terra Cimmeria"""

    def __init__(self) -> None:
        super().__init__(
            "terra_cimmeria",
            "Terra Cimmeria",
            "marsbot_expansions",
            (1,),
            ((AREA_LAND,),),
            ((),),
            ("",),
        )
