"""Written by the compiler from cards/terraforming_mars/marsbot/final_scoring.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotEnd(AutomaEnd):
    """End of a game with MarsBot"""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_end",
            "End of a game with MarsBot",
            20,
            (1, 8, 13, 7, 14, 6, 15, 5, 16, 4, 17, 3, 18, 2, 19, 1),
        )
