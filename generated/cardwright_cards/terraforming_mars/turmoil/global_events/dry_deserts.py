"""Written by the compiler from cards/terraforming_mars/turmoil/global_events/dry_deserts.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class DryDeserts(GlobalEvent):
    """Resolved: take an ocean tile off the board. Each player gains 1 resource of any kind for each influence they have."""

    def __init__(self) -> None:
        super().__init__("dry_deserts", "Dry Deserts", "", "reds", "unity")
        self.touches = {
            WHEN_NAMED: (
                1 << RESOURCE_MEGACREDIT
                | 1 << RESOURCE_STEEL
                | 1 << RESOURCE_TITANIUM
                | 1 << RESOURCE_PLANT
                | 1 << RESOURCE_ENERGY
                | 1 << RESOURCE_HEAT,
                FACET_TILES
                | 1 << RESOURCE_MEGACREDIT
                | 1 << RESOURCE_STEEL
                | 1 << RESOURCE_TITANIUM
                | 1 << RESOURCE_PLANT
                | 1 << RESOURCE_ENERGY
                | 1 << RESOURCE_HEAT
                | FACET_ANYBODY,
                FACET_TILES
                | FACET_CHOICE
                | FACET_BODIES
                | 1 << RESOURCE_MEGACREDIT
                | 1 << RESOURCE_STEEL
                | 1 << RESOURCE_TITANIUM
                | 1 << RESOURCE_PLANT
                | 1 << RESOURCE_ENERGY
                | 1 << RESOURCE_HEAT
                | FACET_ANYBODY,
            ),
            UNITS: (
                1 << RESOURCE_MEGACREDIT
                | 1 << RESOURCE_STEEL
                | 1 << RESOURCE_TITANIUM
                | 1 << RESOURCE_PLANT
                | 1 << RESOURCE_ENERGY
                | 1 << RESOURCE_HEAT,
                0,
                FACET_CHOICE | FACET_BODIES,
            ),
        }

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if take_tile(game, frame, TILE_OCEAN):
                return False
        if frame.step == 1:
            frame.step = 2
            return not by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, False), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not gain_any(game, frame, influence(game, player))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
