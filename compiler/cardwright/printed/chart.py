"""All ways to read words. In: a ReadingGrammar and words. Out: for a kind and a place, where it can end and what it says there."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from cardwright.printed.reading_grammar import ReadingGrammar, WordTree
from cardwright.printed.filled_lines import Value, filled
from cardwright.printed.patterns import Gap
from cardwright.printed.words_of_text import number_in
from cardwright.values import dataclass, field

Ends = list[tuple[int, Value]]
MOST_READINGS = 24
"""Of one stretch of words; more than so many mean that a text is no sentence."""


@dataclass(slots=True)
class Chart:
    """`own`: what the card that says it is called: its tile, its area. `furthest`: how far anything could be read."""

    grammar: ReadingGrammar
    words: tuple[str, ...]
    own: Mapping[str, str] = field(default_factory=dict)
    furthest: int = 0
    _known: dict[tuple[str, str, int, int], Ends] = field(default_factory=dict)

    def whole(self, kind: str) -> list[str]:
        """What all the words together say, as that kind of thing."""
        ends = self.of(kind, 0)
        return list(dict.fromkeys(str(v) for end, v in ends if self._is_end(end)))

    def _is_end(self, at: int) -> bool:
        return all(word in ".;" for word in self.words[at:])

    def of(self, kind: str, at: int) -> Ends:
        key = (kind, "", 0, at)
        if key not in self._known:
            self._known[key] = []
            self._known[key] = self._read(kind, at)
        return self._known[key]

    def _read(self, kind: str, at: int) -> Ends:
        if kind == "n":
            return self._number(at)
        found: dict[tuple[int, Value], None] = {}
        node = self.grammar.kinds.get(kind)
        if node is None:
            return []
        for start in self._starts(at):
            if self._can_begin(kind, start):
                for end, value in self._walk(node, start, ()):
                    found.setdefault((end, value))
        return _not_too_many(found)

    def _starts(self, at: int) -> tuple[int, ...]:
        """A comma before a word that joins says nothing."""
        words = self.words
        if at + 1 < len(words) and words[at] == "," and words[at + 1] in self.grammar.connectives:
            return (at, at + 1)
        return (at,)

    def _can_begin(self, kind: str, at: int) -> bool:
        begins = self.grammar.begins.get(kind)
        if begins is None:
            return True
        if at >= len(self.words):
            return False
        word = self.words[at]
        if word in begins or ("#" in begins and bool(self._number(at))):
            return True
        self.furthest = max(self.furthest, at)
        return False

    def _number(self, at: int) -> Ends:
        if at >= len(self.words):
            return []
        word = self.words[at]
        if number := number_in(word):
            return [(at + 1, number)]
        ones = self.grammar.ones
        return [(at + 1, "1" if word in ones else "x")] if word in (*ones, "x") else []

    def _walk(
        self, node: WordTree, at: int, values: tuple[Value, ...]
    ) -> Iterator[tuple[int, Value]]:
        self.furthest = max(self.furthest, at)
        for line, names in node.ends:
            has_slots = names or "{" in line
            said = filled(line, dict(zip(names, values)), self.own) if has_slots else line
            if said is not None:
                yield at, said
        for place in self._starts(at) if node.words else (at,):
            word = self.words[place] if place < len(self.words) else ""
            if word == ";" and word not in node.words:
                word = "."
            if word in node.words:
                yield from self._walk(node.words[word], place + 1, values)
        for slot, after in node.slots.values():
            for end, value in self._slot(slot, at):
                yield from self._walk(after, end, (*values, value))

    def _slot(self, slot: Gap, at: int) -> Ends:
        if slot.kind == "own":
            return [(at, self.own[slot.name])] if slot.name in self.own else []
        if not slot.least:
            return self.of(slot.kind, at)
        key = (slot.kind, slot.joint, slot.least, at)
        if key not in self._known:
            lists = self._list(slot.kind, slot.joint, at)
            self._known[key] = [each for each in lists if len(each[1]) >= slot.least]
        return self._known[key]

    def _list(self, kind: str, joint: str, at: int) -> Ends:
        key = (kind, joint, 1, at)
        if key in self._known:
            return self._known[key]
        found: dict[tuple[int, Value], None] = {}
        for end, value in self.of(kind, at):
            found.setdefault((end, (str(value),)))
            for after, is_word in self._behind_joint(joint, end):
                for last, rest in self._list(kind, joint, after):
                    if is_word or joint != "or" or len(rest) > 1:
                        found.setdefault((last, (str(value), *rest)))
        self._known[key] = _not_too_many(found)
        return self._known[key]

    def _behind_joint(self, joint: str, at: int) -> Iterator[tuple[int, bool]]:
        """A list of which any one will do says so at the latest before its last."""
        for words in self.grammar.joints[joint]:
            if self.words[at : at + len(words)] == words:
                yield at + len(words), words != (",",)


def _not_too_many(found: Iterable[tuple[int, Value]]) -> Ends:
    """Of each stretch the first."""
    number: Counter[int] = Counter()
    kept: Ends = []
    for end, value in found:
        number[end] += 1
        if number[end] <= MOST_READINGS:
            kept.append((end, value))
    return kept
