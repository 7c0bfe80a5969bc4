"""A card with one fact changed. In: a rules.Card. Out: each card that differs from it in one amount, noun, owner, direction or clause."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from cardwright.rules.nodes import (
    AreaRule,
    Card,
    Decrease,
    Fixed,
    Gain,
    Gauge,
    Increase,
    Lose,
    Lower,
    Node,
    Noun,
    Option,
    Raise,
    SoMany,
    TagCount,
    ThingCount,
    Total,
)
from cardwright.vocabulary import Vocabulary

SWAPPED = ("resource", "token", "tag", "tile", "track")
_PARTS = ("requires", "starts", "clauses", "lasting")
_NUMBERS = ("number", "level", "amount", "each")
_OTHERS = {
    "owner": {"yours": "opponents", "everyone": "yours", "opponents": "everyone"},
    "who": {"you": "anyone", "anyone": "you", "opponent": "anyone"},
    "bound": {"least": "most", "most": "least"},
    "shift": {"higher": "lower", "lower": "higher"},
}
_KINDS = {"owner": "own or any player", "who": "own or any player", "bound": "minimum or maximum"}
_TURNED: Mapping[type[Node], type[Node]] = {
    Increase: Decrease,
    Decrease: Increase,
    Raise: Lower,
    Lower: Raise,
    Gain: Lose,
    Lose: Gain,
}


@dataclass(frozen=True, slots=True)
class Changed:
    """`kind`: what is changed, as a comparison should name it."""

    kind: str
    card: Card


def changed_facts(card: Card, vocabulary: Vocabulary) -> Iterator[Changed]:
    for part in _PARTS:
        for kind, value in _of_several(getattr(card, part), vocabulary, keep_one=False):
            yield Changed(kind, _with(card, part, value))


def _with(node: Any, name: str, value: Any) -> Any:
    return replace(node, **{name: value})


def _of_several(
    nodes: Sequence[Any], vocabulary: Vocabulary, *, keep_one: bool
) -> Iterator[tuple[str, tuple[Any, ...]]]:
    for at, node in enumerate(nodes):
        for kind, other in _of_value("", node, vocabulary):
            yield kind, (*nodes[:at], other, *nodes[at + 1 :])
        if isinstance(node, Node) and not isinstance(node, Option) and len(nodes) > keep_one:
            yield "missing clause", (*nodes[:at], *nodes[at + 1 :])


def _of_value(name: str, value: Any, vocabulary: Vocabulary) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Noun):
        yield from _other_noun(value, vocabulary)
    elif isinstance(value, Node):
        yield from _of_node(value, vocabulary)
    elif isinstance(value, bool):
        return
    elif isinstance(value, int) and name in _NUMBERS:
        yield "amount", value + 1 if value >= 0 else value - 1
    elif isinstance(value, tuple) and value:
        yield from _of_several(value, vocabulary, keep_one=True)


def _of_node(node: Node, vocabulary: Vocabulary) -> Iterator[tuple[str, Node]]:
    for slot in fields(node):
        if not slot.compare:
            continue
        value = getattr(node, slot.name)
        other = _OTHERS.get(slot.name, {}).get(value) if isinstance(value, str) else None
        if other is not None and (slot.name != "owner" or isinstance(node, TagCount | ThingCount)):
            yield _KINDS.get(slot.name, "direction"), _with(node, slot.name, other)
        for kind, made in _of_value(slot.name, value, vocabulary):
            if _can_be(node, slot.name, made):
                yield kind, _with(node, slot.name, made)
    if type(node) in _TURNED:
        turned = _TURNED[type(node)]
        kept = {s.name: getattr(node, s.name) for s in fields(turned) if hasattr(node, s.name)}
        yield "direction", turned(**kept)
    yield from _production_or_stock(node)


def _can_be(node: Node, name: str, made: Any) -> bool:
    match node:
        case Gauge(family=family) if name == "family" or (family and name == "noun"):
            return not isinstance(made, Noun) or made.category == "resource"
        case AreaRule(kind="beside_own"):
            return name != "number"
        case Total() if name == "added":
            return not all(isinstance(count, SoMany) for count in made)
    return True


def _production_or_stock(node: Node) -> Iterator[tuple[str, Node]]:
    match node:
        case Increase(Gauge(noun, family), Fixed() as amount, ()) if family:
            yield "production or stock", Gain(amount, Gauge(noun))
        case Decrease(Gauge(noun, family), amount, False, ()) if family:
            yield "production or stock", Lose(amount, Gauge(noun))
            yield "own or any player", replace(node, any_player=True)
        case Decrease(_, _, True, ()):
            yield "own or any player", replace(node, any_player=False)


def _other_noun(noun: Noun, vocabulary: Vocabulary) -> Iterator[tuple[str, Noun]]:
    """The next of its category."""
    if noun.category not in SWAPPED:
        return
    others = [e.noun for e in vocabulary.of_category(noun.category) if e.noun.pack == noun.pack]
    others = [other for other in others if _is_common(other, noun, vocabulary)]
    if len(others) > 1:
        kind = "resource" if noun.category == "token" else noun.category
        yield kind, others[(others.index(noun) + 1) % len(others)]


def _is_common(other: Noun, noun: Noun, vocabulary: Vocabulary) -> bool:
    """A tile of which there is one belongs to its card."""
    entry = vocabulary.entry_of(other)
    return other == noun or entry is None or entry.number_in("supply") != 1
