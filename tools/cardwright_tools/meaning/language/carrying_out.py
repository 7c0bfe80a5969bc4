"""Another card played or used within a step. In: a step. Out: that card, carried out.

Where no card can be, nothing happens (ruling `another-card-if-possible`). What carries out another card is itself carried
out by none (ruling `no-third-card`).
"""

from collections.abc import Callable

from cardwright.rules.nodes import Action, PlayFromHand, UseAction
from cardwright_tools.meaning.language.adding import choose_card
from cardwright_tools.meaning.language.asking import Run, can_be_done
from cardwright_tools.meaning.language.cards import is_such
from cardwright_tools.meaning.language.position import Position
from cardwright_tools.meaning.language.running import Running

Way = Callable[[str, Running], Run]


def play_from_hand(node: PlayFromHand, now: Running) -> Run:
    """One of the cards of the hand that could be played as ever: requirement, cost, effect."""
    such = [card for card in now.me["hand"] if is_such(card, node.cards, now)]
    yield from one_of(such, now.play, now)


def use_action(node: UseAction, now: Running) -> Run:
    """The action of one of one's own cards, used before or not."""
    such = [card for card in now.me["tableau"] if has_action(card, now)]
    yield from one_of([card for card in such if is_such(card, node.cards, now)], now.act, now)


def has_action(card: str, now: Running) -> bool:
    return any(isinstance(clause, Action) for clause in now.book.card(card).clauses)


def one_of(cards: list[str], way: Way, now: Running) -> Run:
    possible = [card for card in cards if not carries_out(card, now) and is_open(card, way, now)]
    if possible:
        card = yield from choose_card(possible, now)
        yield from way(card, now.other(now.position, now.player, card))


def carries_out(card: str, now: Running) -> bool:
    return any(isinstance(n, PlayFromHand | UseAction) for n in now.book.card(card).walk())


def is_open(card: str, way: Way, now: Running) -> bool:
    def start(position: Position) -> Run:
        return way(card, now.other(position, now.player, card))

    return can_be_done(start, now.position)
