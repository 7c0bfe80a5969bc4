"""`impossible-requirement`: no game can meet it. In: a deck. Out: a finding for each such requirement."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.diagnostics import Diagnostic, Label, error
from cardwright.rules.nodes import Condition, GaugeAt, HasCount, ThingCount
from cardwright.vocabulary import Entry


def _conditions(deck: Deck) -> Iterator[tuple[Condition, ...]]:
    """Conditions that must hold together."""
    for card in deck.cards:
        yield card.requires
        for node in card.walk():
            condition = getattr(node, "condition", None)
            if isinstance(condition, (GaugeAt, HasCount)):
                yield (condition,)


def _track_problem(condition: GaugeAt, entry: Entry) -> str:
    start, goal = entry.number_in("start"), entry.number_in("goal")
    step = entry.number_in("step", 1)
    low, high = min(start, goal), max(start, goal)
    if not low <= condition.level <= high:
        return f"{entry.noun.id} goes from {start} to {goal}"
    if (condition.level - start) % step:
        return f"{entry.noun.id} moves in steps of {step}"
    return ""


def _problem(deck: Deck, condition: Condition) -> str:
    match condition:
        case GaugeAt(gauge=gauge) if (entry := deck.entry(gauge.noun)) and entry.has("goal"):
            return _track_problem(condition, entry)
        case HasCount(count=ThingCount(gauge=gauge, where=())) if gauge:
            entry = deck.entry(gauge.noun)
            supply = entry.number_in("supply") if entry else 0
            if entry and supply and condition.number > supply:
                return f"there are {supply} {entry.many}"
    return ""


def _key(condition: Condition) -> object:
    match condition:
        case GaugeAt(gauge=gauge):
            return gauge
        case HasCount(count=count):
            return count
        case _:
            return condition


def _level(condition: Condition) -> int:
    match condition:
        case GaugeAt(level=level):
            return level
        case HasCount(number=number):
            return number
        case _:
            return 0


def _contradictions(together: tuple[Condition, ...]) -> Iterator[Diagnostic]:
    bounded = [c for c in together if isinstance(c, (GaugeAt, HasCount))]
    for least in (c for c in bounded if c.bound == "least"):
        for most in (c for c in bounded if c.bound == "most" and _key(c) == _key(least)):
            if _level(least) > _level(most):
                yield error(
                    "impossible-requirement",
                    f"Nothing is both at least {_level(least)} and at most {_level(most)}",
                    least.span,
                    "at least this",
                    secondary=(Label(most.span, "and at most this"),),
                    help="Exchange the two numbers, or take one requirement out.",
                )


def findings(deck: Deck) -> Iterator[Diagnostic]:
    for together in _conditions(deck):
        for condition in together:
            if problem := _problem(deck, condition):
                yield error(
                    "impossible-requirement",
                    "No game can meet this requirement",
                    condition.span,
                    problem,
                    help="Name a value that the game can reach.",
                )
        yield from _contradictions(together)
