"""What an automa did, step by step. In: log entries. Out: lines that say which card it turned over, how each cube moved and why, and what came of it."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from cardwright_runtime.kernel.log import Entry, entries
from cardwright_runtime.terraforming_mars.automa.kinds import AutomaTrack
from cardwright_runtime.terraforming_mars.automa.turn import tags_of
from cardwright_runtime.terraforming_mars.cards import Track
from cardwright_runtime.terraforming_mars.changes import (
    BONUS_RESOLVED,
    CARD_RESOLVED,
    GENERATION_BEGUN,
    PASSED,
    TRACK_MOVED,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.noun_ids import id_of
from cardwright_runtime.terraforming_mars.rule import REACHES, WHEN_NAMED

_TURNED_OVER: Final = (CARD_RESOLVED, BONUS_RESOLVED)
_INDENT: Final = "  "
_ICON: Final = "◦"
_BEHIND: Final = "■"
_AHEAD: Final = "·"


def is_its_own(game: Game, entry: Entry) -> bool:
    return game.table.automa >= 0 and entry.player == game.table.automa and entry.what != PASSED


def goes_on(game: Game, line: Sequence[Entry], entry: Entry) -> bool:
    """A card turned over and each step of a cube begin a line; what a space brings stands behind its cube."""
    first, last = line[0], line[-1]
    if entry.what in _TURNED_OVER or _moves_cube(game, entry) or first.what in _TURNED_OVER:
        return False
    if not is_its_own(game, first) or not is_its_own(game, entry):
        return False
    return entry.cause == last.cause or _moves_cube(game, first) and _comes_of_space(game, entry)


def _moves_cube(game: Game, entry: Entry) -> bool:
    return entry.what == TRACK_MOVED and entry.subject in game.table.automa_rules.tracks


def _comes_of_space(game: Game, entry: Entry) -> bool:
    """Of its board, or of a bonus of the planet that the space led to."""
    return entry.cause >= 0 and isinstance(game.table.rules[entry.cause], (AutomaTrack, Track))


def says_by_itself(game: Game, line: Sequence[Entry]) -> bool:
    """Its head tells what happened."""
    return line[0].what in _TURNED_OVER or _moves_cube(game, line[0])


def comes_to_nothing(line: Sequence[Entry], following: Sequence[Entry]) -> bool:
    """A card turned over, behind which the next one comes at once, or the end of the round."""
    is_over = bool(following) and following[0].what in (*_TURNED_OVER, PASSED)
    return line[0].what in _TURNED_OVER and is_over


def behind_head(game: Game, line: Sequence[Entry]) -> Sequence[Entry]:
    """What its head does not tell."""
    return line[1:] if says_by_itself(game, line) else line


def head_of(game: Game, line: Sequence[Entry], cause: str) -> Text:
    """What stands before the changes of a line: the card with its tags or its words, the space with what is printed there."""
    first = line[0]
    rule = game.table.rules[first.subject] if first.what in _TURNED_OVER else None
    if first.what == CARD_RESOLVED:
        tags = [id_of("tag", tag) for tag in tags_of(game, game.table.cards[first.subject])]
        words = ", ".join(name.removesuffix("_symbol") for name in tags) or "no tags"
        assert rule is not None
        return Text.assemble("turns over ", (rule.name, "bold"), f" ({words})")
    if rule is not None:
        said = rule.texts.blocks.get(WHEN_NAMED, "").partition(": ")[2]
        return Text.assemble("turns over ", (rule.name, "bold"), (f": {said}", "dim"))
    if _moves_cube(game, first):
        return _space(game, first).append(" → " if len(line) > 1 else "")
    return Text.assemble(_INDENT, (f"{cause}: ", "bold"))


def _space(game: Game, entry: Entry) -> Text:
    level, furthest = _standing(game, entry)
    text = Text(f"{_INDENT}{track_heading(game, entry.subject)} {level}")
    if entry.amount < 0:
        return text.append(" (a step back)", "dim")
    printed = printed_on(game, entry.subject, level)
    if level <= furthest and printed:
        text.append(" (it was here before)", "dim")
    elif printed:
        text.append(f": {printed}", "dim")
    return text


def track_heading(game: Game, track: int) -> str:
    """Its name bears the article of a sentence; before a number it has none."""
    return game.table.track(track).name.removeprefix("the ")


def printed_on(game: Game, track: int, level: int) -> str:
    """What a space says; empty where nothing stands there."""
    for rule in game.table.automa_rules.tracks[track]:
        if level in rule.levels:
            said = rule.texts.blocks.get(REACHES + rule.levels.index(level), "")
            return (said.partition(": ")[2] or said).rstrip(".")
    return ""


def _standing(game: Game, until: Entry) -> tuple[int, int]:
    """The position of the cube after an entry, and the farthest before it."""
    moves = [entry.amount for entry in entries(until) if _is_of(entry, until.subject)][::-1]
    level, furthest = 0, 0
    for amount in moves[:-1]:
        level += amount
        furthest = max(furthest, level)
    return level + moves[-1], furthest


def _is_of(entry: Entry, track: int) -> bool:
    return entry.what == TRACK_MOVED and entry.subject == track


def bar(game: Game, track: int, level: int, style: str) -> Text:
    """The spaces of a track, with a mark where something stands."""
    marked = {icon for rule in game.table.automa_rules.tracks[track] for icon in rule.levels}
    line = Text(_BEHIND * level, style=style)
    for place in range(level + 1, game.table.track(track).goal + 1):
        line.append(_ICON if place in marked else _AHEAD, "dim")
    return line


def bar_after(game: Game, entry: Entry, style: str) -> Text | None:
    """The track as it was after a step of its cube; None of anything else."""
    if not _moves_cube(game, entry):
        return None
    return bar(game, entry.subject, _standing(game, entry)[0], style)


def last_round(game: Game) -> list[Entry]:
    """What has been logged since a generation began in which the automa turned over a card."""
    found: list[Entry] = []
    for entry in entries(game.log):
        if entry.what == GENERATION_BEGUN and any(one.what in _TURNED_OVER for one in found):
            break
        found.append(entry)
    return found[::-1]
