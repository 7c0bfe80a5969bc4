"""Written by the compiler from cards/fan/long_winter/money_lender.card: change that file instead."""

from cardwright_cards.fan.long_winter.nouns import COUNTER_DEBT
from cardwright_runtime.terraforming_mars.names import *


@final
class MoneyLender(ProjectCard):
    """Action: If you have no debts, gain 5 M€ and gain 1 debt. Or: If you have at least 1 debt, spend 6 M€ and lose 1 debt. −2 VP if you have at least 1 debt."""

    def __init__(self) -> None:
        super().__init__("money_lender", "Money Lender", "LW03", 4, QUALITY_ACTIVE, (TAG_EARTH,))
        self.touches = {
            ACTION: (
                1 << RESOURCE_MEGACREDIT | 1 << COUNTER_DEBT,
                1 << RESOURCE_MEGACREDIT | 1 << COUNTER_DEBT,
                1 << COUNTER_DEBT | FACET_IN_FORCE | 1 << RESOURCE_MEGACREDIT | FACET_CHOICE,
            )
        }
        self.scores = -1

    def can_act(self, game: Game, player: Player) -> bool:
        return (
            gauge(game, player, COUNTER_DEBT) < 1
            or gauge(game, player, COUNTER_DEBT) >= 1
            and can_pay_money(game, player, RESOURCE_MEGACREDIT, 6)
            and can_decrease(game, player, COUNTER_DEBT, 1)
        )

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = []
            if gauge(game, player, COUNTER_DEBT) < 1:
                options.append(0)
            if (
                gauge(game, player, COUNTER_DEBT) >= 1
                and can_pay_money(game, player, RESOURCE_MEGACREDIT, 6)
                and can_decrease(game, player, COUNTER_DEBT, 1)
            ):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 1:
            frame.step = 5
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 3
        if frame.step == 2:
            frame.step = 5
            gain(game, frame, RESOURCE_MEGACREDIT, 5)
            increase(game, frame, COUNTER_DEBT, 1)
        if frame.step == 3:
            frame.step = 4
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 6):
                return False
        if frame.step == 4:
            frame.step = 5
            decrease(game, frame, COUNTER_DEBT, 1)
        return True

    def points(self, game: Game, player: Player) -> int:
        return -2 if gauge(game, player, COUNTER_DEBT) >= 1 else 0
