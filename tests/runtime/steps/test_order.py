"""Whose order can matter. In: what two effects add to and take from. Out: whether the active player is asked."""

import pytest

from cardwright_runtime.terraforming_mars.facets import (
    FACET_ANYBODY,
    FACET_DECK,
    FACET_HAND,
    FACET_TILES,
    FACET_TRACKS,
    order_matters,
)
from cardwright_runtime.terraforming_mars.nouns import RESOURCE_PLANT, RESOURCE_STEEL

PLANT = 1 << RESOURCE_PLANT
STEEL = 1 << RESOURCE_STEEL


@pytest.mark.parametrize(
    ("one", "other", "same", "different"),
    [
        ((PLANT, 0), (PLANT, 0), False, False),
        ((PLANT, 0), (0, PLANT), True, False),
        ((PLANT, 0), (0, STEEL), False, False),
        ((PLANT, 0), (0, PLANT | FACET_ANYBODY), True, True),
        ((STEEL, 0), (0, PLANT | FACET_ANYBODY), False, False),
        ((0, PLANT), (0, PLANT | FACET_ANYBODY), True, True),
        ((FACET_TILES, 0), (FACET_TILES, 0), True, True),
        ((FACET_TRACKS, 0), (FACET_TRACKS, 0), False, True),
        ((FACET_TRACKS, 0), (0, FACET_TRACKS), True, True),
        ((FACET_HAND, FACET_DECK), (FACET_HAND, FACET_DECK), False, False),
        ((FACET_HAND, 0), (0, FACET_HAND), True, False),
        ((0, 0), (PLANT, PLANT), False, False),
    ],
)
def test_who_is_asked_for_an_order(
    one: tuple[int, int], other: tuple[int, int], same: bool, different: bool
) -> None:
    for first, second in ((one, other), (other, one)):
        assert order_matters(*first, *second, True) == same
        assert order_matters(*first, *second, False) == different
