"""Numbers for the places where a block can be entered. In: parts of a block in order. Out: segments.

A segment says first where it goes on, so that a question in its last line can leave the block.
"""

from collections.abc import Iterator
from typing import TypeAlias

from cardwright.plan.expressions import FALSE, TRUE, Expression, Not, Number
from cardwright.plan.scope import STEP
from cardwright.plan.statements import Assign, Branch, Case, Return, Segment, Statement
from cardwright.rules.nodes import Node
from cardwright.values import dataclass, field


@dataclass(frozen=True, slots=True)
class Plain:
    """Nobody is asked."""

    statement: Statement


@dataclass(frozen=True, slots=True)
class Question:
    """`call` may have to ask somebody. With a `guard` it is put only where that holds; else the block goes on at `skip`.

    `offers` are the options that the answer names by their place.
    """

    call: Expression
    setup: tuple[Statement, ...] = ()
    guard: Expression = TRUE
    skip: "SegmentLabel | None" = None
    offers: tuple[Node, ...] = ()


@dataclass(frozen=True, slots=True)
class Fork:
    """Go on where the first test that holds leads, else at `otherwise`."""

    cases: "tuple[tuple[Expression, SegmentLabel], ...]"
    otherwise: "SegmentLabel"


@dataclass(slots=True, eq=False)
class SegmentLabel:
    """A place to jump to."""

    number: int = -1


Part: TypeAlias = Plain | Question | Fork | SegmentLabel


@dataclass(slots=True)
class Track:
    """The parts of one block, in order."""

    parts: list[Part] = field(default_factory=list)
    _options_named: bool = False

    def add(self, part: Part) -> None:
        self.parts.append(part)

    def first_options(self) -> bool:
        """True once: Python wants the type of a name only where it is first given."""
        first = not self._options_named
        self._options_named = True
        return first


@dataclass(slots=True)
class _Group:
    """What will be one segment: it ends at a question, at a fork, or before a label."""

    plain: list[Statement] = field(default_factory=list)
    question: Question | None = None
    fork: Fork | None = None

    @property
    def is_open(self) -> bool:
        return self.question is None and self.fork is None

    @property
    def is_empty(self) -> bool:
        return self.is_open and not self.plain


@dataclass(frozen=True, slots=True)
class OptionsOffered:
    """While it is asked which of these options is taken, `frame.step` is `step`."""

    step: int
    options: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Block:
    body: tuple[Statement, ...]
    offers: tuple[OptionsOffered, ...] = ()


def segments(track: Track) -> Block:
    """A block where nobody is asked needs no segments."""
    groups = _groups(track.parts)
    found: list[Statement] = [_segment(n, group, len(groups)) for n, group in enumerate(groups)]
    if groups[-1].is_open and not _leads_to(len(groups), track.parts):
        # Whoever comes so far carries it out, once.
        found[-1:] = groups[-1].plain
    return Block(tuple(found), tuple(_offers(groups)))


def _leads_to(number: int, parts: list[Part]) -> bool:
    """Some part goes on there."""
    labels = (label for part in parts for label in _labels_in(part))
    return any(label.number == number for label in labels)


def _labels_in(part: Part) -> "Iterator[SegmentLabel]":
    match part:
        case Fork(cases, otherwise):
            yield from (label for _, label in cases)
            yield otherwise
        case Question(skip=SegmentLabel() as skip):
            yield skip


def _offers(groups: "list[_Group]") -> Iterator[OptionsOffered]:
    for number, group in enumerate(groups):
        question = group.question
        if question is not None and question.offers:
            yield OptionsOffered(_after(number, group), question.offers)


def _after(number: int, group: "_Group") -> int:
    return group.fork.otherwise.number if group.fork is not None else number + 1


def _groups(parts: list[Part]) -> list[_Group]:
    groups = [_Group()]
    for part in parts:
        match part:
            case SegmentLabel():
                if not groups[-1].is_empty:
                    groups.append(_Group())
                part.number = len(groups) - 1
            case Plain(statement):
                _open_group(groups).plain.append(statement)
            case Question():
                _open_group(groups).question = part
            case Fork():
                _take_fork(groups, part)
    return groups[:-1] if groups[-1].is_empty and len(groups) > 1 else groups


def _open_group(groups: list[_Group]) -> _Group:
    if not groups[-1].is_open:
        groups.append(_Group())
    return groups[-1]


def _take_fork(groups: list[_Group], fork: Fork) -> None:
    """A plain jump right behind a question is where that question goes on."""
    last = groups[-1]
    plain_jump = not fork.cases and last.fork is None and last.question is not None
    if plain_jump and last.question is not None and last.question.guard == TRUE:
        last.fork = fork
    else:
        _open_group(groups).fork = fork


def _segment(number: int, group: _Group, end: int) -> Segment:
    after = _after(number, group)
    body: list[Statement] = list(group.plain)
    if group.question is not None:
        after = _add_question(body, group.question, number, after, end)
    elif group.fork is not None and group.fork.cases:
        body.append(_jumps(group.fork))
    return Segment(number, after, tuple(body))


def _add_question(
    body: list[Statement], question: Question, number: int, after: int, end: int
) -> int:
    """Behind the last question of a way there is nothing left to do."""
    leave: Statement = Branch((Case(question.call, (Return(FALSE),)),))
    if question.guard == TRUE or question.skip is None:
        done = Return(Not(question.call))
        body.extend((*question.setup, done if after == end else leave))
        return after
    inner = (go_on(number + 1), *question.setup, leave)
    body.append(Branch((Case(question.guard, inner),)))
    return question.skip.number


def _jumps(fork: Fork) -> Branch:
    return Branch(tuple(Case(test, (go_on(label.number),)) for test, label in fork.cases))


def with_part(whole: Block, part: Block, test: Expression) -> Block | None:
    """One body for a block and a part of it, where nobody is asked: the rest is for the whole, for which the test holds."""
    if any(isinstance(statement, Segment) for statement in (*whole.body, *part.body)):
        return None
    wanted, found, rest = list(part.body), list[Statement](), list[Statement]()
    for statement in whole.body:
        if statement in wanted[:1] or isinstance(statement, Assign):
            found += [*_only_where(test, rest), statement]
            rest.clear()
            wanted = wanted[1:] if statement in wanted[:1] else wanted
        else:
            rest.append(statement)
    return None if wanted or rest else Block(tuple(found))


def _only_where(test: Expression, body: list[Statement]) -> list[Statement]:
    return [Branch((Case(test, tuple(body)),))] if body else []


def go_on(number: int) -> Assign:
    return Assign(STEP, Number(number))
