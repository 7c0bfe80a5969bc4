"""`including this` in print is held against the card. In: sentences of our own about cards of the sets. Out: whether they are right."""

import pytest

from cardwright import pipeline
from cardwright.printed.comparing import AGREES, comparer_of

ROWS = (
    ("insects", "immediate", "Gain 1 heat for each plant tag you have, including this.", True),
    ("power_grid", "immediate", "Gain 1 heat for each power tag you have, including this.", False),
    ("pets", "effect", "When any city tile is placed, including this, gain 1 heat.", False),
)


@pytest.mark.parametrize(("card_id", "part", "text", "is_wrong"), ROWS)
def test_a_card_that_has_no_such_tag_cannot_be_included(
    project: pipeline.Project, card_id: str, part: str, text: str, is_wrong: bool
) -> None:
    comparer = comparer_of(project.language.vocabulary, project.cards)
    card = next(card for card in project.cards if card.id == card_id)
    found = {each.part: each for each in comparer.compare(card, {part: [text]})}[part]
    assert any(each.printed == "including this" for each in found.differences) is is_wrong


def test_what_the_generator_includes_agrees(project: pipeline.Project) -> None:
    comparer = comparer_of(project.language.vocabulary, project.cards)
    card = next(card for card in project.cards if card.id == "ecological_zone")
    said = "When you play an animal or plant tag, including these, add an animal to this card."
    (found,) = [
        each for each in comparer.compare(card, {"effect": [said]}) if each.part == "effect"
    ]
    assert found.verdict == AGREES
