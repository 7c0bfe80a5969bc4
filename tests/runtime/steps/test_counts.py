"""What can be counted, and tracks that go up and down. In: positions in the words of stories. Out: numbers, and what the log says."""

from collections.abc import Callable

import pytest
from runtime.positions import position
from runtime.steps.small_game import PlainCard, run_step, small_game

from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.board import areas_of
from cardwright_runtime.terraforming_mars.changes import TRACK_MOVED
from cardwright_runtime.terraforming_mars.descriptions import ANY_CARD
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    ANY_TILE,
    EVERYONE,
    OPPONENTS,
    PRODUCTION_HEAT,
    QUALITY_AUTOMATED,
    QUALITY_CORPORATION,
    RESOURCE_HEAT,
    TAG_PLANT,
    TAG_SCIENCE,
    TILE_CITY,
    TILE_GREENERY,
    TILE_OCEAN,
    TOKEN_ANIMAL,
    TOKEN_MICROBE,
    TRACK_TEMPERATURE,
    YOURS,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.names import (
    count_beside_this_tile,
    count_different_tags,
    costs,
    costs_at_least,
    costs_at_most,
    cost_of_it,
    count_hand,
    count_in_hand,
    count_on_cards,
    count_played,
    count_tags,
    count_tiles,
    count_tiles_beside,
    count_tiles_in_rows,
    count_tiles_on_map,
    count_tokens,
    each_tile,
    each_tile_on,
    gauge_above,
    gauge_lowest,
    has_no_symbol,
    has_requirement,
    holds_so_many,
    is_of_the_deck,
    is_of_type,
    it_is,
    lower_track,
    symbols,
    tags_of_it,
    tokens_on_it,
    track_above,
    track_within,
)
from cardwright_runtime.terraforming_mars.steps.playing import lay_open

# One thing that is said of cards, and those of which it is true: algae (automated, plant, 10, with a requirement), ants (active,
# microbe, 9, with one; a microbe lies on it), research (automated, two of science, 11), asteroid (event, space, 14), helion.
Said = Callable[[Game, Card], bool]
DESCRIBED: list[tuple[Said, str]] = [
    (lambda game, card: is_of_the_deck(card), "algae ants research asteroid"),
    (lambda game, card: is_of_type(card, QUALITY_AUTOMATED), "algae research"),
    (lambda game, card: is_of_type(card, QUALITY_CORPORATION), "helion"),
    (lambda game, card: symbols(card, TAG_SCIENCE) == 2, "research"),
    (lambda game, card: symbols(card, TAG_PLANT) >= 1, "algae"),
    (lambda game, card: has_no_symbol(card), ""),
    (lambda game, card: costs(card, 10), "algae"),
    (lambda game, card: costs_at_least(card, 11), "research asteroid"),
    (lambda game, card: costs_at_most(card, 10), "algae ants helion"),
    (lambda game, card: has_requirement(card), "algae ants"),
    (lambda game, card: holds_so_many(game, card, -1, 1), "ants"),
    (lambda game, card: holds_so_many(game, card, TOKEN_MICROBE, 2), ""),
    (lambda game, card: holds_so_many(game, card, TOKEN_ANIMAL, 0), ""),
]


@pytest.mark.parametrize(("said", "of"), DESCRIBED)
def test_a_card_is_what_its_facts_say(said: Said, of: str) -> None:
    lying = "algae in play, ants in play with 1 microbe, research in play, asteroid in play"
    game = position(f"{lying}; red: helion in play")
    me, red = game.players
    lying_open = [*me.tableau, *me.events, *red.tableau]
    cards = sorted((game.table.cards[number] for number in lying_open), key=lambda card: card.key)
    found = [card.key for card in cards if said(game, card)]
    assert found == sorted(of.split())


class Describing(PlainCard):
    """Under number 3 it speaks of cards that cost 9."""

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return number == 3 and costs(card, 9)


def test_cards_of_a_description_are_counted_in_play_and_in_hand() -> None:
    speaker, nine, ten = Describing("speaker"), PlainCard("nine", 9), PlainCard("ten", 10)
    game = small_game(speaker, nine, ten)
    me, red = game.players
    for card in (nine, ten):
        lay_open(game, red, card.index)
    me.hand = [nine.index, nine.index, ten.index]
    owners = (YOURS, OPPONENTS, EVERYONE)
    counted = [count_played(game, me, speaker.index, 3, owner) for owner in owners]
    assert counted == [0, 1, 1]
    assert count_played(game, red, speaker.index, ANY_CARD, YOURS) == 2
    assert count_in_hand(game, me, speaker.index, 3) == 2
    assert count_hand(game, me) == 3


# What lies there, and how much of it is counted for you, for your opponents, for everybody.
@pytest.mark.parametrize(
    ("given", "counted"),
    [
        ("research in play; red: physics complex in play, mine in play", (2, 1, 3)),
        (
            "research in play; 3 players; red: physics complex in play; yellow: research in play",
            (2, 3, 5),
        ),
    ],
)
def test_tags_are_counted_by_owner(given: str, counted: tuple[int, int, int]) -> None:
    game = position(given)
    me = game.players[0]
    owners = (YOURS, OPPONENTS, EVERYONE)
    assert tuple(count_tags(game, me, TAG_SCIENCE, owner) for owner in owners) == counted


def test_a_tag_counts_once_among_different_ones() -> None:
    game = position("research in play, mine in play, algae in play; red: ants in play")
    assert [count_different_tags(game, player) for player in game.players] == [3, 1]


TOKENS = "ants in play with 3 microbes, fish in play with 2 animals; red: tardigrades in play with 4 microbes"


@pytest.mark.parametrize(
    ("token", "counted"),
    [(TOKEN_MICROBE, (3, 4, 7)), (TOKEN_ANIMAL, (2, 0, 2)), (-1, (5, 4, 9))],
)
def test_resources_on_cards_are_counted_by_owner(token: int, counted: tuple[int, ...]) -> None:
    """-1 are those of all kinds."""
    game = position(TOKENS)
    me = game.players[0]
    found = []
    for owner in (YOURS, OPPONENTS, EVERYONE):
        one = count_tokens(game, me, token, owner)
        found.append(one if token >= 0 else count_on_cards(game, me, owner))
    assert tuple(found) == counted


TILES = (
    "city at 3-3, greenery at 3-4, greenery at 8-2, city at off-1, ocean at 1-2, ocean at 9-5; "
    "red: city at 5-5, greenery at 5-6"
)


@pytest.mark.parametrize(
    ("tile", "everywhere", "on_map"),
    [
        (TILE_CITY, (2, 1, 3), (1, 1, 2)),
        (TILE_GREENERY, (2, 1, 3), (2, 1, 3)),
        # Nobody owns an ocean.
        (TILE_OCEAN, (0, 0, 2), (0, 0, 2)),
        (ANY_TILE, (4, 2, 8), (3, 2, 7)),
    ],
)
def test_tiles_are_counted_by_owner(
    tile: int, everywhere: tuple[int, ...], on_map: tuple[int, ...]
) -> None:
    game = position(TILES)
    me = game.players[0]
    owners = (YOURS, OPPONENTS, EVERYONE)
    assert tuple(count_tiles(game, me, tile, owner) for owner in owners) == everywhere
    assert tuple(count_tiles_on_map(game, me, tile, owner) for owner in owners) == on_map


@pytest.mark.parametrize(
    ("low", "high", "number"), [(1, 9, 7), (3, 3, 2), (4, 5, 2), (6, 9, 2), (8, 8, 1), (1, 2, 1)]
)
def test_tiles_are_counted_in_rows_from_the_top(low: int, high: int, number: int) -> None:
    game = position(TILES)
    assert count_tiles_in_rows(game, game.players[0], ANY_TILE, low, high, EVERYONE) == number


def test_tiles_are_counted_beside_others_and_none_beside_a_tile_that_no_card_placed() -> None:
    game = position(TILES)
    me = game.players[0]
    assert count_tiles_beside(game, me, TILE_GREENERY, EVERYONE, TILE_CITY) == 2
    assert count_tiles_beside(game, me, TILE_GREENERY, YOURS, TILE_CITY) == 1
    assert count_tiles_beside(game, me, TILE_OCEAN, EVERYONE, TILE_CITY) == 0
    nothing = game.table.numbers["algae"]
    assert count_beside_this_tile(game, me, nothing, ANY_TILE, EVERYONE) == 0


@pytest.mark.parametrize(
    ("heat", "low", "above"), [(5, 3, 2), (3, 3, 0), (2, 3, 0), (0, 0, 0), (4, 0, 4)]
)
def test_above_a_level_only_the_rest_counts(heat: int, low: int, above: int) -> None:
    game = position(f"{heat} heat")
    assert gauge_above(game, game.players[0], RESOURCE_HEAT, low) == above


@pytest.mark.parametrize(
    ("own", "other", "lowest"), [(1, 2, True), (2, 2, True), (3, 2, False), (0, 0, True)]
)
def test_the_lowest_is_whoever_nobody_is_below(own: int, other: int, lowest: bool) -> None:
    game = position(f"{own} heat production; red: {other} heat production")
    assert gauge_lowest(game, game.players[0], PRODUCTION_HEAT) == lowest


# The temperature has bonuses at -24, -20 and 0, its goal is 8; one step is 2 degrees.
@pytest.mark.parametrize(
    ("level", "steps", "within"),
    [
        (-30, 2, False), (-30, 3, True), (-26, 1, True), (-24, 1, False), (-24, 2, True), (-20, 9, False),
        (-20, 10, True), (0, 3, False), (0, 4, True), (6, 1, True), (8, 3, False), (-26, 0, False),
    ],
)  # fmt: skip
def test_a_bonus_or_the_goal_is_within_so_many_steps(level: int, steps: int, within: bool) -> None:
    game = small_game()
    game.temperature = level
    assert track_within(game, TRACK_TEMPERATURE, steps) == within


@pytest.mark.parametrize(("level", "low", "above"), [(-10, -20, 10), (-20, -20, 0), (-30, -20, 0)])
def test_a_track_counts_above_a_level(level: int, low: int, above: int) -> None:
    game = small_game()
    game.temperature = level
    assert track_above(game, TRACK_TEMPERATURE, low) == above


@pytest.mark.parametrize(
    ("level", "steps", "after"),
    [(-20, 3, -26), (-20, 5, -30), (-20, 6, -30), (-30, 1, -30), (6, 1, 4), (8, 1, 8)],
)
def test_a_track_goes_down_to_its_start_but_not_from_its_goal(
    level: int, steps: int, after: int
) -> None:
    game = small_game()
    game.temperature, game.logging = level, True
    run_step(game, lambda g, f: lower_track(g, f, TRACK_TEMPERATURE, steps))
    assert (game.temperature, game.players[0].rating) == (after, 20)
    told = [] if game.log is None else [(game.log.what, game.log.subject, game.log.amount)]
    moved = (after - level) // 2
    assert told == ([(TRACK_MOVED, TRACK_TEMPERATURE, moved)] if moved else [])


# In the place of a card, and of a kind of token.
NOBODYS, WHATEVER = -1, -1


def test_of_a_card_that_nobody_speaks_of_there_is_nothing() -> None:
    game = position("ants in play with 2 microbes; red: pets in play with 3 animals")
    ants, pets = game.table.numbers["ants"], game.table.numbers["pets"]
    held = [(ants, TOKEN_MICROBE), (ants, TOKEN_ANIMAL), (ants, WHATEVER), (pets, TOKEN_ANIMAL)]
    assert [tokens_on_it(game, card, token) for card, token in held] == [2, 0, 2, 3]
    assert [tokens_on_it(game, NOBODYS, token) for token in (TOKEN_MICROBE, WHATEVER)] == [0, 0]
    assert cost_of_it(game, ants) == game.table.cards[ants].cost
    assert (cost_of_it(game, NOBODYS), tags_of_it(game, NOBODYS, (TAG_PLANT,))) == (0, 0)
    assert not it_is(game, game.players[0], NOBODYS, ants, ANY_CARD)


def test_each_tile_is_there_as_often_as_it_counts() -> None:
    game = position("city at 3-3, 2 oceans; red: city at 5-5, greenery at 5-4")
    player = game.players[0]
    board, oceans = game.table.board, areas_of(game.oceans)
    cities = [area for area in areas_of(game.cities) if board.area_name(area) in ("3-3", "5-5")]
    assert each_tile(game, player, TILE_OCEAN, EVERYONE) == oceans
    assert each_tile(game, player, TILE_OCEAN, YOURS) == []
    assert each_tile_on(game, player, TILE_OCEAN, EVERYONE, 1 << oceans[0]) == oceans[:1]
    assert each_tile(game, player, TILE_CITY, EVERYONE) == cities
    assert each_tile(game, player, TILE_CITY, OPPONENTS) == cities[1:]
    assert each_tile_on(game, player, TILE_CITY, EVERYONE, 1 << cities[1]) == cities[1:]
