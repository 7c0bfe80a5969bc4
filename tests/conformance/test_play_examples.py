"""Worked cases of games against an automa. In: cases of our own. Out: those that hold agree, those that do not are told."""

from typing import Any

import pytest

from cardwright_runtime.terraforming_mars.automa.decks import PILE
from cardwright_tools.conformance.play_events import carry_out
from cardwright_tools.conformance.play_examples import outcome_of
from cardwright_tools.conformance.play_stage import stage

ALL_TRACKS = ("building", "space", "event", "science", "energy", "earth", "plant")
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
    "a bonus card of those already put out, and one that joins the discards": example(
        {"bonus_discard": ["B02"], "destroyed": ["B01"], "bot": {"mc": 0}},
        {"reveal_bonus": "B03"},
        {
            "bot": {"tracks": {"science": 2, "plant": 1}},
            "bonus_discard": ["B02", "B03"],
            "destroyed": ["B01"],
        },
    ),
    "a bonus card that puts itself out": example(
        {},
        {"reveal_bonus": "B07"},
        {"bot": {"mc": 1}, "tiles_added": ["8-3 neural_instance bot"], "destroyed": ["B07"]},
    ),
    "an area where a player builds": example(
        {"corporation": "C10"},
        {"human_places": "7-3 city"},
        {"bot": {"mc": 2}, "tiles_added": ["7-3 city human"]},
    ),
    "cards in hand for a milestone": example(
        {
            "difficulty": "brutal",
            "bot": {"mc": 8, "tracks": {name: 8 for name in ALL_TRACKS}},
            "milestones_claimed": ["Terraformer", "Builder"],
            "human": {"milestone_progress": {"Planner": [16, 16]}},
        },
        {"first_turn_of_generation": True, "reveal_project": {"tags": [], "cost": 3}},
        {"bot": {"mc": 5}, "milestone": "Planner"},
    ),
    "points of one kind": example(
        {"tiles": ["7-3 city bot", "7-2 greenery human"]}, {"score": "cities"}, {"vp": 1}
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


@pytest.mark.parametrize(
    ("given", "event", "expect", "reason"),
    [
        ({}, {"human_plays": "Mons Insurance"}, {}, "the card `Mons Insurance` is not here"),
        ({"corporation": "C99"}, {"setup": True}, {}, "The automa has no corporation `C99`"),
        ({}, {"reveal_bonus": "B99"}, {}, "the bonus card `B99` is not here"),
        ({}, {"reveal_project": {"tags": ["wild"], "cost": 1}}, {}, "`wild` as a tag"),
        ({"bot": {"luck": 1}}, {"setup": True}, {}, "`luck` of the bot"),
        ({"globals": {"venus": 2}}, {"setup": True}, {}, "`venus` of the planet"),
        ({"tiles": [7]}, {"setup": True}, {}, "its position is not of this form"),
        ({"action_deck": ["B99"]}, {"bot_turn": True}, {}, "the bonus card `B99` is not here"),
        ({}, {"human_places": "city"}, {}, "`city` does not say on which free area"),
        ({}, {"human_effects": [{"effect": "burn"}]}, {}, "nothing is known of the effect `burn`"),
        ({}, {}, {}, "nothing is known of the event"),
        ({}, {"setup": True}, {"luck": 1}, "nothing is known of `luck` after"),
        ({}, {"setup": True}, {"bot": {"luck": 1}}, "nothing is known of `luck` after"),
        ({}, {"setup": True}, {"human": {"luck": 1}}, "nothing is known of `luck` of the human"),
    ],
)
def test_what_cannot_be_laid_out_or_looked_at_is_no_disagreement(
    given: dict[str, Any], event: dict[str, Any], expect: dict[str, Any], reason: str
) -> None:
    outcome = outcome_of(example(given, event, expect))
    assert outcome.differences == ()
    assert reason in outcome.reason


def test_an_example_without_a_position_is_no_disagreement() -> None:
    assert outcome_of({"id": "Y2"}).reason == "it has no `given`"


def test_a_card_that_the_automa_takes_lies_on_its_pile_and_moves_nothing() -> None:
    staged = stage({"bot": {"mc": 9}}, ROBBED)
    carry_out(staged, ROBBED)
    game = staged.game
    card = game.table.numbers["law_suit"]
    assert game.automa_cards[PILE] == [card]
    assert card not in (*game.players[0].tableau, *game.players[0].events, *game.discards)
    assert all(game.track_level(track) == 0 for track in game.table.automa_rules.tracks)
