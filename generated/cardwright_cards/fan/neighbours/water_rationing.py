"""Written by the compiler from cards/fan/neighbours/water_rationing.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class WaterRationing(ProjectCard):
    """Spend any amount of energy. Each opponent does this in turn: lose that amount of heat; lose 3 plants, or spend 4 M€. Gain 2 plants."""

    def __init__(self) -> None:
        super().__init__(
            "water_rationing", "Water Rationing", "N01", 7, QUALITY_EVENT, (TAG_PLANT,)
        )
        self.touches = {
            WHEN_PLAYED: (
                1 << RESOURCE_PLANT,
                1 << RESOURCE_ENERGY
                | 1 << RESOURCE_HEAT
                | 1 << RESOURCE_PLANT
                | 1 << RESOURCE_MEGACREDIT
                | FACET_ANYBODY,
                1 << RESOURCE_ENERGY
                | FACET_CHOICE
                | 1 << RESOURCE_HEAT
                | FACET_IN_FORCE
                | 1 << RESOURCE_PLANT
                | 1 << RESOURCE_MEGACREDIT
                | FACET_ANYBODY,
            ),
            UNITS: (
                0,
                1 << RESOURCE_HEAT | 1 << RESOURCE_PLANT | 1 << RESOURCE_MEGACREDIT,
                FACET_IN_FORCE
                | 1 << RESOURCE_PLANT
                | 1 << RESOURCE_MEGACREDIT
                | FACET_CHOICE
                | 1 << RESOURCE_HEAT,
            ),
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_amount(game, frame, 0, stock(game, player, RESOURCE_ENERGY)):
                return False
        if frame.step == 1:
            frame.step = 2
            pay(game, frame, RESOURCE_ENERGY, frame.amount)
            if by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, True), frame.player
            ):
                return False
        gain(game, frame, RESOURCE_PLANT, 2)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            lose(game, frame, RESOURCE_HEAT, frame.amount)
            options: list[int] = []
            if can_lose(game, player, RESOURCE_PLANT, 3):
                options.append(0)
            if can_pay_money(game, player, RESOURCE_MEGACREDIT, 4):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 3
        if frame.step == 2:
            frame.step = 4
            lose(game, frame, RESOURCE_PLANT, 3)
        if frame.step == 3:
            frame.step = 4
            return not pay_money(game, frame, RESOURCE_MEGACREDIT, 4)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
