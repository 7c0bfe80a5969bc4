"""The map: which areas lie beside each other, and what an area is. In: areas by name. Out: their neighbours and kinds."""

from cardwright.rules.nodes import Noun
from cardwright_tools.meaning.language.book import Book
from cardwright_tools.meaning.language.position import Position


def neighbours(area: str, book: Book) -> tuple[str, ...]:
    """The up to six areas around it; areas off the map have none."""
    here = book.map.get(area)
    return here.around if here is not None else ()


def is_on(area: str, noun: Noun, book: Book) -> bool:
    """The area is of that kind, is that one area, or lies on that map."""
    place = book.map.get(area)
    if place is None:
        return area == noun.id
    return noun.id in place.kinds or book.said_of("area", noun.id).has("board")


def has_tile(area: str, position: Position) -> bool:
    return any(tile["area"] == area for tile in position["tiles"])


def pieces_left(tile: str, position: Position, book: Book) -> bool:
    """What only counts as another tile is none of its pieces."""
    entry = book.said_of("tile", tile)
    laid = sum(lying["tile"] == tile for lying in position["tiles"])
    return not entry.has("supply") or laid < entry.number_in("supply")


def area_key(area: str, book: Book) -> str:
    """Areas off the map are numbered in the order in which they are declared."""
    if area in book.map:
        return f"area:{area}"
    off = [e.noun.id for e in book.nouns.of_category("area") if e.has("off_map")]
    return f"area:off-{off.index(area) + 1}"


def area_of_key(key: str, book: Book) -> str:
    name = key.removeprefix("area:")
    if not name.startswith("off-"):
        return name
    off = [e.noun.id for e in book.nouns.of_category("area") if e.has("off_map")]
    return off[int(name.removeprefix("off-")) - 1]
