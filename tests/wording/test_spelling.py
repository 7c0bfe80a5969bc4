"""Every word of every text is in a dictionary. In: all items and random rules, in each language. Out: words that neither Debian's hunspell nor the table here knows.

`.ci/run` installs the dictionaries; a machine without them skips these tests and says so.
"""

import random
import re
import subprocess
from collections.abc import Iterable, Iterator
from functools import cache
from shutil import which

import pytest

from cardwright import pipeline
from cardwright.rules.from_syntax import read_page
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.syntax import from_text
from cardwright.wording import Lexicon, word_card
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright_tools.sentences.sentences import Sentences
from cardwright_tools.understanding import understood

DICTIONARIES = {"en": "en_US", "cs": "cs_CZ", "sr": "sr_Latn_RS"}
ITEMS = 120
PATH = "cards/terraforming_mars/turmoil/random_rule.card"

# By reason, what no dictionary has.
PLACES = "Arsia Ascraeus Mons Noctis Pavonis Tharsis Tholus Ganymede Phobos Space Haven"
KNOWN = {
    "en": {
        "places on Mars": PLACES,
        "terms of the rule books": "greeneries megacredits mohole MarsBot Kelvinists scorings",
        "British spelling, of packs": "harbour harbours neighbours",
        "a loan word, of a pack": "caravanserai",
    },
    "cs": {
        "places on Mars": PLACES,
        "abbreviations of the rule book, and °C": "J TR C",
        "what is chosen": "Y",
        "terms of the rule books": "megakredit megakredity megakreditu megakreditů megakreditem teraformace teraformaci moholu MARSBOTA MARSBOTOVI",
    },
    "sr": {
        "places on Mars": PLACES,
        "the sign of degrees": "C",
        "what is chosen": "Y",
        "terms of the rule book": "megakredit megakredita megakrediti megakredite megakreditima megakreditom teraformiranje teraformiranja teraformiranju mohola MarsBota",
        "a party, called after a physicist": "Kelvinisti",
    },
}
_WORD = re.compile(r"[^\W\d_]+")


@cache
def project() -> pipeline.Project:
    return understood()


@cache
def drawn() -> tuple[Card, ...]:
    vocabulary, grammar = project().language.vocabulary, project().language.grammar
    sentences = Sentences(grammar, vocabulary, random.Random(12))
    texts = [sentences.card(id=f"random_{n}", clauses=2) for n in range(ITEMS)]
    return tuple(card for text in texts for card in _read(text))


def _read(text: str) -> Iterator[Card]:
    page, in_page = from_text(SourceFile(PATH, text), project().language.grammar)
    cards, in_rules = read_page(page, project().language.vocabulary)
    if not any(finding.is_error for finding in (*in_page, *in_rules)):
        yield from cards


def words_of(cards: Iterable[Card], lexicon: Lexicon) -> set[str]:
    return {word for card in cards for word in _WORD.findall(str(word_card(card, lexicon)))}


def called_by_its_own_name(lexicon: Lexicon) -> set[str]:
    """Words of nouns that have none in this language yet: their pack has no lexicon of it."""
    unworded = (e for e in lexicon.entries.values() if e.called and e.forms["one"] == e.called)
    forms = {form.casefold() for entry in unworded for form in entry.forms.values()}
    return {word for form in forms for word in _WORD.findall(form)}


def unknown(words: Iterable[str], language: str) -> set[str]:
    dictionary = DICTIONARIES[language]
    if which("hunspell") is None or not _has(dictionary):
        pytest.skip(
            f"no {dictionary}: apt-get install hunspell hunspell-cs hunspell-sr hunspell-en-us"
        )
    return set(_hunspell(dictionary, "\n".join(sorted(words))).split())


@cache
def _has(dictionary: str) -> bool:
    return _hunspell(dictionary, "") == ""


def _hunspell(dictionary: str, text: str) -> str:
    line = ["hunspell", "-i", "utf-8", "-d", dictionary, "-l"]
    done = subprocess.run(line, input=text, capture_output=True, encoding="utf-8")
    return "no such dictionary" if done.returncode else done.stdout


def listed(language: str) -> set[str]:
    return {word.casefold() for words in KNOWN[language].values() for word in words.split()}


@pytest.mark.parametrize("language", DICTIONARIES)
@pytest.mark.parametrize("which_cards", ["all", "random"])
def test_every_word_is_in_a_dictionary(language: str, which_cards: str) -> None:
    lexicon = lexicon_of(project().language.vocabulary, language)
    cards = project().cards if which_cards == "all" else drawn()
    assert len(cards) > 60
    names = called_by_its_own_name(lexicon) if language != "en" else set()
    found = {word.casefold() for word in unknown(words_of(cards, lexicon), language)}
    assert sorted(found - listed(language) - names) == []


MISSPELT = {
    "en": ("plant plants", "plantts"),
    "cs": ("rostlin rostlinami", "rostlynami"),
    "sr": ("biljka biljaka", "biljakka"),
}


@pytest.mark.parametrize("language", DICTIONARIES)
def test_a_misspelt_word_is_found(language: str) -> None:
    right, wrong = MISSPELT[language]
    assert unknown({*right.split(), wrong}, language) == {wrong}
