"""Tiles that an automa lays by a rule of their own. In: the id of a way of laying. Out: whether there is an area, and the tile on it."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.areas import areas, is_left_for
from cardwright_runtime.terraforming_mars.automa.decks import PILE, cards_in, put_cards
from cardwright_runtime.terraforming_mars.automa.kinds import Placement
from cardwright_runtime.terraforming_mars.automa.money import automa_of
from cardwright_runtime.terraforming_mars.automa.placing import fulfilling, preferred
from cardwright_runtime.terraforming_mars.board import areas_of
from cardwright_runtime.terraforming_mars.facets import FACET_TILES
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.noun_facts import TILES
from cardwright_runtime.terraforming_mars.nouns import (
    AREA_LAND,
    AREA_OCEAN_AREA,
    TILE_CITY,
    TILE_GREENERY,
    TILE_OCEAN,
)
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED, Rule
from cardwright_runtime.terraforming_mars.steps.placing import place


def way_named(game: Game, name: str) -> Placement | None:
    for rule in game.table.automa_rules.placements:
        if rule.key == "placement." + name:
            return rule
    return None


def where(game: Game, rule: Placement, tile: int) -> int:
    """The usual rules of the tile hold as well."""
    player = automa_of(game)
    if tile == TILE_OCEAN:
        found = areas(game, player, AREA_OCEAN_AREA)
    else:
        found = areas(game, player, AREA_LAND) & game.table.board.map
    if TILES[tile].also >> TILE_CITY & 1:
        found &= ~game.beside_cities
    if tile == TILE_GREENERY and found & player.beside:
        found &= player.beside
    return fulfilling(game, rule, found) if is_left_for(game, player.index, tile) else 0


def can_lay(game: Game, name: str) -> bool:
    rule = way_named(game, name)
    return rule is not None and where(game, rule, rule.tile) != 0


def lay(game: Game, frame: Frame, name: str) -> None:
    rule = way_named(game, name)
    if rule is not None:
        _lay(game, frame, rule, rule.tile)


def _lay(game: Game, frame: Frame, rule: Placement, tile: int) -> None:
    found = where(game, rule, tile)
    if found:
        area = preferred(game, rule.prefers, areas_of(found), frame.cause)
        place(game, frame, tile, 1 << area)


def can_lay_played(game: Game, name: str) -> bool:
    rule = way_named(game, name)
    return rule is not None and _played_tile(game, rule)[1] >= 0


def lay_played(game: Game, frame: Frame, name: str) -> None:
    rule = way_named(game, name)
    if rule is None:
        return
    card, tile = _played_tile(game, rule)
    if tile >= 0:
        put_cards(game, PILE, [other for other in cards_in(game, PILE) if other != card])
        game.discards = game.discards + [card]
        game.owns_discards = False
        _lay(game, frame, rule, tile)


def _tiles_of(card: Rule) -> list[int]:
    """What it lays when it is played, in whatever order its steps come."""
    blocks = (WHEN_PLAYED, *card.units.get(WHEN_PLAYED, ()))
    return [
        what
        for block in blocks
        for facet, what, *_ in card.sets_off.get(block, ())
        if facet == FACET_TILES
    ]


def _played_tile(game: Game, rule: Placement) -> tuple[int, int]:
    """The first card of the pile with a tile that is no city, greenery or ocean, and can be laid; -1 where there is none."""
    for card in cards_in(game, PILE):
        for tile in _tiles_of(game.table.rules[card]):
            if tile > TILE_CITY and where(game, rule, tile):
                return card, tile
    return -1, -1
