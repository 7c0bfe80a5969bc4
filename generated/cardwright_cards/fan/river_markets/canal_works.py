"""Written by the compiler from cards/fan/river_markets/canal_works.card: change that file instead."""

from cardwright_cards.fan.river_markets.nouns import COUNTER_ENVOY, TILE_MARKET
from cardwright_runtime.terraforming_mars.names import *


@final
class CanalWorks(CommonRule):
    """Effect: When the production phase comes, each player gains 1 M€ for each market tile they own. Effect: When you use the Aquifer project, you pay 2 M€ less for it. 1 VP per 3 envoys you have."""

    def __init__(self) -> None:
        super().__init__("canal_works", "Canal Works")
        self.listens = (EVENT_PRODUCTION_PHASE,)
        self.touches = {
            WHENEVER: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                FACET_TILES | 1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (1 << RESOURCE_MEGACREDIT, 0, FACET_TILES),
        }
        self.scores = 1

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, False), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, count_tiles(game, player, TILE_MARKET, YOURS))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def enter(self, game: Game, player: Player) -> None:
        discount_project(player, PROJECT_AQUIFER, 2)

    def leave(self, game: Game, player: Player) -> None:
        discount_project(player, PROJECT_AQUIFER, -2)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, production_phase(event))

    def points(self, game: Game, player: Player) -> int:
        return gauge(game, player, COUNTER_ENVOY) // 3
