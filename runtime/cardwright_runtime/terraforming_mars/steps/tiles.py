"""A tile comes to lie on the map. In: a tile, an area, an owner. Out: masks, and what the area gives."""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.areas import count_bits, oceans_left
from cardwright_runtime.terraforming_mars.awaited import EVENT_NEIGHBOUR
from cardwright_runtime.terraforming_mars.board import areas_of
from cardwright_runtime.terraforming_mars.changes import MARKER_TAKEN, TILE_PLACED, TILE_TAKEN
from cardwright_runtime.terraforming_mars.deeds import EVENT_MARKER
from cardwright_runtime.terraforming_mars.events import AS_BONUS, LOST, Event
from cardwright_runtime.terraforming_mars.game import (
    Game,
    area_of,
    bonus_of,
    owner_of,
    pack_tile,
    tile_of,
)
from cardwright_runtime.terraforming_mars.noun_facts import NONE, OFF_MAP, TILES
from cardwright_runtime.terraforming_mars.nouns import (
    BONUS_CARD,
    BONUS_OCEAN_FOR_6_MEGACREDITS,
    FIRST_BONUS_OF_PACKS,
    FIRST_COUNTER_OF_PACKS,
    RESOURCE_MEGACREDIT,
    TILE_CITY,
    TILE_GREENERY,
    TILE_OCEAN,
)
from cardwright_runtime.terraforming_mars.numbers import OCEAN_BONUS
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_NAMED
from cardwright_runtime.terraforming_mars.steps.aftermath import tell_later
from cardwright_runtime.terraforming_mars.steps.drawing import draw_for
from cardwright_runtime.terraforming_mars.steps.gauges import change

_OCEAN: Final = 1 << TILE_OCEAN
_GREENERY: Final = 1 << TILE_GREENERY
_CITY: Final = 1 << TILE_CITY


def put_tile(game: Game, owner: int, tile: int, area: int, rule: int) -> None:
    """Lay a tile without any consequence; `owner` -1 is nobody, and some tiles belong to nobody."""
    facts = TILES[tile]
    if facts.unowned:
        owner = -1
    if area >= OFF_MAP:
        game.placed = game.placed + [pack_tile(area, tile, owner, rule)]
        if owner >= 0 and facts.also & _CITY:
            game.players[owner].off_map_cities += 1
        return
    if facts.marks:
        game.placed = game.placed + [pack_tile(area, tile, owner, rule)]
        return
    bit = 1 << area
    around = game.table.board.neighbours[area]
    game.tiles |= bit
    game.beside_tiles |= around
    also = facts.also
    if also & _OCEAN:
        game.oceans |= bit
        game.beside_oceans |= around
        if tile == TILE_OCEAN:
            return
    if also & _GREENERY:
        game.greeneries |= bit
        game.beside_greeneries |= around
    if also & _CITY:
        game.cities |= bit
        game.beside_cities |= around
    game.placed = game.placed + [pack_tile(area, tile, owner, rule)]
    if owner >= 0:
        player = game.players[owner]
        player.tiles |= bit
        player.beside |= around
        player.reserved &= ~bit


def return_tiles(game: Game) -> None:
    """At the end of a generation: tiles off the map that go back to whom they belong."""
    staying: list[int] = []
    for packed in game.placed:
        if TILES[tile_of(packed)].returns and area_of(packed) >= OFF_MAP:
            if game.logging:
                game.note(TILE_TAKEN, area_of(packed), tile_of(packed), owner_of(packed), -1)
        else:
            staying.append(packed)
    game.placed = staying


def place_at(game: Game, frame: Frame, tile: int, area: int) -> int:
    """Lay a tile for the frame's player, with all that the area gives; gives the mask of resources gained there."""
    player = game.players[frame.player]
    covers = TILES[tile].covers and game.tiles >> area & 1
    put_tile(game, frame.player, tile, area, frame.cause)
    if game.logging:
        game.record(TILE_PLACED, area, tile, frame.player, frame)
    facts = TILES[tile]
    if facts.gains != NONE:
        change(game, frame, player, facts.gains, facts.gained)
    if facts.marks:
        return 0
    if area >= OFF_MAP:
        return _take_markers(game, frame, player, area) if game.markers else 0
    _pay_ocean_bonus(game, frame, player, area)
    if game.table.giving_tiles:
        _gain_from_neighbours(game, frame, player, area)
    # What the area prints was gained with the tile below.
    return 0 if covers else _gain_bonuses(game, frame, player, area)


def place_for_none(game: Game, frame: Frame, tile: int, area: int) -> None:
    """Lay a tile that belongs to nobody, with nothing that the area or the tile gives."""
    put_tile(game, -1, tile, area, frame.cause)
    if game.logging:
        game.record(TILE_PLACED, area, tile, frame.player, frame)


def gain_printed(game: Game, frame: Frame, player: Player, area: int) -> int:
    """What the area prints; gives the mask of resources."""
    gained = 0
    bonuses = game.table.board.bonuses[area]
    if player.index == game.table.automa:
        draw_for(game, frame, player, len(bonuses))
        return 0
    for bonus in bonuses:
        if bonus == BONUS_CARD:
            draw_for(game, frame, player, 1)
        elif bonus == BONUS_OCEAN_FOR_6_MEGACREDITS:
            if oceans_left(game) > 0:
                game.push(OCEAN_BONUS, frame.block, frame.player, frame.cause)
        elif bonus >= FIRST_BONUS_OF_PACKS and bonus < FIRST_COUNTER_OF_PACKS:
            rule = game.table.bonuses[bonus]
            game.push(rule, WHEN_NAMED, frame.player, rule)
        elif not gained >> bonus & 1:
            gained |= 1 << bonus
            change(game, frame, player, bonus, bonuses.count(bonus), AS_BONUS)
    return gained


def _pay_ocean_bonus(game: Game, frame: Frame, player: Player, area: int) -> None:
    """Money for each ocean beside the new tile (000 p. 5)."""
    if game.beside_oceans >> area & 1:
        around = game.table.board.neighbours[area] & game.oceans
        change(game, frame, player, RESOURCE_MEGACREDIT, count_bits(around) * player.ocean_bonus)
        if game.table.awaited >> EVENT_NEIGHBOUR & 1:
            for giving in areas_of(around):
                _tell_of_gift(game, player, giving, RESOURCE_MEGACREDIT, player.ocean_bonus)


def _gain_from_neighbours(game: Game, frame: Frame, player: Player, area: int) -> None:
    """What tiles beside the new one give, in the order in which they were laid."""
    around = game.table.board.neighbours[area]
    for packed in game.placed:
        facts = TILES[tile_of(packed)]
        if facts.gifts and around >> area_of(packed) & 1:
            for gift, number in facts.gifts.items():
                _gain_outright(game, frame, player, gift, number)
                if game.table.awaited >> EVENT_NEIGHBOUR & 1:
                    _tell_of_gift(game, player, area_of(packed), gift, number)


def _tell_of_gift(game: Game, player: Player, area: int, gauge: int, amount: int) -> None:
    """`area` is that of the tile that gives it."""
    tell_later(game, Event(EVENT_NEIGHBOUR, player.index, area=area, thing=gauge, amount=amount))


def _gain_bonuses(game: Game, frame: Frame, player: Player, area: int) -> int:
    gained = gain_printed(game, frame, player, area)
    return gained | _take_markers(game, frame, player, area) if game.markers else gained


def _take_markers(game: Game, frame: Frame, player: Player, area: int) -> int:
    """Whoever lays a tile there gains what lies there, and what that hides."""
    gained = 0
    for place in range(len(game.markers) - 1, -1, -1):
        if area_of(game.markers[place]) == area:
            gained |= take_marker_at(game, frame, player, place, AS_BONUS)
    return gained


def take_marker_at(game: Game, frame: Frame, player: Player, place: int, why: int = LOST) -> int:
    """The one at this place of the list; gives the mask of what it brings."""
    area, bonus = area_of(game.markers[place]), bonus_of(game.markers[place])
    below = game.below_markers[place]
    game.markers = game.markers[:place] + game.markers[place + 1 :]
    game.below_markers = game.below_markers[:place] + game.below_markers[place + 1 :]
    if below != NONE:
        game.reveals += 1
        game.turned_over = game.turned_over + [below]
    player.taken = player.taken + [bonus]
    if game.logging:
        told = bonus if below == NONE else below
        game.record(MARKER_TAKEN, area, told, player.index, frame)
    if game.table.awaited >> EVENT_MARKER & 1:
        tell_later(game, Event(EVENT_MARKER, player.index, thing=bonus, area=area))
    gained = 0
    for each in (bonus, below):
        if each != NONE:
            gained |= 1 << each
            _gain_outright(game, frame, player, each, 1, why)
    return gained


def _gain_outright(
    game: Game, frame: Frame, player: Player, bonus: int, number: int, why: int = LOST
) -> None:
    """What a marker or a tile brings, and no area prints."""
    if bonus == BONUS_CARD:
        draw_for(game, frame, player, number)
    elif bonus < FIRST_BONUS_OF_PACKS or bonus >= FIRST_COUNTER_OF_PACKS:
        change(game, frame, player, bonus, number, why)
    elif WHEN_NAMED in game.table.rules[game.table.bonuses[bonus]].touches:
        rule = game.table.bonuses[bonus]
        for _ in range(number):
            game.push(rule, WHEN_NAMED, frame.player, rule)
