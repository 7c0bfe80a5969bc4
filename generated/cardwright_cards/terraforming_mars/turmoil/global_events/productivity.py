"""Written by the compiler from cards/terraforming_mars/turmoil/global_events/productivity.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Productivity(GlobalEvent):
    """Resolved: each player gains 1 steel for each steel production they have (at most 5, plus influence)."""

    def __init__(self) -> None:
        super().__init__("productivity", "Productivity", "", "scientists", "mars_first")
        self.touches = {
            WHEN_NAMED: (
                1 << RESOURCE_STEEL,
                1 << RESOURCE_STEEL | FACET_ANYBODY,
                1 << PRODUCTION_STEEL
                | FACET_BODIES
                | 1 << RESOURCE_STEEL
                | FACET_ANYBODY
                | FACET_CHOICE,
            ),
            UNITS: (1 << RESOURCE_STEEL, 0, 1 << PRODUCTION_STEEL | FACET_BODIES),
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
        gain(
            game,
            frame,
            RESOURCE_STEEL,
            min(gauge(game, player, PRODUCTION_STEEL), 5) + influence(game, player),
        )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
