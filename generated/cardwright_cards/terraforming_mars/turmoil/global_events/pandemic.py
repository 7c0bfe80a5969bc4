"""Written by the compiler from cards/terraforming_mars/turmoil/global_events/pandemic.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Pandemic(GlobalEvent):
    """Resolved: each player loses 3 M€ for each building tag they have (counting at most 5, minus influence)."""

    def __init__(self) -> None:
        super().__init__("pandemic", "Pandemic", "", "greens", "mars_first")
        self.touches = {
            WHEN_NAMED: (
                0,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                FACET_OPEN | FACET_BODIES | 1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (
                0,
                1 << RESOURCE_MEGACREDIT,
                FACET_OPEN | FACET_BODIES | 1 << RESOURCE_MEGACREDIT,
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
            3
            * max(
                0, min(count_tags(game, player, TAG_BUILDING, YOURS), 5) - influence(game, player)
            ),
        )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
