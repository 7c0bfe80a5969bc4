"""`impossible-requirement`: no game can meet it. In: a deck. Out: a finding for each such requirement."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck, supply
from cardwright.findings import Finding, Label, error
from cardwright.rules.nodes import (
    AllConditions,
    Condition,
    DifferentTags,
    Gauge,
    GaugeAt,
    HasCount,
    Noun,
    ThingCount,
    asked_together,
)
from cardwright.vocabulary import Entry

Bounded = GaugeAt | HasCount


def _conditions(deck: Deck) -> Iterator[tuple[Condition, ...]]:
    """Conditions that must hold together."""
    for card in deck.cards:
        yield tuple(c for said in card.requires for c in asked_together(said))
    for _, node in deck.all_nodes:
        condition = getattr(node, "condition", None)
        if isinstance(condition, Bounded | AllConditions):
            yield asked_together(condition)


def _problem(deck: Deck, condition: Condition) -> str:
    match condition:
        case GaugeAt(gauge=gauge) if entry := deck.entry(gauge.noun):
            if entry.has("goal"):
                return _track_problem(condition, entry)
            return _floor_problem(condition, _least_of(gauge, entry))
        case HasCount():
            return _floor_problem(condition, 0) or _count_problem(deck, condition)
    return ""


def _track_problem(condition: GaugeAt, track: Entry) -> str:
    start, goal = track.number_in("start"), track.number_in("goal")
    step = track.number_in("step", 1) or 1
    low, high = min(start, goal), max(start, goal)
    if not low <= condition.level <= high:
        return f"{track.noun.id} goes from {start} to {goal}"
    if (condition.level - start) % step:
        return f"{track.noun.id} moves in steps of {step}"
    return ""


def _floor_problem(condition: Bounded, floor: int) -> str:
    if condition.bound == "most" and _level(condition) < floor:
        return f"there are never fewer than {floor}"
    return ""


def _least_of(gauge: Gauge, entry: Entry) -> int:
    """How far down a gauge may go, where its noun says so for this family."""
    for field in entry.fields:
        nouns = [value for value in field.values if isinstance(value, Noun)]
        numbers = [value for value in field.values if isinstance(value, int)]
        if field.name == "least" and nouns == ([gauge.family] if gauge.family else []):
            return next(iter(numbers), 0)
    return 0


def _count_problem(deck: Deck, condition: HasCount) -> str:
    match condition.count:
        case ThingCount(gauge=Gauge(noun=Noun(category="tile") as tile)):
            most, entry = supply(tile, deck.vocabulary, condition.span.path), deck.entry(tile)
            if most is not None and entry and _asks_for_more(condition, most):
                return f"there are {most} {entry.many}" if most > 1 else f"there is one {entry.one}"
        case DifferentTags():
            tags = len(deck.vocabulary.of_category("tag"))
            if _asks_for_more(condition, tags):
                return f"there are {tags} tags"
    return ""


def _asks_for_more(condition: HasCount, most: int) -> bool:
    return condition.number > most


def _key(condition: Bounded) -> object:
    return condition.gauge if isinstance(condition, GaugeAt) else condition.count


def _level(condition: Bounded) -> int:
    return condition.level if isinstance(condition, GaugeAt) else condition.number


def _contradictions(together: tuple[Condition, ...]) -> Iterator[Finding]:
    bounded = [c for c in together if isinstance(c, Bounded)]
    lowest_most: dict[object, Bounded] = {}
    for most in (c for c in bounded if c.bound == "most"):
        lowest = lowest_most.setdefault(_key(most), most)
        if _level(most) < _level(lowest):
            lowest_most[_key(most)] = most
    for least in (c for c in bounded if c.bound == "least"):
        below = lowest_most.get(_key(least))
        if below is not None and _level(least) > _level(below):
            yield _contradiction(least, below)


def _contradiction(least: Bounded, most: Bounded) -> Finding:
    return error(
        "impossible-requirement",
        f"Nothing is both at least {_level(least)} and at most {_level(most)}",
        least.span,
        "at least this",
        secondary=(Label(most.span, "and at most this"),),
        help="Exchange the two numbers, or take one requirement out.",
    )


def findings(deck: Deck) -> Iterator[Finding]:
    for together in _conditions(deck):
        told = False
        for condition in together:
            if problem := _problem(deck, condition):
                told = True
                yield error(
                    "impossible-requirement",
                    "No game can meet this requirement",
                    condition.span,
                    problem,
                    help="Name a value that the game can reach.",
                )
        if not told:
            yield from _contradictions(together)
