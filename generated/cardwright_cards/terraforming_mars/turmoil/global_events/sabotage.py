"""Written by the compiler from cards/terraforming_mars/turmoil/global_events/sabotage.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Sabotage(GlobalEvent):
    """Resolved: each player does this in turn: decrease their steel production 1 step and their energy production 1 step, and gain 1 steel for each influence they have."""

    def __init__(self) -> None:
        super().__init__("sabotage", "Sabotage", "", "unity", "reds")
        self.touches = {
            WHEN_NAMED: (
                1 << RESOURCE_STEEL,
                1 << RESOURCE_STEEL
                | 1 << PRODUCTION_STEEL
                | 1 << PRODUCTION_ENERGY
                | FACET_ANYBODY,
                FACET_BODIES
                | 1 << RESOURCE_STEEL
                | 1 << PRODUCTION_STEEL
                | 1 << PRODUCTION_ENERGY
                | FACET_ANYBODY
                | FACET_CHOICE,
            ),
            UNITS: (
                1 << RESOURCE_STEEL,
                1 << PRODUCTION_STEEL | 1 << PRODUCTION_ENERGY,
                FACET_BODIES | 1 << PRODUCTION_STEEL | 1 << PRODUCTION_ENERGY,
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
        decrease(game, frame, PRODUCTION_STEEL, 1)
        decrease(game, frame, PRODUCTION_ENERGY, 1)
        gain(game, frame, RESOURCE_STEEL, influence(game, player))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
