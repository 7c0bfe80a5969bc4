"""Written by the compiler from cards/terraforming_mars/turmoil/global_events/eco_sabotage.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class EcoSabotage(GlobalEvent):
    """Resolved: each player loses 1 plant for each plant above 3 (minus influence)."""

    def __init__(self) -> None:
        super().__init__("eco_sabotage", "Eco Sabotage", "G06", "greens", "reds")
        self.touches = {
            WHEN_NAMED: (
                0,
                1 << RESOURCE_PLANT | FACET_ANYBODY,
                1 << RESOURCE_PLANT | FACET_BODIES | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (0, 1 << RESOURCE_PLANT, 1 << RESOURCE_PLANT | FACET_BODIES),
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
            RESOURCE_PLANT,
            max(0, gauge_above(game, player, RESOURCE_PLANT, 3) - influence(game, player)),
        )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
