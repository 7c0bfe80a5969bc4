"""What some rules say of the language. In: pages and cards. Out: how often each rule, and each field of each node, was said."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from cardwright.rules.forms import Slot, form_of, node_classes
from cardwright.rules.nodes import Card, Field, Node
from cardwright.rules.nodes.card import Allow, Printed
from cardwright.syntax.grammar import STARTS, Grammar
from cardwright.syntax.nodes import Page, Phrase

NO_RULES = (Card, Field, Printed, Allow)
"""Nodes that hold facts and remarks about an item."""
REMARKS = frozenset(("allow", "field", "fields", "formerly", "printed", "python", "nothing"))


def rules_there_are(grammar: Grammar) -> frozenset[str]:
    """Rules of the grammar with a phrase of their own that say something of a game."""
    named = {way.named for way in grammar.ways()}
    return frozenset(named - REMARKS - {"", *STARTS})


def rules_said(pages: Iterable[Page]) -> Counter[str]:
    items = (item for page in pages for item in page.items)
    lines = (line for item in items for top in item.lines for line in top.walk())
    said = Counter(rule for line in lines if line.phrase for rule in _rules(line.phrase))
    return Counter({rule: number for rule, number in said.items() if rule not in REMARKS})


def _rules(phrase: Phrase) -> Iterator[str]:
    yield phrase.rule
    for part in phrase.phrases():
        yield from _rules(part)


def fields_there_are() -> frozenset[str]:
    """What `fields_said` can count: `Place.count`, and `Where.kind=above` for each word that a field can be."""
    classes = (cls for cls in node_classes().values() if cls not in NO_RULES)
    slots = ((cls, slot) for cls in classes for slot in form_of(cls).slots)
    return frozenset(name for cls, slot in slots for name in _names(cls, slot))


def _names(cls: type[Node], slot: Slot) -> list[str]:
    name = f"{cls.__name__}.{slot.name}"
    return [f"{name}={choice}" for choice in slot.choices if choice] or [name]


def fields_said(cards: Iterable[Card]) -> Counter[str]:
    """How often each field is anything but what it is when nothing is said."""
    nodes = (node for card in cards for node in card.walk() if not isinstance(node, NO_RULES))
    return Counter(name for node in nodes for name in _said(node))


def _said(node: Node) -> Iterator[str]:
    for slot in form_of(type(node)).slots:
        value: Any = getattr(node, slot.name)
        name = f"{type(node).__name__}.{slot.name}"
        if slot.choices and value:
            yield f"{name}={value}"
        elif not slot.choices and value != slot.default:
            yield name
