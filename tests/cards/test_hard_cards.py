"""The cards that a language must be able to say, each beside its facts (`hard_cards.json`, in the notation of the facts)."""

import json
from pathlib import Path
from typing import Any

import pytest

from cardwright_tools.facts import Documents
from cardwright_tools.facts.normal import normal

HARD: dict[str, dict[str, Any]] = json.loads(
    Path(__file__).with_name("hard_cards.json").read_text("utf-8")
)
RULES = ("requirements", "vp", "stores", "start", "first_action", "immediate", "action", "effects")


@pytest.mark.parametrize("name", HARD)
def test_a_hard_card_says_what_its_facts_say(said: Documents, name: str) -> None:
    projects: Any = said["project_cards.json"]["cards"]
    corporations: Any = said["corporations.json"]["corporations"]
    (card,) = [card for card in projects + corporations if card["name"] == name]
    rules = {key: card.get(key) for key in (*RULES, "restrictions")}
    assert normal(rules) == normal(HARD[name])
