"""Print compared with the rule. In: the printed texts of a card by part, and the card. Out: for each part, whether it agrees, and what differs."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import product

from cardwright.printed.claims import Untrue
from cardwright.printed.counting_itself import wrongly_including
from cardwright.printed.differences import Difference, differences, said_again
from cardwright.printed.facts import PARTS, SaidFacts, facts_of
from cardwright.printed.readers import reader_of
from cardwright.printed.reading import MOST_WAYS, OneReading, PartRead, TextReader
from cardwright.rules.nodes import Card, Fixed, Lower, Node, Place, Raise, Score
from cardwright.values import dataclass, replace
from cardwright.vocabulary import Vocabulary

AGREES, DIFFERS, UNREAD, AMBIGUOUS = "agrees", "differs", "not understood", "ambiguous"
_WORST = (AGREES, DIFFERS, AMBIGUOUS, UNREAD)
REPEATED = ("requirement", "vp")
"""Parts that another one may say once more."""


@dataclass(frozen=True, slots=True)
class PartCompared:
    """`unread`: words that no reading takes in; `readings`: lines, where there are several that say different things."""

    part: str
    verdict: str
    differences: tuple[Difference, ...] = ()
    unread: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Meaning:
    """What one way to read a text says."""

    facts: SaidFacts
    untrue: tuple[Untrue, ...] = ()


@dataclass(slots=True)
class Comparer:
    """What comparing needs to know of a game."""

    reader: TextReader
    vocabulary: Vocabulary
    rule: Callable[[tuple[str, ...], str], Card | None]

    def compare(self, card: Card, texts: Mapping[str, Sequence[str]]) -> list[PartCompared]:
        """As print is meant first; where that is not the rule, whatever else the words can say may be."""
        first = self._as_read(self.reader.asking_the_first(), card, texts)
        if len(self.reader.grammars) == 1 or not any(_doubts(first)):
            return first
        return min((first, self._as_read(self.reader, card, texts)), key=_doubts)

    def _as_read(
        self, reader: TextReader, card: Card, texts: Mapping[str, Sequence[str]]
    ) -> list[PartCompared]:
        """A part that is not printed is compared only where another one could have said it."""
        read = [reader.part(part, text, card) for part in PARTS for text in texts.get(part, ())]
        meant = {each: self._meanings(each, card) for each in dict.fromkeys(read)}
        unclear = {each.part for each in read if len(meant[each]) > 1}
        readable = [each for each in read if meant[each]]
        ruled = facts_of(card, self.lies)
        ways = [
            self._compared(card, ruled, readable, chosen, texts)
            for chosen in list(product(*(meant[each] for each in readable)))[:MOST_WAYS]
        ]
        best = min(ways, key=lambda found: sum(map(len, found.values())), default={})
        return [
            self._verdict(
                part, best.get(part, []), [r for r in read if r.part == part], meant, unclear
            )
            for part in PARTS
            if part in texts or best.get(part)
        ]

    def compare_text(self, card: Card, text: str) -> PartCompared:
        """A text of which nobody says which part it is: of all that it can be, what comes nearest to the rule."""
        tried = [self._as_part(card, part, text) for part in PARTS]
        return min(tried, key=lambda found: (_WORST.index(found.verdict), len(found.differences)))

    def _as_part(self, card: Card, part: str, text: str) -> PartCompared:
        """Other parts that it says too belong to it; what it does not speak of is not missed."""
        read = self.reader.part(part, text, card)
        meant = self._meanings(read, card)
        if read.unread or not meant:
            return PartCompared(part, UNREAD, (), read.unread or (text,))
        ruled = facts_of(card, self.lies)
        ways = []
        for meaning in meant:
            found = _untrue(meaning)
            for name in PARTS:
                printed = _said_once(name, (read,), (meaning,))
                found += self._between(printed, ruled.parts[name]) if printed else []
            ways.append(found)
        best = min(ways, key=len)
        return PartCompared(part, DIFFERS if best else AGREES, tuple(best))

    @property
    def lies(self) -> dict[str, str]:
        known = self.reader.known.items()
        return {key.removeprefix("lies "): area for key, area in known if key.startswith("lies ")}

    def _meanings(self, read: PartRead, card: Card) -> list[Meaning]:
        """Readings that say the same are one."""
        sentences = [tuple(w for _, w in self._distinct(ways, card)) for ways in read.sentences]
        ways = replace(read, sentences=tuple(sentences)).ways
        return [meaning for meaning, _ in self._distinct(ways, card)]

    def _distinct(
        self, ways: Iterable[OneReading], card: Card
    ) -> Iterable[tuple[Meaning, OneReading]]:
        """The first reading of each meaning."""
        found: dict[Hashable, tuple[Meaning, OneReading]] = {}
        for way in ways:
            rule = self.rule(way.clauses, card.path)
            if rule is not None:
                meaning = Meaning(facts_of(rule, self.lies, of=card), way.untrue)
                key = (*meaning.facts.parts.items(), meaning.untrue)
                found.setdefault(key, (meaning, way))
        return found.values()

    def _compared(
        self,
        card: Card,
        ruled: SaidFacts,
        read: Sequence[PartRead],
        chosen: Sequence[Meaning],
        texts: Mapping[str, Sequence[str]],
    ) -> dict[str, list[Difference]]:
        found: dict[str, list[Difference]] = {}
        for part in PARTS:
            printed = _said_once(part, read, chosen)
            if printed or self._is_expected(part, ruled, texts):
                told = self._between(printed, ruled.parts[part])
                if part in REPEATED and _speaking(part, read, chosen) > 1:
                    told = said_again(told, ruled.parts[part])
                if told:
                    place = part if part in texts else _place(part, read, chosen)
                    found.setdefault(place, []).extend(told)
        for each, meaning in zip(read, chosen):
            including = wrongly_including(
                each.text, card, ruled.parts[each.part], self.reader.grammars[0]().phrases
            )
            if including:
                found.setdefault(each.part, []).append(Difference("tag", including, None))
            if meaning.untrue:
                found.setdefault(each.part, []).extend(_untrue(meaning))
        return found

    def _between(self, printed: Sequence[Node], ruled: Sequence[Node]) -> list[Difference]:
        """What a tile does by itself may be said with it, and is compared where it is."""
        said = [node for node in printed if isinstance(node, Raise | Lower)]
        by_rule = [node for node in ruled if isinstance(node, Raise | Lower)]
        by_tiles = [node for node in self._by_tiles(ruled) if node not in by_rule]
        missing = len(said) - len(by_rule)
        return differences(printed, [*ruled, *by_tiles[: max(missing, 0)]])

    def _by_tiles(self, nodes: Sequence[Node]) -> list[Node]:
        placed = (self.vocabulary.entry_of(each.tile) for each in nodes if isinstance(each, Place))
        return [
            Raise(track, Fixed(entry.number_in("raises")))
            for entry in placed
            if entry is not None
            for track in entry.nouns_in("raises")
        ]

    def _is_expected(self, part: str, ruled: SaidFacts, texts: Mapping[str, Sequence[str]]) -> bool:
        """Points that are a plain number need no words."""
        said = [node for node in ruled.parts[part] if not _is_plain(node)]
        return part in texts or (bool(said) and bool(texts))

    def _verdict(
        self,
        part: str,
        found: Sequence[Difference],
        read: Sequence[PartRead],
        meant: Mapping[PartRead, Sequence[Meaning]],
        unclear: set[str],
    ) -> PartCompared:
        unread = tuple(words for each in read for words in each.unread)
        unread += tuple(each.text for each in read if not each.unread and not meant[each])
        if unread:
            return PartCompared(part, UNREAD, (), unread)
        if found and part in unclear:
            readings = tuple("\n".join(way.clauses) for each in read for way in each.ways)
            return PartCompared(part, AMBIGUOUS, tuple(found), (), readings)
        return PartCompared(part, DIFFERS if found else AGREES, tuple(found))


def _doubts(parts: Sequence[PartCompared]) -> tuple[int, int]:
    """How much of it is not understood, and how much differs."""
    unread = sum(part.verdict == UNREAD for part in parts)
    return unread, sum(len(part.differences) for part in parts)


def _is_plain(node: Node) -> bool:
    return isinstance(node, Score) and isinstance(node.amount, Fixed) and node.condition is None


def _said_once(part: str, read: Sequence[PartRead], chosen: Sequence[Meaning]) -> list[Node]:
    """What one part says and another repeats, is said once."""
    pairs = sorted(zip(read, chosen), key=lambda pair: pair[0].part != part)
    nodes: list[Node] = []
    for each, meaning in pairs:
        again = nodes if each.part != part or part == "requirement" else []
        nodes += [node for node in meaning.facts.parts[part] if node not in again]
    return nodes


def _speaking(part: str, read: Sequence[PartRead], chosen: Sequence[Meaning]) -> int:
    """How many texts say something of it."""
    return sum(bool(meaning.facts.parts[part]) for _, meaning in zip(read, chosen))


def _place(part: str, read: Sequence[PartRead], chosen: Sequence[Meaning]) -> str:
    """Where the text stands that says it; else the part that should."""
    saying = (each.part for each, meaning in zip(read, chosen) if meaning.facts.parts[part])
    return next(saying, part)


def _untrue(meaning: Meaning) -> list[Difference]:
    return [Difference(each.kind, each.words, None) for each in meaning.untrue]


def comparer_of(
    vocabulary: Vocabulary,
    cards: Iterable[Card],
    language: str = "en",
) -> Comparer:
    reader = reader_of(vocabulary, cards, language)
    assert reader.rule is not None
    return Comparer(reader, vocabulary, reader.rule)
