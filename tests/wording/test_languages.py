"""Other languages fit in without a change of any node: cases, genders and three or four plural forms come from their table."""

import tomllib
from importlib.resources import files

import pytest
from babel import Locale
from babel.numbers import format_decimal

from cardwright.rules.nodes import (
    Action,
    Fixed,
    Gain,
    Gauge,
    Noun,
    Pay,
    Per,
    Price,
    TagCount,
    WhenPlayed,
)
from cardwright.wording import Lexicon, word_clause, word_step
from cardwright.source import SourceFile
from cardwright.syntax import from_text
from cardwright.vocabulary import Vocabulary, categories, from_pages
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright.wording.numbers import number_text, plural_categories, plural_category
from cardwright.wording.nominals import LexiconNoun
from cardwright.wording.phrases import (
    PhraseMissing,
    languages,
    load_phrases,
    missing,
    phrases_from,
)
from cardwright_tools.text.lines import OWN_WORDS
from read_with_game import game_vocabulary

PLANT = Noun("resource", "plant")
STEEL = Noun("resource", "steel")
BUILDING = Noun("tag", "building")

CZECH = Lexicon(
    phrases_from(
        "cs",
        {
            "words": {
                "tag": {"one": "symbol", "gen": "symbolu", "few": "symboly", "other": "symbolů"}
            },
            "lists": {
                "and_pair": " a ",
                "and_last": " a ",
                "or_pair": " nebo ",
                "or_last": " nebo ",
            },
            "labels": {"action": "Akce:"},
            "Gain": {
                "plain": {"plain": "získejte {goods.acc} {per}", "infinitive": "získat {goods.acc}"}
            },
            "Pay": {"plain": "{prices}"},
            "Price": {"own": "zaplaťte {goods.acc}"},
            "Block": {"price": "{price} a můžete {result.infinitive}"},
            "WhenPlayed": {"plain": "{steps}"},
            "Action": {"plain": "{condition} {steps}"},
            "Per": {"each": "za každý {count}", "every": "za každé {units.acc}"},
            "TagCount": {"tag": "{head} {tags}", "yours": "{head}"},
        },
    ),
    {
        ("resource", "plant", ""): LexiconNoun(
            {"one": "rostlina", "acc.one": "rostlinu", "few": "rostliny", "other": "rostlin"}
        ),
        ("resource", "steel", ""): LexiconNoun({"one": "ocel", "other": "oceli", "few": "oceli"}),
        ("tag", "building", ""): LexiconNoun({"one": "stavby"}),
    },
)
CORE = """\
game stones "Stones"

token core "core"

lexicon cs "Czech"
    word token core "n: jádro, jádra, jádru, jádro, jádře, jádrem; jádra, jader, jádrům, jádra, jádrech, jádry"

lexicon sr "Serbian"
    word token core "n: jezgro, jezgra, jezgru, jezgro, jezgrom; jezgra, jezgara, jezgrima, jezgra, jezgrima"
"""
SERBIAN = Lexicon(
    phrases_from(
        "sr_Latn",
        {
            "words": {},
            "Gain": {"plain": "dobijate {goods.acc}"},
            "WhenPlayed": {"plain": "{steps}"},
            "lists": {"and_pair": " i ", "and_last": " i "},
        },
    ),
    {
        ("resource", "plant", ""): LexiconNoun(
            {"one": "biljka", "acc.one": "biljku", "few": "biljke", "other": "biljaka"}
        )
    },
)


def gain(number: int) -> Gain:
    return Gain(Fixed(number), Gauge(PLANT))


@pytest.mark.parametrize(
    ("number", "words"),
    [(1, "Získejte 1 rostlinu."), (3, "Získejte 3 rostliny."), (5, "Získejte 5 rostlin.")],
)
def test_czech_counts_in_the_accusative(number: int, words: str) -> None:
    assert word_clause(WhenPlayed((gain(number),)), CZECH) == words


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1, "Dobijate 1 biljku."),
        (4, "Dobijate 4 biljke."),
        (11, "Dobijate 11 biljaka."),
        (21, "Dobijate 21 biljku."),
        (24, "Dobijate 24 biljke."),
    ],
)
def test_serbian_counts_by_its_last_digits(number: int, words: str) -> None:
    assert word_clause(WhenPlayed((gain(number),)), SERBIAN) == words


def test_a_slot_that_no_field_fills_is_told_with_its_phrase() -> None:
    table = phrases_from("xx", {"words": {}, "Gain": {"plain": "gain {gods}"}})
    with pytest.raises(PhraseMissing, match=r"phrases/xx.toml: `gain \{gods\}` in \[Gain\]"):
        word_step(gain(1), Lexicon(table, {}))


def test_a_step_stands_in_the_mood_that_its_place_asks_for() -> None:
    action = Action((Pay((Price(Fixed(2), STEEL),)), gain(5)))
    assert word_clause(action, CZECH) == "Akce: Zaplaťte 2 oceli a můžete získat 5 rostlin."


def test_a_count_takes_the_form_of_its_number() -> None:
    counted = Per(1, 2, TagCount((BUILDING,)))
    clause = WhenPlayed((Gain(counted, Gauge(PLANT)),))
    assert word_clause(clause, CZECH) == "Získejte 1 rostlinu za každé 2 symboly stavby."


@pytest.mark.parametrize(
    ("language", "numbers", "words"),
    [
        ("cs", (1, 3, 5), ["jádro", "jádra", "jader"]),
        ("sr", (21, 22, 11), ["jezgro", "jezgra", "jezgara"]),
        ("en", (1, 2), ["core", "cores"]),
    ],
)
def test_a_noun_is_called_by_its_words_in_the_language(
    language: str, numbers: tuple[int, ...], words: list[str]
) -> None:
    noun = lexicon_of(vocabulary_of(CORE), language).entry(Noun("token", "core", "stones"))
    assert [noun.form("", plural_category(language, number)) for number in numbers] == words


def vocabulary_of(text: str) -> Vocabulary:
    return from_pages([from_text(SourceFile("cards/stones/game.card", text))[0]])[0]


def test_what_a_table_lacks_is_listed_but_for_short_forms() -> None:
    table = phrases_from("xx", {"words": {"card": {}}, "Gain": {"plain": "erhalte {goods}"}})
    model = load_phrases("en")
    lacking = missing(table, model)
    assert "[Lose] plain" in lacking and "[words] tag" in lacking
    assert not {"[Gain] plain", "[words] card", "[Lose] plain_more"} & set(lacking)


@pytest.mark.parametrize("language", languages())
def test_every_table_says_all_that_the_english_one_says(language: str) -> None:
    assert missing(load_phrases(language), load_phrases("en")) == ()


@pytest.mark.parametrize("language", sorted(set(languages()) - {"en"}))
def test_every_field_of_a_noun_has_a_name(language: str) -> None:
    """Those with what it is called in sentences stand on no page, and those of a game's own kinds in its lexicon."""
    shown = {
        field.name
        for category in categories().values()
        for field in category.fields
        if field.name not in OWN_WORDS
    }
    lexicon = lexicon_of(game_vocabulary(), language)
    named = set(lexicon.phrases.sections["fields"])
    of_the_game = {id for kind, id, *_ in lexicon.entries if kind == "field"}
    assert shown - of_the_game == named


def test_languages_count_as_the_unicode_cldr_says() -> None:
    """Babel has the whole of it; what is installed with Cardwright is the part about whole numbers."""
    numbers = (*range(0, 130), 200, 1_000, 1_002, 1_011, 2_021, 12_345, 1_000_000)
    table = tomllib.loads((files("cardwright_grammar") / "plurals.toml").read_text("utf-8"))
    languages = [name for rules in table["plurals"] for name in rules["languages"].split()]
    assert {"en", "cs", "sr"} < set(languages)
    for language in languages:
        rule = Locale.parse(language).plural_form
        assert [plural_category(language, n) for n in numbers] == [rule(n) for n in numbers]
        assert set(plural_categories(language)) <= rule.tags
    for names in table["thousands"].values():
        for language in names.split():
            assert number_text(language, 1_234) == format_decimal(1_234, locale=language)


def test_figures_stand_as_the_language_writes_them() -> None:
    assert [number_text("en", n) for n in (7, 1_234, -5)] == ["7", "1,234", "\u22125"]
    assert number_text("cs", 12_345) == "12\u00a0345" and number_text("sr", 12_345) == "12.345"
    for language in ("en", "cs", "sr", "de", "fr", "pl"):
        assert number_text(language, 12_345) == format_decimal(12_345, locale=language)
