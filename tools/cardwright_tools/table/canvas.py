"""A sheet of styled characters. In: strings put at places. Out: one Rich Text."""

from itertools import groupby

from rich.style import Style
from rich.text import Text

Colour = tuple[int, int, int]


def rgb(colour: Colour | None) -> str | None:
    return f"rgb({colour[0]},{colour[1]},{colour[2]})" if colour else None


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
