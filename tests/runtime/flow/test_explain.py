"""Each change names its cause: card, clause, line of the source. In: games with a log. Out: explanations that stand in the sources."""

from pathlib import Path

import pytest

from cardwright_runtime.kernel.log import Entry, entries
from cardwright_runtime.terraforming_mars import explain, new_game
from cardwright_runtime.terraforming_mars.changes import (
    ACTION_USED,
    AWARD_FUNDED,
    CARD_DRAFTED,
    CARD_TURNED_DOWN,
    DECK_MADE_ANEW,
    GAUGE_CHANGED,
    GENERATION_BEGUN,
    MILESTONE_CLAIMED,
    PASSED,
    TILE_PLACED,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.policies import policy_of

ROOT = Path(__file__).parents[3]


def played(seed: int, players: int = 3, draft: bool = True) -> Game:
    game = new_game(players=players, draft=draft, seed=seed, logging=True)
    policy = policy_of("A", seed)
    while game.asked_player >= 0:
        game.choose(policy.choose(game))
    return game


@pytest.fixture(scope="module")
def games(fresh: int) -> list[Game]:
    return [played(1 + fresh), played(2 + fresh), played(3 + fresh, players=1, draft=False)]


def of_cards(game: Game) -> list[Entry]:
    """Entries that some source file says."""
    return [e for e in entries(game.log) if e.cause >= 0 and game.table.rules[e.cause].texts.source]


def test_what_a_card_changes_is_explained_by_a_line_of_its_source(games: list[Game]) -> None:
    seen = set()
    for game in games:
        for entry in of_cards(game):
            found = explain(game, entry)
            path, _, line = found.place.rpartition(":")
            if (found.place, found.name) not in seen:
                seen.add((found.place, found.name))
                written = (ROOT / path).read_text("utf-8").splitlines()[int(line) - 1]
                assert written.strip() and not written.strip().startswith("#"), found
    assert len(seen) > 50


def test_what_a_clause_changes_has_its_words(games: list[Game]) -> None:
    """Paying for a card or a prize needs no clause; everything else that a card does has one."""
    for game in games:
        for entry in of_cards(game):
            if entry.what == GAUGE_CHANGED and entry.amount > 0:
                assert explain(game, entry).clause, explain(game, entry)


def test_every_tile_says_what_it_is_due_to(games: list[Game]) -> None:
    for game in games:
        tiles = [entry for entry in entries(game.log) if entry.what == TILE_PLACED]
        assert len(tiles) == len(game.placed) + game.oceans.bit_count()
        assert all(explain(game, entry).name for entry in tiles)


def test_the_log_tells_the_course_of_a_game(games: list[Game]) -> None:
    told = {entry.what for game in games for entry in entries(game.log)}
    wanted = {
        ACTION_USED, AWARD_FUNDED, CARD_DRAFTED, CARD_TURNED_DOWN, DECK_MADE_ANEW, GENERATION_BEGUN,
        MILESTONE_CLAIMED, PASSED,
    }  # fmt: skip
    assert wanted - told <= {MILESTONE_CLAIMED, DECK_MADE_ANEW}
    for game in games:
        begun = [e.subject for e in entries(game.log) if e.what == GENERATION_BEGUN]
        assert begun == list(range(game.generation, 1, -1))


@pytest.mark.parametrize(
    ("cause", "block", "clause", "place"),
    [
        ("asteroid", 0, "Raise temperature 1 step and gain 2 titanium.", "base/asteroid.card:4"),
        ("tharsis_republic", 5, "You start with 40 M€.", "base/tharsis_republic.card:4"),
        ("tharsis_republic", 41, "Effect: When you place a city tile", "tharsis_republic.card:9"),
        ("robotic_workforce", 3, "", "robotic_workforce.card:"),
        ("track.oxygen", 10, "", "tracks.card:33"),
        ("milestone.mayor", 0, "", "base/milestones.card:5"),
        ("production_phase", 0, "", ""),
    ],
)
def test_an_entry_is_explained(cause: str, block: int, clause: str, place: str) -> None:
    game = new_game()
    rule = game.table.numbers[cause]
    found = explain(game, Entry(None, GAUGE_CHANGED, 0, 1, 0, rule, block))
    assert found.key == cause
    assert found.clause.startswith(clause)
    assert place in found.place if place else not found.place
