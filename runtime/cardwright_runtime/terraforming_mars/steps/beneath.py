"""Cards beneath cards, face down. In: a description of cards, how many. Out: cards of the hand beneath the card that says so, or back in the hand."""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.changes import CARD_KEPT, CARD_PUT_BENEATH
from cardwright_runtime.terraforming_mars.descriptions import fitting
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import CARDS_BENEATH
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import Amount, Cards, SpokenCard, ThisRule
from cardwright_runtime.terraforming_mars.steps.drawing import ChooseCard, without
from cardwright_runtime.terraforming_mars.steps.revealed import revealed_in

PUT: Final = 0
TAKE: Final = 1


def put_beneath(game: Game, frame: Frame, amount: Amount, cards: Cards) -> bool:
    """So many such cards of the own choice out of the hand, or what there is; nothing where this card does not lie before the player.

    Step: PutBeneath(amount, cards=CardKind() | cards)
    Most: most_to_discard
    Adds: tokens
    Takes: hand
    Reads: hand, choice
    """
    player = game.players[frame.player]
    if frame.rule not in player.tableau:
        return False
    return _move(game, frame, amount, fitting(game, player, player.hand, frame.rule, cards), PUT)


def put_it_beneath(game: Game, frame: Frame, card: SpokenCard) -> None:
    """The card that was spoken of, revealed or in the own hand; nothing where this card does not lie before the player.

    Step: PutBeneath(it=True)
    Test: can_be_put_beneath
    Speaks of: Buys, Reveal, TakeBack, TakeCard, EachCard
    Adds: tokens
    Takes: hand
    """
    player = game.players[frame.player]
    if frame.rule not in player.tableau:
        return
    revealing = revealed_in(game, frame)
    if card in revealing.items:
        revealing.items = without(revealing.items, card)
    elif card in player.hand:
        player.hand = without(player.hand, card)
    else:
        # Whoever only looks ahead may come here with a card that has gone already.
        return
    _lay(game, frame, player, frame.rule, card)


def can_be_put_beneath(game: Game, frame: Frame, card: SpokenCard) -> bool:
    """It lies revealed, or in the player's hand.

    Role: test
    """
    return card in revealed_in(game, frame).items or card in game.players[frame.player].hand


def take_from_beneath(game: Game, frame: Frame, amount: Amount, cards: Cards) -> bool:
    """The other way, or what there is.

    Step: TakeFromBeneath(amount, cards=CardKind() | cards)
    Most: most_from_beneath
    Adds: hand
    Takes: tokens
    Reads: tokens, choice
    """
    player = game.players[frame.player]
    lying = cards_beneath(player, frame.rule)
    return _move(game, frame, amount, fitting(game, player, lying, frame.rule, cards), TAKE)


def most_from_beneath(game: Game, player: Player, rule: ThisRule, cards: Cards) -> int:
    """How many such cards lie there.

    Role: most
    """
    return count_beneath(game, player, rule, cards)


def count_beneath(game: Game, player: Player, rule: ThisRule, cards: Cards) -> int:
    """Such cards that lie beneath this one.

    Count: CardCount(cards=CardKind() | cards, beneath=True)
    Reads: tokens
    """
    return len(fitting(game, player, cards_beneath(player, rule), rule, cards))


def each_card_beneath(game: Game, player: Player, rule: ThisRule, cards: Cards) -> list[int]:
    """In the order in which they came there.

    Players: Players("so_often", often=Per(number=1, each=1, count=CardCount(cards=CardKind() | cards, beneath=True)))
    Reads: tokens
    """
    return fitting(game, player, cards_beneath(player, rule), rule, cards)


def cards_beneath(player: Player, rule: int) -> list[int]:
    return [card for card, on in zip(player.beneath, player.lies_beneath) if on == rule]


def _move(game: Game, frame: Frame, amount: int, found: list[int], way: int) -> bool:
    if amount <= 0 or not found:
        return False
    asked = game.push(CARDS_BENEATH, frame.block, frame.player, frame.cause)
    asked.amount = min(amount, len(found))
    asked.items = found
    asked.card = frame.rule
    asked.chosen = way
    return True


class CardsBeneath(ChooseCard):
    """`items` are the cards to choose from, `amount` how many are still to go, `card` is the one that they lie beneath."""

    def run(self, game: Game, frame: Frame) -> bool:
        while frame.amount > 0:
            if frame.amount < len(frame.items):
                game.ask(frame.player, frame.items)
                return False
            self.answer(game, frame, frame.items[0])
        return True

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.items = without(frame.items, value)
        frame.amount -= 1
        player = game.players[frame.player]
        if frame.chosen == TAKE:
            _take(game, frame, player, value)
            return
        player.hand = without(player.hand, value)
        _lay(game, frame, player, frame.card, value)


def _lay(game: Game, frame: Frame, player: Player, on: int, card: int) -> None:
    lay_beneath(player, on, [card])
    if game.logging:
        game.record(CARD_PUT_BENEATH, on, 1, player.index, frame)


def lay_beneath(player: Player, on: int, cards: list[int]) -> None:
    player.beneath = player.beneath + cards
    player.lies_beneath = player.lies_beneath + [on] * len(cards)


def lift_from(player: Player, on: int) -> list[int]:
    """All that lie beneath that card."""
    lifted = cards_beneath(player, on)
    for card in lifted:
        lift(player, card)
    return lifted


def lift(player: Player, card: int) -> None:
    place = player.beneath.index(card)
    player.beneath = player.beneath[:place] + player.beneath[place + 1 :]
    player.lies_beneath = player.lies_beneath[:place] + player.lies_beneath[place + 1 :]


def _take(game: Game, frame: Frame, player: Player, card: int) -> None:
    lift(player, card)
    player.hand = player.hand + [card]
    if game.logging:
        game.record(CARD_KEPT, card, 1, player.index, frame)
