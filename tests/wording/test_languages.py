"""Other languages fit in without a change of any node: cases, genders and three or four plural forms come from their table."""

import pytest

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
from cardwright.vocabulary import Vocabulary, from_pages
from cardwright.wording.from_vocabulary import forms_in
from cardwright.wording.lexicon import plural_category
from cardwright.wording.nominals import LexiconNoun
from cardwright.wording.phrases import (
    PhraseMissing,
    languages,
    load_phrases,
    missing,
    phrases_from,
)

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
        ("resource", "plant"): LexiconNoun(
            {"one": "rostlina", "acc.one": "rostlinu", "few": "rostliny", "other": "rostlin"}
        ),
        ("resource", "steel"): LexiconNoun({"one": "ocel", "other": "oceli", "few": "oceli"}),
        ("tag", "building"): LexiconNoun({"one": "stavby"}),
    },
)
CORE = """\
game stones "Stones"

token core "core"
    called cs "jádro" "jádra" "jader"
    called sr "jezgro" "jezgra" "jezgara"
    called de "Kern"
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
        ("resource", "plant"): LexiconNoun(
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
        ("de", (1, 2), ["Kern", "Kern"]),
        ("pl", (1, 5), ["core", "cores"]),
    ],
)
def test_a_noun_is_called_by_its_words_in_the_language(
    language: str, numbers: tuple[int, ...], words: list[str]
) -> None:
    (core,) = vocabulary_of(CORE).of_category("token")
    noun = LexiconNoun(forms_in(core, language))
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
