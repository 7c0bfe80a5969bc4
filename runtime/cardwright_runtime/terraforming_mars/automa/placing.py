"""Where an automa lays its tiles. In: areas where it may. Out: the one that its preferences leave, in the end by counting out."""

from typing import Final

from cardwright_runtime.terraforming_mars.areas import areas_with, count_bits
from cardwright_runtime.terraforming_mars.automa.decks import turn_over_project
from cardwright_runtime.terraforming_mars.automa.kinds import Placement
from cardwright_runtime.terraforming_mars.automa.money import automa_of
from cardwright_runtime.terraforming_mars.automa.nouns import *
from cardwright_runtime.terraforming_mars.board import areas_of
from cardwright_runtime.terraforming_mars.changes import AREAS_COUNTED_OUT
from cardwright_runtime.terraforming_mars.game import Game, area_of, tile_of
from cardwright_runtime.terraforming_mars.noun_facts import AREAS, OFF_MAP
from cardwright_runtime.terraforming_mars.nouns import (
    OPPONENTS,
    TILE_CITY,
    TILE_GREENERY,
    YOURS,
)

_TIE_BREAK: Final = "tie_break"
_AROUND: Final = 6
_ROWS_AT_THE_BOTTOM: Final = {CRITERION_BOTTOM_TWO_ROWS: 2, CRITERION_BOTTOM_FOUR_ROWS: 4}
# Of a criterion that areas fulfil or not.
_FULFILLED: Final = 1


def placement_for(game: Game, tile: int) -> Placement | None:
    """Of the map, else of any; the first that sets no conditions of its own, -1 for a marker."""
    found: Placement | None = None
    for rule in game.table.automa_rules.placements:
        if rule.key.endswith(_TIE_BREAK):
            continue
        plain = not rule.only or found is None and rule.tile == tile >= 0
        if rule.tile == tile and plain and (found is None or rule.board):
            found = rule
    return found


def chosen_area(game: Game, tile: int, areas: list[int], cause: int) -> int:
    """Of areas where it may lay the tile."""
    rule = placement_for(game, tile)
    return preferred(game, rule.prefers if rule is not None else (), areas, cause)


def preferred(game: Game, prefers: tuple[int, ...], areas: list[int], cause: int) -> int:
    left = areas
    for criterion in prefers:
        if len(left) > 1:
            if criterion == CRITERION_COUNTING_OUT:
                left = [counted_out(game, left, cause)]
            elif criterion == CRITERION_TIE_BREAK:
                left = [preferred(game, tie_break(game), left, cause)]
            else:
                left = best_by(game, criterion, left)
    return left[0]


def tie_break(game: Game) -> tuple[int, ...]:
    """What all its placements end with: that of the map, where it has one."""
    found: tuple[int, ...] = ()
    for rule in game.table.automa_rules.placements:
        if rule.key.endswith(_TIE_BREAK) and (rule.board or not found):
            found = rule.prefers
    return found


def best_by(game: Game, criterion: int, areas: list[int]) -> list[int]:
    worths = [worth(game, criterion, area) for area in areas]
    most = max(worths)
    return [area for area, found in zip(areas, worths, strict=True) if found == most]


def counted_out(game: Game, areas: list[int], cause: int) -> int:
    """From the first area in reading order on, up to the cost of the card that is turned over; the first counts as 1."""
    card = turn_over_project(game)
    if card < 0:
        return areas[0]
    game.discards = game.discards + [card]
    game.owns_discards = False
    if game.logging:
        game.note(AREAS_COUNTED_OUT, card, len(areas), game.table.automa, cause)
    cost = game.table.cards[card].cost
    return sorted(areas)[(max(cost, 1) - 1) % len(areas)]


def fulfilling(game: Game, rule: Placement, areas: int) -> int:
    """Those of the areas where it may lay by this rule."""
    found = areas
    for criterion in rule.only:
        for area in areas_of(found):
            if worth(game, criterion, area) < _FULFILLED:
                found &= ~(1 << area)
    return found


def worth(game: Game, criterion: int, area: int) -> int:
    """How well an area does by one criterion; of conditions, 1 where it is fulfilled and 0 where not."""
    board = game.table.board
    around = board.neighbours[area]
    if criterion == CRITERION_BONUSES:
        return len(board.bonuses[area])
    if criterion == CRITERION_OCEANS:
        return count_bits(around & game.oceans)
    if criterion == CRITERION_GREENERIES:
        return count_bits(around & game.greeneries)
    if criterion == CRITERION_GREENERIES_AND_OCEANS:
        return count_bits(around & (game.greeneries | game.oceans))
    if criterion == CRITERION_OCEAN_AREAS:
        return count_bits(around & board.ocean_areas)
    if criterion in _ROWS_AT_THE_BOTTOM:
        return is_at_the_bottom(game, area, _ROWS_AT_THE_BOTTOM[criterion])
    if criterion in _OWNED:
        tile, owner, sign = _OWNED[criterion]
        return sign * count_bits(around & areas_with(game, automa_of(game), tile, owner))
    return 1 if _is_fulfilled(game, criterion, around) else 0


_OWNED: Final = {
    CRITERION_OWN_CITIES: (TILE_CITY, YOURS, 1),
    CRITERION_FEW_RIVAL_CITIES: (TILE_CITY, OPPONENTS, -1),
    CRITERION_RIVAL_CITIES: (TILE_CITY, OPPONENTS, 1),
    CRITERION_RIVAL_GREENERIES: (TILE_GREENERY, OPPONENTS, 1),
    CRITERION_NEXT_TO_RIVAL_CITY: (TILE_CITY, OPPONENTS, 1),
    CRITERION_NEXT_TO_RIVAL_GREENERY: (TILE_GREENERY, OPPONENTS, 1),
}


def _is_fulfilled(game: Game, criterion: int, around: int) -> bool:
    board = game.table.board
    if criterion == CRITERION_NEXT_TO_OCEAN:
        return around & game.oceans != 0
    if criterion == CRITERION_AWAY_FROM_OCEANS:
        return around & game.oceans == 0
    if criterion == CRITERION_TWO_OF_THESE:
        return count_bits(around & (game.greeneries | game.oceans)) >= 2
    if criterion == CRITERION_AT_THE_EDGE:
        return count_bits(around) < _AROUND
    if criterion == CRITERION_INLAND:
        return count_bits(around) == _AROUND
    if criterion == CRITERION_AWAY_FROM_TILES:
        return around & game.tiles == 0
    if criterion == CRITERION_AWAY_FROM_RESERVED:
        return around & (board.ocean_areas | kept_areas(game)) == 0
    if criterion == CRITERION_NEXT_TO_SPECIAL:
        return around & special_tiles(game) != 0
    return False


def kept_areas(game: Game) -> int:
    """Those that are kept for certain tiles."""
    board = game.table.board
    found = board.map & ~board.land & ~board.ocean_areas
    for kind, mask in board.kind_masks.items():
        if AREAS[kind].is_kept:
            found |= mask
    return found


def special_tiles(game: Game) -> int:
    found = 0
    for packed in game.placed:
        if tile_of(packed) > TILE_CITY and area_of(packed) < OFF_MAP:
            found |= 1 << area_of(packed)
    return found


def is_at_the_bottom(game: Game, area: int, rows: int) -> int:
    """In one of so many rows from below."""
    sizes = game.table.board.rows
    return 1 if area >= sum(sizes[: len(sizes) - rows]) else 0
