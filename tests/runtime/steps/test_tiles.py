"""Tiles on the map: where they may lie, and what they bring."""

import pytest
from runtime.positions import position
from runtime.steps.small_game import area, choose, option_keys, run_step, small_game

from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars.board import Board, areas_of, off_map_area
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.noun_facts import HIDES
from cardwright_runtime.terraforming_mars.nouns import (
    ANY_TILE,
    AREA_GANYMEDE_AREA,
    AREA_LAND,
    AREA_MARS,
    AREA_OCEAN_AREA,
    EVERYONE,
    RESOURCE_TITANIUM,
    TILE_CITY,
    TILE_GREENERY,
    TILE_NUCLEAR_ZONE,
    TILE_OCEAN,
    YOURS,
)
from cardwright_runtime.terraforming_mars.names import (
    areas,
    beside,
    beside_none,
    beside_number,
    beside_own,
    count_tiles,
    count_tiles_on_map,
    place,
    reserve,
)
from cardwright_runtime.terraforming_mars.steps.markers import left_to_hide
from cardwright_runtime.terraforming_mars.steps.tiles import put_tile


def lay(game: Game, tile: int, where: str, player: int = 0) -> None:
    """Place a tile with all its consequences."""
    run_step(game, lambda g, f: place(g, f, tile, 1 << area(where)), player)


@pytest.mark.parametrize(
    ("where", "neighbours"),
    [
        ("1-1", "1-2 2-1 2-2"),
        ("5-5", "4-4 4-5 5-4 5-6 6-4 6-5"),
        ("9-5", "8-5 8-6 9-4"),
        ("5-1", "4-1 5-2 6-1"),
    ],
)
def test_areas_touch_up_to_six_others(where: str, neighbours: str) -> None:
    game = small_game()
    mask = game.table.board.neighbours[area(where)]
    assert areas_of(mask) == [area(name) for name in neighbours.split()]


@pytest.mark.parametrize(
    ("where", "tile", "gained"),
    [
        ("1-1", TILE_CITY, {"steel": 2}),
        ("4-1", TILE_NUCLEAR_ZONE, {"plants": 1, "titanium": 1}),
        ("8-3", TILE_CITY, {"cards": 1}),
        ("2-6", TILE_OCEAN, {"cards": 2, "rating": 21}),
        ("7-1", TILE_GREENERY, {"rating": 21}),
    ],
)
def test_a_tile_brings_what_its_area_prints(where: str, tile: int, gained: dict[str, int]) -> None:
    game = small_game()
    lay(game, tile, where)
    player = game.players[0]
    found = {
        "steel": player.steel,
        "titanium": player.titanium,
        "plants": player.plants,
        "cards": len(player.hand),
        "rating": player.rating,
    }
    assert found == {"steel": 0, "titanium": 0, "plants": 0, "cards": 0, "rating": 20} | gained


def test_each_ocean_beside_a_new_tile_pays_2_megacredits() -> None:
    game = small_game()
    lay(game, TILE_OCEAN, "5-4")
    assert game.players[0].megacredits == 0
    lay(game, TILE_OCEAN, "5-5")
    assert game.players[0].megacredits == 2
    lay(game, TILE_CITY, "6-4", player=1)
    assert game.players[1].megacredits == 4


def test_the_tenth_ocean_is_not_placed() -> None:
    game = small_game()
    for number in areas_of(game.table.board.ocean_areas)[:9]:
        put_tile(game, -1, TILE_OCEAN, number, -1)
    run_step(game, lambda g, f: place(g, f, TILE_OCEAN, areas(g, g.players[0], AREA_OCEAN_AREA)))
    assert (game.decision, game.oceans.bit_count(), game.players[0].rating) == (None, 9, 20)


def test_a_greenery_raises_oxygen_and_its_bonuses_in_a_chain() -> None:
    game = small_game()
    game.oxygen, game.temperature = 7, -2
    lay(game, TILE_GREENERY, "7-1")
    assert (game.oxygen, game.temperature, game.players[0].rating) == (8, 0, 22)
    assert game.decision is not None and game.decision.question == "area"
    choose(game, "area:1-5")
    assert (game.oceans, game.players[0].rating) == (1 << area("1-5"), 23)


def test_a_reserved_area_is_closed_to_others_until_its_owner_builds_there() -> None:
    game = small_game()
    run_step(game, lambda g, f: reserve(g, f, 1 << area("3-3") | 1 << area("3-4")))
    assert option_keys(game) == ["area:3-3", "area:3-4"]
    choose(game, "area:3-4")
    spot = 1 << area("3-4")
    assert areas(game, game.players[0], AREA_LAND) & spot
    assert not areas(game, game.players[1], AREA_LAND) & spot
    lay(game, TILE_CITY, "3-4")
    assert game.players[0].reserved == 0


def test_what_lies_beside_tiles() -> None:
    game = small_game()
    put_tile(game, 0, TILE_CITY, area("7-3"), -1)
    put_tile(game, 1, TILE_CITY, area("7-5"), -1)
    between = 1 << area("7-4")
    assert beside(game, TILE_CITY) & between
    assert not beside_none(game, TILE_CITY) & between
    assert beside_number(game, TILE_CITY, 2) & between
    assert beside_own(game, game.players[1]) & between
    assert not beside_own(game, game.players[1]) & 1 << area("7-2")
    put_tile(game, 0, TILE_NUCLEAR_ZONE, area("1-1"), -1)
    assert beside(game, TILE_NUCLEAR_ZONE) == game.table.board.neighbours[area("1-1")]
    assert beside(game, ANY_TILE) & 1 << area("2-2") and not beside(game, TILE_OCEAN)


def test_anywhere_on_the_map_is_where_no_tile_lies() -> None:
    game = small_game()
    put_tile(game, 0, TILE_CITY, area("7-3"), -1)
    everywhere = areas(game, game.players[1], AREA_MARS)
    assert everywhere == game.table.board.all & ~(1 << area("7-3"))


@pytest.mark.parametrize(("size", "fits"), [(128, True), (129, False)])
def test_a_map_has_room_for_so_many_areas(size: int, fits: bool) -> None:
    facts = (size,), ((AREA_LAND,),) * size, ((),) * size
    if fits:
        assert Board("long", "Long", "tests", *facts).size == size
    else:
        with pytest.raises(GameError, match="Long has 129 areas; a map has 128 at most"):
            Board("long", "Long", "tests", *facts)


def test_cities_off_the_map_count_as_cities_but_not_on_mars() -> None:
    game = small_game()
    player = game.players[0]
    put_tile(game, 0, TILE_CITY, area("7-3"), -1)
    run_step(game, lambda g, f: place(g, f, TILE_CITY, areas(g, player, AREA_GANYMEDE_AREA)))
    assert count_tiles(game, player, TILE_CITY, YOURS) == 2
    assert count_tiles_on_map(game, player, TILE_CITY, EVERYONE) == 1
    assert count_tiles(game, game.players[1], ANY_TILE, YOURS) == 0
    assert areas(game, player, AREA_GANYMEDE_AREA) == 0


@pytest.mark.parametrize(
    ("owner", "tile", "cities"),
    [
        (0, TILE_CITY, [1, 0]),
        (1, TILE_CITY, [0, 1]),
        (0, TILE_GREENERY, [0, 0]),
        (-1, TILE_CITY, [0, 0]),
    ],
)
def test_off_the_map_a_city_counts_for_its_owner_and_nothing_else_does(
    owner: int, tile: int, cities: list[int]
) -> None:
    game = small_game()
    put_tile(game, owner, tile, off_map_area(AREA_GANYMEDE_AREA), -1)
    assert [count_tiles(game, player, TILE_CITY, YOURS) for player in game.players] == cities


def test_what_a_marker_has_hidden_is_not_hidden_again() -> None:
    game = position("with pack buried_past, dig site at 3-4 hiding titanium")
    bonus = next(bonus for bonus, hidden in HIDES.items() if RESOURCE_TITANIUM in hidden)
    left = left_to_hide(game, bonus)
    game.turned_over = game.turned_over + [RESOURCE_TITANIUM]
    assert left_to_hide(game, bonus).count(RESOURCE_TITANIUM) == left.count(RESOURCE_TITANIUM) - 1
