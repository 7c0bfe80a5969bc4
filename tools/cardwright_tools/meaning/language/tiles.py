"""The map: which areas lie beside each other, and what an area is. In: areas by name. Out: their neighbours and kinds."""

from cardwright.rules.nodes import Noun
from cardwright.vocabulary.entry import Entry
from cardwright_tools.meaning.language.book import Book
from cardwright_tools.meaning.language.position import NOBODY, Position, Tile
from cardwright_tools.meaning.language.running import Running


def neighbours(area: str, book: Book) -> tuple[str, ...]:
    """The up to six areas around it; areas off the map have none."""
    here = book.map.get(area)
    return here.around if here is not None else ()


def is_on(area: str, noun: Noun, book: Book) -> bool:
    """The area is of that kind, is that one area, or lies on that map."""
    place = book.map.get(area)
    if place is None:
        return noun.id in book.all_that_it_is(area)
    return noun.id in place.kinds or book.said_of("area", noun.id).has("board")


def is_full(area: str, laid: list[str], book: Book) -> bool:
    """`laid`: where tiles lie. Off the map there may be room for several."""
    named = book.nouns.find(area, ("area",)) if area not in book.map else None
    if named is not None and named.has("room_for") and not named.has("room"):
        return False
    room = named.number_in("room", 1) if named is not None else 1
    return laid.count(area) >= room


def fits(tile: str, area: str, now: Running) -> bool:
    """Off the map there may be room for so many of a tile, and for so many of each player."""
    if area in now.book.map:
        return True
    named = now.book.said_of("area", area)
    here = [lying for lying in now.position["tiles"] if lying["area"] == area]
    for said, whose in (("room_for", here), ("room_each", _own(here, now))):
        pairs = pairs_of(named, said)
        if said == "room_for" and pairs and not any(now.book.tile_is(tile, k) for k, _ in pairs):
            return False
        for kind, room in pairs:
            lying = sum(now.book.tile_is(one["tile"], kind) for one in whose)
            if now.book.tile_is(tile, kind) and lying >= room:
                return False
    return True


def _own(tiles: list[Tile], now: Running) -> list[Tile]:
    return [tile for tile in tiles if tile["owner"] == now.player]


def pairs_of(entry: Entry, name: str) -> list[tuple[str, int]]:
    """Of a field with pairs: a noun, its number."""
    said = entry.field(name)
    values = list(said.values) if said is not None else []
    nouns = [value.id for value in values if isinstance(value, Noun)]
    return list(zip(nouns, [value for value in values if isinstance(value, int)], strict=True))


def pieces_left(tile: str, player: int, position: Position, book: Book) -> bool:
    """What only counts as another tile is none of its pieces. Of some each player has a number of his own."""
    entry = book.said_of("tile", tile)
    laid = [lying["owner"] for lying in position["tiles"] if lying["tile"] == tile]
    if entry.has("supply_each") and laid.count(player) >= entry.number_in("supply_each"):
        return False
    if by := entry.nouns_in("supply_by"):
        if laid.count(player) >= position["players"][player]["gauges"].get(by[0].id, 0):
            return False
    return not entry.has("supply") or len(laid) < entry.number_in("supply")


def area_key(area: str, book: Book) -> str:
    """Areas off the map are numbered in the order in which they are declared; those of packs go by their words."""
    off = book.off_map
    return f"area:off-{off.index(area) + 1}" if area in off else f"area:{area}"


def area_of_key(key: str, book: Book) -> str:
    name = key.removeprefix("area:")
    if not name.startswith("off-"):
        return name
    return book.off_map[int(name.removeprefix("off-")) - 1]


def belongs(tile: Tile, owner: str | None, now: Running) -> bool:
    if owner == "yours":
        return tile["owner"] == now.player
    return owner != "opponents" or tile["owner"] not in (now.player, NOBODY)
