"""What can be tried with a rule: playing it, acting, answering, scoring. In: a rule in a position. Out: cases for both sides.

A case says what is the same everywhere: who does what in which position. `comparing.py` lets both sides do it.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from cardwright.rules.nodes import (
    Action,
    Card,
    CardCount,
    FirstAction,
    Play,
    PutBeneath,
    TakeFromBeneath,
    Whenever,
)
from cardwright_tools.meaning.language.book import Book
from cardwright_tools.meaning.language.position import Position, copy_of
from cardwright_tools.meaning.positions import random_position

Deed: TypeAlias = Literal["play", "act", "begin", "phase", "nothing"]
STIMULI = 3


@dataclass(frozen=True, slots=True)
class Case:
    """The active player does the deed with the card `with_card`; `about` is the rule in question."""

    deed: Deed
    with_card: str
    about: str
    position: Position

    @property
    def seat(self) -> int:
        return self.position["active"]


def cases_for(rule: Card, book: Book, chance: random.Random) -> Iterator[Case]:
    if rule.kind.id in ("card", "corporation"):
        yield from cases_for_card(rule, book, chance)
    elif rule.kind.id in ("standard_project", "conversion"):
        position = random_position(book, rule.id, chance)
        position["players"][position["active"]]["gauges"]["megacredit"] += chance.choice((0, 20))
        yield Case("act", f"project.{rule.id}", rule.id, position)
    else:
        yield Case("nothing", rule.id, rule.id, random_position(book, rule.id, chance))


def cases_for_card(rule: Card, book: Book, chance: random.Random) -> Iterator[Case]:
    if rule.kind.id == "card":
        position = random_position(book, rule.id, chance)
        position["players"][position["active"]]["hand"].append(rule.id)
        yield Case("play", rule.id, rule.id, position)
    clauses = {type(clause) for clause in rule.clauses}
    if Action in clauses:
        yield Case("act", rule.id, rule.id, in_play(rule, book, chance, everybody=False))
    if FirstAction in clauses:
        yield Case("begin", rule.id, rule.id, in_play(rule, book, chance, everybody=False))
    yield Case("nothing", rule.id, rule.id, in_play(rule, book, chance))
    if Whenever in clauses or rule.lasting:
        for _ in range(STIMULI):
            yield stimulus(rule, in_play(rule, book, chance), book, chance)


def in_play(rule: Card, book: Book, chance: random.Random, everybody: bool = True) -> Position:
    """Before the active player, or before anybody; an event face down."""
    position = copy_of(random_position(book, rule.id, chance))
    seat = chance.randrange(len(position["players"])) if everybody else position["active"]
    player = position["players"][seat]
    if book.quality(rule.id) == "event":
        player["events"].append(rule.id)
        return position
    if rule.kind.id == "corporation":
        player["tableau"] = [c for c in player["tableau"] if ("corporation", c) not in book.items]
        player["resources"] = {
            c: n for c, n in player["resources"].items() if c in player["tableau"]
        }
    player["tableau"].append(rule.id)
    if book.holds(rule.id):
        player["resources"][rule.id] = chance.choice((0, 1, 2, 3, 6))
    if speaks_of_beneath(rule):
        lifted = position["deck"][: chance.choice((0, 1, 2, 4))]
        position["deck"] = position["deck"][len(lifted) :]
        player["beneath"] = [(rule.id, card) for card in lifted]
    return position


def speaks_of_beneath(rule: Card) -> bool:
    """Something may lie there already."""
    return any(
        isinstance(node, PutBeneath | TakeFromBeneath)
        or (isinstance(node, CardCount | Play) and node.beneath)
        for node in rule.walk()
    )


def stimulus(rule: Card, position: Position, book: Book, chance: random.Random) -> Case:
    """Something that the rule may wait for: a card is played, a project carried out, the production phase comes."""
    kind = chance.choice(("card", "card", "standard_project", "conversion", "phase"))
    if kind == "phase":
        return Case("phase", "", rule.id, position)
    known = sorted(id for k, id in book.items if k == kind and id != rule.id)
    if kind != "card":
        position["players"][position["active"]]["gauges"]["megacredit"] += 30
        return Case("act", "project." + chance.choice(known), rule.id, position)
    hand = position["players"][position["active"]]["hand"]
    if not hand:
        lying = [c for p in position["players"] for c in (*p["hand"], *p["tableau"], *p["events"])]
        lying += position["deck"]
        hand.append(chance.choice([card for card in known if card not in lying]))
    return Case("play", chance.choice(hand), rule.id, position)
