"""`unreachable-level`: a goal, or a level with steps, at which a track never stands. In: a deck. Out: a finding for each."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, error
from cardwright.rules.nodes import Card, WhenReaches
from cardwright.source import Span


def _levels(card: Card) -> Iterator[tuple[str, int, Span]]:
    goal = card.field("goal")
    if goal is not None:
        yield "goal", card.number_in("goal"), goal.span
    for clause in card.clauses:
        if isinstance(clause, WhenReaches):
            yield "level", clause.level, clause.span


def _problem(card: Card, level: int) -> str:
    start, goal, step = card.number_in("start"), card.number_in("goal"), card.number_in("step", 1)
    if level <= start:
        return f"it starts at {start} and goes up from there"
    if (level - start) % step:
        return f"it goes up from {start} in steps of {step}"
    return f"its goal is {goal}" if level > goal else ""


def findings(deck: Deck) -> Iterator[Finding]:
    for card in deck.cards:
        if card.field("start") is None:
            continue
        for what, level, span in _levels(card):
            if problem := _problem(card, level):
                yield error(
                    "unreachable-level",
                    f"`{card.id}` never reaches its {what} {level}",
                    span,
                    problem,
                    help="Name a number at which it stands after some whole number of steps.",
                )
