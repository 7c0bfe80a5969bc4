"""Which words of the language are used by how many cards. In: rules.Cards. Out: rows, and the table `cardwright check --usage` prints."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import get_args

from rich.console import Console
from rich.table import Table

from cardwright.rules.nodes import (
    AreaRule,
    Card,
    Trait,
    Condition,
    Count,
    Event,
    Holder,
    Lasting,
    Node,
    Step,
    Variable,
    Where,
)
from cardwright.rules.nodes.places import WhereKind
from cardwright.rules.nodes.places import AreaRuleKind, HolderKind
from cardwright.rules.rule_names import rule_name
from cardwright_tools.understanding import understood

GROUPS: Mapping[str, tuple[type[Node], ...]] = {
    "verb": get_args(Step),
    "trigger": get_args(Event),
    "modifier": get_args(Lasting),
    "count": get_args(Count),
    "condition": get_args(Condition),
    "card trait": get_args(Trait),
}
RULED = ("verb", "trigger", "modifier", "count")
_KINDS = {"where": WhereKind, "area rule": AreaRuleKind, "holder": HolderKind}


@dataclass(frozen=True, slots=True, order=True)
class Word:
    """A word or shape of the language, named as its rule in the grammar."""

    group: str
    name: str


@dataclass(frozen=True, slots=True)
class Row:
    word: Word
    cards: tuple[str, ...]

    @property
    def serves_one_card(self) -> bool:
        return len(self.cards) == 1


def usage_rows(cards: Iterable[Card]) -> tuple[Row, ...]:
    """A row for everything that can be said, also for what nobody says; in groups, the most used first."""
    users: dict[Word, list[str]] = {word: [] for word in every_word()}
    for card in cards:
        for word in set(words_of(card)):
            users.setdefault(word, []).append(card.id)
    order = {group: place for place, group in enumerate(dict.fromkeys(w.group for w in users))}
    rows = (Row(word, tuple(sorted(ids))) for word, ids in users.items())
    return tuple(sorted(rows, key=lambda r: (order[r.word.group], -len(r.cards), r.word.name)))


def every_word() -> Iterator[Word]:
    for group, classes in GROUPS.items():
        yield from (Word(group, rule_name(kind)) for kind in classes)
    for group, kinds in _KINDS.items():
        yield from (Word(group, kind) for kind in get_args(kinds))
    yield Word("amount", "x")


def words_of(card: Card) -> Iterator[Word]:
    for node in card.walk():
        yield from _words_of_node(node)


def _words_of_node(node: Node) -> Iterator[Word]:
    for group, classes in GROUPS.items():
        if type(node) in classes:
            yield Word(group, rule_name(type(node)))
    if isinstance(node, Where):
        yield Word("where", node.kind)
    elif isinstance(node, AreaRule):
        yield Word("area rule", node.kind)
    elif isinstance(node, Holder):
        yield Word("holder", node.kind)
    elif isinstance(node, Variable):
        yield Word("amount", "x")


def ruled_rows(cards: Iterable[Card]) -> tuple[Row, ...]:
    """Verbs, triggers, modifiers and counts: of these, few may serve one card alone."""
    return tuple(row for row in usage_rows(cards) if row.word.group in RULED)


def single_use(rows: Iterable[Row]) -> tuple[Row, ...]:
    return tuple(row for row in rows if row.serves_one_card)


def usage_table(rows: Iterable[Row]) -> Table:
    rows = tuple(rows)
    table = Table("group", "word", "cards", "for example", title="What the cards use")
    table.caption = _summary(rows)
    for row in rows:
        style = {0: "dim", 1: "yellow"}.get(len(row.cards), "")
        examples = ", ".join(row.cards[:3])
        table.add_row(row.word.group, row.word.name, str(len(row.cards)), examples, style=style)
    return table


def _summary(rows: Iterable[Row]) -> str:
    ruled = [row for row in rows if row.word.group in RULED and row.cards]
    alone = ", ".join(row.word.name for row in single_use(ruled)) or "none"
    return (
        f"Of {len(ruled)} verbs, triggers, modifiers and counts in use, for one card alone: {alone}"
    )


def print_usage(as_json: bool) -> int:
    rows = usage_rows(understood().cards)
    if as_json:
        listed = [{"group": r.word.group, "word": r.word.name, "cards": r.cards} for r in rows]
        print(json.dumps(listed, indent=2))
    else:
        Console().print(usage_table(rows))
    return 0
