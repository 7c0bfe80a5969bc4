"""The board of an automa. In: a game with one. Out: its tracks with what comes next, its decks, money and corporation, for Rich to print."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cardwright_runtime.terraforming_mars.automa.decks import ACTION, BONUS, DISCARDS, PILE
from cardwright_runtime.terraforming_mars.automa.money import automa_of, corporation_of
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.noun_ids import id_of
from cardwright_tools.table.automa_account import bar, printed_on, track_heading
from cardwright_tools.table.engine_cards import wording_of
from cardwright_tools.table.symbols import gauge_words, player_style

AUTOMA: Final = "marsbot"
"""Who sits there, in the words of the command line and of saves."""
_OTHER_MAPS: Final = ("hellas_and_elysium", "marsbot_hellas_and_elysium")


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
        name = track_heading(game, track).removesuffix(" track")
        table.add_row(
            Text(name, style="bold"),
            bar(game, track, level, style),
            Text(str(level)),
            _next(game, track),
        )
        table.add_row("", Text(_moved_by(game, track), style="dim"), "", "")
    return Group(summary(game), *_corporation(game), table)


def _moved_by(game: Game, track: int) -> str:
    """The tags that move it, and the production that it stands for."""
    rule = game.table.automa_rules.tracks[track][0]
    tags = ", ".join(id_of("tag", tag).removesuffix("_symbol") for tag in rule.tags)
    if rule.lowered_with < 0:
        return tags
    return f"{tags} · {gauge_words(rule.lowered_with, 2)}"


def _corporation(game: Game) -> list[Text]:
    corporation = corporation_of(game)
    return [Text(wording_of(corporation))] if corporation is not None else []


def _next(game: Game, track: int) -> Text:
    """The next space with something on it that the cube has not reached yet."""
    reached = max(game.track_level(track), game.furthest.get(track, 0))
    for level in range(reached + 1, game.table.track(track).goal + 1):
        if printed := printed_on(game, track, level):
            return Text(f"{level}: {printed}", style="dim")
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
        f" · {len(decks[PILE])} projects played"
        f" · bonus cards: {len(decks[BONUS])} in the deck, {len(decks[DISCARDS])} discarded",
        "dim",
    )
    return text
