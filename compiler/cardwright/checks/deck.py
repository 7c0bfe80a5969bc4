"""The cards of one file, or one of them. In: cards, vocabulary and its source. Out: the questions that checks ask of them."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache, cached_property
from typing import Any, TypeVar, cast, get_args

from cardwright.rules.alternatives import alternatives
from cardwright.rules.nodes import (
    Action,
    ByPlayers,
    Card,
    Choose,
    FirstAction,
    FirstPossible,
    If,
    May,
    Afterwards,
    Node,
    Noun,
    Step,
    WhenNamed,
    WhenPlayed,
    WhenReaches,
    whenevers_of,
)
from cardwright.rules.nodes.clauses import Clause
from cardwright.source import SourceFile, Span
from cardwright.values import dataclass, field, fields
from cardwright.vocabulary import Entry, Vocabulary

Kind = TypeVar("Kind", bound=Node)


def blocks_of(card: Card) -> Iterator[tuple[Clause, tuple[Step, ...]]]:
    for clause in card.clauses:
        if isinstance(clause, (WhenPlayed, WhenReaches, WhenNamed, Action, FirstAction)):
            yield clause, clause.steps
    for answer in whenevers_of(card):
        yield answer, answer.steps


def inner_blocks(step: Step) -> tuple[tuple[Step, ...], ...]:
    """The blocks indented below a step."""
    match step:
        case Choose():
            return tuple(option.steps for option in step.options)
        case FirstPossible():
            return (*(option.steps for option in step.options), step.otherwise)
        case If():
            return (step.steps, step.otherwise)
        case May() | Afterwards() | ByPlayers():
            return (step.steps,)
        case _:
            return ()


def steps_in(steps: tuple[Step, ...]) -> Iterator[Step]:
    """Steps and the steps inside them."""
    for step in steps:
        yield from alternatives(step)
        for block in inner_blocks(step):
            yield from steps_in(block)


def blocks_in(steps: tuple[Step, ...]) -> Iterator[tuple[Step, ...]]:
    """A block and the blocks inside it."""
    yield steps
    for step in steps:
        for block in inner_blocks(step):
            yield from blocks_in(block)


def nouns_named_by(node: Node) -> Iterator[Noun]:
    kind: type = type(node)
    for name in _may_name_nouns(kind):
        yield from nouns_of(getattr(node, name))


@cache
def _may_name_nouns(kind: type) -> tuple[str, ...]:
    """Names of its fields in whose type a noun stands."""
    return tuple(slot.name for slot in fields(kind) if _has_noun(slot.type))


def _has_noun(type: Any) -> bool:
    return type is Noun or any(map(_has_noun, get_args(type)))


def nouns_of(value: object) -> Iterator[Noun]:
    """Nouns in a field of a node."""
    if isinstance(value, Noun):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from nouns_of(part)


def whole_line(source: SourceFile, span: Span) -> Span:
    """The line in which a span starts, with its end."""
    line = source.line_of(span.start)
    start = source.line_starts[line - 1]
    after = source.line_starts[line] if line < len(source.line_starts) else len(source.text)
    return Span(span.path, start, after)


def counting_as(noun: Noun, vocabulary: Vocabulary) -> set[Noun]:
    """The noun and all that count as it."""
    entries = vocabulary.of_category(noun.category)
    return {noun, *(e.noun for e in entries if noun in e.nouns_in("counts_as"))}


def supply(tile: Noun, vocabulary: Vocabulary, path: str) -> int | None:
    """How many of a tile there can be, with those that count as it; None where nothing limits them.

    Tiles of a pack that the file at `path` does not need change nothing.
    """
    there = vocabulary.layers.certain_for(path)
    entries = [vocabulary.entry_of(noun) for noun in counting_as(tile, vocabulary)]
    counted = [entry for entry in entries if entry is None or entry.layer in there]
    if any(entry is None or not entry.number_in("supply") for entry in counted):
        return None
    return sum(entry.number_in("supply") for entry in counted if entry)


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
        return self.vocabulary.entry_of(noun)

    def steps(self, card: Card) -> Iterator[Step]:
        for _, steps in blocks_of(card):
            yield from steps_in(steps)

    @cached_property
    def all_steps(self) -> tuple[tuple[Card, Step], ...]:
        return tuple((card, step) for card in self.cards for step in self.steps(card))

    @cached_property
    def all_nodes(self) -> tuple[tuple[Card, Node], ...]:
        return tuple((card, node) for card in self.cards for node in card.walk())

    @cached_property
    def _by_kind(self) -> dict[type[Node], list[tuple[Card, Node]]]:
        found: dict[type[Node], list[tuple[Card, Node]]] = defaultdict(list)
        for card, node in self.all_nodes:
            found[type(node)].append((card, node))
        return found

    def nodes_of(self, *kinds: type[Kind]) -> Iterator[tuple[Card, Kind]]:
        """All nodes of these classes, wherever they stand."""
        for kind in kinds:
            yield from cast(list[tuple[Card, Kind]], self._by_kind.get(kind, []))

    @cached_property
    def all_nouns(self) -> tuple[tuple[Card, Node, Noun], ...]:
        """Every noun that a node names itself, not by the nodes inside it."""
        return tuple(
            (card, node, noun) for card, node in self.all_nodes for noun in nouns_named_by(node)
        )
