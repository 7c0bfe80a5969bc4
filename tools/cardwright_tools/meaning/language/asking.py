"""A rule asks its player, and what may be answered. In: a run of steps, which may ask. Out: the run with only such answers as let it end well.

This page holds the one idea that everything else rests on: **steps are carried out in full or not at all** (000 p. 9). A run
that comes to a step that cannot be done breaks off with `CannotBeDone`; a rule is possible where some answers avoid that, and
an answer is offered only where it leaves such a way.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import TypeAlias

from cardwright_tools.meaning.language.position import Position, copy_of

# Questions that a rule answers itself, with the first answer that leaves a way.
FIRST = "first"
ORDER = "order"
AREA = "area"
MOST_TRIES = 4000
# How many tries each search at work has left, the innermost last.
_searching: list[list[int]] = []


@dataclass(frozen=True, slots=True)
class Question:
    """`about` says what kind of thing is chosen; the options are keys such as `area:3-1`."""

    player: int
    about: str
    options: tuple[str, ...]


Run: TypeAlias = Generator[Question, str, None]
Answer: TypeAlias = Generator[Question, str, str]
Number: TypeAlias = Generator[Question, str, int]
Start: TypeAlias = Callable[[Position], Run]
Known: TypeAlias = dict[tuple[str, ...], bool]
"""Of answers to the first questions of a run, whether it can end well behind them."""


class CannotBeDone(Exception):
    """A step that cannot be carried out in full."""


class Unknowable(Exception):
    """What chance or too many ways decide: this page cannot say what happens."""


def must(is_so: bool) -> None:
    if not is_so:
        raise CannotBeDone


def ask(player: int, about: str, options: list[str]) -> Answer:
    """Who has no choice is not asked."""
    must(bool(options))
    return (yield Question(player, about, tuple(options))) if len(options) > 1 else options[0]


def carried_out(start: Start, position: Position, known: Known | None = None) -> Run:
    """Carry out a whole deed, asking only for answers with which all of its steps can be done. `known`: what was found when it was
    carried out before, in the same position."""
    known = {} if known is None else known
    before = copy_of(position)
    given: list[str] = []
    run = start(position)
    question = next(run, None)
    while question is not None:
        ways = [key for key in question.options if _leads_on(start, before, [*given, key], known)]
        must(bool(ways))
        if question.about == FIRST or len(ways) == 1:
            answer = ways[0]
        else:
            answer = yield Question(question.player, question.about, tuple(ways))
        given.append(answer)
        question = answered(run, answer)


def part_carried_out(start: Start, position: Position) -> Run:
    """A part of a deed, which can be done by itself: whoever carries out the deed knows which answers let all of it be done."""
    before = copy_of(position)
    given: list[str] = []
    run = start(position)
    question = next(run, None)
    while question is not None:
        if question.about == FIRST:
            ways = (key for key in question.options if _can_go_on(start, before, [*given, key]))
            answer = next(ways, "")
            must(bool(answer))
        else:
            answer = yield question
        given.append(answer)
        question = answered(run, answer)


def answered(run: Run, answer: str) -> Question | None:
    try:
        return run.send(answer)
    except StopIteration:
        return None


def can_be_done(start: Start, position: Position) -> bool:
    """There are answers with which all steps can be carried out. The position stays as it is."""
    return _can_go_on(start, position, [])


def _leads_on(start: Start, before: Position, given: list[str], known: Known) -> bool:
    """Whoever found a way knows it for each part of the way."""
    asked = tuple(given)
    if asked not in known:
        way = _way_on(start, before, given)
        known[asked] = way is not None
        if way is not None:
            known.update(
                (tuple(way[:length]), True) for length in range(len(asked) + 1, len(way) + 1)
            )
    return known[asked]


def _can_go_on(start: Start, before: Position, given: list[str]) -> bool:
    return _way_on(start, before, given) is not None


def _way_on(start: Start, before: Position, given: list[str]) -> list[str] | None:
    """A search that begins inside another one shares its tries: together they are too many as soon."""
    tries = _searching[-1] if _searching else [MOST_TRIES]
    _searching.append(tries)
    try:
        return _some_way(start, before, given, tries)
    finally:
        _searching.pop()


def _some_way(
    start: Start, before: Position, given: list[str], tries: list[int]
) -> list[str] | None:
    """All answers of a way that ends well. Try it on a copy, from the start: answers that were given, then the first answer to each further question; where that
    leads nowhere, the other answers, the last question first."""
    tries[0] -= 1
    if tries[0] < 0:
        raise Unknowable("too many ways")
    run = start(copy_of(before))
    others: list[list[str]] = []
    try:
        question = next(run, None)
        for answer in given:
            assert question is not None
            question = answered(run, answer)
        while question is not None:
            first, *rest = question.options
            others += [[*given, key] for key in reversed(rest)]
            given = [*given, first]
            question = answered(run, first)
    except CannotBeDone:
        found = (_some_way(start, before, way, tries) for way in reversed(others))
        return next((way for way in found if way is not None), None)
    return given
