"""Resources put on cards. In: a kind, an amount, a card or the choice of one. Out: what cards hold."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.descriptions import fitting
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import ADD_TO_CARD
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import (
    Amount,
    Cards,
    EventCard,
    SpokenCard,
    TokenOrAny,
)
from cardwright_runtime.terraforming_mars.steps.drawing import ChooseCard
from cardwright_runtime.terraforming_mars.steps.gauges import change_tokens
from cardwright_runtime.terraforming_mars.steps.others import everyone_or_opponents
from cardwright_runtime.terraforming_mars.steps.taking_tokens import holder_of


def add_to_this_card(game: Game, frame: Frame, amount: Amount) -> None:
    """Resources onto the card that says so.

    Step: Add(amount, resource=Held() | None, holder=Holder("this_card"))
    Adds: tokens
    """
    change_tokens(game, frame, game.players[frame.player], frame.rule, amount)


def add_to_played_card(game: Game, frame: Frame, amount: Amount) -> None:
    """The card that the event spoke of, if it can hold anything.

    Step: Add(amount, resource=None, holder=Holder("played_card"))
    Test: can_add_to_played_card
    Speaks of: PlaysCard, PlaysTag
    Adds: tokens
    """
    change_tokens(game, frame, game.players[frame.player], frame.card, amount)
    frame.spoken = frame.card


def can_add_to_played_card(game: Game, player: Player, card: EventCard) -> bool:
    """It can hold something.

    Role: test
    """
    return card in player.holders


def add_to_it(
    game: Game, frame: Frame, card: SpokenCard, token: TokenOrAny, amount: Amount
) -> None:
    """The card that was spoken of last, if it lies before its player and can hold that.

    Step: Add(amount, resource=token, holder=Holder("it"))
    Test: can_add_to_it
    Speaks of: PlaysCard, PlaysTag, Adds, Buys, UsesAction, Reveal, Discard, DiscardPlayed, Add, TakeBack, PlayFromHand, PlayRevealed, UseAction, UseEffect, TakeCard, TransferCard, DiscardIt, EachCard
    Adds: tokens
    """
    change_tokens(game, frame, game.players[frame.player], card, amount)
    frame.spoken = card


def can_add_to_it(game: Game, player: Player, card: SpokenCard, token: TokenOrAny) -> bool:
    """It can hold such.

    Role: test
    """
    if card not in player.holders:
        return False
    return token < 0 or game.table.cards[card].holds == token


def add_to_card(game: Game, frame: Frame, token: TokenOrAny, amount: Amount, cards: Cards) -> bool:
    """One of the own cards that can hold it; without one, nothing (000 p. 9).

    Step: Add(amount, resource=token, holder=Holder("any_card", cards=CardKind() | cards))
    Adds: tokens
    Reads: tokens, choice
    """
    return _add(game, frame, _holders(game, frame, token, cards), amount)


def add_to_another_card(
    game: Game, frame: Frame, token: TokenOrAny, amount: Amount, cards: Cards
) -> bool:
    """Not the card that says so, though it may hold it too.

    Step: Add(amount, resource=token, holder=Holder("another_card", cards=CardKind() | cards))
    Adds: tokens
    Reads: tokens, choice
    """
    holders = _holders(game, frame, token, cards)
    return _add(game, frame, [card for card in holders if card != frame.rule], amount)


def add_to_each_card(
    game: Game, frame: Frame, token: TokenOrAny, amount: Amount, cards: Cards
) -> None:
    """All of the own cards that can hold it.

    Step: Add(amount, resource=token, holder=Holder("each_card", cards=CardKind() | cards))
    Adds: tokens
    Reads: tokens
    """
    frame.spoken = -1
    for card in _holders(game, frame, token, cards):
        change_tokens(game, frame, game.players[frame.player], card, amount)
        frame.spoken = card


def add_to_card_of_anybody(
    game: Game, frame: Frame, token: TokenOrAny, amount: Amount, cards: Cards
) -> bool:
    """One of anybody's cards that can hold it, whoever owns it.

    Step: Add(amount, resource=token, holder=Holder("any_players_cards", cards=CardKind() | cards))
    Adds: tokens, anybody
    Reads: tokens, anybody, choice
    """
    player = game.players[frame.player]
    known = game.table.cards
    found: list[int] = []
    for other in everyone_or_opponents(game, player, False):
        found += [c for c in game.players[other].holders if token < 0 or known[c].holds == token]
    return _add(game, frame, fitting(game, player, found, frame.rule, cards), amount)


def _holders(game: Game, frame: Frame, token: int, cards: int) -> list[int]:
    player = game.players[frame.player]
    known = game.table.cards
    holders = player.holders
    if token >= 0:
        holders = [card for card in holders if known[card].holds == token]
    return fitting(game, player, holders, frame.rule, cards)


def _add(game: Game, frame: Frame, cards: list[int], amount: int) -> bool:
    frame.spoken = -1
    if not cards or amount <= 0:
        return False
    asked = game.push(ADD_TO_CARD, frame.block, frame.player, frame.cause)
    asked.amount = amount
    asked.items = cards
    return True


class AddToCard(ChooseCard):
    """`amount` is how many, `items` the cards to choose from."""

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.step = 1
        game.parent().spoken = value
        change_tokens(game, frame, game.players[holder_of(game, value)], value, frame.amount)
