"""Written by the compiler from cards/terraforming_mars/turmoil/global_events/red_influence.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class RedInfluence(GlobalEvent):
    """Resolved: each player does this in turn: lose 3 M€ for every 5 TR above 10 (counting at most 25), and increase their M€ production 1 step for each influence they have."""

    def __init__(self) -> None:
        super().__init__("red_influence", "Red Influence", "", "kelvinists", "reds")
        self.touches = {
            WHEN_NAMED: (
                1 << PRODUCTION_MEGACREDIT,
                1 << PRODUCTION_MEGACREDIT | 1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                1 << COUNTER_RATING
                | FACET_BODIES
                | 1 << PRODUCTION_MEGACREDIT
                | 1 << RESOURCE_MEGACREDIT
                | FACET_ANYBODY
                | FACET_CHOICE,
            ),
            UNITS: (
                1 << PRODUCTION_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT,
                1 << COUNTER_RATING | FACET_BODIES | 1 << RESOURCE_MEGACREDIT,
            ),
        }

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, False), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        lose(
            game,
            frame,
            RESOURCE_MEGACREDIT,
            3 * (min(gauge_above(game, player, COUNTER_RATING, 10), 25) // 5),
        )
        increase(game, frame, PRODUCTION_MEGACREDIT, influence(game, player))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
