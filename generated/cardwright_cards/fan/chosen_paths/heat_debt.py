"""Written by the compiler from cards/fan/chosen_paths/heat_debt.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class HeatDebt(ProjectCard):
    """Requires that you are not the first player. Steal half of the heat (rounded down) from any opponent and remove all plants from a player who has the most plants."""

    def __init__(self) -> None:
        super().__init__("heat_debt", "Heat Debt", "CP6", 7, QUALITY_EVENT)
        self.touches = {
            UNITS: (
                1 << RESOURCE_HEAT,
                1 << RESOURCE_HEAT | FACET_ANYBODY,
                1 << RESOURCE_HEAT | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS
            + 1: (
                0,
                1 << RESOURCE_PLANT | FACET_ANYBODY,
                1 << RESOURCE_PLANT | FACET_ANYBODY | FACET_CHOICE,
            ),
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return not is_first_player(game, player)

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not steal_share_from(
                game, frame, RESOURCE_HEAT, HALVED, everyone_or_opponents(game, player, True)
            )
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not remove_share_from(
                game, frame, RESOURCE_PLANT, WHOLE, with_most(game, player, self, False, 0)
            )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)

    def reckon(self, game: Game, player: Player, number: int) -> int:
        return gauge(game, player, RESOURCE_PLANT)
