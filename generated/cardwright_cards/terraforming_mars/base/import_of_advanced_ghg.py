"""Written by the compiler from cards/terraforming_mars/base/import_of_advanced_ghg.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ImportOfAdvancedGhg(ProjectCard):
    """Increase your heat production 2 steps."""

    def __init__(self) -> None:
        super().__init__(
            "import_of_advanced_ghg",
            "Import of Advanced GHG",
            "167",
            9,
            QUALITY_EVENT,
            (TAG_EARTH, TAG_SPACE),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_HEAT, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_HEAT, 2)
        return True
