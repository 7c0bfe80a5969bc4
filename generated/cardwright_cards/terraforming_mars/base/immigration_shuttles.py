"""Written by the compiler from cards/terraforming_mars/base/immigration_shuttles.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ImmigrationShuttles(ProjectCard):
    """Increase your M€ production 5 steps. 1 VP per 3 city tiles in play."""

    def __init__(self) -> None:
        super().__init__(
            "immigration_shuttles",
            "Immigration Shuttles",
            "198",
            31,
            QUALITY_AUTOMATED,
            (TAG_EARTH, TAG_SPACE),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_MEGACREDIT, 0, 0)}
        self.scores = 1
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 5)
        return True

    def points(self, game: Game, player: Player) -> int:
        return count_tiles(game, player, TILE_CITY, EVERYONE) // 3
