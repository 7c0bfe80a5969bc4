"""Written by the compiler from cards/terraforming_mars/corporate_era/electro_catapult.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ElectroCatapult(ProjectCard):
    """Oxygen must be 8% or less. Decrease your energy production 1 step. Action: Spend 1 plant or 1 steel to gain 7 M€. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "electro_catapult", "Electro Catapult", "069", 17, QUALITY_ACTIVE, (TAG_BUILDING,)
        )
        self.touches = {
            WHEN_PLAYED: (0, 1 << PRODUCTION_ENERGY, 0),
            ACTION: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_PLANT | 1 << RESOURCE_STEEL,
                1 << RESOURCE_PLANT | 1 << RESOURCE_STEEL | FACET_CHOICE,
            ),
        }
        self.printed_points = 1
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_OXYGEN) - value(game, player, VALUE_LEEWAY) <= 8

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_ENERGY, 1)

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_PLANT, 1) or can_pay(game, player, RESOURCE_STEEL, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_ENERGY, 1)
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = []
            if can_pay(game, player, RESOURCE_PLANT, 1):
                options.append(0)
            if can_pay(game, player, RESOURCE_STEEL, 1):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.chosen == 0:
            pay(game, frame, RESOURCE_PLANT, 1)
        elif frame.chosen == 1:
            pay(game, frame, RESOURCE_STEEL, 1)
        gain(game, frame, RESOURCE_MEGACREDIT, 7)
        return True
