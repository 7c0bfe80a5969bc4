"""Written by the compiler from cards/fan/first_ventures/venture_fund.card: change that file instead."""

from cardwright_cards.fan.first_ventures.nouns import QUALITY_VENTURE
from cardwright_runtime.terraforming_mars.names import *


@final
class VentureFund(ProjectCard):
    """Action: Spend 2 M€ to draw a venture. Then play a venture from your hand if you can. 1 VP per 3 ventures you have played."""

    def __init__(self) -> None:
        super().__init__("venture_fund", "Venture Fund", "V10", 7, QUALITY_ACTIVE, (TAG_EARTH,))
        self.touches = {
            ACTION: (
                FACET_HAND | FACET_EVERYTHING,
                1 << RESOURCE_MEGACREDIT | 1 << QUALITY_VENTURE | FACET_HAND,
                FACET_IN_FORCE | FACET_EVERYTHING | FACET_OPEN | FACET_CHOICE,
            )
        }
        self.scores = 1
        self.carries_out = True

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, 2) and can_draw_from_own_deck(
            game, 1, QUALITY_VENTURE
        )

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 2):
                return False
        if frame.step == 1:
            frame.step = 2
            draw_from_own_deck(game, frame, 1, QUALITY_VENTURE)
            return not play_from_hand(game, frame, 0, 0, False, False)
        return True

    def points(self, game: Game, player: Player) -> int:
        return count_played(game, player, self.index, 1, YOURS) // 3

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return is_of_type(card, QUALITY_VENTURE)
        return is_of_type(card, QUALITY_VENTURE)
