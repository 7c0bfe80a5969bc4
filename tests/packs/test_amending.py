"""What a pack adds to what is there: tiles of which each has a number and which pay their neighbours, requirements that may be missed. In: the pack of
the markets, and odd ones. Out: whole games, what the plan says, refusals."""

from pathlib import Path

import pytest
from packs.packs_of_lines import refusals
from packs.test_whole_games import play

from cardwright_runtime.terraforming_mars import digest, load, new_game, save
from cardwright_runtime.terraforming_mars.game import owner_of, tile_of
from cardwright_runtime.terraforming_mars.invariants import broken
from cardwright_runtime.terraforming_mars.nouns import number_at, place_of

MARKETS = "river_markets"


@pytest.mark.parametrize("policy", ["uniform", "A", "B"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_nobody_lays_more_than_his_own(policy: str, players: int, fresh: int) -> None:
    game = new_game(players, seed=fresh, packs=(MARKETS, "sky_harbour"), logging=True)
    play(game, 3 + fresh, 300, policy)
    assert digest(load(save(game))) == digest(game)
    play(game, 4 + fresh, name=policy)
    assert game.asked_player < 0 and broken(game) == []
    market = number_at("tile", place_of("tile", "market", MARKETS))
    laid = [owner_of(packed) for packed in game.placed if tile_of(packed) == market]
    assert all(laid.count(player) <= 2 for player in range(players))


@pytest.mark.parametrize(
    ("lines", "slug", "said"),
    [
        (
            'tile stone "stone"\n    unowned\n    supply_each 2\n',
            "not-playable-yet",
            "this game has nothing for `unowned` beside `supply_each` of a tile",
        ),
        ('tile stone "stone"\n    gives rating 1\n', "wrong-noun", "a resource or bonus is wanted"),
        (
            'resource silt "silt"\n    has prodction\n',
            "unknown-family",
            "did you mean `production`?",
        ),
        ('tile stone "stone"\n    supply_each 0\n', "out-of-range", "from 1 to 99"),
        (
            'area pier "pier"\n    room_for city 2\n',
            "not-playable-yet",
            "this game has nothing for `room_for` without `off_map` of an area",
        ),
        (
            'tile stone "stone"\n    several 2\n',
            "not-playable-yet",
            "this game has nothing for `several` without `counts_as` of a tile",
        ),
        (
            'tile stone "stone"\n    unowned\n    returns\n',
            "not-playable-yet",
            "this game has nothing for `unowned` beside `returns` of a tile",
        ),
        (
            'card pile "Pile"\n    number Z01\n    automated, cost 1\n    when played\n        place city on ocean\n',
            "nowhere-to-place",
            "only a tile that `covers` or `marks` lies on another one",
        ),
        (
            'common rule law "Law"\n    when received\n        gain 1 plant\n',
            "not-playable-yet",
            "this game has nothing for such a clause of a common rule",
        ),
        (
            'value thaw "thaw"\n    normally 0\n    loosens temperature\n',
            "not-playable-yet",
            "this game has nothing for `temperature` in `loosens`: cards that ask for it are compiled without this pack",
        ),
        (
            'track calm "calm"\n    start 0, goal 5\n    loosened_by oxygen\n',
            "wrong-noun",
            "a value is wanted",
        ),
        (
            'quality omen "omen"\n    kept 2\n',
            "not-playable-yet",
            "this game has nothing for `kept` without `dealt` of a quality",
        ),
    ],
)
def test_what_cannot_be_is_refused_at_its_place(
    tmp_path: Path, lines: str, slug: str, said: str
) -> None:
    assert (slug, said) in refusals(tmp_path, "odd", lines)
