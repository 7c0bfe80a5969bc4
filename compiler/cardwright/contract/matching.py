"""A node against what a runtime offers. In: a canonical node, offers in their order. Out: the offer that consumes all of it, or what hinders.

Consumed or refused: a field is handed over, or must stand as the pattern says, or as if nobody had written it.
"""

from collections.abc import Iterable, Mapping

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
)
from cardwright.rules.nodes import (
    All,
    Area,
    CardKind,
    Count,
    Fixed,
    Gauge,
    Half,
    Node,
    Noun,
    Per,
    Players,
    Sum,
    ValueOf,
    Variable,
    Where,
)
from cardwright.values import MISSING, Field, dataclass, fields, replace


@dataclass(frozen=True, slots=True)
class Match:
    """`values` by parameter; `each` names the one that stands for several."""

    offer: Offer
    values: Mapping[str, object]
    each: str = ""
    times: int = 1


@dataclass(frozen=True, slots=True)
class Mismatch:
    """`node` is the innermost one that hinders, `field` of it and its `value`; the larger `depth`, the more of it fitted."""

    node: Node
    field: str
    value: object
    depth: int = 0
    offer: Offer | None = None


@dataclass(frozen=True, slots=True)
class Facts:
    """What must be known of the card and its nouns: what it holds, and which fields a noun has."""

    holds: Noun | None = None
    marked: Mapping[Noun, frozenset[str]] | None = None


class _Hindered(Exception):
    def __init__(self, found: Mismatch) -> None:
        super().__init__(found.field)
        self.found = found


def best_match(node: Node, offers: Iterable[Offer], facts: Facts) -> Match | Mismatch:
    """The first that fits; of those that do not, the one that came farthest."""
    farthest = Mismatch(node, "", None, -1)
    for offer in offers:
        for pattern in offer.patterns:
            try:
                return _matched(node, pattern, offer, facts)
            except _Hindered as hindered:
                if hindered.found.depth > farthest.depth:
                    farthest = replace(hindered.found, offer=offer)
    return farthest


def _matched(node: Node, pattern: Pattern, offer: Offer, facts: Facts) -> Match:
    taken = _Taken(offer, facts)
    taken.take(pattern, node, node, "")
    times = taken.values.pop(TIMES, Fixed(1))
    return Match(offer, taken.values, taken.each, times.number if isinstance(times, Fixed) else 1)


class _Taken:
    """What one pattern has taken from a node so far; `depth` counts what fitted."""

    def __init__(self, offer: Offer, facts: Facts) -> None:
        self.knows_all = offer.most is not None
        self.types = {parameter.name: parameter.type for parameter in offer.parameters}
        self.facts = facts
        self.values: dict[str, object] = {}
        self.each = ""
        self.depth = 0

    def take(self, pattern: Pattern, value: object, within: Node, field: str) -> None:
        if not self._fits(pattern, value, within, field):
            raise _Hindered(Mismatch(within, field, value, self.depth))
        self.depth += 1

    def _fits(self, pattern: Pattern, value: object, within: Node, field: str) -> bool:
        match pattern:
            case Capture(parameter):
                self.values[parameter] = value
                if parameter == TIMES:
                    return isinstance(value, Fixed)
                return self._is_of(self.types[parameter], value)
            case Each(parameter):
                self.values[parameter] = value
                self.each = parameter
                items = value if isinstance(value, tuple) else ()
                # Of nothing at all there would be nothing to play.
                return bool(items) and all(
                    self._is_of(self.types[parameter], item) for item in items
                )
            case Is(wanted):
                return _is(value, wanted)
            case Held():
                return value is not None and value == self.facts.holds
            case InOrder(items):
                return isinstance(value, tuple) and self._row(items, value, within, field)
            case OneOf(patterns):
                return self._one_fits(patterns, value, within, field)
            case NodePattern(name, inner):
                if type(value).__name__ != name or not isinstance(value, Node):
                    return False
                self._take_fields(dict(inner), value)
                return True

    def _one_fits(
        self, patterns: tuple[Pattern, ...], value: object, within: Node, field: str
    ) -> bool:
        *others, last = patterns
        for pattern in others:
            try:
                if self._fits(pattern, value, within, field):
                    return True
            except _Hindered:
                continue
        return self._fits(last, value, within, field)

    def _row(
        self, items: tuple[Pattern, ...], value: tuple[object, ...], within: Node, field: str
    ) -> bool:
        if len(items) != len(value):
            return self._nothing_said(items, value)
        for item, part in zip(items, value, strict=True):
            self.take(item, part, part if isinstance(part, Node) else within, field)
        return True

    def _nothing_said(self, items: tuple[Pattern, ...], value: tuple[object, ...]) -> bool:
        """Where one may be left open, the empty row leaves it open."""
        if value or len(items) != 1 or not isinstance(items[0], Capture):
            return False
        self.values[items[0].parameter] = None
        return self._is_of(self.types[items[0].parameter], None)

    def _take_fields(self, patterns: dict[str, Pattern], node: Node) -> None:
        for slot in fields(node):
            value = getattr(node, slot.name)
            if slot.name in patterns:
                self.take(patterns[slot.name], value, node, slot.name)
            elif slot.compare and not _as_unsaid(slot, value):
                raise _Hindered(Mismatch(node, slot.name, value, self.depth))

    def _is_of(self, wanted: SlotType, value: object) -> bool:
        if value is None:
            return bool(wanted.otherwise)
        match wanted.takes:
            case "nouns" | "noun by name" | "noun by all names":
                return isinstance(value, Noun) and self._is_noun_of(wanted, value)
            case "listed nouns":
                return isinstance(value, Noun) and value.id in wanted.words
            case "several nouns":
                return isinstance(value, tuple) and all(
                    isinstance(item, Noun) and self._is_noun_of(wanted, item) for item in value
                )
            case "gauges":
                return isinstance(value, Gauge) and _is_gauge_of(wanted, value)
            case "cards" | "cards of the deck":
                return isinstance(value, CardKind)
            case "amount":
                of_all = isinstance(value, All | Half) and self.knows_all
                return of_all or isinstance(value, Fixed | Variable | Per | Sum | ValueOf)
            case "count":
                return isinstance(value, Count)
            case "number":
                plain = isinstance(value, int) and not isinstance(value, bool)
                return plain or isinstance(value, Fixed | Count)
            case "reckoned":
                return isinstance(value, Per | Sum)
            case "flag":
                return isinstance(value, bool)
            case "areas" | "areas for a marker" | "areas looked at":
                return isinstance(value, Area) or _are_places(value)
            case "players" | "each player":
                is_each = isinstance(value, Players) and value.kind in ("each_one", "each_owner")
                return isinstance(value, Players) and is_each == (wanted.takes == "each player")
            case "words":
                return _word_of(value) in wanted.words
            case "context":
                return False

    def _is_noun_of(self, wanted: SlotType, noun: Noun) -> bool:
        if noun.category not in wanted.categories:
            return False
        has = (self.facts.marked or {}).get(noun, frozenset())
        return (not wanted.marked or wanted.marked in has) and has.isdisjoint(wanted.without)


def _word_of(value: object) -> str:
    """`all` and `half` are words where no number is known of which they are."""
    if isinstance(value, All | Half):
        return type(value).__name__.lower()
    return value if isinstance(value, str) else ""


def _are_places(value: object) -> bool:
    if not isinstance(value, tuple) or not value:
        return False
    return all(isinstance(item, Where) for item in value)


def _is_gauge_of(wanted: SlotType, gauge: Gauge) -> bool:
    """`marked` names the family that is meant; any where none is named."""
    if gauge.noun.category not in wanted.categories:
        return False
    return not wanted.marked or (gauge.family is not None and gauge.family.id == wanted.marked)


def _is(value: object, wanted: int | str | None) -> bool:
    match value:
        case Noun():
            return value.id == wanted
        case All():
            return wanted == "all"
        case Half():
            return wanted == "half"
        case tuple():
            return wanted is None and not value
    return value is wanted or (value == wanted and type(value) is type(wanted))


def _as_unsaid(slot: "Field[object]", value: object) -> bool:
    return slot.default is not MISSING and value == slot.default
