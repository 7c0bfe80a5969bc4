"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/vocabulary/vastitas_borealis.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class VastitasBorealis(Board):
    """Vastitas Borealis"""

    def __init__(self) -> None:
        super().__init__(
            "vastitas_borealis",
            "Vastitas Borealis",
            "marsbot_expansions",
            (1,),
            ((AREA_LAND,),),
            ((),),
            ("",),
        )
