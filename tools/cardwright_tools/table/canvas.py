"""A sheet of styled characters. In: strings put at places. Out: one Rich Text."""

from itertools import groupby

from rich.style import Style
from rich.text import Text

Colour = tuple[int, int, int]
_STEPS = 21


def rgb(colour: Colour | None) -> str | None:
    return f"rgb({colour[0]},{colour[1]},{colour[2]})" if colour else None


def legible(colour: Colour, ground: Colour, least: float) -> Colour:
    """The colour, as light as it must be for this contrast (WCAG) with a dark ground."""
    for part in range(_STEPS):
        red, green, blue = (value + (255 - value) * part // (_STEPS - 1) for value in colour)
        if contrast((red, green, blue), ground) >= least:
            return red, green, blue
    return 255, 255, 255


def contrast(one: Colour, other: Colour) -> float:
    lights = sorted((_light(one), _light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _light(colour: Colour) -> float:
    """How bright it looks, from 0 to 1."""
    parts = [value / 255 for value in colour]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


class Canvas:
    """Later strings cover earlier ones; what lies outside the sheet is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", Style.null())] * width for _ in range(height)]

    def put(self, column: int, line: int, words: str, style: Style | str = "") -> None:
        chosen = Style.parse(style) if isinstance(style, str) else style
        for place, character in enumerate(words):
            if 0 <= line < self.height and 0 <= column + place < self.width:
                self._cells[line][column + place] = (character, chosen)

    def lines(self) -> list[Text]:
        return [_text(cells) for cells in self._cells]

    def text(self) -> Text:
        return Text("\n").join(self.lines())


def _text(cells: list[tuple[str, Style]]) -> Text:
    """Neighbours of one style go together, which keeps what is sent to the terminal short."""
    text = Text(no_wrap=True, end="")
    for style, run in groupby(cells, key=lambda cell: cell[1]):
        text.append("".join(character for character, _ in run), style)
    return text
