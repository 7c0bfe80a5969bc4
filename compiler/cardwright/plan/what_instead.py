"""What an author can write instead of words that a game cannot carry out. In: where the contract stopped fitting, or what must be said before. Out: sentences for a help."""

from collections.abc import Iterable, Iterator

from cardwright.contract import Mismatch, Offer, best_match
from cardwright.contract.matching import Facts
from cardwright.contract.patterns import Capture, InOrder, Is, NodePattern, OneOf, Pattern
from cardwright.findings.words import either, quoted
from cardwright.plan.canonical import canonical
from cardwright.plan.scope import EACH_CARD, EACH_TILE, Scope
from cardwright.rules.nodes import Node
from cardwright.rules.rule_names import rule_name
from cardwright.syntax.forms import sentences
from cardwright.values import MISSING, fields, replace

MOST_SHOWN = 3
OR_EXPLAIN = "docs/language.md says of each word what a game carries out"

# What has no line of its own, or not of every such line: a line that brings it about.
_LINES = {
    EACH_CARD: "for each card with plant tag",
    EACH_TILE: "for each city of yours",
    "any_one": "any opponent",
    "ByPlayers": "each opponent",
    "DecreaseAny": "decrease any heat production 1",
    "Before": "before opponent removes plants of yours",
}
_ALSO_BELOW = ("whenever", "before", "for each", "any opponent", "each opponent")


def in_its_place(found: Mismatch, node: Node, scope: Scope) -> str:
    """Words that fit there, each of them tried; or lines with the same verb."""
    words = sorted(set(_fitting(found, node, scope)) - {""})
    if words:
        return f"It can be {either(quoted(words))} there."
    if _fits_without(found, node, scope):
        return "Leave it out: without it, this can be carried out."
    return like_this(node)


def like_this(node: Node) -> str:
    """How such a line may look, and where the rest of it is said."""
    title = rule_name(type(node))
    shown = sentences().get(title, ())[:MOST_SHOWN]
    page = f"`cardwright explain {title}` says what can be."
    return f"For example {either(quoted(shown))}: {page}" if shown else f"{OR_EXPLAIN}: {page}"


def behind_what_it_speaks_of(kinds: Iterable[str]) -> str:
    """Lines behind or below which the words would say something."""
    lines = list(dict.fromkeys(line for kind in kinds if (line := _line_of(kind))))
    below = [line for line in lines if line.startswith(_ALSO_BELOW)]
    behind = [line for line in lines if line not in below]
    told = [
        f"{where} {either(quoted(some[:MOST_SHOWN]))}"
        for where, some in (("behind", behind), ("below", below))
        if some
    ]
    return f"It can stand {', or '.join(told)}; `cardwright explain` has a page for each of them."


def _line_of(kind: str) -> str:
    """A step as its sample has it; an event as what waits for it."""
    if kind in _LINES:
        return _LINES[kind]
    title = rule_name(type(kind, (), {}))
    shown = sentences().get(title, ())
    is_event = bool(shown) and shown[0].split()[0] in ("you", "anyone", "opponent")
    return f"whenever {shown[0]}" if is_event else next(iter(shown), "")


def _fits_without(found: Mismatch, node: Node, scope: Scope) -> bool:
    slot = next((one for one in fields(type(found.node)) if one.name == found.field), None)
    return slot is not None and slot.default is not MISSING and _fits(slot.default, found, node, scope)


def _fitting(found: Mismatch, node: Node, scope: Scope) -> Iterator[str]:
    for word in dict.fromkeys(_words_there(found, scope)):
        if word != found.value and isinstance(found.value, str) and _fits(word, found, node, scope):
            yield word.replace("_", " ")


def _fits(value: object, found: Mismatch, node: Node, scope: Scope) -> bool:
    """Whether all of it could be carried out with another value in that one place."""
    wanted = canonical(node)
    mended = _with(wanted, found.node, replace(found.node, **{found.field: value}))
    facts = Facts(scope.holds, scope.shapes.marked)
    return not isinstance(best_match(mended, scope.contract.for_node(mended), facts), Mismatch)


def _with(value: object, inner: Node, other: Node) -> object:
    """The same with `other` where `inner` stands."""
    if value is inner:
        return other
    if isinstance(value, tuple):
        return tuple(_with(part, inner, other) for part in value)
    if isinstance(value, Node):
        parts = {slot.name: getattr(value, slot.name) for slot in fields(type(value))}
        return replace(value, **{name: _with(part, inner, other) for name, part in parts.items()})
    return value


def _words_there(found: Mismatch, scope: Scope) -> Iterator[str]:
    """What the patterns of offers for such a node have in that place."""
    for offer in scope.contract.offers.values():
        for pattern in offer.patterns:
            yield from _values_at(pattern, type(found.node).__name__, found.field, offer)


def _values_at(pattern: Pattern, node: str, field: str, offer: Offer) -> Iterator[str]:
    match pattern:
        case NodePattern(name, inner):
            for key, value in inner:
                if (name, key) == (node, field):
                    yield from _literals(value, offer)
                yield from _values_at(value, node, field, offer)
        case InOrder(items) | OneOf(items):
            for item in items:
                yield from _values_at(item, node, field, offer)


def _literals(pattern: Pattern, offer: Offer) -> Iterator[str]:
    match pattern:
        case Is(str() as value):
            yield value
        case Capture(parameter):
            types = (one.type for one in offer.parameters if one.name == parameter)
            yield from (word for one in types for word in one.words)
        case OneOf(patterns):
            for one in patterns:
                yield from _literals(one, offer)
