"""Random sentences, and whole cards of them. In: grammar, vocabulary, a source of chance. Out: source text that can be read."""

import random
from collections import Counter
from collections.abc import Iterable, Sequence

from cardwright.syntax.grammar import STARTS, Grammar, Way
from cardwright.vocabulary.entry import Kind
from cardwright.vocabulary.vocabulary import Vocabulary
from cardwright_tools.sentences.coverage import REMARKS
from cardwright_tools.sentences.items import DrawnItem, Items
from cardwright_tools.sentences.lines import Lines
from cardwright_tools.sentences.ways import Ways

FACTS = frozenset(("fields", "field", "more", "_word", "_free", "_verb", *REMARKS, *STARTS))
"""Rules of what is no sentence of its own."""


class Sentences:
    """The same chance gives the same texts. `own`: a pack whose nouns are taken rather often; `without`: rules left out.

    What is drawn can be read without an error; `check` may still have something against it.
    """

    def __init__(
        self,
        grammar: Grammar,
        vocabulary: Vocabulary,
        chance: random.Random,
        own: str = "",
        without: Iterable[str] = (),
    ) -> None:
        self.chance = chance
        self.vocabulary = vocabulary
        self.lines = Lines(grammar, vocabulary, chance, own, Ways(grammar, without))
        self.items = Items(self.lines)
        self._ways = [way for way in self.lines.ways.all() if way.rule not in FACTS]

    @property
    def drawn(self) -> Counter[str]:
        """How often each rule of the grammar was tried, also those without a phrase of their own."""
        return self.lines.ways.drawn

    def item(self, clauses: int, ways: Sequence[Way] = ()) -> DrawnItem:
        """One in which each of these ways to say something, or of all there are, stands as often as any other, or nearly so."""
        way = self.chance.choice(ways or self._ways)
        kinds = tuple(kind for kind in self.kinds() if self.items.can_say(kind, way))
        self.lines.ways.wanted = (way,)
        item = self.items.item(self.any_kind(kinds or self.kinds()), clauses)
        self.lines.ways.wanted = ()
        return item

    def any_kind(self, kinds: Sequence[Kind] = ()) -> Kind:
        """Of these, rather one that can say much."""
        kinds = kinds or self.kinds()
        return self.chance.choices(kinds, [len(kind.clauses) ** 2 for kind in kinds])[0]

    def kinds(self) -> tuple[Kind, ...]:
        """Kinds of item that have clauses, and for which there are the nouns that each of them must name."""
        kinds = self.vocabulary.kinds.values()
        said = (kind for kind in kinds if kind.clauses and not kind.is_category)
        return tuple(kind for kind in said if self.items.can_be(kind))

    def card(self, kind: Kind | None = None, clauses: int = 0, id: str = "") -> str:
        """An item of this kind, or of any that has clauses, with so many clauses."""
        return self.items.item(kind or self.any_kind(), clauses, id).text

    def sentence(self, rule: str, start: str = "item", level: int = 1) -> str:
        """A line of this rule with all that stands below it; `start`: what such a line is read with."""
        return "\n".join(self.lines.line(rule, start, level).rows(level)) + "\n"

    def block(self, start: str = "steps", level: int = 2) -> str:
        """The lines that stand below one that opens such a block."""
        lines = self.lines.block(start, level)
        return "\n".join(row for line in lines for row in line.rows(level)) + "\n"
