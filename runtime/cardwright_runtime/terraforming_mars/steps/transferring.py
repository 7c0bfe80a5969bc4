"""Cards that change hands, or leave one by chance. In: a description of cards, how many, to whom. Out: cards in another hand, or discarded."""

from cardwright_runtime.kernel.chance import below, stream_start
from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.changes import CARD_KEPT
from cardwright_runtime.terraforming_mars.deeds import DISCARDED
from cardwright_runtime.terraforming_mars.descriptions import fitting
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import (
    TRANSFER_AT_RANDOM,
    TRANSFER_CARD,
    TRANSFER_CARDS,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import Amount, Cards, SomePlayers, SpokenCard
from cardwright_runtime.terraforming_mars.steps.aftermath import tell_of_cards
from cardwright_runtime.terraforming_mars.steps.beneath import lay_beneath, lift, lift_from
from cardwright_runtime.terraforming_mars.steps.drawing import (
    ChooseCard,
    put_aside,
    without,
)
from cardwright_runtime.terraforming_mars.steps.leaving import (
    can_be_discarded,
    leave_play,
    lies_before,
)
from cardwright_runtime.terraforming_mars.steps.others import ChoosePlayer
from cardwright_runtime.terraforming_mars.steps.playing import lay_open
from cardwright_runtime.terraforming_mars.steps.revealed import revealed_in


def transfer(game: Game, frame: Frame, amount: Amount, cards: Cards, players: SomePlayers) -> bool:
    """So many such cards of the own choice out of the hand into theirs, or what there is; nobody gives to himself.

    Step: Transfer(amount, cards=CardKind() | cards, players=players)
    Takes: hand
    Reads: hand, choice, anybody
    """
    others = [player for player in players if player != frame.player]
    frame.whom = others[0] if others else -1
    if len(others) < 2:
        return len(others) > 0 and _transfer(game, frame, amount, cards, others[0])
    return _ask_to_whom(game, frame, TRANSFER_CARD, amount, cards, others)


def _ask_to_whom(
    game: Game, frame: Frame, question: int, amount: int, cards: int, others: list[int]
) -> bool:
    asked = game.push(question, frame.block, frame.player, frame.cause)
    asked.items = others
    asked.amount = amount
    asked.chosen = cards
    return True


def _transfer(game: Game, frame: Frame, amount: int, cards: int, whom: int) -> bool:
    player = game.players[frame.player]
    found = fitting(game, player, player.hand, frame.rule, cards)
    if amount <= 0 or not found:
        return False
    if amount >= len(found):
        for card in found:
            _hand_over(game, frame, card, whom)
        return False
    asked = game.push(TRANSFER_CARDS, frame.block, frame.player, frame.cause)
    asked.amount = amount
    asked.chosen = whom
    asked.items = found
    return True


def transfer_at_random(
    game: Game, frame: Frame, amount: Amount, cards: Cards, players: SomePlayers
) -> bool:
    """The same with cards that nobody chooses.

    Step: Transfer(amount, cards=CardKind() | cards, players=players, at_random=True)
    Takes: hand
    Reads: hand, choice, anybody
    """
    others = [player for player in players if player != frame.player]
    frame.whom = others[0] if others else -1
    if len(others) < 2:
        for player in others:
            _hand_over_at_random(game, frame, amount, cards, player)
        return False
    return _ask_to_whom(game, frame, TRANSFER_AT_RANDOM, amount, cards, others)


def _hand_over_at_random(game: Game, frame: Frame, amount: int, cards: int, whom: int) -> None:
    for card in _taken_at_random(game, frame, amount, cards):
        _hand_over(game, frame, card, whom)


def discard_at_random(game: Game, frame: Frame, amount: Amount, cards: Cards) -> None:
    """Cards of the hand that nobody chooses.

    Step: Discard(amount, cards=CardKind() | cards, at_random=True)
    Test: can_discard in sum
    Most: most_to_discard
    Takes: hand
    Reads: hand
    """
    gone = _taken_at_random(game, frame, amount, cards)
    player = game.players[frame.player]
    player.hand = [card for card in player.hand if card not in gone]
    put_aside(game, frame, gone)
    frame.spoken = gone[-1] if gone else -1
    tell_of_cards(game, frame.player, DISCARDED, gone)


def _taken_at_random(game: Game, frame: Frame, amount: int, cards: int) -> list[int]:
    """So many such cards of the hand, or what there is. Each hand has a stream of its own: what else is drawn by chance leaves it alone."""
    player = game.players[frame.player]
    found = fitting(game, player, player.hand, frame.rule, cards)
    taken: list[int] = []
    while found and len(taken) < amount:
        hand = f"hand {frame.player} {game.generation} {len(player.hand)} {len(found)}"
        place = below(stream_start(game.seed, f"{hand} {len(game.discards)}"), len(found))
        taken.append(found[place])
        found = without(found, found[place])
    return taken


def transfer_this_card(game: Game, frame: Frame, players: SomePlayers) -> bool:
    """The card that says so lies before another player from now on, with all that lies on it.

    Step: TransferCard(players=players, it=False)
    Test: can_leave
    Takes: tokens, open
    Reads: choice, anybody, open, tokens
    """
    return _ask_who_gets(game, frame, frame.rule, players)


def transfer_it(game: Game, frame: Frame, card: SpokenCard, players: SomePlayers) -> bool:
    """The card that was spoken of: out of the hand, from beneath or revealed, into their hand; out of play before them.

    Step: TransferCard(players=players, it=True)
    Test: can_be_given
    Speaks of: PlaysCard, PlaysTag, Adds, Buys, UsesAction, Reveal, Add, TakeBack, TakeCard, Play, UseAction, UseEffect, EachCard
    Takes: tokens, open, hand
    Reads: choice, anybody, open, hand, tokens
    """
    frame.spoken = card
    return _ask_who_gets(game, frame, card, players)


def can_be_given(game: Game, frame: Frame, card: SpokenCard) -> bool:
    """It lies revealed, in the player's hand, before the player or beneath a card there.

    Role: test
    """
    player = game.players[frame.player]
    return card in revealed_in(game, frame).items or can_be_discarded(game, player, card)


def _ask_who_gets(game: Game, frame: Frame, card: int, players: list[int]) -> bool:
    """Nobody gives to himself."""
    others = [player for player in players if player != frame.player]
    frame.whom = others[0] if others else -1
    if len(others) < 2:
        for player in others:
            _give(game, frame, card, player)
        return False
    asked = game.push(TRANSFER_CARD, frame.block, frame.player, frame.cause)
    asked.items = others
    asked.card = card
    return True


def _give(game: Game, frame: Frame, card: int, whom: int) -> None:
    """A card in play lies before its new player as it lay before the old one: used or not, with what lies on it and beneath it."""
    giver, receiver = game.players[frame.player], game.players[whom]
    revealing = revealed_in(game, frame)
    if card in revealing.items:
        revealing.items = without(revealing.items, card)
        receiver.hand = receiver.hand + [card]
    elif card in giver.hand:
        giver.hand = without(giver.hand, card)
        receiver.hand = receiver.hand + [card]
    elif card in giver.beneath:
        lift(giver, card)
        receiver.hand = receiver.hand + [card]
    elif lies_before(game, giver, card):
        change_hands(game, giver, receiver, card)
    if game.logging:
        game.record(CARD_KEPT, card, 1, whom, frame)


def change_hands(game: Game, giver: Player, receiver: Player, card: int) -> None:
    if giver.beneath:
        lay_beneath(receiver, card, lift_from(giver, card))
    if card in giver.events:
        giver.events = without(giver.events, card)
        receiver.events = receiver.events + [card]
        return
    lying = giver.tokens_on(card) if card in giver.holders else 0
    used = card in giver.used
    leave_play(game, giver, card)
    lay_open(game, receiver, card)
    if lying:
        receiver.held = receiver.held[:-1] + [lying]
    if used:
        receiver.used = receiver.used + [card]


def _hand_over(game: Game, frame: Frame, card: int, whom: int) -> None:
    giver, receiver = game.players[frame.player], game.players[whom]
    giver.hand = without(giver.hand, card)
    receiver.hand = receiver.hand + [card]
    if game.logging:
        game.record(CARD_KEPT, card, 1, whom, frame)


class TransferCards(ChooseCard):
    """`items` are the cards to choose from, `amount` how many are still to go, `chosen` who gets them."""

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.amount <= 0:
            return True
        game.ask(frame.player, frame.items)
        return False

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.items = without(frame.items, value)
        frame.amount -= 1
        _hand_over(game, frame, value, frame.chosen)


class TransferCard(ChoosePlayer):
    """`items` are the players to choose from, `card` is given; where none is named, `amount` cards of the hand, which `chosen` describes."""

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.step = 1
        giving = game.parent()
        giving.whom = value
        if frame.card >= 0:
            _give(game, giving, frame.card, value)
        else:
            _transfer(game, giving, frame.amount, frame.chosen, value)


class TransferAtRandom(ChoosePlayer):
    """`items` are the players to choose from, who gets `amount` cards of the hand, which `chosen` describes."""

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.step = 1
        giving = game.parent()
        giving.whom = value
        _hand_over_at_random(game, giving, frame.amount, frame.chosen, value)
