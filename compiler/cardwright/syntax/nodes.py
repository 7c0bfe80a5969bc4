"""The page as written: words, order, layout and comments. In: built by `from_text`. Out: read by `rules` and `to_text`."""

from collections.abc import Iterator

from cardwright.source import Span
from cardwright.values import dataclass


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a line, as the grammar sees it: `kind` is the terminal's name (NAME, NUMBER, CARD, GAIN ...)."""

    kind: str
    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class Phrase:
    """What a grammar rule read inside one line: `rule` is the rule's name."""

    rule: str
    parts: "tuple[Phrase | Word, ...]"
    span: Span

    def phrase(self, rule: str) -> "Phrase | None":
        return next((p for p in self.parts if isinstance(p, Phrase) and p.rule == rule), None)

    def phrases(self, *rules: str) -> "tuple[Phrase, ...]":
        """Child phrases of these rules; all child phrases when no rule is named."""
        found = (p for p in self.parts if isinstance(p, Phrase))
        return tuple(p for p in found if not rules or p.rule in rules)

    def word(self, kind: str) -> Word | None:
        return next((p for p in self.parts if isinstance(p, Word) and p.kind == kind), None)

    def words(self, *kinds: str) -> tuple[Word, ...]:
        found = (p for p in self.parts if isinstance(p, Word))
        return tuple(w for w in found if not kinds or w.kind in kinds)


@dataclass(frozen=True, slots=True)
class Line:
    """One statement: its words as written, what the grammar made of them, and the lines indented below it.

    `phrase` is None for a line the grammar could not read; such a line has its finding already, and its one word
    (kind TEXT) is its whole text. A line without words holds the comments at the end of a block. An empty text among
    comments stands for a blank line.
    """

    words: tuple[Word, ...]
    phrase: Phrase | None
    block: "tuple[Line, ...]"
    comments_above: tuple[str, ...]
    comment: str
    blank_above: bool
    span: Span

    @property
    def is_broken(self) -> bool:
        """The grammar could not read it; a line that only holds comments is not broken."""
        return self.phrase is None and bool(self.words)

    def walk(self) -> "Iterator[Line]":
        yield self
        for line in self.block:
            yield from line.walk()


@dataclass(frozen=True, slots=True)
class Item:
    """One thing the file declares, from its head at column 0 to the next head: `card first_snow "First Snow"` and what is below."""

    kind: tuple[Word, ...]
    id: Word
    name: Word | None
    lines: tuple[Line, ...]
    comments_above: tuple[str, ...]
    comment: str
    span: Span
    damaged: bool = False

    def walk(self) -> Iterator[Line]:
        for line in self.lines:
            yield from line.walk()


@dataclass(frozen=True, slots=True)
class Page:
    """A whole file."""

    path: str
    items: tuple[Item, ...]
    comments_below: tuple[str, ...]
