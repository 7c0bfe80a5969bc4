"""The map: which areas lie beside each other, and what an area is. In: areas by name. Out: their neighbours and kinds."""

from cardwright_tools.meaning.language.book import Book
from cardwright_tools.meaning.language.position import NOBODY, Position, Tile
from cardwright_tools.meaning.language.running import Running


def neighbours(area: str, book: Book) -> tuple[str, ...]:
    """The up to six areas around it; areas off the map have none."""
    here = book.map.get(area)
    return here.around if here is not None else ()


def room_on(area: str, book: Book) -> int:
    """Off the map there may be room for several tiles."""
    named = book.nouns.find(area, ("area",)) if area not in book.map else None
    return named.number_in("room", 1) if named is not None else 1


def pieces_left(tile: str, player: int, position: Position, book: Book) -> bool:
    """What only counts as another tile is none of its pieces. Of some each player has a number of his own."""
    entry = book.said_of("tile", tile)
    laid = [lying["owner"] for lying in position["tiles"] if lying["tile"] == tile]
    if entry.has("supply_each") and laid.count(player) >= entry.number_in("supply_each"):
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
