"""Everything that is in the boxes is written, once, in a file of its own name."""

from collections import Counter
from pathlib import Path

import pytest

from cardwright.findings import Finding
from cardwright.pipeline import Project
from cardwright.rules.nodes import Card

SETS = ("base", "corporate_era", "hellas_and_elysium")
COUNTS = {
    ("card", "base"): 137,
    ("card", "corporate_era"): 71,
    ("corporation", "base"): 11,
    ("corporation", "corporate_era"): 2,
    ("board", "base"): 1,
    ("board", "hellas_and_elysium"): 2,
    ("milestone", "base"): 5,
    ("milestone", "hellas_and_elysium"): 10,
    ("award", "base"): 5,
    ("award", "hellas_and_elysium"): 10,
    ("standard_project", "terraforming_mars"): 6,
    ("conversion", "terraforming_mars"): 2,
    ("track", "terraforming_mars"): 2,
}


def official(deck: Project, kind: str) -> list[Card]:
    return [card for card in deck.cards if card.kind.id == kind and card.set_id in SETS]


@pytest.mark.parametrize(("kind", "set_id"), COUNTS)
def test_each_set_has_as_many_of_a_kind_as_its_box(deck: Project, kind: str, set_id: str) -> None:
    written = [card for card in deck.cards if (card.kind.id, card.set_id) == (kind, set_id)]
    assert len(written) == COUNTS[kind, set_id]


def test_the_numbers_001_to_208_are_all_there(deck: Project) -> None:
    numbers = sorted(card.text_in("number") for card in official(deck, "card"))
    assert numbers == [f"{number:03}" for number in range(1, 209)]


def test_no_two_corporations_have_the_same_number(deck: Project) -> None:
    numbers = Counter(card.text_in("number") for card in official(deck, "corporation"))
    assert len(numbers) == 13 and set(numbers.values()) == {1}


@pytest.mark.parametrize("kind", ["card", "corporation", "board"])
def test_a_card_lies_in_a_file_of_its_own_name(deck: Project, kind: str) -> None:
    cards = [card for card in deck.cards if card.kind.id == kind]
    astray = [card.path for card in cards if Path(card.path).stem != card.id]
    assert cards and astray == []


def test_a_card_is_called_by_its_name_in_small_letters(deck: Project) -> None:
    cards = official(deck, "card") + official(deck, "corporation")
    assert [card.id for card in cards if card.id != plain(card.name)] == []


def plain(name: str) -> str:
    letters = "".join(letter if letter.isalnum() else "_" for letter in name.replace("'", ""))
    return letters.lower()


def test_nothing_is_found_wrong_with_any_card(
    checked: tuple[Project, tuple[Finding, ...]],
) -> None:
    assert [(d.slug, d.primary.span.path, d.title) for d in checked[1]] == []


def test_no_official_card_escapes_to_python(deck: Project) -> None:
    assert [card.id for card in deck.cards if card.python and card.set_id in SETS] == []


def test_the_example_pack_brings_a_resource_a_tag_and_five_cards_that_use_them(
    deck: Project,
) -> None:
    pack = [noun.noun for noun in deck.language.vocabulary.entries if noun.layer.level == "pack"]
    assert {noun.category for noun in pack} >= {"token", "tag"}
    cards = [card for card in deck.cards if card.set_id == "polar_stations" and card.field("cost")]
    assert len(cards) == 5
    assert all(set(pack) & {*card.nouns_in("tags"), *card.nouns_in("holds")} for card in cards)
