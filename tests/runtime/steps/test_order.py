"""Whose order can matter. In: what two effects add to, take from and look at. Out: whether the active player may have to be asked."""

import pytest

from cardwright_runtime.terraforming_mars.facets import (
    FACET_ANYBODY,
    FACET_CHOICE,
    FACET_DECK,
    FACET_EVERYTHING,
    FACET_HAND,
    FACET_TILES,
    FACET_TRACKS,
    Touched,
    compete,
    may_enable,
    order_matters,
)
from cardwright_runtime.terraforming_mars.nouns import RESOURCE_PLANT, RESOURCE_STEEL

PLANT = 1 << RESOURCE_PLANT
STEEL = 1 << RESOURCE_STEEL

# What it adds to, takes from, looks at, and changes for other players.
Masks = tuple[int, int, int, int]
GAIN_PLANTS: Masks = (PLANT, 0, 0, 0)
LOSE_PLANTS: Masks = (0, PLANT, 0, 0)
LOSE_ALL_PLANTS: Masks = (0, PLANT, PLANT, 0)
LOSE_STEEL: Masks = (0, STEEL, 0, 0)
REMOVE_PLANTS: Masks = (0, PLANT, PLANT | FACET_ANYBODY | FACET_CHOICE, PLANT)
OTHERS_GAIN_PLANTS: Masks = (0, 0, 0, PLANT)
PLACE: Masks = (FACET_TILES, 0, FACET_TILES | FACET_CHOICE, 0)
PLACE_WITH_CARD: Masks = (FACET_TILES | FACET_HAND, 0, FACET_TILES | FACET_CHOICE, 0)
RAISE: Masks = (FACET_TRACKS, 0, 0, 0)
LOWER: Masks = (0, FACET_TRACKS, FACET_TRACKS, 0)
DRAW: Masks = (FACET_HAND, FACET_DECK, 0, 0)
DISCARD: Masks = (0, FACET_HAND, FACET_CHOICE, 0)
ADD_TO_SOME_CARD: Masks = (0, 0, FACET_CHOICE, 0)
USE_ANOTHER_CARD: Masks = (FACET_EVERYTHING, FACET_EVERYTHING, FACET_EVERYTHING | FACET_CHOICE, 0)


def touched(masks: Masks, player: int) -> Touched:
    found = Touched(player)
    found.adds, found.takes, found.reads, found.elsewhere = masks
    return found


@pytest.mark.parametrize(
    ("one", "other", "same", "different"),
    [
        (GAIN_PLANTS, GAIN_PLANTS, False, False),
        # Where both orders are possible, they come to the same.
        (GAIN_PLANTS, LOSE_PLANTS, False, False),
        (LOSE_PLANTS, LOSE_PLANTS, False, False),
        (GAIN_PLANTS, LOSE_ALL_PLANTS, True, False),
        (GAIN_PLANTS, LOSE_STEEL, False, False),
        (GAIN_PLANTS, REMOVE_PLANTS, True, True),
        (OTHERS_GAIN_PLANTS, REMOVE_PLANTS, True, True),
        (LOSE_STEEL, REMOVE_PLANTS, False, False),
        (LOSE_PLANTS, REMOVE_PLANTS, True, True),
        (PLACE, PLACE, True, True),
        (RAISE, RAISE, False, True),
        (RAISE, LOWER, True, True),
        (DRAW, DRAW, False, False),
        (DRAW, DISCARD, True, False),
        # New cards say more to whoever chooses then.
        (DRAW, PLACE, True, False),
        (DRAW, ADD_TO_SOME_CARD, True, False),
        (PLACE, ADD_TO_SOME_CARD, False, False),
        (PLACE_WITH_CARD, ADD_TO_SOME_CARD, True, False),
        ((0, 0, 0, 0), (PLANT, PLANT, 0, 0), False, False),
    ],
)
def test_whose_order_may_matter(one: Masks, other: Masks, same: bool, different: bool) -> None:
    for first, second in ((one, other), (other, one)):
        assert order_matters(touched(first, 0), touched(second, 0)) == same
        assert order_matters(touched(first, 0), touched(second, 1)) == different


@pytest.mark.parametrize(
    ("one", "other", "enables", "competes"),
    [
        (GAIN_PLANTS, LOSE_PLANTS, True, False),
        (LOSE_PLANTS, GAIN_PLANTS, False, False),
        (LOSE_PLANTS, LOSE_PLANTS, False, True),
        # It takes what is there.
        (LOSE_PLANTS, LOSE_ALL_PLANTS, False, False),
        (PLACE, PLACE, True, False),
        (DRAW, DISCARD, True, False),
        # Nobody needs new cards for a choice.
        (DRAW, ADD_TO_SOME_CARD, False, False),
    ],
)
def test_what_may_help_and_what_takes_of_the_same(
    one: Masks, other: Masks, enables: bool, competes: bool
) -> None:
    assert may_enable(touched(one, 0), touched(other, 0)) == enables
    assert compete(touched(one, 0), touched(other, 0)) == competes
    assert not may_enable(touched(one, 0), touched(other, 1))
    # Two players have nothing in common but the areas of the map.
    assert compete(touched(one, 0), touched(other, 1)) == (one == other == PLACE)


@pytest.mark.parametrize(
    ("other", "competes"),
    [(PLACE, True), (LOSE_PLANTS, True), (GAIN_PLANTS, False), (LOSE_ALL_PLANTS, False)],
)
def test_another_card_may_take_what_a_card_must_have(other: Masks, competes: bool) -> None:
    for first, second in ((USE_ANOTHER_CARD, other), (other, USE_ANOTHER_CARD)):
        assert compete(touched(first, 0), touched(second, 0)) == competes
