"""The blocks of a rule with their numbers and names. In: the clauses of a card. Out: Part, one for each method that runs steps."""

from collections.abc import Iterator
from dataclasses import dataclass

from cardwright.plan.expressions import Expression, Name, Number, Operation
from cardwright.plan.repeated import repeated_steps
from cardwright.plan.scope import NotSayable
from cardwright.plan.simpler import steps_of_actions
from cardwright.rules.nodes import (
    Action,
    Card,
    Clause,
    FirstAction,
    ForNextCard,
    Node,
    Step,
    Whenever,
    WhenNamed,
    WhenPlayed,
    WhenReaches,
)


@dataclass(frozen=True, slots=True)
class Part:
    """`number` is the block that the runtime asks for; `origins` are the clauses, for their words and their line."""

    name: str
    number: Expression
    steps: tuple[Step, ...]
    origins: tuple[Node, ...]

    @property
    def origin(self) -> Node:
        return self.origins[0]


# Nouns of the language itself, such as what an area gives, answer a moment.
_CATEGORY = "category"


def _number(name: str, offset: int = 0) -> Expression:
    first = Name(name, "rule")
    return Operation("+", (first, Number(offset))) if offset else first


def clauses_of(card: Card, kind: type[Clause]) -> tuple[Clause, ...]:
    return tuple(clause for clause in card.clauses if isinstance(clause, kind))


def actions_of(card: Card) -> tuple[Action, ...]:
    return tuple(clause for clause in card.clauses if isinstance(clause, Action))


def whenevers_of(card: Card) -> tuple[Whenever, ...]:
    return tuple(clause for clause in card.clauses if isinstance(clause, Whenever))


def played_steps(card: Card) -> tuple[Step, ...]:
    played = (clause for clause in card.clauses if isinstance(clause, WhenPlayed))
    return tuple(step for clause in played for step in clause.steps)


def effects_for_next_card(card: Card) -> tuple[ForNextCard, ...]:
    return tuple(node for node in card.walk() if isinstance(node, ForNextCard))


def parts(card: Card) -> Iterator[Part]:
    """In the order of the block numbers."""
    for clause in card.clauses:
        is_answer = isinstance(clause, WhenNamed) and card.kind.category == _CATEGORY
        if isinstance(clause, WhenNamed) and not is_answer:
            raise NotSayable(clause, "a clause for such a time")
    yield from _whole(card, "when_played", WhenPlayed, played_steps(card))
    actions = actions_of(card)
    if actions:
        yield Part("action", _number("ACTION"), steps_of_actions(actions), actions)
    for clause in card.clauses:
        if isinstance(clause, FirstAction):
            yield Part("first_action", _number("FIRST_ACTION"), clause.steps, (clause,))
    again = repeated_steps(played_steps(card))
    yield from _whole(card, "repeated", WhenPlayed, again)
    yield from _numbered(card, "reaches", WhenReaches)
    yield from _numbered(card, "whenever", Whenever)
    for clause in card.clauses:
        if isinstance(clause, WhenNamed):
            yield Part("when_named", _number("WHEN_NAMED"), clause.steps, (clause,))


def _whole(card: Card, name: str, kind: type[Clause], steps: tuple[Step, ...]) -> Iterator[Part]:
    if steps:
        yield Part(name, _number(name.upper()), steps, clauses_of(card, kind))


def _numbered(card: Card, name: str, kind: type[WhenReaches] | type[Whenever]) -> Iterator[Part]:
    clauses = [clause for clause in card.clauses if isinstance(clause, kind)]
    for i, clause in enumerate(clauses):
        label = name if len(clauses) == 1 else f"{name}_{i + 1}"
        yield Part(label, _number(name.upper(), i), clause.steps, (clause,))
