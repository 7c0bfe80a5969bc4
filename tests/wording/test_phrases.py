"""The table of phrases is whole: every node has its words, every phrase is said somewhere, and no slot is empty-handed."""

from collections.abc import Iterator
from typing import get_args

import pytest
from read_with_game import CARDS, game_vocabulary, read_text

from cardwright.rules.nodes import Card, Clause, Condition, Event, Lasting, Node, Step
from cardwright.wording import Lexicon, load_phrases, word_card
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright.wording.nominals import LexiconNoun
from cardwright.wording.phrases import ALSO, OWN_SLOTS, Phrases
from wording.test_golden import CASES


class Recording(Phrases):
    """Remembers what was said."""

    said: set[tuple[str, str]] = set()

    def template(self, section: str, name: str, form: str = "", category: str = "") -> str:
        self.said.add((section, name))
        return Phrases.template(self, section, name, form, category)

    def word(self, name: str) -> LexiconNoun:
        self.said.add(("words", name))
        return Phrases.word(self, name)


# Where a line is no phrase.
PATTERNS = (
    "articles",
    "as_others",
    "categories",
    "does",
    "emphasis",
    "fields",
    "print",
    "smoothing",
    "read_as",
    "typed_as",
    "typed_words",
    "typed_endings",
    "typed_persons",
)
# What is said of nouns, and so by no card: test_reminders.py.
OF_NOUNS = ("Reminder",)


@pytest.fixture(scope="module")
def said() -> set[tuple[str, str]]:
    table, nouns = load_phrases("en"), lexicon_of(game_vocabulary())
    recording = Recording(table.language, table.sections, table.words)
    entries = {key: entry for key, entry in nouns.entries.items() if key[0] != "word"}
    lexicon = Lexicon(recording, entries, nouns.money)
    for card in cards():
        word_card(card, lexicon)
    return recording.said


def cards() -> Iterator[Card]:
    for case in CASES:
        yield from read_text(case.card)[0]
    for path in sorted((CARDS / "terraforming_mars").glob("*/*.card")):
        yield from read_text(path.read_text(encoding="utf-8"))[0]


def every_class() -> list[type[Node]]:
    unions = (Step, Condition, Event, Lasting, Clause)
    return [kind for union in unions for kind in get_args(union)]


@pytest.mark.parametrize("kind", every_class(), ids=lambda kind: kind.__name__)
def test_every_node_class_has_a_section(kind: type[Node]) -> None:
    assert kind.__name__ in load_phrases("en").sections


def test_every_phrase_of_the_table_is_said_by_some_card(said: set[tuple[str, str]]) -> None:
    table = load_phrases("en")
    written = {
        (section, name)
        for section, names in {**table.sections, "words": table.words}.items()
        for name in names
        if section not in (*PATTERNS, *OF_NOUNS) and name != OWN_SLOTS and not name.endswith(ALSO)
    }
    assert written - said == set()


def test_no_noun_of_a_game_is_in_the_table() -> None:
    own = ("resource", "token", "track", "counter", "family", "area")
    nouns = {e.one for category in own for e in game_vocabulary().of_category(category)}
    words = {word for names in load_phrases("en").words.values() for word in names.forms.values()}
    assert words & nouns == set()
