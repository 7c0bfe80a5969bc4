"""Wide maps, and areas off the map with room for several tiles. In: a pack with both. Out: games on them, saves, refusals."""

from pathlib import Path

import pytest
from packs.packs_of_lines import built, refusals
from packs.test_whole_games import play

from cardwright_runtime.terraforming_mars import digest, load, new_game, save
from cardwright_runtime.terraforming_mars.areas import areas
from cardwright_runtime.terraforming_mars.board import areas_of, off_map_area
from cardwright_runtime.terraforming_mars.game import area_of, owner_of, rule_of, tile_of
from cardwright_runtime.terraforming_mars.invariants import broken
from cardwright_runtime.terraforming_mars.noun_facts import OFF_MAP
from cardwright_runtime.terraforming_mars.player_view import view
from cardwright_runtime.terraforming_mars.nouns import TILE_CITY, number_at, place_of
from cardwright_runtime.terraforming_mars.steps.tiles import put_tile

ROW = ", ".join(["land plant", "ocean_area", *["land"] * 13, "ocean_area"])
ISLANDS = 'board wide "Wide"\n' + f"    row {ROW}\n" * 8
YARD = 'area yard "yard"\n    off_map\n    room 3\n'
BERTH = 'card berth "Berth"\n    number Y01\n    automated, cost 4\n    when played\n        place city on yard\n'


@pytest.fixture(scope="module")
def wide(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(
        tmp_path_factory.mktemp("wide"), "wide_world", board=ISLANDS, yard=YARD, berth=BERTH
    )


def yard() -> int:
    return off_map_area(number_at("area", place_of("area", "yard", "wide_world")))


def test_whole_games_on_a_map_of_128_areas_keep_every_invariant(wide: Path, fresh: int) -> None:
    game = new_game(3, seed=fresh, board="wide", packs=(str(wide),), logging=True)
    assert game.table.board.size == 128
    for decisions in (40, 200, 4000):
        play(game, 7 + fresh, decisions, "B")
        assert broken(game) == []
        loaded = load(save(game))
        assert (save(loaded), digest(loaded)) == (save(game), digest(game))
    assert game.asked_player < 0
    assert game.tiles.bit_length() > 62


def test_the_last_area_of_a_wide_map_is_like_the_others(wide: Path) -> None:
    game = new_game(seed=1, board="wide", packs=(str(wide),))
    put_tile(game, 1, TILE_CITY, 126, 5)
    (packed,) = game.placed
    assert (area_of(packed), tile_of(packed), owner_of(packed), rule_of(packed)) == (
        126,
        TILE_CITY,
        1,
        5,
    )
    assert game.table.board.area_name(126) == "8-15"
    assert game.beside_cities >> 125 & 1 and game.beside_cities >> 127 & 1


def test_an_area_off_the_map_is_free_while_there_is_room(wide: Path) -> None:
    game = new_game(seed=1, board="wide", packs=(str(wide),))
    player, kind = game.players[0], number_at("area", place_of("area", "yard", "wide_world"))
    for owner in (0, 1, 0):
        assert areas(game, player, kind) == 1 << yard()
        put_tile(game, owner, TILE_CITY, yard(), -1)
        assert broken(game) == []
    assert areas(game, player, kind) == 0
    assert player.off_map_cities == 2 and game.players[1].off_map_cities == 1
    assert yard() >= OFF_MAP and game.table.board.area_name(yard()) == "yard"
    assert digest(load(save(game))) == digest(game)


@pytest.mark.parametrize(
    "packs",
    [
        ("moon_harbours", "buried_past"),
        ("high_towers", "under_ice"),
        ("moss_gardens", "first_ventures"),
    ],
)
@pytest.mark.parametrize("players", [1, 3])
def test_what_packs_put_on_the_table_is_kept_in_order(
    packs: tuple[str, ...], players: int, fresh: int
) -> None:
    game = new_game(players, seed=fresh, packs=packs, logging=True)
    for decisions in (150, 4000):
        play(game, 5 + fresh, decisions, "B")
        assert broken(game) == []
        assert digest(load(save(game))) == digest(game)
    assert game.asked_player < 0


def test_nobody_sees_what_a_marker_hides(fresh: int) -> None:
    game = new_game(2, seed=fresh, packs=("buried_past",))
    other = new_game(2, seed=fresh, packs=("buried_past",))
    other.below_markers = list(reversed([*other.below_markers[1:], other.below_markers[0]]))
    assert len(game.markers) == len(game.below_markers) == 4
    assert view(game, 0) == view(other, 0) and view(game, 1) == view(other, 1)


@pytest.mark.parametrize(
    ("lines", "slug", "said"),
    [
        (
            'area yard "yard"\n    room 3\n',
            "not-playable-yet",
            "`room` without `off_map` of an area",
        ),
        ('area yard "yard"\n    off_map\n    room 1\n', "out-of-range", "from 2 to 99"),
        (ISLANDS + "    row land\n", "not-playable-yet", "a board of 129 areas"),
    ],
)
def test_what_no_map_holds_is_refused_at_its_place(
    tmp_path: Path, lines: str, slug: str, said: str
) -> None:
    assert (slug, said) in [
        (found_slug, said if said in words else words)
        for found_slug, words in refusals(tmp_path, "wide_world", lines)
    ]
