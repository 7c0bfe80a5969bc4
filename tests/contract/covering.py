"""Whether one pattern takes all that another does. In: two offers, and the categories of nouns. Out: patterns of the one that the other hides.

The first pattern that fits is taken: whatever stands behind one that covers it would never be reached.
"""

from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields

from cardwright.contract.contract import Offer, SlotType
from cardwright.contract.patterns import (
    TIMES,
    Capture,
    Each,
    Held,
    InOrder,
    Is,
    NodePattern,
    OneOf,
    Pattern,
    words_of,
)
from cardwright.rules.forms import node_classes

Types = Mapping[str, SlotType]
Categories = Mapping[str, frozenset[str]]
_NODES = {cls.__name__: cls for cls in node_classes().values()}
# What takes whole nodes, by the class that may stand there.
_TAKES_NODES = {"CardKind": ("cards",), "Area": ("areas",)}
_NUMBERS = ("number", "amount")
# The categories of nouns by their ids; what no vocabulary declares may be anything.
_KNOWN: dict[str, frozenset[str]] = {}


def hidden_by(broad: Offer, narrow: Offer, nouns: Categories) -> list[Pattern]:
    """Patterns of the second that the first, asked before it, never lets through."""
    types, others = types_of(broad), types_of(narrow)
    _KNOWN.clear()
    _KNOWN.update(nouns)
    return [
        pattern
        for pattern in narrow.patterns
        if any(covers(first, pattern, types, others) for first in broad.patterns)
    ]


def hidden_in(offers: Iterable[Offer], nouns: Categories) -> list[str]:
    """In the order in which they are tried."""
    found: list[str] = []
    tried: list[Offer] = []
    for offer in offers:
        for before in tried:
            hidden = hidden_by(before, offer, nouns)
            found += [f"{before.name} hides {offer.name}: {words_of(one)}" for one in hidden]
        tried.append(offer)
    return found


def types_of(offer: Offer) -> Types:
    return {parameter.name: parameter.type for parameter in offer.parameters}


def covers(broad: Pattern, narrow: Pattern, types: Types, others: Types) -> bool:
    match broad, narrow:
        case _, OneOf(patterns):
            return all(covers(broad, one, types, others) for one in patterns)
        case OneOf(patterns), _:
            return any(covers(one, narrow, types, others) for one in patterns)
        case (Capture(parameter) | Each(parameter), Capture(other) | Each(other)):
            same = isinstance(broad, Each) == isinstance(narrow, Each)
            return same and _takes_all(_type(parameter, types), _type(other, others))
        case (Capture(parameter) | Each(parameter)), InOrder(items):
            return _takes_each(_type(parameter, types), items, others)
        case Capture(parameter), _:
            return _takes(_type(parameter, types), narrow, others)
        case Is(value), Is(other):
            return value is other or (value == other and type(value) is type(other))
        case Held(), Held():
            return True
        case InOrder(items), InOrder(parts) if len(items) == len(parts):
            return all(covers(a, b, types, others) for a, b in zip(items, parts))
        case NodePattern(node, said), NodePattern(name, told) if node == name:
            return _covers_fields(dict(said), dict(told), node, types, others)
    return False


def _takes_each(wanted: SlotType, items: tuple[Pattern, ...], others: Types) -> bool:
    """Several nouns in any number take one, or two, of the same categories."""
    told = [set(_type(i.parameter, others).categories) for i in items if isinstance(i, Capture)]
    alike = all(categories and categories <= set(wanted.categories) for categories in told)
    return len(told) == len(items) and alike and not wanted.marked and not wanted.without


def _type(parameter: str, types: Types) -> SlotType:
    """So many times: a plain number, as any."""
    return SlotType(TIMES, "number") if parameter == TIMES else types[parameter]


def _covers_fields(
    said: Mapping[str, Pattern], told: Mapping[str, Pattern], node: str, types: Types, others: Types
) -> bool:
    """What a pattern does not name is as if nobody had written it."""
    unsaid = {s.name: s.default for s in fields(_NODES[node]) if s.default is not MISSING}
    for name in {*said, *told}:
        one, other = said.get(name), told.get(name)
        if one is None:
            if not isinstance(other, Is) or other.value != unsaid.get(name, MISSING):
                return False
        elif other is None:
            if not _takes_unsaid(one, unsaid.get(name, MISSING), types):
                return False
        elif not covers(one, other, types, others):
            return False
    return True


def _takes_unsaid(one: Pattern, value: object, types: Types) -> bool:
    match one:
        case Is(said):
            return said == value or (said is None and not value)
        case Capture(parameter):
            wanted = _type(parameter, types)
            if value is None or value == ():
                return bool(wanted.otherwise)
            plain = isinstance(value, int) and wanted.takes in (*_NUMBERS, "flag")
            return plain or (isinstance(value, str) and value in wanted.words)
    return False


def _takes_all(wanted: SlotType, other: SlotType) -> bool:
    """Whatever the one type takes, the other does."""
    if other.otherwise and not wanted.otherwise:
        return False
    same = wanted.takes == other.takes or (wanted.takes, other.takes) == ("amount", "number")
    nouns = set(other.categories) <= set(wanted.categories) and set(other.words) <= set(
        wanted.words
    )
    marked = wanted.marked in ("", other.marked) and set(wanted.without) <= set(other.without)
    return same and nouns and marked


def _takes(wanted: SlotType, narrow: Pattern, others: Types) -> bool:
    match narrow:
        case Is(bool()):
            return wanted.takes == "flag"
        case Is(None):
            return bool(wanted.otherwise)
        case Is(int()):
            return wanted.takes in _NUMBERS
        case Is(str() as value):
            if wanted.words:
                return value in wanted.words
            return wanted.takes == "nouns" and _takes_noun(wanted, value)
        case NodePattern("Gauge", fields) if wanted.takes == "gauges" and not wanted.marked:
            match dict(fields).get("noun"):
                case Is(str() as value):
                    return _takes_noun(wanted, value)
                case Capture(parameter):
                    told = set(_type(parameter, others).categories)
                    return bool(told) and told <= set(wanted.categories)
            return False
        case NodePattern(name):
            return wanted.takes in _TAKES_NODES.get(name, ())
    return False


def _takes_noun(wanted: SlotType, id: str) -> bool:
    """Whichever of the nouns with that id is meant."""
    known = _KNOWN.get(id, frozenset(wanted.categories))
    return not wanted.marked and not wanted.without and known <= set(wanted.categories)
