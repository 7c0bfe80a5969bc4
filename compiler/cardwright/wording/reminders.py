"""Reminders: what nouns of a pack mean. In: all items of a project, and one of them. Out: a sentence for each such noun that it speaks of.

What the game and its sets have is told by their rule books; what a pack adds is told nowhere else. A reminder is no part of the
rule: nothing that compares or reads texts knows of it. A field of a noun is told by the phrase of [Reminder] that has its name,
with the noun's category before it or without; what has no phrase there tells players nothing.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import zip_longest

from cardwright.rules.nodes import Card, CardKind, Clause, Lies, Noun, Place, WhenNamed
from cardwright.values import dataclass, fields, replace
from cardwright.vocabulary import Vocabulary
from cardwright.vocabulary.noun import Field, FieldValue
from cardwright.wording.cards import card_kind, money
from cardwright.wording.lexicon import Lexicon
from cardwright.wording.nominals import PLURAL, SINGLE
from cardwright.wording.phrases import PhraseText
from cardwright.wording.text import SentencePart, capitalized
from cardwright.wording.wording import Paragraph
from cardwright.wording.writer import Writer

SECTION, PART = "Reminder", "reminder"
_ALONE, _GIFT = "alone", "gives"
_SAID_BESIDE_IT = ("tag", "quality", "tile", "area")
"""`robot tag`, `landmark card`, `place a hut`: whoever speaks of these says what they are."""
_OF_FILES = ("game", "set", "pack", "kind", "field", "lexicon")
"""What players never meet."""

Pages = Mapping[Noun, Card]
NO_PAGES: Pages = {}


def pages_of(items: Iterable[Card], vocabulary: Vocabulary) -> Pages:
    """The items that declare nouns of packs."""
    return {
        Noun(item.kind.id, item.id, layer.id): item
        for item in items
        if (layer := vocabulary.layers.of(item.path)).level == "pack"
        and (kind := vocabulary.kind(item.kind.id)) is not None
        and kind.is_category
        and kind.id not in _OF_FILES
    }


def reminders(item: Card, pages: Pages, lexicon: Lexicon) -> tuple[Paragraph, ...]:
    """Each noun once, however many lines speak of it; behind it those by which it is explained. Of a noun, all but itself."""
    placed = {tile for node in item.walk() if isinstance(node, Place) for tile in _tiles(node)}
    found = [noun for noun in _explained(item, pages) if pages[noun] is not item]
    meanings = (_Meaning(noun, pages[noun], lexicon, noun in placed) for noun in found)
    return tuple(meaning.paragraph for meaning in meanings if _is_needed(meaning, pages))


def meaning_of(page: Card, pages: Pages, lexicon: Lexicon) -> Paragraph | None:
    """What a noun of a pack means itself. None for any other item."""
    own = next((noun for noun, item in pages.items() if item is page), None)
    return None if own is None else _Meaning(own, page, lexicon).paragraph


def _tiles(step: Place) -> tuple[Noun, ...]:
    return (step.tile, *step.others)


def _explained(item: Card, pages: Pages) -> list[Noun]:
    waiting, found = [*nouns_named(item)], list[Noun]()
    while waiting:
        noun = waiting.pop(0)
        if noun in pages and noun not in found:
            found.append(noun)
            waiting += [*nouns_named(pages[noun]), *_told_with(noun, pages)]
    return found


def nouns_named(item: Card) -> Iterator[Noun]:
    for node in item.walk():
        for slot in fields(type(node)):
            yield from _nouns_in(getattr(node, slot.name))


def _nouns_in(value: object) -> Iterator[Noun]:
    if isinstance(value, Noun):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _nouns_in(part)


def _told_with(noun: Noun, pages: Pages) -> Iterator[Noun]:
    """What a value is the worth of; the places of a board that have names."""
    for other, page in pages.items():
        if noun in page.nouns_in("worth") or (
            noun in page.nouns_in("counts_as") and page.field("named") is not None
        ):
            yield other


def _is_needed(meaning: "_Meaning", pages: Pages) -> bool:
    """A value stands in what is worth it."""
    noun = meaning.noun
    if noun.category == "value":
        return not any(_told_with(noun, pages))
    return noun.category not in _SAID_BESIDE_IT or bool(meaning.facts)


@dataclass(frozen=True, slots=True)
class _Meaning:
    """`placed`: a card that places a tile says itself what the tile gives."""

    noun: Noun
    page: Card
    lexicon: Lexicon
    placed: bool = False

    @property
    def paragraph(self) -> Paragraph:
        lexicon = self.lexicon
        name = capitalized(lexicon.entry(self.noun).form("", SINGLE))
        base = self._phrase(self.noun.category)
        facts = self.facts
        if not facts:
            base = self._phrase(_ALONE) or base
        kind = lexicon.entry(self.page.kind).form("", SINGLE)
        said = [*([base.text()] if base is not None else []), *(fact.text() for fact in facts)]
        words = lexicon.phrases.smooth("; ".join(said or [kind]))
        return Paragraph(PART, f"{name}:", words if words.endswith(".") else f"{words}.")

    @property
    def facts(self) -> list[SentencePart]:
        wanted = [field for field in self.page.fields if not (self.placed and field.name == _GIFT)]
        told = [self._phrase(field.name, field) for field in wanted]
        lies = [clause for clause in self.page.clauses if isinstance(clause, Lies)]
        rest = [clause for clause in self.page.clauses if not isinstance(clause, Lies)]
        fields = [phrase for phrase in told if phrase is not None]
        return [*map(self._clause, lies), *fields, *map(self._clause, rest)]

    def _clause(self, clause: Clause) -> PhraseText:
        """Where a tile lies, what a level of a track brings, what a marker does for whoever gets it."""
        phrase = Writer(self.lexicon, self.page).of(clause)
        if isinstance(clause, WhenNamed):
            return replace(phrase, section=SECTION, name="when_named")
        return phrase

    def _phrase(self, name: str, field: Field | None = None) -> PhraseText | None:
        table = self.lexicon.phrases
        names = (f"{self.noun.category}_{name}", name)
        wanted = next((each for each in names if table.has(SECTION, each)), None)
        if wanted is None:
            return None
        slots = {} if field is None else self._slots(field)
        return PhraseText(table, SECTION, wanted, {**self._numbers, **slots})

    @property
    def _numbers(self) -> dict[str, SentencePart]:
        """Each under the name of its field: where a track starts and ends."""
        writer = Writer(self.lexicon)
        return {
            field.name: writer.measured(number, self.noun)
            for field in self.page.fields
            for number in _numbers_in(field)
        }

    def _slots(self, field: Field) -> dict[str, SentencePart]:
        writer = Writer(self.lexicon)
        nouns = [value for value in field.values if isinstance(value, Noun)]
        number = next(_numbers_in(field), 0)
        return {
            "hidden": writer.all_of(list(_hidden(field.values, writer))),
            "things": writer.all_of(list(_things(field.values, writer))),
            "kinds": writer.all_of([writer.noun(noun) for noun in nouns]),
            "nouns": writer.all_of([writer.nouns(noun) for noun in nouns]),
            "cards": writer.any_of([_cards(noun, writer) for noun in nouns]),
            "number": writer.measured(number, self.noun),
            "steps": self.lexicon.quantity(number, writer.word("step")),
            "tiles": self.lexicon.quantity(number, writer.word("tile")),
            "dealt": self.lexicon.quantity(number, writer.word("card")),
            "worth": money(writer, sum(self.lexicon.entry(noun).normally for noun in nouns)),
            "round": writer.word_text("round"),
        }


def _numbers_in(field: Field) -> Iterator[int]:
    return (value for value in field.values if isinstance(value, int))


def _things(values: tuple[FieldValue, ...], writer: Writer) -> Iterator[SentencePart]:
    """`2 plants` for a noun with a number behind it."""
    for value, after in zip_longest(values, values[1:]):
        if isinstance(value, Noun) and isinstance(after, int):
            yield writer.lexicon.quantity(after, writer.lexicon.entry(value))
        elif isinstance(value, Noun):
            yield writer.noun(value)


def _hidden(values: tuple[FieldValue, ...], writer: Writer) -> Iterator[SentencePart]:
    """One of each, and of how many such markers."""
    for value, after in zip_longest(values, values[1:]):
        if isinstance(value, Noun) and isinstance(after, int):
            one = writer.lexicon.quantity(1, writer.lexicon.entry(value))
            yield writer.phrase(SECTION, "hidden", thing=one, number=writer.number(after))


def _cards(tag: Noun, writer: Writer) -> SentencePart:
    return writer.lexicon.noun(card_kind(writer, CardKind(tag)), PLURAL)
