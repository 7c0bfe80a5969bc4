"""Nouns for the holes of a phrase, as the reader of the language asks for them. In: Phrase. Out: nouns by the words' numbers."""

import random
from dataclasses import dataclass, field

from cardwright.rules.choosing import chooses_a_noun, nouns_chosen_from
from cardwright.rules.fill import node_from
from cardwright.rules.forms import node_classes
from cardwright.rules.nodes import Noun
from cardwright.rules.reader import Reader
from cardwright.syntax.nodes import Phrase, Word
from cardwright.vocabulary.entry import Entry
from cardwright.vocabulary.vocabulary import Vocabulary
from cardwright_tools.sentences.derived import HOLE

ALSO = 0.3
"""How often a noun of a category that is only allowed besides is taken."""
OWN = 0.5
"""How often a noun of the pack itself is taken, where it has one that fits."""
AGAIN = 0.4
"""How often a noun is taken that the same item has said before: lines that speak of the same belong together."""


class NoSuchNoun(LookupError):
    """No noun of the vocabulary fits this place."""


@dataclass(slots=True)
class Namer(Reader):
    """A reader that, asked what a hole means, answers with a noun that fits, where others look up what was said.

    So whatever the annotations of the nodes admit is drawn, and nothing else, without a second list of it here.
    """

    chance: random.Random = field(default_factory=random.Random)
    own: str = ""
    said: frozenset[Noun] = frozenset()
    named: dict[int, Entry] = field(default_factory=dict)

    def noun(self, word: Word, wanted: tuple[str, ...], also: tuple[str, ...] = ()) -> Noun:
        if word.text != HOLE:
            return self._kept(word, wanted, also)
        entries = self._fitting(word, wanted, also)
        entries = [e for e in entries if e not in self.named.values()] or entries
        own = [entry for entry in entries if self.own and entry.noun.pack == self.own]
        again = [entry for entry in entries if entry.noun in self.said]
        entries = again if again and self.chance.random() < AGAIN else entries
        entry = self.chance.choice(own if own and self.chance.random() < OWN else entries)
        self.named[word.span.start] = entry
        return entry.noun

    def _kept(self, word: Word, wanted: tuple[str, ...], also: tuple[str, ...]) -> Noun:
        entry = self.vocabulary.find(word.text, (*wanted, *also))
        if entry is not None:
            self.named[word.span.start] = entry
        return Reader.noun(self, word, wanted, also)

    def _fitting(self, word: Word, wanted: tuple[str, ...], also: tuple[str, ...]) -> list[Entry]:
        if wanted == ("family",) and (before := self.named.get(word.span.start - 1)):
            families = before.nouns_in("has")
            return self._or_none([e for e in self._of("family") if e.noun in families])
        first, second = (wanted, also) if self.chance.random() > ALSO else (also, wanted)
        for categories in (first, second):
            filled = [category for category in categories if self._of(category)]
            if filled:
                return list(self._of(self.chance.choice(filled)))
        raise NoSuchNoun(wanted)

    def _of(self, category: str) -> tuple[Entry, ...]:
        return self.vocabulary.of_category(category)

    def _or_none(self, entries: list[Entry]) -> list[Entry]:
        if not entries:
            raise NoSuchNoun
        return entries


def named_nouns(
    phrase: Phrase,
    vocabulary: Vocabulary,
    chance: random.Random,
    own: str,
    said: frozenset[Noun] = frozenset(),
) -> dict[int, Entry]:
    namer = Namer(vocabulary, chance=chance, own=own, said=said)
    read_nodes(namer, phrase)
    return namer.named


def read_nodes(reader: Reader, phrase: Phrase) -> None:
    """Read each node that a line says, as the reader of a whole item does; remarks have none."""
    if phrase.rule in ("requires", "starts"):
        for part in phrase.phrases():
            node_from(reader, part.phrases()[0] if part.rule == "condition" else part)
    elif chooses_a_noun(phrase):
        nouns_chosen_from(reader, phrase)
    elif phrase.rule in node_classes() and phrase.rule not in ("printed", "allow"):
        node_from(reader, phrase, {})
