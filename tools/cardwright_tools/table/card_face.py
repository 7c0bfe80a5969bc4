"""A card as a picture. In: what a card says, as a CardFace. Out: a Rich Panel in its kind's colour."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cardwright_tools.table.symbols import QUALITY_STYLES, TAG_STYLES

WIDTH: Final = 38
_OTHER_STYLE: Final = "rgb(180,170,220)"
_LABELS: Final = {"requires": "bold italic", "score": "bold rgb(255,225,100)"}
TAG_GLYPH: Final = "●"
REMINDER: Final = "reminder"
"""What a noun of a pack means: no part of what the card does."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """`quality` is `automated`, `active`, `event`, `corporation`, or another kind of item; `cost` -1 where there is none.

    A paragraph is its part (requires, starts, played, action, effect, score, reminder) and its words.
    """

    name: str
    quality: str
    cost: int
    tags: tuple[str, ...]
    paragraphs: tuple[tuple[str, str], ...]
    number: str = ""
    set_name: str = ""
    holds: str = ""
    fan_made: bool = False

    @property
    def style(self) -> str:
        return QUALITY_STYLES.get(self.quality, _OTHER_STYLE)


def picture(face: CardFace, width: int = WIDTH, height: int | None = None) -> Panel:
    return Panel(
        Group(*_content(face)),
        title=_title(face),
        title_align="left",
        subtitle=_foot(face),
        subtitle_align="right",
        border_style=face.style,
        box=box.ROUNDED,
        width=width,
        height=height,
        padding=(0, 1),
    )


def pictures(faces: Sequence[CardFace], width: int) -> RenderableType:
    """Side by side where they fit; all of a row equally high."""
    across = max(1, min(len(faces), width // (WIDTH + 1)))
    rows = [faces[start : start + across] for start in range(0, len(faces), across)]
    wide = min(WIDTH, width)
    return Group(
        *(
            Columns([picture(face, wide, _height(row, wide)) for face in row], padding=(0, 1, 0, 0))
            for row in rows
        )
    )


def _height(faces: Sequence[CardFace], width: int) -> int:
    """The lines of the longest, measured as they will be wrapped."""
    from rich.console import Console

    console = Console(width=width)
    return max(len(console.render_lines(picture(face, width))) for face in faces)


def _title(face: CardFace) -> Text:
    text = Text()
    if face.cost >= 0:
        text.append(f" {face.cost} ", "bold rgb(30,25,10) on rgb(255,225,100)")
        text.append(" ")
    return text.append(face.name, f"bold {face.style}")


def _foot(face: CardFace) -> Text:
    words = " ".join(filter(None, (face.set_name, face.number)))
    text = Text(words, style="dim")
    if face.fan_made:
        text.append(" · " if words else "", "dim")
        text.append("fan-made", "italic rgb(255,160,220)")
    return text


def _content(face: CardFace) -> list[RenderableType]:
    lines: list[RenderableType] = [_kind_and_tags(face)]
    if face.holds:
        lines.append(Text(f"holds {face.holds}", style="dim"))
    for part, words in face.paragraphs:
        lines.append(Text(""))
        lines.append(_paragraph(part, words))
    return lines


def _kind_and_tags(face: CardFace) -> RenderableType:
    grid = Table.grid(expand=True)
    grid.add_column()
    grid.add_column(justify="right")
    kind = Text(face.quality.replace("_", " "), style=f"{face.style}")
    grid.add_row(kind, tag_words(face.tags))
    return grid


def tag_words(tags: Sequence[str]) -> Text:
    """`● space ● building`, each in its colour."""
    text = Text()
    for place, tag in enumerate(tags):
        text.append(f"{' ' if place else ''}{TAG_GLYPH} {tag}", TAG_STYLES.get(tag.lower(), "bold"))
    return text


def _paragraph(part: str, words: str) -> Text:
    if part == REMINDER:
        return Text(f"({words})", style="italic dim")
    label, colon, rest = words.partition(":")
    if colon and len(label) < 16:
        return Text.assemble((label + ":", "bold rgb(120,185,255)"), rest)
    return Text(words, style=_LABELS.get(part, ""))
