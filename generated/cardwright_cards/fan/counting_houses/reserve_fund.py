"""Written by the compiler from cards/fan/counting_houses/reserve_fund.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ReserveFund(ProjectCard):
    """Gain 1 M€ for each building tag you have plus 2. Action: If you have more heat than energy production plus 3, gain 1 steel. 2 VP if you have fewer city tiles than 2."""

    def __init__(self) -> None:
        super().__init__("reserve_fund", "Reserve Fund", "CH15", 6, QUALITY_ACTIVE, (TAG_EARTH,))
        self.touches = {
            WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT, 0, FACET_OPEN),
            ACTION: (1 << RESOURCE_STEEL, 0, 0),
        }
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return gauge(game, player, RESOURCE_HEAT) > gauge(game, player, PRODUCTION_ENERGY) + 3

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, count_tags(game, player, TAG_BUILDING, YOURS) + 2)
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_STEEL, 1)
        return True

    def points(self, game: Game, player: Player) -> int:
        return 2 if count_tiles(game, player, TILE_CITY, YOURS) < 2 else 0
