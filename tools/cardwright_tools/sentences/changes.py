"""A drawn item with one thing said otherwise: a word, a way to say a rule, a line. In: DrawnItem and Lines. Out: DrawnItem."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from cardwright.syntax.nodes import Word
from cardwright_tools.sentences.derived import HOLE, TO_FILL, Derived, text_of
from cardwright_tools.sentences.items import DrawnItem, Items
from cardwright_tools.sentences.lines import CannotBeSaid, DrawnLine, Lines

Path: TypeAlias = tuple[int, ...]

A_LINE = 0.25
"""How often whole lines are put in, left out or exchanged."""


@dataclass(frozen=True, slots=True)
class Changes:
    """Nothing here knows what a change means: some that it makes change nothing, or cannot be read.

    `tried` counts the places where something was changed, so that what is rarely said is not rarely changed.
    """

    lines: Lines
    items: Items
    tried: Counter[str] = field(default_factory=Counter)

    def changed(self, item: DrawnItem) -> DrawnItem | None:
        """None where what was tried cannot be said."""
        chance = self.lines.chance
        if chance.random() < A_LINE:
            rules = self.items.clause_rules(item.kind)
            lines = self._other_lines(item.lines, "item", 1, rules)
        else:
            at = chance.randrange(sum(1 for _ in _all_lines(item.lines)))
            lines = self._with_other_words(item.lines, at)
        return None if lines is None else replace(item, lines=lines)

    # ------------------------------------------------------------ whole lines

    def _other_lines(
        self, lines: tuple[DrawnLine, ...], start: str, level: int, rules: list[str]
    ) -> tuple[DrawnLine, ...] | None:
        """Here, or in the lines below one of these."""
        inner = [at for at, line in enumerate(lines) if line.below]
        if inner and self.lines.chance.random() < 0.7:
            at = self.lines.chance.choice(inner)
            line = lines[at]
            below = self._other_lines(line.below, line.derived.opens, level + 1, [])
            return None if below is None else _exchanged(lines, at, replace(line, below=below))
        at = self.lines.chance.randrange(len(lines))
        kept_before, kept_behind = self.lines.chance.choice(((0, 1), (1, 0), (0, 0)))
        try:
            other = self._line(start, level, rules)
        except CannotBeSaid:
            return None
        match kept_before, kept_behind:
            case 0, 1:
                return (*lines[: at + 1], other, *lines[at + 1 :])
            case 1, 0:
                return (*lines[:at], *lines[at + 1 :]) if len(lines) > 1 else None
        return _exchanged(lines, at, other)

    def _line(self, start: str, level: int, rules: list[str]) -> DrawnLine:
        if rules:
            return self.lines.line(self.lines.chance.choice(rules), start, level)
        return self.lines.any_line(start, level)

    # ------------------------------------------------------------ within one line

    def _with_other_words(
        self, lines: tuple[DrawnLine, ...], at: int
    ) -> tuple[DrawnLine, ...] | None:
        """The line that comes `at` this place, counted through all blocks, in other words."""
        for number, line in enumerate(lines):
            if at == 0:
                other = self._in_other_words(line)
                return None if other is None else _exchanged(lines, number, other)
            size = sum(1 for _ in _all_lines(line.below))
            if at <= size:
                below = self._with_other_words(line.below, at - 1)
                return (
                    None if below is None else _exchanged(lines, number, replace(line, below=below))
                )
            at -= size + 1
        return None

    def _in_other_words(self, line: DrawnLine) -> DrawnLine | None:
        path = self._place(line.derived)
        derived = self._at(line.derived, path)
        if derived is None or derived.opens != line.derived.opens:
            return None
        filled = self.lines.filler.filled(derived)
        if filled is None or text_of(filled) == text_of(line.derived):
            return None
        return replace(line, derived=filled)

    def _place(self, derived: Derived) -> Path:
        places = dict(_places(derived, derived.way.rule, ()))
        weights = [1 / (1 + self.tried[name]) for name in places.values()]
        path = self.lines.chance.choices(list(places), weights)[0]
        self.tried[places[path]] += 1
        return path

    def _at(self, derived: Derived, path: Path) -> Derived | None:
        if not path:
            return self._otherwise_derived(derived)
        number, *further = path
        part = derived.parts[number]
        if isinstance(part, Word):
            return _with_part(derived, number, replace(part, text=HOLE))
        inner = self._at(part, tuple(further))
        return None if inner is None else _with_part(derived, number, inner)

    def _otherwise_derived(self, derived: Derived) -> Derived | None:
        others = self.lines.ways.others(derived.way)
        if not others:
            return None
        return self.lines.deriver.by(self.lines.chance.choice(others), derived.parts)


def _all_lines(lines: tuple[DrawnLine, ...]) -> Iterator[DrawnLine]:
    for line in lines:
        yield line
        yield from _all_lines(line.below)


def _places(derived: Derived, around: str, path: Path) -> Iterator[tuple[Path, str]]:
    """Words that stand for many, and whatever can be said in several ways, each with a name for such places."""
    yield path, derived.way.rule
    around = derived.way.named or around
    for number, part in enumerate(derived.parts):
        if isinstance(part, Derived):
            yield from _places(part, around, (*path, number))
        elif part.kind in TO_FILL:
            yield (*path, number), f"{around} {part.kind} {number}"


def _exchanged(lines: tuple[DrawnLine, ...], at: int, other: DrawnLine) -> tuple[DrawnLine, ...]:
    return (*lines[:at], other, *lines[at + 1 :])


def _with_part(derived: Derived, number: int, part: Derived | Word) -> Derived:
    parts = (*derived.parts[:number], part, *derived.parts[number + 1 :])
    return replace(derived, parts=parts)
