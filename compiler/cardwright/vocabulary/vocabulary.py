"""All nouns, to be looked up. In: entries and kinds from `from_syntax`. Out: the noun a word stands for, or words near it."""

from collections.abc import Iterable
from typing import TypeAlias

from cardwright.findings.near import Near, near
from cardwright.vocabulary.entry import Entry, Kind
from cardwright.vocabulary.layers import Layer, Layers
from cardwright.vocabulary.noun import Noun
from cardwright.vocabulary.words import as_one_word, plural_of

Nouns: TypeAlias = tuple[tuple[Entry, ...], tuple[Kind, ...], tuple[Layer, ...], tuple[str, ...]]
"""All that a vocabulary is made from."""


class Vocabulary:
    def __init__(
        self,
        entries: Iterable[Entry],
        kinds: Iterable[Kind],
        layers: Iterable[Layer],
        category_ids: Iterable[str],
    ) -> None:
        """`category_ids`: categories of the language, and those that kinds add."""
        self.entries = tuple(entries)
        self.category_ids = frozenset(category_ids)
        self.kinds = {kind.id: kind for kind in kinds}
        self.layers = Layers(layers)
        self._by_word: dict[str, dict[str, Entry]] = {}
        # Of nouns that layers declare which never meet, those behind the first.
        self._others: dict[tuple[str, str], list[Entry]] = {}
        self._by_noun = {entry.noun: entry for entry in self.entries}
        self._by_category: dict[str, list[Entry]] = {}
        for entry in self.entries:
            self._by_category.setdefault(entry.noun.category, []).append(entry)
        for read in (_ids, _plurals, _names):
            for entry in self.entries:
                self._index(entry, read(entry))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Vocabulary) and self.nouns == other.nouns

    def __hash__(self) -> int:
        return hash(self.nouns)

    @property
    def nouns(self) -> Nouns:
        kinds, ids = tuple(self.kinds.values()), tuple(sorted(self.category_ids))
        return self.entries, kinds, self.layers.all, ids

    def find(self, word: str, categories: Iterable[str], path: str = "") -> Entry | None:
        """The noun this word stands for: its id, its plural, or its name as one word. Earlier categories win.

        Of two sets or packs that have the word, that is meant on which the file builds in which it stands.
        """
        for category in categories:
            entry = self._by_word.get(category, {}).get(word)
            if entry is not None:
                others = self._others.get((category, word))
                return self._own(entry, others, path) if others and path else entry
        return None

    def _own(self, first: Entry, others: list[Entry], path: str) -> Entry:
        home = self.layers.of(path)
        own = {home.id, *self.layers.needed(home)}
        return next((entry for entry in (first, *others) if entry.layer.id in own), first)

    def entry_of(self, noun: Noun) -> Entry | None:
        """What is said of a noun; of one that nobody declares, what is said of another of its name."""
        return self._by_noun.get(noun) or self.find(noun.id, (noun.category,))

    def everywhere(self, word: str) -> tuple[Entry, ...]:
        """What this word stands for in any category."""
        return tuple(words[word] for words in self._by_word.values() if word in words)

    def near(self, word: str, categories: Iterable[str], path: str = "") -> Near:
        """At most three words of these categories that look like it, of those that the author of a file may think of."""
        meaning: dict[str, Entry] = {}
        for category in categories:
            meaning = {**self._by_word.get(category, {}), **meaning}
        if path:
            seen = self.layers.seen_from(path)
            meaning = {text: entry for text, entry in meaning.items() if entry.layer in seen}
        return near(word, meaning, {text: entry.noun for text, entry in meaning.items()})

    def of_category(self, category: str, path: str = "") -> tuple[Entry, ...]:
        """Nouns of a category in the order in which they are declared; those that the author of a file may think of."""
        entries = self._by_category.get(category, ())
        if not path:
            return tuple(entries)
        seen = self.layers.seen_from(path)
        return tuple(entry for entry in entries if entry.layer in seen)

    def kind(self, id: str, path: str = "") -> Kind | None:
        """One that the author of a file may use: a pack's own are there for those that need it."""
        entry = self._by_word.get("kind", {}).get(id)
        if path and entry is not None and entry.layer.level == "pack":
            if entry.layer not in self.layers.seen_from(path):
                return None
        return self.kinds.get(id)

    def _index(self, entry: Entry, words: tuple[str, ...]) -> None:
        by_word = self._by_word.setdefault(entry.noun.category, {})
        for word in words:
            if by_word.setdefault(word, entry) is not entry:
                self._others.setdefault((entry.noun.category, word), []).append(entry)


def _ids(entry: Entry) -> tuple[str, ...]:
    return (entry.noun.id,)


def _plurals(entry: Entry) -> tuple[str, ...]:
    return entry.texts_in("plural") or (plural_of(entry.noun.id),)


def _names(entry: Entry) -> tuple[str, ...]:
    return (as_one_word(entry.one), as_one_word(entry.many))
