"""What a terminal can show. In: its width, height, colours. Out: a Look that all drawing goes by."""

from dataclasses import dataclass
from typing import Final

from rich.console import Console

_MANY_COLOURS: Final = ("256", "truecolor")
_TALL: Final = 44


@dataclass(frozen=True, slots=True)
class Look:
    """`coloured`: grounds can be painted; `every_colour`: in any colour, not only in the 256 of older terminals;
    `ascii_only`: nothing but plain letters can be shown.
    """

    width: int
    height: int
    coloured: bool
    ascii_only: bool = False
    every_colour: bool = True

    @property
    def is_tall(self) -> bool:
        """The map and the hand fit on one screen."""
        return self.height >= _TALL


def look_of(console: Console) -> Look:
    colours = console.color_system in _MANY_COLOURS and not console.no_color
    ascii_only = not console.encoding.lower().startswith("utf")
    every_colour = console.color_system == "truecolor"
    return Look(console.width, console.height, colours, ascii_only, every_colour)
