"""Written by the compiler from cards/terraforming_mars/base/nitrophilic_moss.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class NitrophilicMoss(ProjectCard):
    """Requires 3 ocean tiles. Lose 2 plants and increase your plant production 2 steps."""

    def __init__(self) -> None:
        super().__init__(
            "nitrophilic_moss", "Nitrophilic Moss", "146", 8, QUALITY_AUTOMATED, (TAG_PLANT,)
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_PLANT, 1 << RESOURCE_PLANT, 0)}
        self.repeated_block = REPEATED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            count_tiles(game, player, TILE_OCEAN, EVERYONE) + value(game, player, VALUE_LEEWAY) >= 3
        )

    def possible(self, game: Game, player: Player) -> bool:
        return can_lose(game, player, RESOURCE_PLANT, 2)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHEN_PLAYED:
            lose(game, frame, RESOURCE_PLANT, 2)
        increase(game, frame, PRODUCTION_PLANT, 2)
        return True
