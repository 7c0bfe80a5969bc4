"""Written by the compiler from cards/terraforming_mars/base/adapted_lichen.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class AdaptedLichen(ProjectCard):
    """Increase your plant production 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "adapted_lichen", "Adapted Lichen", "048", 9, QUALITY_AUTOMATED, (TAG_PLANT,)
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_PLANT, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_PLANT, 1)
        return True
