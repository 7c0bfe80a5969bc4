"""All cards that are checked together. In: the gist of each, and whoever reads one whole. Out: the questions that checks ask of them."""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any

from cardwright.checks.deck import Deck
from cardwright.checks.gist import Fact, Gathered, Gist, gathered, key_of
from cardwright.rules.nodes import Card, Printed
from cardwright.source import SourceFile, Span
from cardwright.values import dataclass
from cardwright.vocabulary import Entry, Vocabulary


@gathered
def languages(card: Card, _: Deck) -> Iterator[str]:
    """Those in which something is printed on it."""
    return (text.language for text in card.printed)


@dataclass(frozen=True)
class AllCards:
    """`read`: the cards of a file, for what is to be said of one of them."""

    gists: tuple[Gist, ...]
    read: Callable[[str], tuple[Card, ...]]
    vocabulary: Vocabulary
    sources: Mapping[str, SourceFile]

    def told(self, asked: Gathered[Fact]) -> list[tuple[Gist, tuple[Fact, ...]]]:
        """What was gathered from each card that has any of it."""
        return self._told.get(asked.name, [])

    @cached_property
    def _told(self) -> dict[str, list[tuple[Gist, tuple[Any, ...]]]]:
        found: dict[str, list[tuple[Gist, tuple[Any, ...]]]] = defaultdict(list)
        for gist in self.gists:
            for name, facts in gist.told:
                found[name].append((gist, facts))
        return found

    def card(self, gist: Gist) -> Card:
        return self.read(gist.path)[gist.place]

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """All of them, for the few checks that compare whole rules."""
        return tuple(map(self.card, self.gists))

    def entry(self, key: str) -> Entry | None:
        """By the key of its noun; of one that nobody declares, what is said of another of its name."""
        if key in self._entries:
            return self._entries[key]
        category, id, _ = key.split(" ")
        return self.vocabulary.find(id, (category,))

    @cached_property
    def _entries(self) -> dict[str, Entry]:
        return {key_of(entry.noun): entry for entry in self.vocabulary.entries}

    def at(self, span: Span) -> Gist | None:
        """The card in whose text something stands."""
        starts, gists = self._places.get(span.path, ((), ()))
        number = bisect_right(starts, span.start)
        gist = gists[number - 1] if number else None
        return gist if gist and span.start <= gist.end else None

    @cached_property
    def _places(self) -> dict[str, tuple[tuple[int, ...], tuple[Gist, ...]]]:
        in_file: dict[str, list[Gist]] = defaultdict(list)
        for gist in self.gists:
            in_file[gist.path].append(gist)
        for gists in in_file.values():
            gists.sort(key=lambda gist: gist.start)
        return {path: (tuple(g.start for g in all), tuple(all)) for path, all in in_file.items()}

    @cached_property
    def printed(self) -> dict[str, list[tuple[Card, Printed]]]:
        """What is printed on cards, by language."""
        found: dict[str, list[tuple[Card, Printed]]] = defaultdict(list)
        for gist, _ in self.told(languages):
            card = self.card(gist)
            for text in card.printed:
                found[text.language].append((card, text))
        return dict(sorted(found.items()))

    def place_in_print(self, text: Printed, words: str) -> Span:
        """The words themselves, where they stand once in the line, in whatever capitals."""
        source = self.sources.get(text.span.path)
        line = source.text[text.span.start : text.span.end].lower() if source else ""
        if line.count(words.lower()) != 1:
            return text.span
        start = text.span.start + line.index(words.lower())
        return Span(text.span.path, start, start + len(words))
