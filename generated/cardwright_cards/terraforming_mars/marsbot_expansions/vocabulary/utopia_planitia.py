"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/vocabulary/utopia_planitia.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class UtopiaPlanitia(Board):
    """Utopia Planitia"""

    def __init__(self) -> None:
        super().__init__(
            "utopia_planitia",
            "Utopia Planitia",
            "marsbot_expansions",
            (1,),
            ((AREA_LAND,),),
            ((),),
            ("",),
        )
