"""What a game leaves behind. In: anything that was read. Out: whether it is a row, which stands for one player of one game."""

from collections.abc import Mapping
from typing import TypeAlias

Row: TypeAlias = dict[str, int | str | bool]

RESOURCES = ("megacredits", "steel", "titanium", "plants", "energy", "heat")
_TEXTS = ("policy", "corporation")
_FLAGS = ("won",)
PER_GAME = ("generations", "decisions", "milestones", "awards")
PER_PLAYER = (
    "vp",
    "vp_rating",
    "vp_milestones",
    "vp_awards",
    "vp_greenery",
    "vp_city",
    "vp_cards",
    "cards_played",
    "hand",
    "cities",
    "greeneries",
    *RESOURCES,
    *(f"prod_{name}" for name in RESOURCES),
)
_NUMBERS = (
    "game",
    "seat",
    "seed",
    *PER_GAME,
    "temperature",
    "oxygen",
    "oceans",
    *PER_PLAYER,
)
COLUMNS: Mapping[str, type] = {
    **dict.fromkeys(_NUMBERS, int),
    **dict.fromkeys(_TEXTS, str),
    **dict.fromkeys(_FLAGS, bool),
}
"""What a row says, and as what."""

_MOST = 1 << 63
"""A file of rows holds no larger numbers."""


def is_row(row: object) -> bool:
    """Files of others are read, too: a row has every column, each of its type."""
    return (
        isinstance(row, dict)
        and row.keys() == COLUMNS.keys()
        and all(type(row[name]) is kind for name, kind in COLUMNS.items())
        and all(abs(row[name]) < _MOST for name in _NUMBERS)
        and row["game"] >= 0
    )
