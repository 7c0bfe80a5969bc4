"""The board of an automa. In: a game with one. Out: its tracks with what comes next, its decks, money and corporation, for Rich to print."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cardwright_runtime.terraforming_mars.automa.decks import ACTION, BONUS, DISCARDS, PILE
from cardwright_runtime.terraforming_mars.automa.money import automa_of, corporation_of
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.rule import REACHES
from cardwright_tools.table.symbols import player_style

AUTOMA: Final = "marsbot"
"""Who sits there, in the words of the command line and of saves."""
_OTHER_MAPS: Final = ("hellas_and_elysium", "marsbot_hellas_and_elysium")
_BEHIND: Final = "■"
_AHEAD: Final = "·"
_ICON: Final = "◦"


def sets_against(sets: tuple[str, ...], board: str) -> tuple[str, ...]:
    """Those that are played with, and what the automa needs for them and for the map."""
    own = (AUTOMA,) if board == "tharsis" else (AUTOMA, *_OTHER_MAPS)
    return tuple(dict.fromkeys((*sets, "corporate_era", *own)))


def has_automa(game: Game) -> bool:
    return game.table.automa >= 0


def automa_page(game: Game) -> RenderableType:
    """A line for each track: how far it is, where something stands, and what comes next."""
    if not has_automa(game):
        return Text("This game is played without an automa.", style="dim")
    style = player_style(game.table.automa)
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for track, rules in game.table.automa_rules.tracks.items():
        level = game.track_level(track)
        goal = game.table.track(track).goal
        marked = {icon for rule in rules for icon in rule.levels}
        line = Text(_BEHIND * level, style=style)
        for place in range(level + 1, goal + 1):
            line.append(_ICON if place in marked else _AHEAD, "dim")
        name = game.table.track(track).name.removesuffix(" track")
        table.add_row(Text(name, style="bold"), line, Text(f"{level}/{goal}"), _next(game, track))
    return Group(summary(game), table)


def _next(game: Game, track: int) -> Text:
    level, reached = game.track_level(track), game.furthest.get(track, 0)
    for rule in game.table.automa_rules.tracks[track]:
        for icon in rule.levels:
            if icon > max(level, reached):
                said = rule.texts.blocks.get(REACHES + rule.levels.index(icon), "")
                words = said.partition(": ")[2].rstrip(".") or said
                return Text(f"{icon}: {words}", style="dim")
    return Text("")


def summary(game: Game) -> Text:
    """`TR 24 · 12 M€ · 3 cards to turn over`: one line."""
    player = automa_of(game)
    decks = game.automa_cards
    text = Text("MarsBot", style=f"bold {player_style(player.index)}")
    corporation = corporation_of(game)
    if corporation is not None:
        text.append(f" ({corporation.name.partition(': ')[2]})")
        if corporation.holds >= 0:
            text.append(f" with {player.tokens_on(corporation.index)} on its corporation")
    text.append(
        f" · TR {player.rating} · {player.megacredits} M€ · {len(decks[ACTION])} cards to turn over"
        f" · bonus deck {len(decks[BONUS])}, discarded {len(decks[DISCARDS])}"
        f" · {len(decks[PILE])} played",
        "dim",
    )
    return text
