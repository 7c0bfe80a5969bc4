"""The map in outlines, for terminals without many colours, and for pipes. In: faces of areas. Out: a Rich Text of lines."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from cardwright_tools.table.areas import (
    GLYPHS,
    NAMED,
    NOBODY,
    OCEAN,
    PLAIN_GLYPHS,
    SEA,
    VOLCANO,
    Face,
)
from cardwright_tools.table.canvas import Canvas
from cardwright_tools.table.hexes import WIDE, Place, places, sheet_size
from cardwright_tools.table.symbols import player_style

_EDGE: Final = "dim"
_EMPTY: Final = {SEA: "~", VOLCANO: "^", NAMED: "@"}
_EMPTY_STYLES: Final = {SEA: "blue", VOLCANO: "red", NAMED: "magenta"}
_TILE_STYLES: Final = {OCEAN: "bold bright_blue"}


def outlined_board(rows: tuple[int, ...], areas: Sequence[Face], ascii_only: bool = False) -> Text:
    width, height = sheet_size(rows)
    canvas = Canvas(width + 1, height)
    for place in places(rows):
        _edges(canvas, place)
    for place in places(rows):
        _write(canvas, place, areas[place.area], ascii_only)
    return canvas.text()


def _edges(canvas: Canvas, place: Place) -> None:
    """Neighbours share their edges, and draw them alike."""
    column, line = place.column, place.line
    canvas.put(column + 1, line, "/", _EDGE)
    canvas.put(column + WIDE - 2, line, "\\", _EDGE)
    canvas.put(column, line + 1, "|", _EDGE)
    canvas.put(column + WIDE, line + 1, "|", _EDGE)
    canvas.put(column + 1, line + 2, "\\", _EDGE)
    canvas.put(column + WIDE - 2, line + 2, "/", _EDGE)


def _write(canvas: Canvas, place: Place, face: Face, ascii_only: bool) -> None:
    glyphs = PLAIN_GLYPHS if ascii_only else GLYPHS
    column, line = place.column, place.line
    if face.number:
        canvas.put(column + 2, line, f"{face.number:>2}", "bold reverse")
    if face.is_tile:
        seat = str(face.owner + 1) if face.owner != NOBODY else " "
        style = _TILE_STYLES.get(face.ground) or _owner_style(face.owner)
        words = glyphs[face.ground] * 2 if face.ground == OCEAN else glyphs[face.ground] + seat
        canvas.put(column + 2, line + 1, words, style)
        return
    canvas.put(
        column + 1, line + 1, _EMPTY.get(face.ground, " "), _EMPTY_STYLES.get(face.ground, "")
    )
    if face.marker != NOBODY:
        canvas.put(column + 2, line, f"!{face.marker + 1}", _owner_style(face.marker))
    _bonuses(canvas, column + 2, line + 1, face, ascii_only)


def _owner_style(player: int) -> str:
    return "dim" if player == NOBODY else f"bold {player_style(player)}"


def _bonuses(canvas: Canvas, column: int, line: int, face: Face, ascii_only: bool) -> None:
    """Up to three signs side by side; more of one kind as a number and its sign."""
    for sign, count in face.bonuses:
        glyph = sign.plain if ascii_only else sign.glyph
        words = glyph * count if count <= 3 else f"{count}{glyph}"
        canvas.put(column, line, words, sign.style)
        column += len(words)
