"""A set as a table. In: the id of a set or pack. Out: an item in each row, with its facts and its texts in each language."""

import csv
import sys
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence

from cardwright.rules.nodes import Card, Noun
from cardwright.vocabulary import Vocabulary
from cardwright.wording import Lexicon, word_card
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright.wording.nominals import SINGLE
from cardwright.wording.phrases import languages as all_languages
from cardwright_tools.near import unknown
from cardwright_tools.understanding import understood

FACTS = ("id", "number", "name", "kind", "type", "cost", "tags")
REQUIREMENT, TEXT, PRINTED = "requirement", "text", "printed"
_LEVELS = ("set", "pack")
SOURCE = "en"
"""The language in which names and nouns are written first."""
_FORMULA = ("=", "+", "-", "@", "\t", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""Also what a spreadsheet takes off, and the wide signs that some take for these."""


def run(name: str, as_csv: bool, languages: Sequence[str] = ()) -> int:
    project = understood()
    vocabulary = project.language.vocabulary
    sets = {entry.noun.id for level in _LEVELS for entry in vocabulary.of_category(level)}
    strange = [language for language in languages if language not in all_languages()]
    if name not in sets or strange:
        print(_unknown(name, sets, strange), file=sys.stderr)
        return 2
    cards = [card for card in project.cards if vocabulary.layers.of(card.path).id == name]
    items = [card for card in cards if not _is_noun_alone(vocabulary, card)]
    if as_csv:
        spoken = languages or sorted(all_languages(), key=lambda each: each != SOURCE)
        lexicons = {each: lexicon_of(vocabulary, each) for each in spoken}
        _print_csv(items, lexicons)
    else:
        for card in items:
            print(f"{card.text_in('number'):>5}  {card.id:32} {card.kind.id:18} {card.name}")
    return 0


def _unknown(name: str, sets: Iterable[str], strange: Sequence[str]) -> str:
    if strange:
        return unknown("phrase table", strange[0], all_languages())
    return unknown("set or pack", name, sorted(sets))


def _is_noun_alone(vocabulary: Vocabulary, card: Card) -> bool:
    """Nouns and manifests are declared in the same files; only what lies on the table is proof-read here."""
    kind = vocabulary.kind(card.kind.id)
    return kind is None or kind.is_category


def _print_csv(cards: Sequence[Card], lexicons: Mapping[str, Lexicon]) -> None:
    printed = {text.language for card in cards for text in card.printed}
    table = csv.DictWriter(
        sys.stdout, columns(lexicons, printed), "", "ignore", lineterminator="\n"
    )
    table.writeheader()
    for card in cards:
        table.writerow({name: _no_formula(text) for name, text in row(card, lexicons).items()})


def _no_formula(text: str) -> str:
    """A spreadsheet would work out what begins like a formula, and a stranger's pack may name a card so."""
    return f"'{text}" if text.startswith(_FORMULA) else text


def columns(languages: Iterable[str], printed: Container[str] = ()) -> list[str]:
    """What is printed stands beside what the rule says, where the set has print in that language."""
    parts = {each: [PRINTED] if each in printed else [] for each in languages}
    return [*FACTS, *(f"{p} {each}" for each in parts for p in (REQUIREMENT, TEXT, *parts[each]))]


def row(card: Card, lexicons: Mapping[str, Lexicon]) -> dict[str, str]:
    """The facts as the first language words them; requirement and the rest by itself in each."""
    first = next(iter(lexicons.values()))
    said = {
        "id": card.id,
        "number": card.text_in("number"),
        "name": card.name,
        "kind": first.entry(card.kind).form("", SINGLE),
        "type": _listed(card, "quality", first),
        "cost": card.text_in("cost"),
        "tags": _listed(card, "tags", first),
    }
    for language, lexicon in lexicons.items():
        said.update(_texts(card, language, lexicon))
    return said


def _listed(card: Card, field: str, lexicon: Lexicon) -> str:
    nouns: Sequence[Noun] = card.nouns_in(field)
    return ", ".join(lexicon.entry(noun).form("", SINGLE) for noun in nouns)


def _texts(card: Card, language: str, lexicon: Lexicon) -> Iterator[tuple[str, str]]:
    paragraphs = word_card(card, lexicon).paragraphs
    yield f"{REQUIREMENT} {language}", " ".join(str(p) for p in paragraphs if p.part == "requires")
    yield f"{TEXT} {language}", " ".join(str(p) for p in paragraphs if p.part != "requires")
    yield f"{PRINTED} {language}", " ".join(
        each.text for each in card.printed if each.language == language
    )
