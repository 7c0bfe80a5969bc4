"""Written by the compiler from cards/fan/open_ledgers/bulk_power.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class BulkPower(ProjectCard):
    """Action: Spend 2 M€ for each unit of X to gain X energy. X is a number you choose, at least 1."""

    def __init__(self) -> None:
        super().__init__("bulk_power", "Bulk Power", "OL05", 6, QUALITY_ACTIVE, (TAG_POWER,))
        self.touches = {
            ACTION: (
                1 << RESOURCE_ENERGY,
                1 << RESOURCE_MEGACREDIT,
                FACET_IN_FORCE | 1 << RESOURCE_MEGACREDIT | FACET_CHOICE,
            )
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, 2)

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_amount(game, frame, 1, most_money(game, player, RESOURCE_MEGACREDIT) // 2):
                return False
        if frame.step == 1:
            frame.step = 2
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 2 * frame.amount):
                return False
        gain(game, frame, RESOURCE_ENERGY, frame.amount)
        return True
