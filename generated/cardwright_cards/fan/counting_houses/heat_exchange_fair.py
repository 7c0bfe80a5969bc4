"""Written by the compiler from cards/fan/counting_houses/heat_exchange_fair.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class HeatExchangeFair(ProjectCard):
    """Action: Spend X heat (at most 7) to gain 1 plant for every 3 units of X. If X is at least 7, increase your heat production 1 step. X is a number you choose, at least 1."""

    def __init__(self) -> None:
        super().__init__(
            "heat_exchange_fair", "Heat Exchange Fair", "CH04", 8, QUALITY_ACTIVE, (TAG_POWER,)
        )
        self.touches = {
            ACTION: (
                1 << RESOURCE_PLANT | 1 << PRODUCTION_HEAT,
                1 << RESOURCE_HEAT,
                1 << RESOURCE_HEAT | FACET_CHOICE,
            )
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_HEAT, 1)

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_amount(game, frame, 1, min(stock(game, player, RESOURCE_HEAT), 7)):
                return False
        pay(game, frame, RESOURCE_HEAT, min(frame.amount, 7))
        gain(game, frame, RESOURCE_PLANT, frame.amount // 3)
        if frame.amount >= 7:
            increase(game, frame, PRODUCTION_HEAT, 1)
        return True
