"""The grammar, ready to read single lines. In: a stretch of text and where it stands. Out: Reading: its words and its phrase."""

import re
from functools import cache, cached_property
from typing import TypeAlias

from cardwright_grammar import FOLDER, read_text

from cardwright.source import SourceFile, Span
from cardwright.syntax.nodes import Phrase, Word
from cardwright.syntax.tables import END as END
from cardwright.syntax.tables import OPENERS as OPENERS
from cardwright.syntax.tables import STARTS as STARTS
from cardwright.syntax.tables import Tables, fingerprint_of, from_json, tables_of
from cardwright.syntax.tables import Way as Way
from cardwright.values import dataclass

GRAMMAR_FILE = "cardwright.lark"
TABLES_FILE = "tables.json"


@dataclass(frozen=True, slots=True)
class Reading:
    """What became of one line. `phrase` is None where the grammar stopped: at word number `stopped_at`, where it
    would have gone on with one of `expected`. `opens` names the start rule for the lines below."""

    words: tuple[Word, ...]
    phrase: Phrase | None
    opens: str = ""
    stopped_at: int = 0
    expected: frozenset[str] = frozenset()


class Grammar:
    """Tables and a lexer, made once and used for every line of every file."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._cut = re.compile(tables.cut)

    def ways(self) -> tuple[Way, ...]:
        """All that can be said, rule by rule, with what is optional or repeated spelt out."""
        return self._tables.ways

    def patterns(self) -> dict[str, str]:
        """What each terminal looks like, as a regular expression."""
        return self._tables.patterns

    @cached_property
    def keywords(self) -> frozenset[str]:
        return frozenset(self._tables.keywords.values())

    def is_word(self, text: str) -> bool:
        """Whether the language has this word, so that nobody can give it to a noun."""
        words = self.read_line(text, "item").words
        return len(words) == 1 and words[0].kind not in ("NAME", "FOREIGN", "UNKNOWN")

    def keyword(self, terminal: str) -> str:
        """The word that a terminal stands for; nothing for those that stand for many."""
        return self._tables.keywords.get(terminal, "")

    def read_line(self, text: str, rule: str) -> Reading:
        """Read a line that stands in no file: what an author may have meant."""
        return self.read(SourceFile("", text), 0, len(text), rule)

    def read(self, source: SourceFile, start: int, end: int, rule: str) -> Reading:
        """Read the line between two offsets with a start rule."""
        words = self._words(source, start, end)
        line = _Line(self._tables, rule)
        for number, word in enumerate(words):
            if not line.goes_on(word.kind, word):
                return Reading(words, None, "", number, line.accepted())
        ends = [end for end in (END, *OPENERS) if line.may_go_on(end)]
        if ends and (ends[0] == END or line.goes_on(ends[0], None)) and line.goes_on(END, None):
            return Reading(words, line.phrase(), OPENERS.get(ends[0], ""))
        return Reading(words, None, "", len(words), line.accepted())

    def _words(self, source: SourceFile, start: int, end: int) -> tuple[Word, ...]:
        # Patterns may not see what stands behind the line.
        text, unless = source.text[start:end], self._tables.unless
        found = ((str(m.lastgroup), m[0], start + m.start()) for m in self._cut.finditer(text))
        return tuple(
            Word(unless.get(kind, {}).get(word, kind), word, Span(source.path, at, at + len(word)))
            for kind, word, at in found
            if kind not in self._tables.ignored
        )


_Part: TypeAlias = "Phrase | Word | None | list[Phrase | Word]"


class _Line:
    """How far a line has been read: the states on the way, and what was made at each; inlined rules are lists."""

    def __init__(self, tables: Tables, rule: str) -> None:
        self._tables = tables
        first, self._last = tables.starts[rule]
        self._states = [first]
        self._parts: list[_Part] = []

    def goes_on(self, kind: str, word: Word | None) -> bool:
        """Where it cannot, the line stays as it is."""
        states = self._states.copy()
        complete = self._follow(states, kind)
        if complete is None:
            return False
        self._states = states
        for way in complete:
            self._make(self._tables.ways[way])
        self._parts.append(word)
        return True

    def may_go_on(self, kind: str) -> bool:
        return self._follow(self._states.copy(), kind) is not None

    def accepted(self) -> frozenset[str]:
        choices = (kind for kind in self._tables.states[self._states[-1]] if kind.isupper())
        return frozenset(kind for kind in choices if self.may_go_on(kind))

    def phrase(self) -> Phrase | None:
        """What the start rule holds, once the line has ended."""
        start = self._parts[0]
        found = start.parts[0] if isinstance(start, Phrase) else None
        return found if isinstance(found, Phrase) else None

    def _follow(self, states: list[int], kind: str) -> list[int] | None:
        """The ways that are complete before such a word, and `states` after it; None where it cannot follow."""
        table, ways = self._tables.states, self._tables.ways
        complete: list[int] = []
        while True:
            action = table[states[-1]].get(kind)
            if action is None:
                return None
            if action >= 0:
                states.append(action)
                return complete
            way = ways[-1 - action]
            del states[len(states) - len(way.said) :]
            states.append(table[states[-1]][way.rule])
            complete.append(-1 - action)
            if kind == END and states[-1] == self._last:
                return complete

    def _make(self, way: Way) -> None:
        size = len(self._parts) - len(way.said)
        made: list[Phrase | Word] = []
        for part in self._parts[size:]:
            if isinstance(part, list):
                made += part
            elif part is not None:
                made.append(part)
        del self._parts[size:]
        span = made[0].span.to(made[-1].span) if way.named else None
        self._parts.append(Phrase(way.named, tuple(made), span) if span else made)


@cache
def prepare_grammar() -> Grammar:
    return Grammar(grammar_tables())


def grammar_tables() -> Tables:
    """As they are written, unless the grammar has changed since."""
    text = read_text(GRAMMAR_FILE)
    if (FOLDER / TABLES_FILE).is_file():
        tables = from_json(read_text(TABLES_FILE))
        if tables.made_from == fingerprint_of(text):
            return tables
    return tables_of(text)
