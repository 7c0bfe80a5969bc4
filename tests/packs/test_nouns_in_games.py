"""Whatever sort of noun a pack declares, games go by it. In: the pack of the caves. Out: what its cards can do and did."""

from pathlib import Path

import pytest
from packs.caves import area, begin, cave_game, give, has, keys, noun, rule, take

from cardwright_runtime.terraforming_mars import new_game
from cardwright_runtime.terraforming_mars.areas import areas, oceans_left
from cardwright_runtime.terraforming_mars.board import off_map_area
from cardwright_runtime.terraforming_mars.game import Game, owner_of, tile_of
from cardwright_runtime.terraforming_mars.invariants import broken_map
from cardwright_runtime.terraforming_mars.nouns import (
    AREA_LAND,
    COUNTER_HIGHEST_PRODUCTION,
    COUNTER_RAISED_PRODUCTIONS,
    EVERYONE,
    OPPONENTS,
    RESOURCE_STEEL,
    TILE_CITY,
    YOURS,
)
from cardwright_runtime.terraforming_mars.phases.generations import is_terraformed
from cardwright_runtime.terraforming_mars.phases.preparation import start_of
from cardwright_runtime.terraforming_mars.scoring import award_points, score
from cardwright_runtime.terraforming_mars.names import count_tiles, count_tiles_on_map
from cardwright_runtime.terraforming_mars.steps.playing import lay_open
from cardwright_runtime.terraforming_mars.steps.tiles import put_tile


def depth(game: Game) -> int:
    return game.track_level(noun("track", "depth"))


# Resources that pay, and their values.


@pytest.mark.parametrize(
    ("money", "crystals", "playable"), [(0, 3, True), (0, 2, False), (4, 2, True), (11, 0, False)]
)
def test_a_resource_pays_for_its_tag_at_its_worth(
    caves: Path, money: int, crystals: int, playable: bool
) -> None:
    game = begin(cave_game(caves, ["crystal_vein"]), money, crystal=crystals)
    assert ("play:crystal_vein" in keys(game)) == playable


def test_no_unit_is_paid_that_could_be_left_away(caves: Path) -> None:
    game = cave_game(caves, ["crystal_vein"])
    game.players[0].steel = 3
    begin(game, 30, crystal=9)
    take(game, "play:crystal_vein", "pay:steel:1")
    assert keys(game) == [f"pay:crystal:{n}" for n in range(3)]


def test_a_corporation_of_a_pack_changes_the_value(caves: Path) -> None:
    game = cave_game(caves, ["first_descent"])
    lay_open(game, game.players[0], rule(game, "lamplighters"))
    begin(game, 1, crystal=1)
    take(game, "play:first_descent")
    assert (game.players[0].megacredits, has(game, 0, "crystal")) == (0, 0)


def test_what_pays_for_no_card_of_this_tag_is_not_asked_about(caves: Path) -> None:
    game = cave_game(caves, ["mine"])
    begin(game, 4, crystal=5)
    take(game, "play:mine")
    assert (game.players[0].megacredits, has(game, 0, "crystal")) == (0, 5)


def test_a_resource_is_produced(caves: Path) -> None:
    game = begin(cave_game(caves), crystal=1, crystal_production=2, resin=4)
    take(game, "pass", "pass")
    assert (has(game, 0, "crystal"), has(game, 0, "resin")) == (3, 4)


def test_a_production_of_a_pack_is_one_of_the_productions(caves: Path) -> None:
    game = begin(cave_game(caves), crystal_production=4)
    player = game.players[0]
    counted = [player.gauge(c) for c in (COUNTER_RAISED_PRODUCTIONS, COUNTER_HIGHEST_PRODUCTION)]
    assert counted == [1, 4]


def test_a_production_starts_at_one_in_the_standard_game(caves: Path) -> None:
    game = new_game(corporate_era=False, packs=(str(caves),))
    assert (has(game, 0, "crystal_production"), has(game, 1, "crystal_production")) == (1, 1)


def test_a_resource_can_be_removed_stolen_and_protected(caves: Path) -> None:
    game = cave_game(caves, ["boiling_lake", "undercity"])
    give(game, 1, resin=5, crystal=2, crystal_production=1)
    lay_open(game, game.players[1], rule(game, "gem_court"))
    begin(game, 40, renown=1)
    take(game, "play:boiling_lake", "boiling_lake:129:player:0", "area:1-1")
    take(game, "boiling_lake:130:player:0", "area:2-1", "amount:3")
    assert (has(game, 0, "resin"), has(game, 1, "resin")) == (3, 2)
    assert has(game, 1, "crystal_production") == 0
    take(game, "play:undercity")
    assert has(game, 1, "crystal") == 2


# Counters and tracks.


@pytest.mark.parametrize(
    ("depth", "renown", "playable"),
    # Its gallery may lie first and brings renown, and the depth brings another.
    [(6, -1, True), (6, -2, False), (4, -2, True)],
)
def test_a_counter_goes_down_to_its_least(
    caves: Path, depth: int, renown: int, playable: bool
) -> None:
    game = cave_game(caves, ["gem_court"])
    game.set_track(noun("track", "depth"), depth)
    begin(game, 7, renown=renown)
    assert ("play:gem_court" in keys(game)) == playable


def test_a_track_is_raised_for_its_own_counter_and_gives_its_bonus(caves: Path) -> None:
    game = begin(cave_game(caves), 36)
    take(game, "project:dig")
    assert (depth(game), has(game, 0, "renown"), game.players[0].rating) == (2, 1, 20)
    take(game, "project:dig")
    assert (depth(game), len(game.players[0].hand)) == (4, 1)


def test_a_bonus_is_given_again_when_a_lowered_track_passes_it_again(caves: Path) -> None:
    game = cave_game(caves, ["moth_swarm"])
    game.set_track(noun("track", "depth"), 2)
    put_tile(game, 0, noun("tile", "hot_spring"), area(game, "1-1"), -1)
    game.passed = 2
    game.stack[-1].step = 1
    begin(game, 22)
    take(game, "project:dig")
    drawn = len(game.players[0].hand)
    take(game, "play:moth_swarm")
    assert (depth(game), has(game, 0, "renown")) == (2, 0)
    take(game, "project:dig")
    assert (depth(game), has(game, 0, "renown"), len(game.players[0].hand)) == (4, 1, drawn)


def test_a_track_stays_at_its_goal(caves: Path) -> None:
    game = cave_game(caves, ["first_descent"])
    game.set_track(noun("track", "depth"), 2)
    begin(game, 20)
    take(game, "play:first_descent")
    assert (depth(game), has(game, 0, "renown"), has(game, 0, "resin")) == (6, 2, 2)


@pytest.mark.parametrize(("level", "crusts", "over"), [(6, 1, True), (4, 1, False), (6, 0, False)])
def test_the_game_lasts_until_tracks_and_tiles_of_packs_are_done(
    caves: Path, level: int, crusts: int, over: bool
) -> None:
    game = cave_game(caves)
    game.temperature, game.oxygen = 8, 14
    game.oceans = (1 << 9) - 1
    game.set_track(noun("track", "depth"), level)
    for number in range(crusts):
        put_tile(game, -1, noun("tile", "crust"), 10 + number, -1)
    assert is_terraformed(game) == over


# Tiles.


def test_a_tile_is_what_it_counts_as_and_does_what_it_says(caves: Path) -> None:
    game = cave_game(caves, ["crystal_vein"])
    lay_open(game, game.players[1], rule(game, "moth_garden"))
    begin(game, 12)
    take(game, "play:crystal_vein", "area:2-2")
    assert game.cities == 1 << area(game, "2-2")
    # One for the tile, one for the depth.
    assert (has(game, 0, "renown"), depth(game)) == (2, 2)
    assert has(game, 0, "crystal") == 2
    assert game.players[1].tokens_on(rule(game, "moth_garden")) == 1


def test_there_are_only_so_many_of_a_tile(caves: Path) -> None:
    game = cave_game(caves, ["crystal_vein"])
    for number in range(3):
        put_tile(game, 1, noun("tile", "gallery"), area(game, f"{number + 3}-3"), -1)
    begin(game, 30)
    assert "play:crystal_vein" not in keys(game)


def test_another_ocean_is_an_ocean_but_none_of_the_nine(caves: Path) -> None:
    game = cave_game(caves, ["boiling_lake"])
    give(game, 1, crystal_production=1)
    put_tile(game, 0, noun("tile", "hot_spring"), area(game, "1-1"), -1)
    begin(game, 10)
    take(game, "play:boiling_lake", "boiling_lake:129:player:0", "area:2-1")
    take(game, "boiling_lake:130:player:0", "area:3-2")
    assert (game.oceans.bit_count(), oceans_left(game)) == (2, 9)
    assert broken_map(game) == []
    # The rating that oceans bring, and the bonus for two oceans: one beside the spring, one beside the crust.
    assert (game.players[0].rating, game.players[0].megacredits) == (21, 4)
    owners = {tile_of(packed): owner_of(packed) for packed in game.placed}
    assert owners == {noun("tile", "hot_spring"): -1, noun("tile", "crust"): -1}


def test_a_tile_that_counts_as_a_greenery_raises_the_oxygen_and_scores(caves: Path) -> None:
    game = begin(cave_game(caves, ["moth_garden"]), 9)
    take(game, "play:moth_garden", "area:1-1")
    assert (game.oxygen, game.players[0].rating) == (1, 21)
    assert score(game, 0).greeneries == 1


# Areas and boards.


def test_kept_and_strange_areas_are_no_land(caves: Path) -> None:
    game = cave_game(caves)
    land = areas(game, game.players[0], AREA_LAND)
    assert land >> area(game, "1-2") & 1
    assert not land >> area(game, "2-3") & 1
    assert not land >> area(game, "3-1") & 1
    assert areas(game, game.players[0], noun("area", "shaft")) == 1 << area(game, "2-3")


def test_on_another_map_a_kind_of_area_gives_way_to_the_rule_of_its_tile(caves: Path) -> None:
    game = cave_game(caves, ["crystal_vein"], board="tharsis")
    put_tile(game, 1, TILE_CITY, area(game, "7-3"), -1)
    begin(game, 12)
    take(game, "play:crystal_vein")
    assert {"area:1-1", "area:9-1"} <= set(keys(game))
    assert "area:7-2" not in keys(game)


def test_an_area_off_the_map_holds_a_city_that_is_not_on_it(caves: Path) -> None:
    game = begin(cave_game(caves, ["undercity"]), 18, renown=1)
    take(game, "play:undercity")
    player = game.players[0]
    assert count_tiles(game, player, TILE_CITY, YOURS) == 1
    assert count_tiles_on_map(game, player, TILE_CITY, YOURS) == 0
    assert areas(game, player, noun("area", "undercity")) == 0


@pytest.mark.parametrize(("owner", "counted"), [(0, [1, 0, 1]), (1, [0, 1, 1]), (-1, [0, 0, 1])])
def test_a_tile_off_the_map_counts_for_its_owner(
    caves: Path, owner: int, counted: list[int]
) -> None:
    """Nobody's tile is no opponent's."""
    game = cave_game(caves)
    place = off_map_area(noun("area", "undercity"))
    put_tile(game, owner, TILE_CITY, place, -1)
    player = game.players[0]
    found = [count_tiles(game, player, TILE_CITY, who) for who in (YOURS, OPPONENTS, EVERYONE)]
    assert found == counted


def test_an_area_gives_resources_of_the_pack_and_cards_hear_of_it(caves: Path) -> None:
    game = cave_game(caves)
    lay_open(game, game.players[0], rule(game, "moth_garden"))
    begin(game, 25)
    take(game, "project:city", "area:1-2")
    assert (has(game, 0, "crystal"), has(game, 0, "resin")) == (1, 1)


# Milestones, awards, projects, corporations, qualities.


def test_milestones_and_awards_belong_to_their_boards(caves: Path) -> None:
    hollow = cave_game(caves).table
    assert [m.key for m in hollow.milestones] == ["milestone.spelunker", "milestone.jeweller"]
    tharsis = cave_game(caves, board="tharsis").table
    assert "milestone.mothkeeper" in [m.key for m in tharsis.milestones]
    assert len(tharsis.milestones) == 6 and len(tharsis.awards) == 5


@pytest.mark.parametrize(("renown", "claimable"), [(4, True), (3, False)])
def test_a_milestone_asks_for_what_the_pack_counts(
    caves: Path, renown: int, claimable: bool
) -> None:
    game = begin(cave_game(caves), 8, renown=renown)
    assert ("milestone:spelunker" in keys(game)) == claimable


def test_an_award_counts_what_the_pack_counts(caves: Path) -> None:
    game = cave_game(caves)
    give(game, 0, crystal=2)
    give(game, 1, crystal=1, resin=2)
    begin(game, 8)
    take(game, "award:gem_hoard")
    assert award_points(game) == [0, 5]


def test_a_standard_project_costs_what_it_says(caves: Path) -> None:
    game = begin(cave_game(caves), 8, crystal=2)
    assert "project:dig" not in keys(game)
    take(game, "polish")
    assert (has(game, 0, "crystal"), has(game, 0, "renown")) == (0, 1)


def test_a_corporation_may_discount_standard_projects_and_cards_of_a_type(caves: Path) -> None:
    game = cave_game(caves, ["first_descent", "mine"])
    lay_open(game, game.players[0], rule(game, "resin_works"))
    begin(game, 6)
    assert {"project:dig", "play:first_descent", "play:mine"} <= set(keys(game))
    take(game, "play:first_descent")
    assert game.players[0].megacredits == 2


def test_a_resource_may_pay_instead_of_money(caves: Path) -> None:
    game = cave_game(caves, ["mine"])
    lay_open(game, game.players[0], rule(game, "resin_works"))
    begin(game, 1, resin=3)
    take(game, "play:mine")
    assert (game.players[0].megacredits, has(game, 0, "resin")) == (0, 0)


def test_a_corporation_starts_with_what_the_pack_brings(caves: Path) -> None:
    game = cave_game(caves)
    player = start_of(game, rule(game, "lamplighters"))
    game.players[0] = player
    found = [has(game, 0, word) for word in ("crystal", "crystal_production", "renown")]
    assert (player.megacredits, found) == (35, [3, 1, 2])


def test_cards_of_a_type_are_counted(caves: Path) -> None:
    game = cave_game(caves)
    for key in ("gem_court", "first_descent"):
        lay_open(game, game.players[0], rule(game, key))
    begin(game)
    take(game, "action:gem_court")
    assert has(game, 0, "crystal") == 1


def test_a_price_may_be_paid_using_a_resource_of_the_pack(caves: Path) -> None:
    game = cave_game(caves)
    lay_open(game, game.players[0], rule(game, "gem_court"))
    begin(game, 1, crystal=1)
    take(game, "action:gem_court", "option:1")
    assert (game.players[0].megacredits, has(game, 0, "crystal"), has(game, 0, "renown")) == (
        0,
        0,
        1,
    )


def test_steel_does_not_pay_where_the_pack_says_nothing_of_it(caves: Path) -> None:
    game = cave_game(caves, ["first_descent"])
    game.players[0].add_gauge(RESOURCE_STEEL, 9)
    assert "play:first_descent" not in keys(begin(game, 5))


def test_an_area_gives_what_the_pack_says_of_its_bonus(caves: Path) -> None:
    game = begin(cave_game(caves), 25)
    take(game, "project:city", "area:4-3", "option:0")
    assert (has(game, 0, "crystal"), game.players[0].megacredit_production) == (2, 1)
