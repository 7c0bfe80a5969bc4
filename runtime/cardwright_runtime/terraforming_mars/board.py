"""The map as masks. In: the areas of a board, row by row. Out: neighbours, kinds and bonuses of areas, one bit an area."""

from typing import TYPE_CHECKING, Final

from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars.noun_facts import AREA_NUMBERS, AREAS, TILES
from cardwright_runtime.terraforming_mars.noun_facts import OFF_MAP as OFF_MAP
from cardwright_runtime.terraforming_mars.nouns import (
    AREA_LAND,
    AREA_OCEAN_AREA,
    BONUS_OCEAN_FOR_6_MEGACREDITS,
    TILE_OCEAN,
    defined,
    number_at,
)
from cardwright_runtime.terraforming_mars.rule import Rule

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from cardwright_runtime.kernel.uncompiled import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


# As many bits of a mask as native code takes into a word of the machine: those of a map.
BITS_OF_A_WORD: Final = 61
ALL_OF_A_WORD: Final = (1 << BITS_OF_A_WORD) - 1

# The supply of ocean tiles; all of them placed is one of the three goals (000 p. 4).
BOARD_OCEANS: Final = TILES[TILE_OCEAN].supply


def off_map_area(area_kind: int) -> int:
    """Number of a named area off the map, or -1."""
    return AREAS[area_kind].place


def _neighbour_masks(rows: tuple[int, ...]) -> list[int]:
    """Hexagons in rows; each row lies half an area beside the one above it."""
    starts = [sum(rows[:row]) for row in range(len(rows))]
    masks = [0] * AREA_NUMBERS

    def link(one: int, other: int) -> None:
        masks[one] |= 1 << other
        masks[other] |= 1 << one

    for row, length in enumerate(rows):
        for position in range(length):
            area = starts[row] + position
            if position + 1 < length:
                link(area, area + 1)
            if row + 1 < len(rows):
                shift = 0 if rows[row + 1] > length else -1
                for below in (position + shift, position + shift + 1):
                    if 0 <= below < rows[row + 1]:
                        link(area, starts[row + 1] + below)
    return masks


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(Rule):
    """`kinds[i]` and `bonuses[i]` are those of area i in reading order; an area of no kind is plain land.

    A board with a `surface` of its own lies beside the map: its areas follow those of the map, and have neighbours among themselves.

    Carries out: row
    """

    def __init__(
        self,
        key: str,
        name: str,
        set_id: str,
        rows: tuple[int, ...],
        kinds: tuple[tuple[int, ...], ...],
        bonuses: tuple[tuple[int, ...], ...],
        names: tuple[str, ...] = (),
        surface: int = -1,
    ) -> None:
        self.surface = surface
        self.set_id = set_id
        self.rows = rows
        self.kinds = kinds
        self.bonuses = bonuses
        self.names = names
        self.size = len(kinds)
        if self.size > OFF_MAP:
            raise GameError(f"{name} has {self.size} areas; a map has {OFF_MAP} at most.")
        # The map alone, and with what lies beside it.
        self.map = (1 << self.size) - 1
        self.all = self.map
        self.beside: list[Board] = []
        self.neighbours = _neighbour_masks(rows)
        self.row_of = [row for row, length in enumerate(rows) for _ in range(length)]
        self.kind_masks: dict[int, int] = {}
        self.bonus_masks: dict[int, int] = {}
        for area in range(self.size):
            for kind in self.kinds_of(area):
                self.kind_masks[kind] = self.kind_masks.get(kind, 0) | 1 << area
            for bonus in bonuses[area]:
                self.bonus_masks[bonus] = self.bonus_masks.get(bonus, 0) | 1 << area
        self.ocean_areas = self.kind_masks.get(AREA_OCEAN_AREA, 0)
        self.priced_areas = self.bonus_masks.get(BONUS_OCEAN_FOR_6_MEGACREDITS, 0)
        # Land is what is reserved neither for oceans nor for a named city (000 p. 4).
        self.land = self.kind_masks.get(AREA_LAND, 0)
        super().__init__("board." + key, name)

    def with_boards_beside(self, others: "list[Board]") -> "Board":
        key = self.key.removeprefix("board.")
        both = Board(key, self.name, self.set_id, self.rows, self.kinds, self.bonuses, self.names)
        for other in others:
            both.lay_beside(other)
        return both

    def lay_beside(self, other: "Board") -> None:
        first = self.size
        self.size += other.size
        if self.size > OFF_MAP:
            raise GameError(f"{self.name} and {other.name} have more than {OFF_MAP} areas.")
        self.beside.append(other)
        self.all = (1 << self.size) - 1
        self.kinds, self.bonuses = self.kinds + other.kinds, self.bonuses + other.bonuses
        self.names = self.names + other.names
        # They are in no row of the map.
        self.row_of = self.row_of + [OFF_MAP] * other.size
        for area in range(other.size):
            self.neighbours[first + area] = other.neighbours[area] << first
        for masks, more in (
            (self.kind_masks, other.kind_masks),
            (self.bonus_masks, other.bonus_masks),
        ):
            for what, mask in more.items():
                masks[what] = masks.get(what, 0) | mask << first
        self.kind_masks[other.surface] = other.all << first
        self.ocean_areas = self.kind_masks.get(AREA_OCEAN_AREA, 0)
        self.priced_areas = self.bonus_masks.get(BONUS_OCEAN_FOR_6_MEGACREDITS, 0)
        self.land = self.kind_masks.get(AREA_LAND, 0)

    def kinds_of(self, area: int) -> list[int]:
        """All that an area counts as: what is kept for certain tiles goes by its own name alone, what has no kind is land."""
        found: list[int] = []
        is_land = True
        for kind in self.kinds[area]:
            if AREAS[kind].is_kept:
                return [kind]
            is_land = is_land and AREAS[kind].also >> AREA_LAND & 1 != 0
            for other in range(len(AREAS)):
                if AREAS[kind].also >> other & 1 and other not in found:
                    found.append(other)
        others = [kind for kind in found if kind != AREA_LAND]
        return others + [AREA_LAND] if is_land else others

    def row_mask(self, low: int, high: int) -> int:
        """Areas of the rows `low` to `high`, counted from 1 at the north."""
        mask = 0
        for area in range(self.size):
            if low <= self.row_of[area] + 1 <= high:
                mask |= 1 << area
        return mask

    def area_name(self, area: int) -> str:
        """`3-1`: row and position from 1; off the map the number alone, or the word of the pack that brings it."""
        if area >= self.size:
            return name_off_map(area)
        first = self.map.bit_length()
        for other in self.beside:
            if first <= area < first + other.size:
                return f"{other.key.removeprefix('board.')}-{other.area_name(area - first)}"
            first += other.size
        row = self.row_of[area]
        return f"{row + 1}-{area - sum(self.rows[:row]) + 1}"


def name_off_map(area: int) -> str:
    words = defined("area")
    for place in range(len(words)):
        if AREAS[number_at("area", place)].place == area:
            return words[place]
    return f"off-{area - OFF_MAP + 1}"


def areas_of(mask: int) -> list[int]:
    """Numbers of the areas of a mask, in reading order."""
    numbers: list[int] = []
    first: "i64" = 0
    while mask:
        word: "i64" = mask & ALL_OF_A_WORD
        area = first
        while word:
            if word & 1:
                numbers.append(area)
            word >>= 1
            area += 1
        mask >>= BITS_OF_A_WORD
        first += BITS_OF_A_WORD
    return numbers


def neighbours_of(board: Board, mask: int) -> int:
    """Areas beside any area of a mask."""
    masks = board.neighbours
    beside = 0
    area = 0
    while mask:
        if mask & 1:
            beside |= masks[area]
        mask >>= 1
        area += 1
    return beside
