"""Print compared with the rule. In: the printed texts of a card by part, and the card. Out: for each part, whether it agrees, and what differs."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from cardwright.printed.differences import Difference, differences
from cardwright.printed.facts import PARTS, SaidFacts, facts_of
from cardwright.printed.reading import PartRead, TextReader, reader_of
from cardwright.printed.rules_of import rule_of
from cardwright.rules.nodes import Card, Node, Place, Raise
from cardwright.syntax import Grammar, prepare_grammar
from cardwright.vocabulary import Vocabulary

AGREES, DIFFERS, UNREAD, AMBIGUOUS = "agrees", "differs", "not understood", "ambiguous"
_WORST = (AGREES, DIFFERS, AMBIGUOUS, UNREAD)
MOST_WAYS = 24


@dataclass(frozen=True, slots=True)
class PartCompared:
    """`unread`: words that no reading takes in; `readings`: lines, where there are several that say different things."""

    part: str
    verdict: str
    differences: tuple[Difference, ...] = ()
    unread: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()


@dataclass(slots=True)
class Comparer:
    """What comparing needs to know of a game."""

    reader: TextReader
    vocabulary: Vocabulary
    grammar: Grammar

    def compare(self, card: Card, texts: Mapping[str, Sequence[str]]) -> list[PartCompared]:
        """A part that is not printed is compared only where another one could have said it."""
        read = [
            self.reader.part(part, text, card) for part in PARTS for text in texts.get(part, ())
        ]
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
        for facts in meant:
            found: list[Difference] = []
            for name in PARTS:
                printed = self._printed(name, (read,), (facts,), ruled.parts[name])
                found += differences(printed, ruled.parts[name]) if printed else []
            ways.append(found)
        best = min(ways, key=len)
        return PartCompared(part, DIFFERS if best else AGREES, tuple(best))

    @property
    def lies(self) -> dict[str, str]:
        known = self.reader.known.items()
        return {key.removeprefix("lies "): area for key, area in known if key.startswith("lies ")}

    def _meanings(self, read: PartRead, card: Card) -> list[SaidFacts]:
        """Readings that say the same are one."""
        meanings: list[SaidFacts] = []
        for way in read.ways[:MOST_WAYS]:
            rule = rule_of(way, self.vocabulary, self.grammar, card.path, card.id)
            if rule is not None:
                facts = facts_of(rule, self.lies, of=card)
                meanings += [] if facts in meanings else [facts]
        return meanings

    def _compared(
        self,
        card: Card,
        ruled: SaidFacts,
        read: Sequence[PartRead],
        chosen: Sequence[SaidFacts],
        texts: Mapping[str, Sequence[str]],
    ) -> dict[str, list[Difference]]:
        found: dict[str, list[Difference]] = {}
        for part in PARTS:
            printed = self._printed(part, read, chosen, ruled.parts[part])
            if printed or self._is_expected(part, ruled, texts):
                told = differences(printed, ruled.parts[part])
                if told:
                    place = part if part in texts else self._place(part, read, chosen)
                    found.setdefault(place, []).extend(told)
        return found

    def _printed(
        self,
        part: str,
        read: Sequence[PartRead],
        chosen: Sequence[SaidFacts],
        ruled: Sequence[Node],
    ) -> list[Node]:
        """What one part says and another repeats, is said once; so is what the tile that is placed does by itself."""
        nodes: list[Node] = []
        for each, facts in zip(read, chosen):
            for node in facts.parts[part]:
                again = each.part != part and node in nodes
                if not again and not (part == "requirement" and node in nodes):
                    nodes.append(node)
        return [node for node in nodes if not self._comes_with_tile(node, nodes, ruled)]

    def _comes_with_tile(self, node: Node, nodes: Sequence[Node], ruled: Sequence[Node]) -> bool:
        if not isinstance(node, Raise) or node in ruled:
            return False
        placed = (self.vocabulary.entry_of(each.tile) for each in nodes if isinstance(each, Place))
        return any(entry is not None and node.track in entry.nouns_in("raises") for entry in placed)

    def _is_expected(self, part: str, ruled: SaidFacts, texts: Mapping[str, Sequence[str]]) -> bool:
        """Points, and what only symbols say, need no words."""
        return part in texts or (part != "vp" and bool(ruled.parts[part]) and bool(texts))

    def _place(self, part: str, read: Sequence[PartRead], chosen: Sequence[SaidFacts]) -> str:
        """Where the text stands that says it; else the part that should."""
        return next((r.part for r, facts in zip(read, chosen) if facts.parts[part]), part)

    def _verdict(
        self,
        part: str,
        found: Sequence[Difference],
        read: Sequence[PartRead],
        meant: Mapping[PartRead, Sequence[SaidFacts]],
        unclear: set[str],
    ) -> PartCompared:
        unread = tuple(words for each in read for words in each.unread)
        unread += tuple(each.text for each in read if not each.unread and not meant[each])
        if unread:
            return PartCompared(part, UNREAD, (), unread)
        if found and part in unclear:
            readings = tuple("\n".join(way) for each in read for way in each.ways)
            return PartCompared(part, AMBIGUOUS, tuple(found), (), readings)
        return PartCompared(part, DIFFERS if found else AGREES, tuple(found))


def comparer_of(vocabulary: Vocabulary, cards: Iterable[Card], language: str = "en") -> Comparer:
    return Comparer(reader_of(vocabulary, cards, language), vocabulary, prepare_grammar())
