"""Czech and Serbian count, decline and agree. In: random rules and numbers. Out: words of a table that was written by hand, here."""

import re
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from read_with_game import game_vocabulary, read_lines

from cardwright.wording import Lexicon, word_card
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright.wording.phrases import load_phrases
from cardwright.wording.scripts import in_script

NUMBERS = st.integers(1, 130)

# Behind 1, behind 2 to 4, behind 5 and more, as an object; then `each` and `own` before one of it.
CZECH = {
    "gain {} steel": ("J oceli", "J oceli", "J oceli"),
    "gain {} plants": ("J rostlin", "J rostlin", "J rostlin"),
    "gain {} megacredits": ("€", "€", "€"),
    "draw {} cards": ("kartu", "karty", "karet"),
    "add {} animals to this card": ("J zvířat", "J zvířat", "J zvířat"),
    "increase steel production {}": ("stupeň", "stupně", "stupňů"),
    "add {} science to this card": ("zdroj vědy", "zdroje vědy", "zdrojů vědy"),
    "send {} delegates from lobby": ("delegáta", "delegáty", "delegátů"),
    "score {}": ("VB", "VB", "VB"),
}
SERBIAN = {
    "gain {} steel": ("čelik", "čelika", "čelika"),
    "gain {} plants": ("biljku", "biljke", "biljaka"),
    "gain {} energy": ("energiju", "energije", "energije"),
    "gain {} heat": ("toplotu", "toplote", "toplote"),
    "gain {} megacredits": ("M€", "M€", "M€"),
    "draw {} cards": ("kartu", "karte", "karata"),
    "add {} animals to this card": ("životinju", "životinje", "životinja"),
    "add {} microbes to this card": ("mikrob", "mikroba", "mikroba"),
    "add {} fighters to this card": ("lovca", "lovca", "lovaca"),
    "increase steel production {}": ("stepen", "stepena", "stepeni"),
    "send {} delegates from lobby": ("delegata", "delegata", "delegata"),
    "score {}": ("poen", "poena", "poena"),
}
EACH = {
    "cs": {
        "city": ("každou destičku města", "každé {} destičky města", "každých {} destiček města"),
        "earth tag": (
            "každý svůj symbol „Země“",
            "každé {} své symboly „Země“",
            "každých {} svých symbolů „Země“",
        ),
        "heat production": (
            "každý svůj stupeň produkce tepla",
            "každé {} své stupně produkce tepla",
            "každých {} svých stupňů produkce tepla",
        ),
        "event card": (
            "každou svou zahranou kartu události",
            "každé {} své zahrané karty událostí",
            "každých {} svých zahraných karet událostí",
        ),
    },
    "sr": {
        "city": ("svaku pločicu grada", "svake {} pločice grada", "svakih {} pločica grada"),
        "earth tag": (
            "svaku svoju oznaku Zemlja",
            "svake {} svoje oznake Zemlja",
            "svakih {} svojih oznaka Zemlja",
        ),
        "heat production": (
            "svaki svoj stepen proizvodnje toplote",
            "svaka {} svoja stepena proizvodnje toplote",
            "svakih {} svojih stepeni proizvodnje toplote",
        ),
        "event card": (
            "svaku svoju odigranu kartu događaja",
            "svake {} svoje odigrane karte događaja",
            "svakih {} svojih odigranih karata događaja",
        ),
    },
}
SEVERAL = {"city": "cities", "earth tag": "earth tags", "event card": "event cards"}


@cache
def lexicon(language: str) -> Lexicon:
    return lexicon_of(game_vocabulary(), language)


def said(language: str, line: str) -> str:
    lines = (line,) if line.startswith("score") else ("when played", f"    {line}")
    return " ".join(word_card(read_lines(*lines), lexicon(language)).lines)


def czech(number: int) -> int:
    return 0 if number == 1 else 1 if number in (2, 3, 4) else 2


def serbian(number: int) -> int:
    """21 as 1, 22 as 2; but 11 to 14 as 5."""
    if number % 100 in (11, 12, 13, 14):
        return 2
    return {1: 0, 2: 1, 3: 1, 4: 1}.get(number % 10, 2)


@given(st.sampled_from(sorted(CZECH)), NUMBERS)
def test_czech_nouns_stand_as_their_number_asks(line: str, number: int) -> None:
    expected = f"{number} {CZECH[line][czech(number)]}"
    assert re.search(rf"{re.escape(expected)}(?!\w)", said("cs", line.format(number)))


@given(st.sampled_from(sorted(SERBIAN)), NUMBERS)
def test_serbian_nouns_stand_as_their_number_asks(line: str, number: int) -> None:
    expected = f"{number} {SERBIAN[line][serbian(number)]}"
    assert re.search(rf"{re.escape(expected)}(?!\w)", said("sr", line.format(number)))


@pytest.mark.parametrize("language", EACH)
@given(st.sampled_from(sorted(EACH["cs"])), st.integers(1, 60))
def test_adjectives_agree_with_what_is_counted(language: str, count: str, number: int) -> None:
    rule = czech if language == "cs" else serbian
    line = count if number == 1 else f"{number} {SEVERAL.get(count, count)}"
    words = said(language, f"gain 1 steel per {line}")
    one, few, many = EACH[language][count]
    # Of 21 the number is said, so that it is no `each`.
    expected = (
        one if number == 1 else (one_with_number(one), few, many)[rule(number)].format(number)
    )
    assert f"za {expected}" in words


def one_with_number(one: str) -> str:
    """`svaku svoju pločicu`, `svaku 21 svoju pločicu`."""
    first, _, rest = one.partition(" ")
    return f"{first} {{}} {rest}"


LETTERS = [
    ("1 poen za svaku životinju.", "1 поен за сваку животињу."),
    ("Njegov džoker i LJUDI na polju.", "Његов џокер и ЉУДИ на пољу."),
    ("Temperatura je −12°C.", "Температура је −12°C."),
    ("Polje Noctis City, X M€.", "Поље Ноцтис City, X М€."),
]


@pytest.mark.parametrize(("latin", "cyrillic"), LETTERS)
def test_serbian_can_be_written_in_cyrillic(latin: str, cyrillic: str) -> None:
    assert in_script(latin, load_phrases("sr"), "cyrillic") == cyrillic
