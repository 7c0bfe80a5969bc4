"""Written by the compiler from cards/fan/archives/lending_desk.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class LendingDesk(ProjectCard):
    """Look at the top 3 cards of the deck, take up to 1 card with a science tag among them into your hand and either buy or discard each of the others. Action: Spend 2 M€ to look at the top 4 cards of the deck, take up to 2 cards among them into your hand and discard the rest."""

    def __init__(self) -> None:
        super().__init__("lending_desk", "Lending Desk", "C06", 7, QUALITY_ACTIVE, (TAG_SCIENCE,))
        self.touches = {
            WHEN_PLAYED: (
                FACET_HAND,
                FACET_DECK | 1 << RESOURCE_MEGACREDIT,
                FACET_CHOICE | 1 << RESOURCE_MEGACREDIT | FACET_IN_FORCE,
            ),
            ACTION: (
                FACET_HAND,
                1 << RESOURCE_MEGACREDIT | FACET_DECK,
                FACET_IN_FORCE | FACET_CHOICE,
            ),
        }

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 3)

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, 2) and can_draw(game, 4)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not draw_some_buy_others(game, frame, 3, 1, 0, True)
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 2):
                return False
        if frame.step == 1:
            frame.step = 2
            return not draw_some(game, frame, 4, 2, -1, True)
        return True

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_SCIENCE) >= 1
