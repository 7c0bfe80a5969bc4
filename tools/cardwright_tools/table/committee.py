"""Who governs, and what lies ahead. In: what is seen of a game with bodies. Out: parties, players and events, for Rich to print.

What events do is worked out by the engine (`outlook.py`), not here.
"""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cardwright_runtime.terraforming_mars.bodies import (
    NEUTRAL_HOLDER,
    holders,
    in_reserve,
    leader,
    members,
    members_of,
)
from cardwright_runtime.terraforming_mars.cards import GlobalEvent
from cardwright_runtime.terraforming_mars.changes import TILE_PLACED, TILE_TAKEN, TRACK_MOVED
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.outlook import Outlook, outlook
from cardwright_runtime.terraforming_mars.phases.politics import COMING, CURRENT, DISTANT
from cardwright_runtime.terraforming_mars.rule import WHEN_NAMED
from cardwright_runtime.terraforming_mars.standings import influence
from cardwright_tools.table.engine_cards import wording_of
from cardwright_tools.table.happenings import change_words
from cardwright_tools.table.screen import Seen
from cardwright_tools.table.symbols import player_style, short_label

_NOBODY: Final = -1
_ALL: Final = -1
# What befalls the map, whoever does it.
_COMMON: Final = (TRACK_MOVED, TILE_PLACED, TILE_TAKEN)
_PLACES: Final = ((CURRENT, "current"), (COMING, "coming"), (DISTANT, "distant"))
_INDENT: Final = 10


def has_committee(game: Game) -> bool:
    return bool(game.table.bodies and game.turned)


def committee(seen: Seen) -> RenderableType:
    game = seen.game
    return Group(
        _government(seen),
        _parties(seen),
        Text(""),
        _standings(seen),
        *_events(game, seen.look.width),
    )


def summary(seen: Seen) -> Text:
    """The same on one line, without the events' effects."""
    game, player = seen.game, seen.game.players[seen.seat]
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(_name(game, game.ruling), "bold").append(" rule   ", "dim")
    text.append(_name(game, game.dominant), "bold").append(" dominate   ", "dim")
    text.append("influence ", "dim").append(str(influence(game, player)), "bold")
    text.append("   lobby ", "dim").append(str(game.lobby >> player.index & 1), "bold")
    text.append("   event ", "dim").append(_name(game, game.turned[CURRENT]), "bold")
    return text


def _name(game: Game, rule: int) -> str:
    return game.table.rules[rule].name if rule >= 0 else "none"


def _government(seen: Seen) -> Text:
    """Who rules, by what policy, and who heads it."""
    game = seen.game
    text = Text("Chairman ", style="dim")
    text.append_text(_holder_name(seen, game.head))
    if game.ruling >= 0:
        text.append(f" · {_name(game, game.ruling)} rule. ", "not dim bold")
        text.append(policy(game, game.ruling) or "no policy.", "not dim")
    return text


def policy(game: Game, body: int) -> str:
    """What it says besides what happens when it takes power."""
    rule = game.table.rules[body]
    return wording_of(rule).replace(rule.texts.blocks.get(WHEN_NAMED, ""), "").strip()


def _holder_name(seen: Seen, holder: int) -> Text:
    if 0 <= holder < len(seen.names):
        return Text(seen.names[holder], style=f"not dim {player_style(holder)}")
    return Text("neutral" if holder == NEUTRAL_HOLDER else "nobody", style="not dim")


def _mark(holder: int) -> Text:
    """A player by his number, as everywhere on the table."""
    if holder == NEUTRAL_HOLDER:
        return Text("neutral", style="dim")
    return Text(str(holder + 1), style=player_style(holder)) if holder >= 0 else Text("–", "dim")


def _plain_table(*heads: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for head in heads:
        table.add_column(head, no_wrap=True)
    return table


def _parties(seen: Seen) -> Table:
    """Clockwise; the one with most delegates comes to power next."""
    game = seen.game
    table = _plain_table("Party", "", "delegates", "leader", "whose")
    for body in game.table.bodies:
        states = [
            word
            for word, state in (("ruling", game.ruling), ("dominant", game.dominant))
            if body == state
        ]
        table.add_row(
            Text(_name(game, body), style="bold" if states else ""),
            Text(", ".join(states), style="rgb(255,235,130)"),
            str(members(game, body) or "–"),
            _mark(leader(game, body)),
            _whose(game, body),
        )
    return table


def _whose(game: Game, body: int) -> Text:
    text = Text()
    for holder in holders(game):
        count = members_of(game, body, holder)
        if count:
            text.append_text(_mark(holder)).append(f": {count}  ")
    return text


def _standings(seen: Seen) -> Table:
    game = seen.game
    table = _plain_table("Player", "influence", "in the lobby", "in reserve")
    for player in game.players:
        table.add_row(
            Text(f"{player.index + 1} {seen.names[player.index]}", player_style(player.index)),
            Text(str(influence(game, player)), "bold"),
            str(game.lobby >> player.index & 1),
            str(in_reserve(game, player.index)),
        )
    table.add_row(Text("neutral", "dim"), "", "", str(in_reserve(game, NEUTRAL_HOLDER)))
    return table


# ---------------------------------------------------------------- events


def _events(game: Game, width: int) -> list[RenderableType]:
    lines: list[RenderableType] = [
        Text("Events, with what they would do as things stand", style="underline dim")
    ]
    for place, word in _PLACES:
        event = game.turned[place]
        line = Text(f"{word:<{_INDENT}}", style="dim")
        line.append(_name(game, event), "not dim bold")
        if event >= 0 and place != CURRENT:
            line.append(f"   brings a neutral delegate to {_brings(game, event)}", "dim")
        lines.append(line)
        if event >= 0 and place != DISTANT:
            lines += _indented(_effects(game, outlook(game, event)), width)
    return lines


def _brings(game: Game, event: int) -> str:
    rule = game.table.rules[event]
    assert isinstance(rule, GlobalEvent)
    return _name(game, game.table.numbers[rule.current])


def _effects(game: Game, ahead: Outlook) -> list[Text]:
    """One item for whatever befalls all, and one for each player."""
    words: dict[int, list[str]] = {}
    for change in ahead.changes:
        whose = _ALL if change.what in _COMMON else change.player
        said = change_words(game, change.what, change.subject, change.amount)
        if said:
            words.setdefault(whose, []).append(said)
    for player, question in dict.fromkeys(ahead.asked):
        times = ahead.asked.count((player, question))
        often = f" ({times} times)" if times > 1 else ""
        words.setdefault(player, []).append(short_label(question) + often)
    if not words:
        return [Text("nothing changes", style="dim")]
    return [_effect(whose, words[whose]) for whose in sorted(words)]


def _effect(whose: int, words: list[str]) -> Text:
    mark = _mark(whose) if whose != _ALL else Text("all", style="dim")
    return mark.append(": " + ", ".join(words), "default not dim")


def _indented(items: list[Text], width: int) -> list[Text]:
    """Side by side where there is room; what is too long for a line is folded."""
    lines: list[Text] = []
    for item in items:
        if lines and len(lines[-1]) + 3 + len(item) <= width:
            lines[-1].append("   ").append_text(item)
        else:
            lines.append(Text(" " * _INDENT).append_text(item))
    return lines
