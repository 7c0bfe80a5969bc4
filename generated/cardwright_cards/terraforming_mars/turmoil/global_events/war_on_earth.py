"""Written by the compiler from cards/terraforming_mars/turmoil/global_events/war_on_earth.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class WarOnEarth(GlobalEvent):
    """Resolved: each player decreases their TR 4 steps (minus 1 for each influence they have)."""

    def __init__(self) -> None:
        super().__init__("war_on_earth", "War on Earth", "", "mars_first", "kelvinists")
        self.touches = {
            WHEN_NAMED: (
                0,
                1 << COUNTER_RATING | FACET_ANYBODY,
                FACET_BODIES | 1 << COUNTER_RATING | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (0, 1 << COUNTER_RATING, FACET_BODIES | 1 << COUNTER_RATING),
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
        decrease(game, frame, COUNTER_RATING, max(0, 4 - influence(game, player)))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
