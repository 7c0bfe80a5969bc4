"""Written by the compiler from cards/terraforming_mars/turmoil/global_events/global_dust_storm.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class GlobalDustStorm(GlobalEvent):
    """Resolved: each player does this in turn: lose all heat and lose 2 M€ for each building tag they have (counting at most 5, minus influence)."""

    def __init__(self) -> None:
        super().__init__("global_dust_storm", "Global Dust Storm", "", "kelvinists", "greens")
        self.touches = {
            WHEN_NAMED: (
                0,
                1 << RESOURCE_HEAT | 1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                1 << RESOURCE_HEAT
                | FACET_OPEN
                | FACET_BODIES
                | 1 << RESOURCE_MEGACREDIT
                | FACET_ANYBODY
                | FACET_CHOICE,
            ),
            UNITS: (
                0,
                1 << RESOURCE_HEAT | 1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_HEAT | FACET_OPEN | FACET_BODIES | 1 << RESOURCE_MEGACREDIT,
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
        lose_all(game, frame, RESOURCE_HEAT)
        lose(
            game,
            frame,
            RESOURCE_MEGACREDIT,
            2
            * max(
                0, min(count_tags(game, player, TAG_BUILDING, YOURS), 5) - influence(game, player)
            ),
        )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
