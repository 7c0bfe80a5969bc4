"""Another card played or used within a step. In: a step. Out: that card, carried out.

Where no card can be, nothing happens (ruling `another-card-if-possible`). What carries out another card is itself carried
out by none (ruling `no-third-card`).
"""

from collections.abc import Callable

from cardwright.rules.nodes import (
    Action,
    Amount,
    Play,
    UseAction,
    UseEffect,
    UseProject,
)
from cardwright_tools.meaning.language.adding import choose_card
from cardwright_tools.meaning.language.amounts import amount
from cardwright_tools.meaning.language.answers import whole
from cardwright_tools.meaning.language.asking import Run, can_be_done
from cardwright_tools.meaning.language.cards import is_such, is_such_project
from cardwright_tools.meaning.language.counts import meant
from cardwright_tools.meaning.language.leaving import lift
from cardwright_tools.meaning.language.position import NOBODY, Position
from cardwright_tools.meaning.language.repeating import played_steps
from cardwright_tools.meaning.language.running import Running

Way = Callable[[str, Running], Run]
ALL_OF_IT = 999
"""More than anything costs."""


def play(node: Play, now: Running) -> Run:
    """One of the cards that lie there and could be played so: it comes into the hand, and is played from there."""
    such = [card for card in where_it_lies(node, now) if is_such(card, node.cards, now)]
    way = playing(node, now)

    def into_the_hand(card: str, its: Running) -> Run:
        if lift(card, its.me) or node.revealed:
            its.me["hand"].append(card)
        yield from way(card, its)

    before = list(now.revealed)
    yield from one_of(such, into_the_hand, now)
    if node.revealed:
        now.revealed[:] = [card for card in before if card not in played_by(now)]


def where_it_lies(node: Play, now: Running) -> list[str]:
    if node.beneath:
        return [card for on, card in now.me["beneath"] if on == now.card]
    return now.revealed if node.revealed else now.me["hand"]


def played_by(now: Running) -> list[str]:
    return [*now.me["tableau"], *now.me["events"]]


def playing(node: Play, now: Running) -> Way:
    """`5 less`, `free`, `ignoring requirement`"""
    less = ALL_OF_IT if node.free else reduction(node.less, now)
    return lambda card, its: now.play(card, its, less, node.ignoring)


def reduction(less: Amount | None, now: Running) -> int:
    """`2 less per city of yours`, as it is when the step's turn comes."""
    return amount(less, now) if less is not None else 0


def use_project(node: UseProject, now: Running) -> Run:
    """`use aquifer, 4 less`: where it is not possible, nothing."""
    project = f"project.{node.project.id}"
    less = ALL_OF_IT if node.free else reduction(node.less, now)

    def start(position: Position) -> Run:
        its = now.other(position, now.player, project)
        its.less = less
        return now.act(project, its)

    if can_be_done(start, now.position):
        yield from start(now.position)


def use_action(node: UseAction, now: Running) -> Run:
    """The action of one of one's own cards, used before or not; of others' only where nothing can lie on the card (ruling
    `others-actions`). `it` may be anybody's."""
    such: list[str] = []
    order, first = now.position["players"], now.position["active"]
    for player in order[first:] + order[:first]:
        if node.it or any(player is one for one in meant(node.owner, now)):
            lying = [card for card in player["tableau"] if has_action(card, now)]
            such += [card for card in lying if player is now.me or not now.book.holds(card)]
    such = [c for c in such if (c == now.it if node.it else is_such(c, node.cards, now))]
    yield from one_of(such, telling_whose(now.act, now) if node.owner != "yours" else now.act, now)


def use_effect(node: UseEffect, now: Running) -> Run:
    """What one of one's own cards does when it is played, an event that lies face down as well; of others' only what lies open,
    where nothing can lie on the card (ruling `others-actions`). `it` may be anybody's, and an event: all know which one it is.
    """
    lying: list[str] = []
    order, first = now.position["players"], now.position["active"]
    for player in order[first:] + order[:first]:
        if player is now.me and (node.it or node.owner != "opponents"):
            lying += [*player["tableau"], *player["events"]]
        elif node.it or any(player is one for one in meant(node.owner, now)):
            lent = [*player["tableau"], *(player["events"] if node.it else [])]
            lying += [card for card in lent if not now.book.holds(card)]
    such = [card for card in lying if played_steps(card, now) and is_meant(card, node, now)]
    of_anothers = not node.it and node.owner != "yours"
    yield from one_of(such, telling_whose(again, now) if of_anothers else again, now)


def telling_whose(way: Way, now: Running) -> Way:
    """Behind it, `that player` is who has the card."""
    now.whom = NOBODY

    def told(card: str, its: Running) -> Run:
        if its.position is now.position:
            seats = enumerate(now.position["players"])
            now.whom = next(s for s, one in seats if card in (*one["tableau"], *one["events"]))
        return way(card, its)

    return told


def is_meant(card: str, node: UseEffect, now: Running) -> bool:
    return card == now.it if node.it else is_such_project(card, node.cards, now)


def again(card: str, its: Running) -> Run:
    """Obligatory as when it is played: in some order, in full."""
    return whole(played_steps(card, its), its)


def has_action(card: str, now: Running) -> bool:
    return any(isinstance(clause, Action) for clause in now.book.card(card).clauses)


def one_of(cards: list[str], way: Way, now: Running) -> Run:
    possible = [card for card in cards if not carries_out(card, now) and is_open(card, way, now)]
    now.spoken = ""
    if possible:
        card = yield from choose_card(possible, now)
        now.spoken = card
        yield from way(card, now.other(now.position, now.player, card))


def carries_out(card: str, now: Running) -> bool:
    return any(isinstance(n, Play | UseAction | UseEffect) for n in now.book.card(card).walk())


def is_open(card: str, way: Way, now: Running) -> bool:
    def start(position: Position) -> Run:
        return way(card, now.other(position, now.player, card))

    return can_be_done(start, now.position)
