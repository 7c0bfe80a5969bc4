"""The table as a whole. In: a game, who looks, a Look. Out: things for Rich to print, top to bottom."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_tools.table.areas import NOBODY, faces, off_map
from cardwright_tools.table.board import coloured_board
from cardwright_tools.table.choices import OTHER, PLAY, Choice, grouped
from cardwright_tools.table.hexes import sheet_size
from cardwright_tools.table.look import Look
from cardwright_tools.table.outlines import outlined_board
from cardwright_tools.table.players import cards_line, corporation_line, players_table
from cardwright_tools.table.symbols import CARD, RESOURCES, player_style
from cardwright_tools.table.tracks import bars, heading, levels, prizes

_GAP: Final = 2
_NARROWEST_SIDE: Final = 22


@dataclass(frozen=True, slots=True)
class Seen:
    """Whose eyes see it: what is hidden from this seat is not drawn. `names` are those of all seats."""

    game: Game
    seat: int
    names: tuple[str, ...]
    look: Look


def map_view(seen: Seen, numbers: Mapping[int, int] | None = None) -> RenderableType:
    """The map with tracks and prizes beside it, or below where the terminal is narrow."""
    game, look = seen.game, seen.look
    rows = game.table.board.rows
    width = sheet_size(rows)[0]
    board = the_map(seen, numbers)
    room = look.width - width - _GAP - 1
    side_width = room if room >= _NARROWEST_SIDE else look.width
    side = Group(heading(game), *bars(game, min(side_width, 44)), *prizes(game), *_off_map(seen))
    if room < _NARROWEST_SIDE:
        return Group(board, side)
    grid = Table.grid(padding=(0, _GAP, 0, 0))
    grid.add_row(board, side)
    return grid


def the_map(seen: Seen, numbers: Mapping[int, int] | None = None) -> Text:
    rows = seen.game.table.board.rows
    areas = faces(seen.game, numbers)
    if seen.look.coloured:
        return coloured_board(rows, areas)
    return outlined_board(rows, areas, seen.look.ascii_only)


def _off_map(seen: Seen) -> list[Text]:
    lines: list[Text] = []
    for name, owner in off_map(seen.game):
        style = player_style(owner) if owner != NOBODY else "dim"
        lines.append(Text(f"⌂{owner + 1} {name}", style=style, no_wrap=True))
    return lines


def status(seen: Seen) -> RenderableType:
    """Tracks on one line, then the players: what changes all the time."""
    line = heading(seen.game)
    for level in levels(seen.game):
        line.append("   ").append_text(level)
    return Group(line, players(seen))


def players(seen: Seen) -> RenderableType:
    own = seen.game.players[seen.seat]
    below = [corporation_line(seen.game, own), cards_line(seen.game, own)]
    return Group(
        players_table(seen.game, seen.names, seen.look.width),
        *(line for line in below if line.plain),
    )


def key_to_signs(look: Look) -> Text:
    """What the signs on the map mean."""
    text = Text()
    for sign in (*RESOURCES[1:4], RESOURCES[5], CARD):
        text.append(sign.plain if look.ascii_only else sign.glyph, sign.style)
        text.append(f" {sign.name}   ", "dim")
    if look.coloured:
        text.append(
            "≈ ocean  ♠ greenery  ⌂ city  ◆ special tile  ▲ volcanic  ◎ kept for a city", "dim"
        )
    else:
        text.append("~ for oceans  ^ volcanic  @ kept for a city", "dim")
    return text


def options(found: Sequence[Choice], width: int) -> list[Text]:
    """All choices but the cards of the hand, which their own list shows."""
    lines: list[Text] = []
    for group, members in grouped(found):
        if group != PLAY:
            title = Text.assemble((f"{group}  ", "dim")) if group != OTHER else Text()
            lines += _flow(title, members, width)
    return lines


def _flow(start: Text, members: Sequence[Choice], width: int) -> list[Text]:
    """Items break between each other, never inside, and stand under each other after a break."""
    lines = [start]
    indent = min(len(start), width // 3)
    for choice in members:
        item = _item(choice)
        if len(lines[-1]) + len(item) > width and len(lines[-1]) > indent:
            lines.append(Text(" " * indent))
        lines[-1].append_text(item).append("  ")
    return lines


def _item(choice: Choice) -> Text:
    short = f"/{choice.short}" if choice.short else ""
    return Text.assemble((f"[{choice.number}{short}] ", "bold rgb(255,235,130)"), choice.label)
