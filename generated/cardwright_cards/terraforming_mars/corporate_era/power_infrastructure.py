"""Written by the compiler from cards/terraforming_mars/corporate_era/power_infrastructure.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class PowerInfrastructure(ProjectCard):
    """Action: Spend any amount of energy and gain that amount of M€."""

    def __init__(self) -> None:
        super().__init__(
            "power_infrastructure",
            "Power Infrastructure",
            "194",
            4,
            QUALITY_ACTIVE,
            (TAG_POWER, TAG_BUILDING),
        )
        self.touches = {
            ACTION: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_ENERGY,
                1 << RESOURCE_ENERGY | FACET_CHOICE,
            )
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_ENERGY, 1)

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_amount(game, frame, 1, stock(game, player, RESOURCE_ENERGY)):
                return False
        pay(game, frame, RESOURCE_ENERGY, frame.amount)
        gain(game, frame, RESOURCE_MEGACREDIT, frame.amount)
        return True
