"""Written by the compiler from cards/terraforming_mars/base/imported_ghg.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ImportedGhg(ProjectCard):
    """Increase your heat production 1 step. Gain 3 heat."""

    def __init__(self) -> None:
        super().__init__(
            "imported_ghg", "Imported GHG", "162", 7, QUALITY_EVENT, (TAG_EARTH, TAG_SPACE)
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_HEAT | 1 << RESOURCE_HEAT, 0, 0)}
        self.repeated_block = REPEATED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_HEAT, 1)
        if frame.block == WHEN_PLAYED:
            gain(game, frame, RESOURCE_HEAT, 3)
        return True
