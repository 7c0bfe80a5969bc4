"""What an automa asks of an area, of a card and of a player. In: an area with something beside it, cards on top of the deck, possessions. Out: how it judges."""

from collections.abc import Callable

import pytest

from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars.automa.placing import worth
from cardwright_runtime.terraforming_mars.automa.prizes import human_has_in
from cardwright_runtime.terraforming_mars.automa.seeking import CHEAP, DEAR, fitting_card
from cardwright_runtime.terraforming_mars.automa.setup import (
    corporation_to_play,
    playable_corporations,
)
from cardwright_runtime.terraforming_mars.board import areas_of
from cardwright_runtime.terraforming_mars.cards import Award, Card
from cardwright_runtime.terraforming_mars.game import Game, pack_tile
from cardwright_runtime.terraforming_mars import nouns
from cardwright_runtime.terraforming_mars.nouns import (
    QUALITY_AUTOMATED,
    TILE_CITY,
    TILE_GREENERY,
)
from runtime.positions import position

SPECIAL = nouns.first_of_packs("tile") - 1
Change = Callable[[Game, int, int], None]


def nothing(game: Game, first: int, second: int) -> None:
    pass


def an_ocean(game: Game, first: int, second: int) -> None:
    game.oceans |= 1 << first
    game.tiles |= 1 << first


def a_greenery(game: Game, first: int, second: int) -> None:
    game.greeneries |= 1 << second
    game.tiles |= 1 << second


def both(game: Game, first: int, second: int) -> None:
    an_ocean(game, first, second)
    a_greenery(game, first, second)


def laid(tile: int) -> Change:
    def lay(game: Game, first: int, second: int) -> None:
        game.placed = [*game.placed, pack_tile(second, tile, 0, -1)]

    return lay


# Which condition, what lies beside the area, and how often the area fulfils it.
CONDITIONS: list[tuple[str, Change, int]] = [
    ("NEXT_TO_OCEAN", nothing, 0),
    ("NEXT_TO_OCEAN", an_ocean, 1),
    ("AWAY_FROM_OCEANS", nothing, 1),
    ("AWAY_FROM_OCEANS", an_ocean, 0),
    ("AWAY_FROM_OCEANS", a_greenery, 1),
    ("TWO_OF_THESE", an_ocean, 0),
    ("TWO_OF_THESE", a_greenery, 0),
    ("TWO_OF_THESE", both, 1),
    ("AT_THE_EDGE", nothing, 0),
    ("INLAND", nothing, 1),
    ("AWAY_FROM_TILES", nothing, 1),
    ("AWAY_FROM_TILES", a_greenery, 0),
    ("NEXT_TO_SPECIAL", laid(TILE_GREENERY), 0),
    ("NEXT_TO_SPECIAL", laid(TILE_CITY), 0),
    ("NEXT_TO_SPECIAL", laid(TILE_CITY + 1), 1),
]


@pytest.mark.parametrize(("condition", "change", "fulfilled"), CONDITIONS)
def test_an_area_inland_fulfils_a_condition(condition: str, change: Change, fulfilled: int) -> None:
    game = position("against marsbot")
    board = game.table.board
    area = next(a for a in areas_of(board.land) if len(areas_of(board.neighbours[a])) == 6)
    first, *_, last = areas_of(board.neighbours[area])
    change(game, first, last)
    assert worth(game, getattr(nouns, f"CRITERION_{condition}"), area) == fulfilled


@pytest.mark.parametrize("area", [0, 4, 60])
def test_a_corner_is_at_the_edge_and_not_inland(area: int) -> None:
    game = position("against marsbot")
    assert worth(game, nouns.CRITERION_AT_THE_EDGE, area) == 1
    assert worth(game, nouns.CRITERION_INLAND, area) == 0


def test_what_lies_beside_an_area_for_oceans_is_not_away_from_it() -> None:
    game = position("against marsbot")
    board = game.table.board
    kept = board.map & ~board.land
    for area in areas_of(board.map):
        is_away = board.neighbours[area] & kept == 0
        assert worth(game, nouns.CRITERION_AWAY_FROM_RESERVED, area) == is_away


FITS: dict[str, Callable[[Card], bool]] = {
    "automated_card": lambda card: card.quality == QUALITY_AUTOMATED,
    "dear_card": lambda card: card.cost >= DEAR,
    "cheap_card": lambda card: card.cost <= CHEAP,
    "demanding_card": lambda card: card.has_requirement,
    "card_without_tags": lambda card: not card.tags,
}


@pytest.mark.parametrize("criterion", FITS)
def test_cards_are_turned_over_until_one_fits(criterion: str) -> None:
    game = position("against marsbot")
    cards = [game.table.cards[number] for number in game.table.project_cards]
    fitting = [card.index for card in cards if FITS[criterion](card)]
    others = [card.index for card in cards if not FITS[criterion](card)][:3]
    game.deck = [*others, *fitting]
    assert fitting_card(game, criterion) == fitting[0]
    assert game.discards == others
    game.deck, game.discards, game.deck_top = others, [], 0
    assert fitting_card(game, criterion) == -1


@pytest.mark.parametrize(
    ("award", "possessions", "counted"),
    [
        ("miner", "2 steel, 3 steel production", 5),
        ("miner", "1 titanium, 4 titanium production", 5),
        ("thermalist", "3 heat, 2 heat production", 5),
        ("banker", "9 megacredits, 2 megacredit production", 2),
    ],
)
def test_of_what_the_human_has_production_counts_beside_the_stock(
    award: str, possessions: str, counted: int
) -> None:
    game = position(f"against marsbot, {possessions}")
    rule = game.table.rules[game.table.numbers[f"award.{award}"]]
    assert isinstance(rule, Award)
    assert human_has_in(game, rule) == counted


def test_a_corporation_of_the_automa_is_named_by_key_name_or_number() -> None:
    game = position("against marsbot")
    rule = playable_corporations(game)[1]
    for name in (rule.key, rule.key.partition("_")[2], rule.number):
        assert corporation_to_play(game, name) == rule.index
    with pytest.raises(GameError, match="no corporation `C99` in this game; say its number"):
        corporation_to_play(game, "C99")
    drawn = set()
    for seed in range(60):
        game.seed = seed
        drawn.add(corporation_to_play(game, "random"))
    assert drawn <= {each.index for each in playable_corporations(game)} and len(drawn) > 9
