"""Worked cases of games against an automa. In: cases of our own. Out: those that hold agree, those that do not are told."""

from typing import Any

import pytest

from cardwright_runtime.terraforming_mars.automa.decks import PILE
from cardwright_tools.conformance.play_events import carry_out
from cardwright_tools.conformance.play_examples import outcome_of
from cardwright_tools.conformance.play_stage import stage

ROBBED = {"human_effects": [{"effect": "steal", "card": "Law Suit"}]}


def example(given: dict[str, Any], event: dict[str, Any], expect: dict[str, Any]) -> dict[str, Any]:
    return {"id": "Y1", "title": "ours", "given": given, "event": event, "expect": expect}


HOLD = {
    "a card takes its money": example(
        {"bot": {"mc": 9}, "human": {"megacredits": 1}},
        ROBBED,
        {"bot": {"mc": 6}, "human": {"megacredits": 4}},
    ),
    "tags of the other side count half": example(
        {"bot": {"tracks": {"energy": 5}}, "human": {"jovian_tags": 1}},
        {"human_counts": {"card": "Galilean Waystation", "track": "energy"}},
        {"human": {"megacredits_production_gain": 3}},
    ),
    "a tally": example(
        {
            "generation": 13,
            "bot": {"tr": 20, "mc": 15},
            "tally": {
                "milestones": 2,
                "awards_first": 1,
                "greeneries": 3,
                "greeneries_next_to_cities": 2,
                "neural_instance": 5,
            },
        },
        {"score": "total"},
        {"vp": 20 + 10 + 5 + 3 + 2 + 5 + 2},
    ),
    "what you have in an award": example(
        {"bot": {"mc": 0}, "human": {"award_values": {"Miner": 4}}},
        {"bot_turn": {}},
        {"human": {"award_values": {"Miner": 4}}},
    ),
}


@pytest.mark.parametrize("case", HOLD.values(), ids=HOLD)
def test_what_holds_agrees(case: dict[str, Any]) -> None:
    outcome = outcome_of(case)
    assert (outcome.differences, outcome.reason) == ((), "")


@pytest.mark.parametrize(
    ("case", "told"),
    [
        (
            example({"bot": {"mc": 9}}, ROBBED, {"bot": {"mc": 5}, "human": {"megacredits": 3}}),
            "mc: 6 instead of 5",
        ),
        (
            example(
                {"human": {"award_values": {"Miner": 4}}},
                {"bot_turn": {}},
                {"human": {"award_values": {"Miner": 3}}},
            ),
            "award_values: {'Miner': 4} instead of {'Miner': 3}",
        ),
    ],
)
def test_what_does_not_hold_is_told(case: dict[str, Any], told: str) -> None:
    assert outcome_of(case).differences == (told,)


def test_a_card_that_is_not_here_is_no_disagreement() -> None:
    outcome = outcome_of(example({}, {"human_plays": "Mons Insurance"}, {}))
    assert (outcome.differences, outcome.reason) == ((), "the card `Mons Insurance` is not here")


def test_a_card_that_the_automa_takes_lies_on_its_pile_and_moves_nothing() -> None:
    staged = stage({"bot": {"mc": 9}}, ROBBED)
    carry_out(staged, ROBBED)
    game = staged.game
    card = game.table.numbers["law_suit"]
    assert game.automa_cards[PILE] == [card]
    assert card not in (*game.players[0].tableau, *game.players[0].events, *game.discards)
    assert all(game.track_level(track) == 0 for track in game.table.automa_rules.tracks)
