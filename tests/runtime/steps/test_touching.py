"""What an effect can touch as things stand. In: a block that lays tiles or moves tracks, in positions. Out: facets and gauges, by their bits."""

import pytest
from runtime.positions import position
from runtime.steps.small_game import PlainCard, small_game

from cardwright_runtime.terraforming_mars.events import EVENT_PLACES_TILE
from cardwright_runtime.terraforming_mars.facets import (
    FACET_EVERYTHING,
    FACET_ANYBODY,
    FACET_HAND,
    FACET_TILES,
    FACET_TOKENS,
    FACET_TRACKS,
    FACET_TRIGGERS,
)
from cardwright_runtime.terraforming_mars.nouns import (
    AREA_GANYMEDE_AREA,
    AREA_LAND,
    AREA_OCEAN_AREA,
    COUNTER_RATING,
    PRODUCTION_ENERGY,
    PRODUCTION_HEAT,
    PRODUCTION_MEGACREDIT,
    RESOURCE_ENERGY,
    RESOURCE_HEAT,
    RESOURCE_MEGACREDIT,
    RESOURCE_PLANT,
    RESOURCE_STEEL,
    RESOURCE_TITANIUM,
    TILE_CITY,
    TILE_GREENERY,
    TILE_OCEAN,
    TRACK_OXYGEN,
    TRACK_TEMPERATURE,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.rule import REACHES, WHEN_PLAYED, WHENEVER, Rule
from cardwright_runtime.terraforming_mars.steps.playing import lay_open
from cardwright_runtime.terraforming_mars.steps.touching import touched

NAMES = {
    1 << RESOURCE_MEGACREDIT: "money",
    1 << RESOURCE_STEEL: "steel",
    1 << RESOURCE_TITANIUM: "titanium",
    1 << RESOURCE_PLANT: "plants",
    1 << RESOURCE_ENERGY: "energy",
    1 << RESOURCE_HEAT: "heat",
    1 << PRODUCTION_MEGACREDIT: "money production",
    1 << PRODUCTION_HEAT: "heat production",
    1 << PRODUCTION_ENERGY: "energy production",
    1 << COUNTER_RATING: "rating",
    FACET_HAND: "hand",
    FACET_TILES: "tiles",
    FACET_TOKENS: "tokens",
    FACET_TRACKS: "tracks",
    FACET_ANYBODY: "anybody",
    FACET_TRIGGERS: "triggers",
}
WARMER = ((FACET_TRACKS, TRACK_TEMPERATURE, 1),)
MUCH_WARMER = ((FACET_TRACKS, TRACK_TEMPERATURE, 3),)
AIR = ((FACET_TRACKS, TRACK_OXYGEN, 1),)
CITY = ((FACET_TILES, TILE_CITY, AREA_LAND),)
CITY_OFF_THE_MAP = ((FACET_TILES, TILE_CITY, AREA_GANYMEDE_AREA),)
GREENERY = ((FACET_TILES, TILE_GREENERY, AREA_LAND),)
OCEAN = ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),)
SetsOff = tuple[tuple[int, ...], ...]
# What areas of Tharsis print, and what oceans beside them pay.
LAID = "hand money plants steel tiles titanium"
OCEAN_OF_THE_TRACK = f"{LAID} rating tracks"


def effect_of(sets_off: SetsOff) -> Rule:
    rule = Rule("it", "It")
    rule.touches = {WHEN_PLAYED: (FACET_TILES | FACET_TRACKS, 0, 0)}
    rule.sets_off = {WHEN_PLAYED: sets_off}
    return rule


def said(mask: int) -> set[str]:
    return {name for bit, name in NAMES.items() if mask & bit}


FOUND = [
    # At its goal a track brings nothing, and before it those bonuses that the steps reach.
    ("temperature -10", WARMER, "rating tracks", ""),
    ("temperature 6", WARMER, "rating tracks", ""),
    ("temperature 8", WARMER, "", ""),
    ("temperature -28", WARMER, "rating tracks", ""),
    ("temperature -26", WARMER, "heat production rating tracks", ""),
    ("temperature -24", WARMER, "rating tracks", ""),
    ("temperature -28", MUCH_WARMER, "heat production rating tracks", ""),
    ("temperature -2", WARMER, OCEAN_OF_THE_TRACK, ""),
    ("temperature -2, 9 oceans", WARMER, "rating tracks", ""),
    ("oxygen 7, temperature -10", AIR, "rating tracks", ""),
    ("oxygen 7, temperature -26", AIR, "heat production rating tracks", ""),
    ("oxygen 6, temperature -26", AIR, "rating tracks", ""),
    ("oxygen 14", AIR, "", ""),
    # Tiles.
    ("", CITY, LAID, ""),
    ("", GREENERY, f"{LAID} rating tracks", ""),
    ("oxygen 14", GREENERY, LAID, ""),
    ("", OCEAN, f"{LAID} rating", ""),
    ("9 oceans", OCEAN, "", ""),
    ("on hellas", CITY, f"{LAID} heat", ""),
    ("", CITY_OFF_THE_MAP, "tiles", ""),
    ("city at off-1", CITY_OFF_THE_MAP, "", ""),
    # Cards that answer, the own ones and those of others.
    ("arctic algae in play", OCEAN, f"{LAID} rating", ""),
    ("red: arctic algae in play", OCEAN, f"{LAID} rating", "plants"),
    ("immigrant city in play", CITY, f"{LAID} money production", ""),
    ("red: immigrant city in play", CITY, LAID, "money production"),
    ("herbivores in play", GREENERY, f"{LAID} rating tokens tracks", ""),
    ("red: pets in play", CITY, f"{LAID} tokens", ""),
]


@pytest.mark.parametrize(("given", "sets_off", "adds", "elsewhere"), FOUND)
def test_what_follows_from_tiles_and_tracks(
    given: str, sets_off: SetsOff, adds: str, elsewhere: str
) -> None:
    found = touched(position(given), effect_of(sets_off), WHEN_PLAYED, 0)
    assert said(found.adds) == words(adds)
    assert said(found.elsewhere) == words(elsewhere)


def words(named: str) -> set[str]:
    """`heat production` is one of them."""
    return {name.replace("_", " ") for name in named.replace(" production", "_production").split()}


@pytest.mark.parametrize(
    ("given", "sets_off", "read"),
    [
        ("on hellas", CITY, "money"),
        ("", CITY, ""),
        ("on hellas", OCEAN, ""),
        ("temperature -2", WARMER, "tiles"),
    ],
)
def test_where_a_tile_may_lie_is_looked_at(given: str, sets_off: SetsOff, read: str) -> None:
    found = touched(position(given), effect_of(sets_off), WHEN_PLAYED, 0)
    assert said(found.reads) == words(read)


class Listener(PlainCard):
    """When a tile is placed: takes plants of anybody, looks at steel, and gains heat."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.listens = (EVENT_PLACES_TILE,)
        takes = 1 << RESOURCE_PLANT | FACET_ANYBODY
        self.touches = {WHENEVER: (1 << RESOURCE_HEAT, takes, 1 << RESOURCE_STEEL)}


@pytest.mark.parametrize(
    ("owner", "adds", "reads", "elsewhere"),
    [(0, "anybody heat plants", "steel", "heat plants"), (1, "anybody plants", "", "heat plants")],
)
def test_an_answer_belongs_to_the_owner_of_its_card(
    owner: int, adds: str, reads: str, elsewhere: str
) -> None:
    listener = Listener("listener")
    game = small_game(listener)
    lay_open(game, game.players[owner], listener.index)
    silent = touched(small_game(), effect_of(CITY), WHEN_PLAYED, 0)
    found = touched(game, effect_of(CITY), WHEN_PLAYED, 0)
    assert said(found.adds) - said(silent.adds) == words(adds) - said(silent.adds)
    assert (said(found.reads), said(found.elsewhere)) == (words(reads), words(elsewhere))


def test_bonuses_that_go_round_in_a_circle_may_bring_anything() -> None:
    game = small_game()
    track = game.table.track(TRACK_TEMPERATURE)
    track.touches = {REACHES: (FACET_TRACKS, 0, 0)}
    found = touched(game, effect_of(MUCH_WARMER), WHEN_PLAYED, 0)
    assert found.adds & FACET_EVERYTHING != FACET_EVERYTHING
    track.sets_off = {REACHES: MUCH_WARMER}
    found = touched(game, effect_of(MUCH_WARMER), WHEN_PLAYED, 0)
    assert found.adds & FACET_EVERYTHING == FACET_EVERYTHING


def test_a_block_of_which_nothing_is_said_touches_nothing() -> None:
    found = touched(position(""), Rule("it", "It"), WHEN_PLAYED, 0)
    assert (found.adds, found.takes, found.reads, found.elsewhere) == (0, 0, 0, 0)


def test_what_can_be_set_off_at_all_is_known_of_a_table() -> None:
    game: Game = position("")
    for _ in range(2):
        assert said(game.table.can_be_set_off()) == words(
            f"{LAID} rating tracks heat heat production money production tokens"
        )
