"""The table as a whole. In: a game, who looks, a Look. Out: things for Rich to print, top to bottom."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_tools.table.areas import NOBODY, Face, faces, off_map
from cardwright_tools.table.board import coloured_board
from cardwright_tools.table.choices import OTHER, PLAY, Choice, grouped
from cardwright_tools.table.look import Look
from cardwright_tools.table.outlines import outlined_board
from cardwright_tools.table.players import cards_line, corporation_line, players_table
from cardwright_tools.table.symbols import CARD, RESOURCES, player_style
from cardwright_tools.table.tracks import bars, heading, levels, prizes

_GAP: Final = 2
_COLOURED_KEY: Final = (
    "≈ ocean",
    "♠ greenery",
    "⌂ city",
    "◆ special tile",
    "▲ volcanic",
    "◎ kept for a city",
)
_OUTLINED_KEY: Final = ("~ for oceans", "^ volcanic", "@ kept for a city")
_NARROWEST_SIDE: Final = 22
_WIDEST_SIDE: Final = 44


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
    board = the_map(seen, numbers)
    room = look.width - max(len(line) for line in board.plain.splitlines()) - _GAP
    if room < _NARROWEST_SIDE:
        tracks = [heading(game), *bars(game, min(look.width, _WIDEST_SIDE))]
        return Group(board, *tracks, *_below(seen))
    title = heading(game)
    tracks = bars(game, min(room, _WIDEST_SIDE))
    if len(title) > room:
        return Group(title, _with_side(seen, board, room, tracks))
    return _with_side(seen, board, room, [title, *tracks])


def _with_side(seen: Seen, board: Text, room: int, tracks: list[Text]) -> RenderableType:
    """Rich would fold the map where a line beside it is too long."""
    milestones, awards = prizes(seen.game)
    rest = [*milestones, *awards, *_off_map(seen)]
    if all(len(line) <= room for line in rest):
        return _beside(board, Group(*tracks, *rest))
    return Group(_beside(board, Group(*tracks)), *_below(seen))


def _beside(left: RenderableType, right: RenderableType) -> Table:
    grid = Table.grid(padding=(0, _GAP, 0, 0), pad_edge=False)
    grid.add_row(left, right)
    return grid


def _below(seen: Seen) -> list[RenderableType]:
    """Milestones and awards side by side where there is room."""
    milestones, awards = prizes(seen.game)
    widest = max([len(line) for line in [*milestones, *awards]], default=0)
    if not widest or 2 * widest + _GAP > seen.look.width:
        return [*milestones, *awards, *_off_map(seen)]
    return [_beside(Group(*milestones), Group(*awards)), *_off_map(seen)]


def the_map(seen: Seen, numbers: Mapping[int, int] | None = None) -> Text:
    """With the boards that packs lay beside it, each below its name."""
    board, areas = seen.game.table.board, faces(seen.game, numbers)
    first = sum(board.rows)
    drawn = [_drawn(board.rows, areas[:first], seen)]
    for other in board.beside:
        size = sum(other.rows)
        drawn += [
            Text(other.name, style="bold"),
            _drawn(other.rows, areas[first : first + size], seen),
        ]
        first += size
    return Text("\n").join(drawn)


def _drawn(rows: tuple[int, ...], areas: Sequence[Face], seen: Seen) -> Text:
    if seen.look.coloured:
        return coloured_board(rows, areas, seen.look.every_colour)
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
    items = [
        Text.assemble(
            (sign.plain if look.ascii_only else sign.glyph, sign.style), (f" {sign.name}", "dim")
        )
        for sign in (*RESOURCES[1:4], RESOURCES[5], CARD)
    ]
    kinds = _COLOURED_KEY if look.coloured else _OUTLINED_KEY
    items += [Text(words, "dim") for words in kinds]
    return Text("\n").join(_lines_of(Text(), items, look.width))


def options(found: Sequence[Choice], width: int) -> list[Text]:
    """All choices but the cards of the hand, which their own list shows."""
    lines: list[Text] = []
    for group, members in grouped(found):
        if group != PLAY:
            title = Text.assemble((f"{group}  ", "dim")) if group != OTHER else Text()
            lines += _flow(title, members, width)
    return lines


def _flow(start: Text, members: Sequence[Choice], width: int) -> list[Text]:
    return _lines_of(start, [_item(choice) for choice in members], width)


def _lines_of(start: Text, items: Sequence[Text], width: int) -> list[Text]:
    """Items break between each other, never inside, and stand under each other after a break."""
    lines = [start]
    indent = min(len(start), width // 3)
    for item in items:
        if len(lines[-1]) + len(item) > width and len(lines[-1]) > indent:
            lines.append(Text(" " * indent))
        lines[-1].append_text(item).append("  ")
    return lines


def _item(choice: Choice) -> Text:
    short = f"/{choice.short}" if choice.short else ""
    return Text.assemble((f"[{choice.number}{short}] ", "bold rgb(255,235,130)"), choice.label)
