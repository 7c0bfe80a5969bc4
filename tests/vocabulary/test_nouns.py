"""What a noun is known by. In: the first game's vocabulary. Out: entries by their words; constants of the runtime."""

import re
from functools import cache
from importlib import import_module
from types import ModuleType

import pytest
from cardwright.rules.nodes import Noun
from cardwright.source import SourceFile
from cardwright.syntax import from_text
from cardwright.vocabulary import Vocabulary, categories, from_pages
from cardwright.vocabulary.words import plural_of, plural_of_name
from read_with_game import game_sources, game_vocabulary

CONSTANT = re.compile(r"^([A-Z]+)_([A-Z0-9_]+)$")


@cache
def native_vocabulary() -> Vocabulary:
    return from_pages(from_text(source)[0] for source in game_sources())[0]


def nouns_of_runtime() -> ModuleType:
    (runtime,) = {e.layer.runtime for e in native_vocabulary().of_category("game")}
    return import_module(f"cardwright_runtime.{runtime}.nouns")


@pytest.mark.parametrize(
    ("word", "category", "id"),
    [
        ("plant", "resource", "plant"),
        ("plants", "resource", "plant"),
        ("cities", "tile", "city"),
        ("greeneries", "tile", "greenery"),
        ("city_tiles", "tile", "city"),
        ("terraform_rating", "counter", "rating"),
        ("standard_projects", "kind", "standard_project"),
        ("power_plant", "project", "power_plant"),
    ],
)
def test_a_noun_is_found_by_id_by_plural_and_by_name(word: str, category: str, id: str) -> None:
    entry = game_vocabulary().find(word, (category,))
    assert entry is not None and entry.noun.id == id


def test_the_first_category_that_knows_the_word_wins() -> None:
    vocabulary = game_vocabulary()
    for wanted in (("token", "tag"), ("tag", "token")):
        entry = vocabulary.find("animal", wanted)
        assert entry is not None and entry.noun.category == wanted[0]


@pytest.mark.parametrize(
    ("word", "category", "near", "certain"),
    [
        ("plnt", "resource", "plant", True),
        ("oceens", "tile", "oceans", True),
        ("mining_arae", "tile", "mining_area", True),
        ("steal", "resource", "steel", True),
        ("noctis", "area", "noctis_area", False),
        ("area", "area", "", False),
        ("zzz", "resource", "", False),
    ],
)
def test_near_words_are_offered(word: str, category: str, near: str, certain: bool) -> None:
    found = game_vocabulary().near(word, (category,))
    assert (next(iter(found.words), ""), found.certain) == (near, certain)
    assert len(found.words) <= 3


@pytest.mark.parametrize(
    ("one", "several"),
    [("plant", "plants"), ("city", "cities"), ("survey", "surveys"), ("flash", "flashes"), ("ox", "oxes")],
)  # fmt: skip
def test_plurals_follow_the_rules_of_english(one: str, several: str) -> None:
    assert plural_of(one) == several


@pytest.mark.parametrize(
    ("one", "several"),
    [
        ("helium", "helium"),
        ("spring water", "spring water"),
        ("mouse", "mice"),
        ("Grey Wolf", "Grey Wolves"),
        ("core sample", "core samples"),
        ("Sell Patents", "Sell Patents"),
    ],
)
def test_what_has_no_usual_plural_is_called_as_english_does(one: str, several: str) -> None:
    assert plural_of_name(one) == several


def test_a_plural_without_a_rule_can_be_declared() -> None:
    page = from_text(SourceFile("a.card", 'token ox "ox"\n    plural oxen\n    many "oxen"\n'))[0]
    entry = from_pages([page])[0].find("oxen", ("token",))
    assert entry is not None and entry.many == "oxen"


def test_the_runtime_knows_the_nouns_of_its_game_in_their_order() -> None:
    runtime = vars(nouns_of_runtime())
    found = [match for match in map(CONSTANT.match, runtime) if match]
    known = {category.lower() for category, _ in (m.groups() for m in found)} & set(
        native_vocabulary().category_ids
    )
    for category in sorted(known):
        constants = {m[2]: runtime[m[0]] for m in found if m[1] == category.upper()}
        in_order = sorted(constants, key=lambda id: constants[id])
        declared = [e.noun.id.upper() for e in native_vocabulary().of_category(category)]
        assert in_order == declared, category


def test_each_gauge_of_a_family_has_its_number_in_the_runtime() -> None:
    runtime = vars(nouns_of_runtime())
    for entry in native_vocabulary().of_category("resource"):
        for family in entry.nouns_in("has"):
            name = f"{family.id}_{entry.noun.id}".upper()
            resource = runtime[f"RESOURCE_{entry.noun.id.upper()}"]
            assert runtime[name] == resource + runtime[family.id.upper()]


@pytest.mark.parametrize("category", categories())
def test_the_example_of_each_category_declares_one_of_its_nouns(category: str) -> None:
    example = categories()[category].example
    page, found = from_text(SourceFile("a.card", example))
    assert found == ()
    (entry,) = from_pages([page])[0].entries
    assert entry.noun == Noun(category, entry.noun.id, entry.noun.pack, entry.noun.native)
    allowed = {spec.name for spec in categories()[category].fields}
    fields = [
        l.words[0].text for l in page.items[0].lines if l.phrase and l.phrase.rule == "fields"
    ]
    assert set(fields) <= allowed


# Fields that are words for people, or used up when a rule is compiled.
NOT_IN_GAMES = frozenset(
    (
        "many",
        "plural",
        "symbol",
        "unit",
        "also_called",
        "also_worded",
        "never_called",
        "worded",
        "loosens",
    )
)


def number_in_runtime(value: int | str | Noun) -> int:
    runtime = vars(nouns_of_runtime())
    if isinstance(value, Noun):
        name = value.id if value.category == "family" else f"{value.category}_{value.id}"
        return int(runtime[name.upper()])
    return int(value)


@pytest.mark.parametrize("category", ["tile", "area", "track", "value", "resource"])
def test_the_runtime_knows_the_fields_of_its_nouns(category: str) -> None:
    declared = {
        number_in_runtime(entry.noun): {
            field.name: tuple(number_in_runtime(value) for value in field.values)
            for field in entry.fields
            if field.name not in NOT_IN_GAMES
        }
        for entry in native_vocabulary().of_category(category)
    }
    assert nouns_of_runtime().NATIVE[category] == declared
