"""Files with several rules, with clauses of other games, with Python by hand. In: a file. Out: what the catalogue lists, or a message."""

from dataclasses import replace

import pytest
from read_with_game import read_text

from plan.planned import PATH, game_setting, plan_text
from cardwright.plan.from_rules import Listed
from cardwright.python.compiled import compiled
from cardwright.rules.nodes import Noun, WhenNamed
from cardwright.source import SourceFile

NOUN = Noun("moment", "turned_up")

STORM = """\
card storm "Storm"
    number X01
    event, cost 4
    python "my_pack.effects:Storm"
"""
FROST = """\
card frost "Frost"
    number X02
    event, cost 4
    when played
        gain 1 heat
"""
SET = "terraforming_mars"


def listed(text: str) -> tuple[tuple[Listed, ...], bool]:
    cards, findings = read_text(text)
    assert not findings
    made, found = compiled(cards, SourceFile(PATH, text), game_setting())
    assert made is not None and not found
    return tuple(replace(rule, texts="") for rule in made.listed), made.file is not None


def test_a_class_written_by_hand_is_listed_and_not_generated() -> None:
    assert listed(STORM) == ((Listed("", "my_pack.effects", "Storm"),), False)


def test_a_file_may_hold_both_kinds() -> None:
    both, has_file = listed(STORM + "\n" + FROST)
    generated = Listed("", "cardwright_cards.terraforming_mars.base.it", "Frost")
    assert both == (Listed("", "my_pack.effects", "Storm"), generated)
    assert has_file


@pytest.mark.parametrize(
    "name", ["os", "os:system", "os.path:", ":Storm", "a b:C", "a:B()", "a:B\\nimport os", "../a:B"]
)
def test_python_that_names_no_class_is_told(name: str) -> None:
    text, found = plan_text(STORM.replace("my_pack.effects:Storm", name))
    assert text == "" and [d.slug for d in found] == ["wrong-python-name"]


def test_a_clause_that_the_game_has_no_time_for_is_never_left_out() -> None:
    card = read_text(FROST)[0][0]
    card = replace(card, clauses=(*card.clauses, WhenNamed(NOUN, ())))
    made, found = compiled((card,), SourceFile(PATH, FROST), game_setting())
    assert made is None and [d.slug for d in found] == ["not-playable-yet"]


def test_a_file_without_rules_becomes_no_module() -> None:
    cards, _ = read_text('token ice "ice"\n')
    assert compiled(cards, SourceFile(PATH, ""), game_setting()) == (None, ())
