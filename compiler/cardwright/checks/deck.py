"""All cards that are checked together. In: cards, vocabulary and sources. Out: the questions that checks ask of them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from cardwright.rules.nodes import (
    Action,
    Card,
    Choose,
    FirstAction,
    FirstPossible,
    ForPlayers,
    If,
    May,
    Node,
    Noun,
    Step,
    WhenNamed,
    WhenPlayed,
    WhenReaches,
    Whenever,
    WhileNamed,
)
from cardwright.rules.nodes.clauses import Clause
from cardwright.source import SourceFile
from cardwright.vocabulary import Entry, Vocabulary


def clauses_of(card: Card) -> Iterator[Clause]:
    """Every clause, also those inside `while`."""
    for clause in card.clauses:
        yield clause
        if isinstance(clause, WhileNamed):
            yield from clause.clauses


def blocks_of(card: Card) -> Iterator[tuple[Clause, tuple[Step, ...]]]:
    for clause in clauses_of(card):
        if isinstance(clause, (WhenPlayed, WhenReaches, WhenNamed, Action, FirstAction, Whenever)):
            yield clause, clause.steps


def inner_blocks(step: Step) -> tuple[tuple[Step, ...], ...]:
    """The blocks indented below a step."""
    match step:
        case Choose():
            return tuple(option.steps for option in step.options)
        case FirstPossible():
            return (*(option.steps for option in step.options), step.otherwise)
        case If():
            return (step.steps, step.otherwise)
        case May() | ForPlayers():
            return (step.steps,)
        case _:
            return ()


def steps_in(steps: tuple[Step, ...]) -> Iterator[Step]:
    """Steps and the steps inside them."""
    for step in steps:
        yield step
        for block in inner_blocks(step):
            yield from steps_in(block)


@dataclass(frozen=True)
class Deck:
    cards: tuple[Card, ...]
    vocabulary: Vocabulary
    sources: tuple[SourceFile, ...] = ()
    _by_path: dict[str, SourceFile] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._by_path.update({source.path: source for source in self.sources})

    def source(self, path: str) -> SourceFile | None:
        return self._by_path.get(path)

    def entry(self, noun: Noun) -> Entry | None:
        return self.vocabulary.find(noun.id, (noun.category,))

    def steps(self, card: Card) -> Iterator[Step]:
        for _, steps in blocks_of(card):
            yield from steps_in(steps)

    @cached_property
    def all_steps(self) -> tuple[tuple[Card, Step], ...]:
        return tuple((card, step) for card in self.cards for step in self.steps(card))

    @cached_property
    def all_nodes(self) -> tuple[tuple[Card, Node], ...]:
        return tuple((card, node) for card in self.cards for node in card.walk())
