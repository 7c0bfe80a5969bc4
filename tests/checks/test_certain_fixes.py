"""`check --fix` says nothing that its author did not. In: lines, and official cards with mistakes. Out: what is mended, what is left."""

import re
import unicodedata

import pytest
from cardwright.checks import OF_ALL_CARDS, OF_SINGLE_CARDS
from cardwright.checks.of_nouns import OF_NOUNS
from cardwright.findings.fixes import apply_fixes
from cardwright.source import SourceFile
from checks.beside_the_game import check_beside_the_game
from checks.damaged_cards import damaged_and_mended, fixed, rules
from hypothesis import given, settings
from hypothesis import strategies as st
from rapidfuzz.distance import DamerauLevenshtein

from cardwright_tools.checking.beside_the_game import FOLDER

CHECKED = {
    "not-playable-yet",
    *(
        c.__name__.rsplit(".")[-1].replace("_", "-")
        for c in (*OF_NOUNS, *OF_SINGLE_CARDS, *OF_ALL_CARDS)
    ),
}
LOST = {"cut line", "dropped line", "dropped word"}

HEAD = 'card it "It"\n    number F01\n    automated, cost 10\n'
PLAYED = HEAD + "    when played\n"

CERTAIN = [
    ("a noun", PLAYED, "        gain 1 plnt\n", "        gain 1 plant\n"),
    ("a long noun, two letters", PLAYED, "        raise temprture 1\n", "        raise temperature 1\n"),
    ("a verb", PLAYED, "        gian 2 plants\n", "        gain 2 plants\n"),
    ("a clause", HEAD, "    reqires 2 oceans\n", "    requires 2 oceans\n"),
    ("a lost line break", PLAYED, "        gain 2 heat gain 1 steel\n", "        gain 2 heat\n        gain 1 steel\n"),
    ("a comma", PLAYED, "        draw 4 cards keep 2\n", "        draw 4 cards, keep 2\n"),
    ("a minus that is printed", HEAD, "    requires temperature \u221220\n", "    requires temperature -20\n"),
    ("full-width letters", PLAYED, "        gain １ plant\n", "        gain 1 plant\n"),
    ("a line that slipped left", PLAYED, "    gain 1 plant\n", "        gain 1 plant\n"),
    ("a character that nobody can see", PLAYED, "        ga\u200bin 1 plant\n", "        gain 1 plant\n"),
]  # fmt: skip

TWO_AT_ONCE = HEAD + "    acttion\n        add 1 microbe to card\n"
"""A word is misspelt, and the line below it cannot be read: where that one belongs is seen when the first is mended."""

LEFT_ALONE = [
    ("a word of the grammar for another", PLAYED, "        pay 1 energy for 1 plant\n"),
    ("a condition behind its step", PLAYED, "        gain 3 plants if 3 plant tags\n"),
    ("a step behind its condition", PLAYED, "        if 3 oceans gain 1 plant\n"),
    ("a word of the grammar for a noun", PLAYED, "        gain 1 steal\n"),
    ("a noun of another kind", PLAYED, "        raise plant 1\n"),
    ("a noun where no one stands out", PLAYED, "        gain 1 hel\n"),
    ("a word between two of the grammar", PLAYED, "        remove 1 plant form any player\n"),
    ("what people say for it", PLAYED, "        spend 1 plant\n"),
    ("a word of another language", PLAYED, "        wenn 3 oceans\n            gain 1 plant\n"),
    ("a doubled number", PLAYED, "        gain 1 1 plant\n"),
    ("a doubled word", PLAYED, "        gain 1 1 plant\n"),
    ("the wrong way round", PLAYED, "        increase production plant 1\n"),
    ("two steps with `and`", PLAYED, "        gain 2 steel and draw 1 card\n"),
    ("a power", PLAYED, "        gain 1² plants\n"),
    ("two dashes", PLAYED, "        gain 1 plant -- per city\n"),
    ("words behind slashes that may belong to the line", HEAD, "    requires 3 science //tags\n"),
    ("slashes in the middle of fields", 'card it "It"\n    number F01\n', "    automated, cost 10//, tags science\n"),
    ("a sign that may say something", HEAD, "    titanium_value = 4\n"),
    ("a payment that comes late", HEAD, "    action\n        gain 1 plant\n        pay 1 heat\n"),
    ("steps that go by steps", PLAYED, "        gain 1 plant production\n"),
    ("two lines, of which one or both are meant below", PLAYED, "        if 3 oceans\n        gain 1 plant\n        gain 1 heat\n"),
    ("a step without the line above it", PLAYED, "        gain 1 heat\n            gain 1 plant\n"),
    ("a line between two levels", PLAYED, "        if 3 oceans\n            gain 1 heat\n          gain 1 plant\n"),
    ("a tab that may be eight wide", PLAYED, "        if 3 oceans\n            gain 1 heat\n\t    gain 1 plant\n"),
    ("a line that was turned around", PLAYED, "        gain \u202e1 plant\n"),
    ("a misspelt word beside another mistake", PLAYED, "        gian 1 qqq\n"),
    ("an allowance of nothing", PLAYED, "        gain 1 plant\n    allow python-escape \"once\"\n"),
    ("two versions of a line", PLAYED, "<<<<<<< a\n        gain 1 plant\n=======\n       gain 1 plnt\n>>>>>>> b\n"),
]  # fmt: skip


def mended(text: str) -> str:
    found = check_beside_the_game({"it.card": text})
    return apply_fixes(found.files[f"{FOLDER}/it.card"], found.findings)


@pytest.mark.parametrize(
    ("above", "line", "right"), [c[1:] for c in CERTAIN], ids=[c[0] for c in CERTAIN]
)
def test_layout_spelling_and_signs_are_mended(above: str, line: str, right: str) -> None:
    assert mended(above + line) == above + right
    assert check_beside_the_game({"it.card": above + right}).findings == ()


@pytest.mark.parametrize(
    ("above", "line"), [c[1:] for c in LEFT_ALONE], ids=[c[0] for c in LEFT_ALONE]
)
def test_what_the_author_must_judge_is_found_and_left_as_it_is(above: str, line: str) -> None:
    assert check_beside_the_game({"it.card": above + line}).findings
    assert mended(above + line) == above + line


def test_of_fixes_that_harm_each_other_only_the_first_is_made() -> None:
    assert mended(TWO_AT_ONCE) == TWO_AT_ONCE.replace("acttion", "action")


def letters(source: SourceFile) -> str:
    """As they are meant, however they are typed."""
    plain = unicodedata.normalize("NFKC", source.text)
    return "".join(re.findall(r"\w", plain, re.ASCII))


def assert_only_mended(seed: int, mistakes: int) -> None:
    card = damaged_and_mended(seed, mistakes)
    # What a check says of a whole card is said once the card can be read.
    assert not {slug for slug, _ in card.new_findings()} - CHECKED
    slips = 2 * len(card.titles)
    assert DamerauLevenshtein.distance(letters(card.damaged), letters(card.mended)) <= slips
    assert fixed(card.mended, card.left)[0] == card.mended
    # Whoever lost a word wrote another rule than the one that was printed.
    if mistakes == 1 and not LOST & {*card.kinds} and card.titles and not card.left:
        assert rules(card.mended) == rules(card.sound), card.damaged.text


@settings(max_examples=60)
@given(st.integers(0, 2000))
def test_one_mistake_is_mended_as_its_author_wrote_it_or_left(seed: int) -> None:
    assert_only_mended(seed, 1)


@settings(max_examples=20)
@given(st.integers(0, 10**6))
def test_many_mistakes_are_mended_without_a_new_one(seed: int) -> None:
    assert_only_mended(seed, 3)
