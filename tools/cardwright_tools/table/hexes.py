"""Where hexagons lie on a sheet of characters. In: the rows of a board. Out: columns, lines, and three shades for neighbours.

A hexagon is six columns wide and two lines high; each row lies half a hexagon beside the one above it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

WIDE: Final = 6
HIGH: Final = 2
_HALF: Final = WIDE // 2


@dataclass(frozen=True, slots=True)
class Place:
    """`column` and `line` of its upper left corner; `shade` 0 to 2 differs from that of every neighbour."""

    area: int
    row: int
    column: int
    line: int
    shade: int


def places(rows: tuple[int, ...]) -> Iterator[Place]:
    area = 0
    for row, length in enumerate(rows):
        indent = max(rows) - length
        for position in range(length):
            across = indent + 2 * position
            yield Place(area, row, across * _HALF, row * HIGH, ((across - row) // 2 - row) % 3)
            area += 1


def sheet_size(rows: tuple[int, ...]) -> tuple[int, int]:
    """Columns and lines, with the lowest corners."""
    return max(rows) * WIDE, len(rows) * HIGH + 1
