"""Written by the compiler from cards/terraforming_mars/base/giant_space_mirror.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class GiantSpaceMirror(ProjectCard):
    """Increase your energy production 3 steps."""

    def __init__(self) -> None:
        super().__init__(
            "giant_space_mirror",
            "Giant Space Mirror",
            "083",
            17,
            QUALITY_AUTOMATED,
            (TAG_POWER, TAG_SPACE),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_ENERGY, 3)
        return True
