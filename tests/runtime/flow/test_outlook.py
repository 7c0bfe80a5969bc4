"""What an event would do as things stand. In: positions. Out: changes that are certain, questions, and a game that is as before."""

import random

import pytest

from cardwright_runtime.terraforming_mars import digest, new_game, view
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.outlook import outlook
from cardwright_tools.table.happenings import change_words
from runtime.positions import position

SETS = ("base", "corporate_era", "turmoil")

ROWS = [
    ("riots", "20 megacredits, city at 3-3, city at 3-6", ["0: −8 M€"], []),
    ("riots", "20 megacredits, city at 3-3, city at 3-6, 1 delegate in reds", ["0: −4 M€"], []),
    ("riots", "20 megacredits, city at 3-3, 2 delegates in reds", [], []),
    ("strong_society", "city at 3-3, 1 delegate in reds", ["0: +4 M€"], []),
    ("dry_deserts", "1 ocean, 1 delegate in reds", [], ["0: Which resource?"]),
    ("paradigm_breakdown", "1 delegate in reds", ["0: +2 M€"], []),
    ("volcanic_eruptions", "", ["0: temperature +4"], []),
    ("snow_cover", "temperature -20", ["0: temperature −4"], []),
    # The price that the Reds ask is none in the phase of events.
    (
        "election",
        "3 delegates in reds, reds rules, 0 megacredits",
        ["0: +2 rating", "1: +1 rating"],
        [],
    ),
    ("election", "solo, 5 delegates in greens", [], []),
    ("aquifer_released_by_public_council", "", [], ["0: Where does the tile go?"]),
    (
        "aquifer_released_by_public_council",
        "arctic algae in play",
        ["0: +2 plants"],
        ["0: Where does the tile go?"],
    ),
    (
        "sponsored_projects",
        "birds in play with 1 animal, 2 delegates in reds",
        ["0: +1 animal on Birds", "0: +2 cards"],
        [],
    ),
]


def said(game: Game, event: str) -> tuple[list[str], list[str]]:
    found = outlook(game, game.table.numbers["global_event." + event])
    changes = [
        f"{one.player}: {change_words(game, one.what, one.subject, one.amount)}"
        for one in found.changes
    ]
    return changes, [f"{player}: {words}" for player, words in found.asked]


@pytest.mark.parametrize(("event", "given", "certain", "asked"), ROWS)
def test_an_event_is_carried_out_ahead_of_its_time(
    event: str, given: str, certain: list[str], asked: list[str]
) -> None:
    game = position(f"with set turmoil, {given}")
    before = digest(game)
    assert said(game, event) == (certain, asked)
    assert digest(game) == before


def games(seed: int) -> list[Game]:
    """The same one at many of its decisions, once politics has begun."""
    game = new_game(players=3, sets=SETS, seed=seed)
    chance = random.Random(seed)
    found: list[Game] = []
    while game.asked_player >= 0 and len(found) < 12:
        game.choose(chance.randrange(len(game.option_values)))
        if game.turned and game.decision_number % 60 == 0 and game.asked_player >= 0:
            found.append(game.clone())
    return found


@pytest.mark.parametrize("seed", range(4))
def test_whoever_looks_ahead_learns_nothing_of_the_deck(seed: int) -> None:
    for game in games(seed):
        other = game.clone()
        other.deck = other.deck[: other.deck_top] + other.deck[other.deck_top :][::-1]
        other.event_deck = other.event_deck[::-1]
        assert view(other, 0) == view(game, 0)


def test_a_view_says_who_governs_and_what_lies_ahead() -> None:
    game = position("with set turmoil, 1 delegate in reds, city at 3-3, chairman, event riots")
    game.players[0].megacredits = 20
    seen = view(game, 1)
    assert seen["ruling"] == "body.greens" and seen["dominant"] == "body.reds" and seen["head"] == 0
    assert seen["leaders"] == [{"body": "body.reds", "holder": 0}]
    standings = [
        {"influence": 2, "lobby": 1, "reserve": 4},
        {"influence": 0, "lobby": 1, "reserve": 6},
    ]
    assert seen["standings"] == standings
    assert isinstance(seen["outlook"], dict)
    assert seen["outlook"]["global_event.riots"] == {"changes": [], "asked": []}
    assert "standings" not in view(new_game(seed=1), 0)
