"""Written by the compiler from cards/terraforming_mars/base/zeppelins.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Zeppelins(ProjectCard):
    """Requires 5% oxygen. Increase your M€ production 1 step for each city tile ON MARS. 1 VP."""

    def __init__(self) -> None:
        super().__init__("zeppelins", "Zeppelins", "129", 13, QUALITY_AUTOMATED)
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_MEGACREDIT, 0, FACET_TILES)}
        self.printed_points = 1
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_OXYGEN) + value(game, player, VALUE_LEEWAY) >= 5

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        increase(
            game,
            frame,
            PRODUCTION_MEGACREDIT,
            count_tiles_on_map(game, player, TILE_CITY, EVERYONE),
        )
        return True
