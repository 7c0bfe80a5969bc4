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
from cardwright_tools.table.canvas import Canvas, Colour, contrast, legible, rgb
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
# Older terminals have 256 colours, and would take the nearest for these: a violet sea, teal oceans, grey land. Of their own, three
# shades each, and those of areas that cannot be chosen.
GROUNDS_OF_256: Final[dict[str, tuple[Colour, Colour, Colour]]] = {
    LAND: ((135, 95, 95), (175, 95, 0), (175, 95, 95)),
    VOLCANO: ((95, 0, 0), (135, 0, 0), (135, 0, 0)),
    NAMED: ((95, 0, 95), (95, 0, 95), (95, 0, 95)),
    SEA: ((0, 0, 95), (0, 0, 135), (0, 0, 95)),
    OCEAN: ((0, 95, 215), (0, 95, 255), (0, 95, 175)),
    GREENERY: ((0, 95, 0), (0, 135, 0), (0, 95, 0)),
    CITY: ((98, 98, 98), (108, 108, 108), (118, 118, 118)),
    SPECIAL: ((135, 135, 0), (135, 135, 0), (95, 95, 0)),
}
DIMMED_OF_256: Final = ((38, 38, 38), (48, 48, 48), (58, 58, 58))
_INKS: Final[tuple[Colour, Colour]] = ((255, 255, 255), (20, 20, 20))
# Anything less bright is rounded to a grey that cannot be read on some of these grounds.
_PALE_OF_256: Final = (255, 255, 255)
_SHADES: Final = (0.90, 1.0, 1.10)
_DIMMED: Final = 0.5
# Enough to be read (WCAG: 4.5, and 3 for what is large): names of areas, and signs of bonuses, which older terminals round.
NAME_CONTRAST: Final = 4.5
SIGN_CONTRAST: Final = 3.5
_MARKS: Final = {VOLCANO: "▲", NAMED: "◎"}
_TIP: Final = range(1, WIDE - 1)


def coloured_board(rows: tuple[int, ...], areas: Sequence[Face], every_colour: bool = True) -> Text:
    canvas = Canvas(*sheet_size(rows))
    choosing = any(face.number for face in areas)
    grounds = [
        ground_colour(areas[place.area], place.shade, choosing, every_colour)
        for place in places(rows)
    ]
    for place in reversed(list(places(rows))):
        _draw(canvas, place, grounds[place.area])
    for place in places(rows):
        _interlock(canvas, place, rows, grounds)
        ground = grounds[place.area]
        pale = ground if every_colour else _PALE_OF_256
        _write(canvas, place, areas[place.area], ground, pale)
    return canvas.text()


def ground_colour(face: Face, shade: int, choosing: bool, every_colour: bool = True) -> Colour:
    dimmed = choosing and not face.number
    if not every_colour:
        return (DIMMED_OF_256 if dimmed else GROUNDS_OF_256[face.ground])[shade]
    factor = _SHADES[shade]
    if dimmed:
        factor *= _DIMMED
    red, green, blue = GROUNDS[face.ground]
    return (
        min(255, int(red * factor)),
        min(255, int(green * factor)),
        min(255, int(blue * factor)),
    )


def _draw(canvas: Canvas, place: Place, colour: Colour) -> None:
    """The body, and the lower tip that the next row leaves free."""
    canvas.put(place.column, place.line, "▄" * WIDE, f"{rgb(colour)}")
    canvas.put(place.column, place.line + 1, " " * WIDE, f"on {rgb(colour)}")
    canvas.put(place.column + 2, place.line + 2, "▀▀", f"{rgb(colour)}")


def _interlock(
    canvas: Canvas,
    place: Place,
    rows: tuple[int, ...],
    grounds: Sequence[Colour],
) -> None:
    """The upper line: the own tip in the middle, the tips of the row above at the sides."""
    colour = grounds[place.area]
    above = {other.column: other for other in places(rows) if other.row == place.row - 1}
    canvas.put(place.column + 1, place.line, " " * len(_TIP), f"on {rgb(colour)}")
    for column, side in ((place.column, -WIDE // 2), (place.column + WIDE - 1, WIDE // 2)):
        other = above.get(place.column + side)
        if other is not None:
            upper = rgb(grounds[other.area])
            canvas.put(column, place.line, "▀", f"{upper} on {rgb(colour)}")


def _write(canvas: Canvas, place: Place, face: Face, colour: Colour, pale: Colour) -> None:
    """The name of an area is `pale`, or lighter where that could not be read."""
    ground = Style.parse(f"on {rgb(colour)}")
    if face.number:
        words = f"{face.number:^4}"
        canvas.put(place.column + 1, place.line, words, "bold rgb(20,20,20) on rgb(255,235,130)")
    elif face.is_tile:
        _tile(canvas, place, face, colour)
    else:
        faint = rgb(legible(pale, colour, NAME_CONTRAST))
        mark = _MARKS.get(face.ground, " ")
        canvas.put(
            place.column + 1, place.line, f"{mark}{face.name}", ground + Style.parse(f"{faint}")
        )
    if face.marker != NOBODY:
        canvas.put(place.column + 1, place.line, f" {face.marker + 1}▘ ", _owner(face.marker))
    _bonuses(canvas, place, face, colour)


def _tile(canvas: Canvas, place: Place, face: Face, colour: Colour) -> None:
    ground = Style.parse(f"on {rgb(colour)}")
    if face.ground == OCEAN:
        waves = _on("rgb(150,200,255)", colour)
        canvas.put(place.column, place.line + 1, " ≈ ≈  ", ground + Style.parse(waves))
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
    ground = PLAYER_GROUNDS[player % len(PLAYER_STYLES)]
    ink = max(_INKS, key=lambda ink: contrast(ink, ground))
    return Style.parse(f"bold {rgb(ink)} on {rgb(ground)}")


def _bonuses(canvas: Canvas, place: Place, face: Face, ground: Colour) -> None:
    glyphs = [(sign.glyph, sign.style) for sign, count in face.bonuses for _ in range(count)]
    column = place.column + (WIDE - 2 * len(glyphs) + 1) // 2
    for glyph, style in glyphs:
        canvas.put(column, place.line + 1, glyph, f"bold {_on(style, ground)} on {rgb(ground)}")
        column += 2


def _on(style: str, ground: Colour) -> str:
    """A sign's own colour, lighter where the ground would swallow it."""
    colour = Style.parse(style).color
    red, green, blue = colour.get_truecolor() if colour else (255, 255, 255)
    return f"{rgb(legible((red, green, blue), ground, SIGN_CONTRAST))}"
