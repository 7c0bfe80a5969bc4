"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/manutech.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotManutech(AutomaCorporation):
    """MarsBot: Manutech"""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_manutech",
            "MarsBot: Manutech",
            "C29",
            -1,
            (TAG_BUILDING,),
            (),
            (),
            (),
            (),
            (5, 12),
        )
