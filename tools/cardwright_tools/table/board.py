"""The map in colours. In: faces of areas. Out: a Rich Text of hexagons, drawn with half blocks.

In a line of characters the upper half is where the tips of two rows interlock, so it may belong to the row above.
"""

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from cardwright_tools.table.areas import (
    CITY,
    GLYPHS,
    GREENERY,
    LAND,
    NAMED,
    NOBODY,
    OCEAN,
    SEA,
    SPECIAL,
    VOLCANO,
    Face,
)
from cardwright_tools.table.canvas import Canvas, Colour, rgb
from cardwright_tools.table.hexes import WIDE, Place, places, sheet_size
from cardwright_tools.table.symbols import PLAYER_GROUNDS, PLAYER_STYLES

GROUNDS: Final[dict[str, Colour]] = {
    LAND: (146, 76, 46),
    VOLCANO: (112, 46, 36),
    NAMED: (150, 84, 78),
    SEA: (52, 74, 108),
    OCEAN: (38, 112, 196),
    GREENERY: (52, 124, 50),
    CITY: (118, 118, 128),
    SPECIAL: (128, 92, 44),
}
_SHADES: Final = (0.90, 1.0, 1.10)
_DIMMED: Final = 0.5
_MARKS: Final = {VOLCANO: "▲", NAMED: "◎"}
_TIP: Final = range(1, WIDE - 1)


def coloured_board(rows: tuple[int, ...], areas: Sequence[Face]) -> Text:
    canvas = Canvas(*sheet_size(rows))
    choosing = any(face.number for face in areas)
    for place in reversed(list(places(rows))):
        face = areas[place.area]
        _draw(canvas, place, face, ground_colour(face, place.shade, choosing))
    for place in places(rows):
        face = areas[place.area]
        colour = ground_colour(face, place.shade, choosing)
        _interlock(canvas, place, colour, rows, areas, choosing)
        _write(canvas, place, face, colour, choosing)
    return canvas.text()


def ground_colour(face: Face, shade: int, choosing: bool) -> Colour:
    factor = _SHADES[shade]
    if choosing and not face.number:
        factor *= _DIMMED
    red, green, blue = GROUNDS[face.ground]
    return (
        min(255, int(red * factor)),
        min(255, int(green * factor)),
        min(255, int(blue * factor)),
    )


def _draw(canvas: Canvas, place: Place, face: Face, colour: Colour) -> None:
    """The body, and the lower tip that the next row leaves free."""
    canvas.put(place.column, place.line, "▄" * WIDE, f"{rgb(colour)}")
    canvas.put(place.column, place.line + 1, " " * WIDE, f"on {rgb(colour)}")
    canvas.put(place.column + 2, place.line + 2, "▀▀", f"{rgb(colour)}")


def _interlock(
    canvas: Canvas,
    place: Place,
    colour: Colour,
    rows: tuple[int, ...],
    areas: Sequence[Face],
    choosing: bool,
) -> None:
    """The upper line: the own tip in the middle, the tips of the row above at the sides."""
    above = {other.column: other for other in places(rows) if other.row == place.row - 1}
    canvas.put(place.column + 1, place.line, " " * len(_TIP), f"on {rgb(colour)}")
    for column, side in ((place.column, -WIDE // 2), (place.column + WIDE - 1, WIDE // 2)):
        other = above.get(place.column + side)
        if other is not None:
            upper = ground_colour(areas[other.area], other.shade, choosing)
            canvas.put(column, place.line, "▀", f"{rgb(upper)} on {rgb(colour)}")


def _write(canvas: Canvas, place: Place, face: Face, colour: Colour, choosing: bool) -> None:
    ground = Style.parse(f"on {rgb(colour)}")
    if face.number:
        words = f"{face.number:^4}"
        canvas.put(place.column + 1, place.line, words, "bold rgb(20,20,20) on rgb(255,235,130)")
    elif face.is_tile:
        _tile(canvas, place, face, ground)
    else:
        faint = rgb(_lighter(colour))
        mark = _MARKS.get(face.ground, " ")
        canvas.put(
            place.column + 1, place.line, f"{mark}{face.name}", ground + Style.parse(f"{faint}")
        )
    if face.marker != NOBODY:
        canvas.put(place.column + 1, place.line, f" {face.marker + 1}▘ ", _owner(face.marker))
    _bonuses(canvas, place, face, ground)


def _tile(canvas: Canvas, place: Place, face: Face, ground: Style) -> None:
    if face.ground == OCEAN:
        canvas.put(place.column, place.line + 1, " ≈ ≈  ", ground + Style.parse("rgb(150,200,255)"))
        return
    glyph = GLYPHS[face.ground]
    seat = str(face.owner + 1) if face.owner != NOBODY else "–"
    canvas.put(place.column + 1, place.line, f" {glyph}{seat} ", _owner(face.owner))
    canvas.put(
        place.column,
        place.line + 1,
        f"{face.title[:WIDE]:^6}",
        ground + Style.parse("rgb(240,240,240)"),
    )


def _owner(player: int) -> Style:
    if player == NOBODY:
        return Style.parse("bold rgb(30,30,30) on rgb(170,165,155)")
    colour = rgb(PLAYER_GROUNDS[player % len(PLAYER_STYLES)])
    return Style.parse(f"bold rgb(255,255,255) on {colour}")


def _bonuses(canvas: Canvas, place: Place, face: Face, ground: Style) -> None:
    glyphs = [(sign.glyph, sign.style) for sign, count in face.bonuses for _ in range(count)]
    column = place.column + (WIDE - 2 * len(glyphs) + 1) // 2
    for glyph, style in glyphs:
        canvas.put(column, place.line + 1, glyph, ground + Style.parse(f"bold {style}"))
        column += 2


def _lighter(colour: Colour) -> Colour:
    red, green, blue = (min(255, int(part * 1.12 + 14)) for part in colour)
    return red, green, blue
