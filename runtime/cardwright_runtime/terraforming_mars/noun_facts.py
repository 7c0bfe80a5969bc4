"""What the nouns of the game and of packs are like. In: the fields of each noun, by number. Out: facts that the rules look up.

Numbers of nouns hold for the whole process, so do these facts; which of them are in play, a table knows by the pack.
"""

from typing import Final

# Fields as the vocabulary has them; nouns in them are their numbers. A field without a value is there with none.
Fields = dict[str, tuple[int, ...]]

NONE: Final = -1
NO_LIMIT: Final = -1
# A map has up to 128 areas; areas from here on lie off it: they have no neighbours and no bonus.
OFF_MAP: Final = 128
"""Limit: areas"""
AREA_NUMBERS: Final = 256


class Tile:
    """`also` is a mask of all the tiles that it is, itself with them; what it doesn't say itself it has from those."""

    def __init__(self, number: int, pack: str) -> None:
        self.number = number
        self.pack = pack
        self.also = 1 << number
        self.supply = NO_LIMIT
        # How many each player has of its own.
        self.supply_each = NO_LIMIT
        # Or the counter that says it.
        self.supply_by = NONE
        # It lies on other tiles, which stay what they are.
        self.covers = False
        # It only marks its area, where another tile may still lie.
        self.marks = False
        # As so many of what it counts as it is counted.
        self.several = 1
        # At the end of a generation it goes back to whom it belongs.
        self.returns = False
        # What whoever lays a tile beside it gains, and how much of it.
        self.gifts: dict[int, int] = {}
        self.unowned = False
        self.gains = NONE
        self.gained = 0
        self.raises = NONE
        self.steps = 0
        self.ends_game = False


class Area:
    """`also` is a mask of the kinds of area that it is, itself with them. `place` is its number if it lies off the map; a board off
    the map is all the areas that count as it.
    """

    def __init__(self, number: int, pack: str) -> None:
        self.also = 1 << number
        self.pack = pack
        self.off_map = False
        self.place = NONE
        # Some areas off the map are of this kind.
        self.has_places = False
        # How many tiles lie there at once; more than one only off the map.
        self.room = 1
        # For some tiles so many; of each player so many.
        self.room_for: dict[int, int] = {}
        self.room_each: dict[int, int] = {}
        # Where only certain tiles may lie, it is found by its own name alone.
        self.is_kept = False
        self.is_board = False


class Metal:
    """A resource that pays for cards with one of these tags, at a value."""

    def __init__(self, resource: int, pack: str, tags: tuple[int, ...], value: int) -> None:
        self.resource = resource
        self.pack = pack
        self.tags = tags
        self.value = value


class Scale:
    """What one step of a track brings, and whether the game lasts until it is at its goal."""

    def __init__(self) -> None:
        self.gains = NONE
        self.gained = 0
        self.ends_game = False


class Deal:
    """Of cards of a type with a deck of its own: so many are dealt to each player and kept. `instead` is gained for one that cannot be played."""

    def __init__(self, quality: int, fields: Fields) -> None:
        self.quality = quality
        self.dealt = number_in(fields, "dealt", 0)
        self.kept = number_in(fields, "kept", self.dealt)
        self.instead = NONE
        self.amount = 0
        if "instead" in fields:
            self.instead, self.amount = fields["instead"]


class Piece:
    """What players, and a neutral role, send into bodies: so many each has."""

    def __init__(self) -> None:
        self.supply_each = 0
        self.supply_neutral = 0


class Office:
    """What whoever takes it gains, and what it scores at the end."""

    def __init__(self) -> None:
        self.gains = NONE
        self.gained = 0
        self.points = 0


class Produced:
    """A resource with a production."""

    def __init__(self, resource: int, production: int, pack: str) -> None:
        self.resource = resource
        self.production = production
        self.pack = pack


TILES: Final[list[Tile]] = []
AREAS: Final[list[Area]] = []
METALS: Final[list[Metal]] = []
SCALES: Final[list[Scale]] = []
PRODUCED: Final[list[Produced]] = []
# Bonuses that lie face down as markers, and how many of each may be below.
HIDES: Final[dict[int, dict[int, int]]] = {}
# Tags that stand for any one, with their packs.
WILD: Final[dict[int, str]] = {}
DEALS: Final[list[Deal]] = []
# Of pieces there is one kind, that of the game itself.
PIECE: Final = Piece()
OFFICES: Final[list[Office]] = []
# What a value is where nothing changes it.
NORMAL: Final[list[int]] = []
# Gauges that may go below zero, and how far.
LEAST: Final[dict[int, int]] = {}
# The value at which a resource pays for money.
WORTH: Final[dict[int, int]] = {}
# One mask, in a list so that it can grow: the gauges that packs bring.
PACK_GAUGES: Final[list[int]] = [0]


def declare(category: str, number: int, pack: str, fields: Fields) -> None:
    """Said again, the last word counts: a pack may be built anew while a program runs."""
    if category == "tile":
        while len(TILES) <= number:
            TILES.append(Tile(len(TILES), pack))
        TILES[number] = tile_of_fields(number, pack, fields)
    elif category == "area":
        while len(AREAS) <= number:
            AREAS.append(Area(len(AREAS), pack))
        had_places = AREAS[number].has_places
        AREAS[number] = area_of_fields(number, pack, fields)
        AREAS[number].has_places = had_places
        if AREAS[number].place != NONE:
            for kind in range(len(AREAS)):
                if AREAS[number].also >> kind & 1:
                    AREAS[kind].has_places = True
    elif category == "track":
        while len(SCALES) <= number:
            SCALES.append(Scale())
        SCALES[number] = scale_of_fields(fields)
    elif category == "value":
        while len(NORMAL) <= number:
            NORMAL.append(0)
        NORMAL[number] = number_in(fields, "normally", 0)
    elif category == "resource":
        declare_resource(number, pack, fields)
    elif category == "piece":
        PIECE.supply_each = number_in(fields, "supply_each", 0)
        PIECE.supply_neutral = number_in(fields, "supply_neutral", 0)
    elif category == "office":
        while len(OFFICES) <= number:
            OFFICES.append(Office())
        OFFICES[number].points = number_in(fields, "points", 0)
        if "gains" in fields:
            OFFICES[number].gains, OFFICES[number].gained = fields["gains"]
    elif category == "bonus":
        declare_bonus(number, fields)
    elif category == "tag":
        declare_tag(number, pack, fields)
    elif category == "quality":
        declare_deal(number, fields)
    elif category == "counter":
        LEAST[number] = number_in(fields, "least", 0)
        PACK_GAUGES[0] |= 1 << number


def number_in(fields: Fields, name: str, otherwise: int) -> int:
    values = fields.get(name, ())
    return values[0] if values else otherwise


def tile_of_fields(number: int, pack: str, fields: Fields) -> Tile:
    """What a tile is like.

    Fields of tile: counts_as, supply, supply_each without unowned, supply_by without unowned, returns without unowned, unowned,
        covers, marks, several with counts_as, ends_game, gains, raises, gives
    """
    tile = Tile(number, pack)
    for other in fields.get("counts_as", ()):
        inherit(tile, TILES[other])
    tile.supply = number_in(fields, "supply", NO_LIMIT)
    tile.unowned = tile.unowned or "unowned" in fields
    tile.ends_game = "ends_game" in fields
    tile.supply_each = number_in(fields, "supply_each", NO_LIMIT)
    tile.supply_by = number_in(fields, "supply_by", NONE)
    tile.returns = "returns" in fields
    tile.covers = "covers" in fields
    tile.marks = "marks" in fields
    tile.several = number_in(fields, "several", 1)
    if "gives" in fields:
        tile.gifts = numbers_by_noun(fields, "gives")
    if "gains" in fields:
        tile.gains, tile.gained = fields["gains"]
    if "raises" in fields:
        tile.raises, tile.steps = fields["raises"]
    return tile


def inherit(tile: Tile, other: Tile) -> None:
    tile.also |= other.also
    tile.unowned = tile.unowned or other.unowned
    if other.gifts:
        tile.gifts = other.gifts
    if other.gains != NONE:
        tile.gains, tile.gained = other.gains, other.gained
    if other.raises != NONE:
        tile.raises, tile.steps = other.raises, other.steps


def area_of_fields(number: int, pack: str, fields: Fields) -> Area:
    """What a kind of area is like.

    Fields of area: only_for, board, counts_as, off_map, named, room with off_map, room_for with off_map, room_each with off_map
    """
    area = Area(number, pack)
    area.is_kept = "only_for" in fields
    area.is_board = "board" in fields
    for other in fields.get("counts_as", ()):
        area.also |= AREAS[other].also
    area.off_map = "off_map" in fields
    if area.off_map and not area.is_board:
        known = AREAS[number].place
        area.place = known if known != NONE else next_place()
        area.room_for = numbers_by_noun(fields, "room_for")
        area.room_each = numbers_by_noun(fields, "room_each")
        area.room = number_in(fields, "room", NO_LIMIT if area.room_for else 1)
    return area


def numbers_by_noun(fields: Fields, name: str) -> dict[int, int]:
    """Of a field with pairs: a noun, its number."""
    values = fields.get(name, ())
    return {values[place]: values[place + 1] for place in range(0, len(values), 2)}


def places_of(kind: int) -> list[Area]:
    """The areas off the map that are of a kind, or are the one that is named."""
    return [area for area in AREAS if area.place != NONE and area.also >> kind & 1]


def next_place() -> int:
    return max([OFF_MAP - 1] + [area.place for area in AREAS]) + 1


def scale_of_fields(fields: Fields) -> Scale:
    """What a track is like besides its levels.

    Fields of track: start, goal, step, gains, ends_game
    """
    scale = Scale()
    scale.ends_game = "ends_game" in fields
    if "gains" in fields:
        scale.gains, scale.gained = fields["gains"]
    return scale


def declare_bonus(number: int, fields: Fields) -> None:
    """What an area gives, printed there or as a marker.

    Fields of bonus: hides, only_printed without hides
    """
    HIDES.pop(number, None)
    if "hides" in fields:
        HIDES[number] = numbers_by_noun(fields, "hides")


def declare_tag(number: int, pack: str, fields: Fields) -> None:
    """A tag may stand for any one.

    Fields of tag: wild
    """
    WILD.pop(number, None)
    if "wild" in fields:
        WILD[number] = pack


def declare_deal(quality: int, fields: Fields) -> None:
    """A type whose cards have a deck of their own.

    Fields of quality: dealt, kept with dealt, instead with dealt
    """
    DEALS[:] = [deal for deal in DEALS if deal.quality != quality]
    if "dealt" in fields:
        DEALS.append(Deal(quality, fields))


def declare_resource(number: int, pack: str, fields: Fields) -> None:
    """Its families, how far down they go, and what it pays for.

    Fields of resource: has, least, pays_for, worth, money
    """
    families = fields.get("has", ())
    forget_resource(number)
    if pack:
        PACK_GAUGES[0] |= 1 << number
    for family in families:
        if pack:
            PACK_GAUGES[0] |= 1 << number + family
        PRODUCED.append(Produced(number, number + family, pack))
    least = fields.get("least", ())
    for place in range(0, len(least), 2):
        LEAST[number + least[place]] = least[place + 1]
    if "pays_for" in fields:
        value = number_in(fields, "worth", NONE)
        METALS.append(Metal(number, pack, fields["pays_for"], value))
        WORTH[number] = value


def forget_resource(number: int) -> None:
    METALS[:] = [metal for metal in METALS if metal.resource != number]
    PRODUCED[:] = [known for known in PRODUCED if known.resource != number]
