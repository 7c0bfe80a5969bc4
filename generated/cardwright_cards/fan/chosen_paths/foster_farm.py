"""Written by the compiler from cards/fan/chosen_paths/foster_farm.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class FosterFarm(ProjectCard):
    """Action: Spend X M€ (at most 3) to draw X cards (at most 2), and add an animal to a card with an animal tag of any player. X is a number you choose, at least 1. 1 VP per 2 animals on this card."""

    def __init__(self) -> None:
        super().__init__(
            "foster_farm", "Foster Farm", "CP8", 6, QUALITY_ACTIVE, (TAG_ANIMAL,), TOKEN_ANIMAL
        )
        self.touches = {
            ACTION: (
                FACET_HAND | FACET_TOKENS | FACET_ANYBODY,
                1 << RESOURCE_MEGACREDIT | FACET_DECK,
                FACET_IN_FORCE
                | 1 << RESOURCE_MEGACREDIT
                | FACET_CHOICE
                | FACET_DECK
                | FACET_TOKENS
                | FACET_ANYBODY,
            )
        }
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, 1) and can_draw(game, 1)

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_amount(
                game,
                frame,
                1,
                min(most_money(game, player, RESOURCE_MEGACREDIT), 3, 2, cards_left(game)),
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            if pay_money(game, frame, RESOURCE_MEGACREDIT, min(frame.amount, 3)):
                return False
        if frame.step == 2:
            frame.step = 3
            draw(game, frame, min(frame.amount, 2))
            return not add_to_card_of_anybody(game, frame, TOKEN_ANIMAL, 1, 2)
        return True

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index) // 2

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_ANIMAL) >= 1
