"""Resources taken from cards. In: a kind, an amount, whose cards. Out: what cards hold, or what is gone in place of it."""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.descriptions import ANY_CARD, fitting, is_shielded
from cardwright_runtime.terraforming_mars.events import REMOVED
from cardwright_runtime.terraforming_mars.frames import TokenTaking
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import RESOURCE_MEGACREDIT
from cardwright_runtime.terraforming_mars.numbers import PAY_FROM_CARD, REMOVE_TOKENS
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import (
    Amount,
    Cards,
    ThisRule,
    Token,
)
from cardwright_runtime.terraforming_mars.steps.drawing import ChooseCard
from cardwright_runtime.terraforming_mars.steps.gauges import change, change_tokens
from cardwright_runtime.terraforming_mars.steps.held_back import to_come_on
from cardwright_runtime.terraforming_mars.steps.questions import others_first, player_label
from cardwright_runtime.terraforming_mars.steps.removing import EXACTLY

# Of somebody who has no cards: the neutral opponent of the solo game, or an automa.
NOBODYS_CARD: Final = -1


def pay_from_this_card(game: Game, frame: Frame, amount: Amount) -> None:
    """Resources from the card that says so.

    Step: Pay(prices=(Price(amount, resource=Held(), source=Holder("this_card")),))
    Test: can_pay_from_card
    Most: count_on_card
    Takes: tokens
    """
    change_tokens(game, frame, game.players[frame.player], frame.rule, -amount)


def can_pay_from_card(game: Game, player: Player, card: ThisRule, amount: Amount) -> bool:
    """So many lie on the card.

    Role: test
    """
    return player.tokens_on(card) + to_come_on(game, card) >= amount


def holder_of(game: Game, card: int) -> int:
    """Whose card it is; somebody has it in play."""
    owner = 0
    while card not in game.players[owner].holders:
        owner += 1
    return owner


def _takeable(game: Game, player: int, token: int, amount: int, owner: int) -> list[int]:
    """Cards from which so much can be taken, the own ones first; `owner` -1 is any player."""
    if game.table.has_conditions:
        game.settle()
    found: list[int] = []
    for index in reversed(others_first(game, player)):
        other = game.players[index]
        if owner >= 0 and index != owner:
            continue
        if index != player and other.protected_tokens >> token & 1:
            continue
        for position, card in enumerate(other.holders):
            if (
                other.held[position] + to_come_on(game, card) < amount
                or game.table.cards[card].holds != token
            ):
                continue
            if card in other.protected_cards:
                continue
            if index == player or not is_shielded(game, other, card):
                found.append(card)
    return found


def _money_instead(game: Game, player: int) -> int:
    """Of an automa goes money for what others have on cards (automa A, your turn, 1); 0 where nobody can take any."""
    if player == game.table.automa or game.table.automa < 0:
        return 0
    return game.players[game.table.automa].megacredits


def pay_from_any_card(game: Game, frame: Frame, token: Token, amount: Amount) -> bool:
    """From any player's card, this one too.

    Step: Pay(prices=(Price(amount, resource=token, source=Holder("any_players_cards")),))
    Test: can_pay_from_any_card
    Takes: tokens, anybody
    Reads: tokens, anybody, choice
    """
    asked = game.push(PAY_FROM_CARD, frame.block, frame.player, frame.cause)
    asked.amount = amount
    asked.items = _takeable(game, frame.player, token, amount, -1)
    asked.chosen = 1 if game.table.solo or _money_instead(game, frame.player) >= amount else 0
    return True


def can_pay_from_any_card(game: Game, player: Player, token: Token, amount: Amount) -> bool:
    """So many lie on a card from which they may be taken.

    Role: test
    """
    if game.table.solo or _money_instead(game, player.index) >= amount:
        return True
    return len(_takeable(game, player.index, token, amount, -1)) > 0


def pay_from_described(
    game: Game, frame: Frame, token: Token, amount: Amount, cards: Cards
) -> bool:
    """From a card of that description, whoever has it.

    Step: Pay(prices=(Price(amount, resource=token, source=Holder("any_players_cards", cards=cards)),))
    Test: can_pay_from_described
    Takes: tokens, anybody
    Reads: tokens, anybody, choice
    """
    asked = game.push(PAY_FROM_CARD, frame.block, frame.player, frame.cause)
    asked.amount = amount
    found = _takeable(game, frame.player, token, amount, -1)
    asked.items = fitting(game, game.players[frame.player], found, frame.rule, cards)
    asked.chosen = 1 if game.table.solo else 0
    return True


def can_pay_from_described(
    game: Game, player: Player, rule: ThisRule, token: Token, amount: Amount, cards: Cards
) -> bool:
    """So many lie on such a card from which they may be taken.

    Role: test
    """
    found = _takeable(game, player.index, token, amount, -1)
    return game.table.solo or len(fitting(game, player, found, rule, cards)) > 0


def pay_from_own_card(game: Game, frame: Frame, token: Token, amount: Amount, cards: Cards) -> bool:
    """From one of the own cards.

    Step: Pay(prices=(Price(amount, resource=token, source=Holder("any_card", cards=CardKind() | cards)),))
    Test: can_pay_from_own_card
    Takes: tokens
    Reads: tokens, choice
    """
    found = _own_with(game, game.players[frame.player], token, amount)
    return _pay_from(game, frame, amount, found, cards)


def can_pay_from_own_card(
    game: Game, player: Player, rule: ThisRule, token: Token, amount: Amount, cards: Cards
) -> bool:
    """So many lie on such a card; the neutral opponent's are none of the own.

    Role: test
    """
    found = _own_with(game, player, token, amount)
    return len(fitting(game, player, found, rule, cards)) > 0


def pay_from_another_card(
    game: Game, frame: Frame, token: Token, amount: Amount, cards: Cards
) -> bool:
    """From one of the own cards, but not the one that says so.

    Step: Pay(prices=(Price(amount, resource=token, source=Holder("another_card", cards=CardKind() | cards)),))
    Test: can_pay_from_another_card
    Takes: tokens
    Reads: tokens, choice
    """
    player = game.players[frame.player]
    found = [card for card in _own_with(game, player, token, amount) if card != frame.rule]
    return _pay_from(game, frame, amount, found, cards)


def can_pay_from_another_card(
    game: Game, player: Player, rule: ThisRule, token: Token, amount: Amount, cards: Cards
) -> bool:
    """So many lie on such a card; the neutral opponent's are none of the own.

    Role: test
    """
    # A global event, or a card that holds too few, is not among them to begin with.
    found = [card for card in _own_with(game, player, token, amount) if card != rule]
    return len(fitting(game, player, found, rule, cards)) > 0


def _pay_from(game: Game, frame: Frame, amount: int, found: list[int], cards: int) -> bool:
    asked = game.push(PAY_FROM_CARD, frame.block, frame.player, frame.cause)
    asked.amount = amount
    asked.items = fitting(game, game.players[frame.player], found, frame.rule, cards)
    return True


def _own_with(game: Game, player: Player, token: int, amount: int) -> list[int]:
    return [
        card
        for card, held in zip(player.holders, player.held)
        if held + to_come_on(game, card) >= amount and game.table.cards[card].holds == token
    ]


class PayFromCard(ChooseCard):
    """`amount` is how many, `items` the cards to choose from; `chosen` says that it may be nobody's: the neutral opponent's of the solo
    game, or the money of an automa."""

    def run(self, game: Game, frame: Frame) -> bool:
        nobodys = [NOBODYS_CARD] if frame.chosen else []
        return frame.step == 1 or self.put(game, frame, nobodys + frame.items)

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.step = 1
        if value == NOBODYS_CARD:
            if game.table.automa >= 0:
                automa = game.players[game.table.automa]
                change(game, frame, automa, RESOURCE_MEGACREDIT, -frame.amount, REMOVED)
        else:
            owner = game.players[holder_of(game, value)]
            change_tokens(game, frame, owner, value, -frame.amount)

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        if value == NOBODYS_CARD:
            return player_label(game, game.table.automa)
        return super().option_label(game, frame, value)


def remove_tokens_up_to(game: Game, frame: Frame, token: Token, amount: Amount) -> bool:
    """From the cards of one player.

    Step: Remove(amount, resources=(token,), holder=Holder("any_players_cards"), up_to=True)
    Takes: tokens, anybody
    Reads: tokens, anybody, choice
    """
    found = _takeable(game, frame.player, token, 1, -1)
    return _ask_from_which(game, frame, token, amount, found, True, 0)


def remove_tokens(game: Game, frame: Frame, token: Token, amount: Amount, cards: Cards) -> bool:
    """From one card of that description, whoever has it: so many, or what there is.

    Step: Remove(amount, resources=(token,), holder=Holder("any_players_cards", cards=CardKind() | cards))
    Takes: tokens, anybody
    Reads: tokens, anybody, choice
    """
    return _of_described(game, frame, token, amount, cards, EXACTLY)


def remove_tokens_up_to_from(
    game: Game, frame: Frame, token: Token, amount: Amount, cards: Cards
) -> bool:
    """From such cards of one player.

    Step: Remove(amount, resources=(token,), holder=Holder("any_players_cards", cards=cards), up_to=True)
    Takes: tokens, anybody
    Reads: tokens, anybody, choice
    """
    return _of_described(game, frame, token, amount, cards, 0)


def _of_described(game: Game, frame: Frame, token: int, amount: int, cards: int, how: int) -> bool:
    found = _takeable(game, frame.player, token, 1, -1)
    found = fitting(game, game.players[frame.player], found, frame.rule, cards)
    if amount <= 0:
        frame.whom = -1
        return False
    return _ask_from_which(game, frame, token, amount, found, cards == ANY_CARD, how)


def _ask_from_which(
    game: Game, frame: Frame, token: int, amount: int, found: list[int], instead: bool, how: int
) -> bool:
    """`instead`: money of an automa may go for it; `how`: `EXACTLY`, so many or what there is, else as many as the player says."""
    frame.whom = -1
    if not found and not (instead and _money_instead(game, frame.player)):
        return False
    asked = TokenTaking(REMOVE_TOKENS, frame.block, frame.player, frame.cause, token)
    asked.amount = amount
    asked.items = found
    asked.chosen = how
    game.stack.append(asked)
    return True


class RemoveTokens(ChooseCard):
    """Its frame is a `TokenTaking`: `items` are the cards to choose from, `card` is the one chosen while it is asked how many go."""

    def run(self, game: Game, frame: Frame) -> bool:
        assert isinstance(frame, TokenTaking)
        while True:
            if frame.card < 0 and not self._is_of_automa(game, frame):
                # Once something was taken, going on is free.
                free = frame.owner >= 0 or _money_instead(game, frame.player) > 0
                if frame.amount <= 0 or not (frame.items or free and frame.owner < 0):
                    return True
                if not self.put(game, frame, ([NOBODYS_CARD] if free else []) + frame.items):
                    return False
            elif frame.amount <= 0:
                return True
            elif frame.chosen == EXACTLY:
                self.answer(game, frame, self._most(game, frame))
                frame.amount = 0
                return game.stack[-1] is frame
            else:
                game.ask(frame.player, list(range(self._most(game, frame) + 1)))
                return False

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        assert isinstance(frame, TokenTaking)
        if frame.card >= 0:
            self._take(game, frame, value)
        elif self._is_of_automa(game, frame):
            automa = game.players[frame.owner]
            change(game, frame, automa, RESOURCE_MEGACREDIT, -value, REMOVED)
            frame.amount = 0
        elif value == NOBODYS_CARD and frame.owner >= 0:
            frame.amount = 0
        else:
            frame.card = value
            automas = value == NOBODYS_CARD
            frame.owner = game.table.automa if automas else holder_of(game, value)
            game.parent().whom = frame.owner

    def _is_of_automa(self, game: Game, frame: TokenTaking) -> bool:
        return frame.owner >= 0 and frame.owner == game.table.automa

    def _most(self, game: Game, frame: TokenTaking) -> int:
        owner = game.players[frame.owner]
        if frame.card < 0:
            return min(frame.amount, owner.megacredits)
        return min(frame.amount, owner.tokens_on(frame.card) + to_come_on(game, frame.card))

    def _take(self, game: Game, frame: TokenTaking, amount: int) -> None:
        card = frame.card
        # It stands on this module.
        from cardwright_runtime.terraforming_mars.steps.coming import harm_card

        harm_card(game, frame, frame.owner, card, amount)
        frame.card = -1
        frame.amount = frame.amount - amount if amount else 0
        theirs = _takeable(game, frame.player, frame.token, 1, frame.owner)
        frame.items = [other for other in frame.items if other != card and other in theirs]

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        if self._asks_how_many(game, frame):
            return f"amount:{value}"
        return super().option_key(game, frame, value)

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        assert isinstance(frame, TokenTaking)
        if self._asks_how_many(game, frame):
            return str(value)
        if value == NOBODYS_CARD and frame.owner < 0:
            return player_label(game, game.table.automa)
        return super().option_label(game, frame, value)

    def _asks_how_many(self, game: Game, frame: Frame) -> bool:
        assert isinstance(frame, TokenTaking)
        return frame.card >= 0 or self._is_of_automa(game, frame)
