"""What happened, in words. In: log entries of a game, who looks. Out: a line for each cause, oldest first.

What a player keeps or discards face down is counted for the others, never named.
"""

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from cardwright_runtime.kernel.log import Entry, entries
from cardwright_runtime.terraforming_mars.cards import Award, Milestone
from cardwright_runtime.terraforming_mars.changes import (
    AREA_RESERVED,
    AREAS_COUNTED_OUT,
    AUTOMA_FAILED,
    BONUS_RESOLVED,
    CARD_DISCARDED,
    CARD_KEPT,
    CARD_PLAYED,
    CARD_RESOLVED,
    CARDS_DRAWN,
    GAUGE_CHANGED,
    PASSED,
    PIECE_MOVED,
    TILE_PLACED,
    TOKENS_CHANGED,
    TRACK_MOVED,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.phases.numbers import GENERATIONS
from cardwright_tools.nouns import noun_names
from cardwright_tools.table.automa_account import (
    behind_head,
    comes_to_nothing,
    goes_on,
    head_of,
    is_its_own,
    says_by_itself,
)
from cardwright_tools.table.symbols import gauge_words, player_style

_ONCE: Final = (TILE_PLACED, CARD_PLAYED, CARD_RESOLVED, AREAS_COUNTED_OUT)
_FLOW: Final = {GENERATIONS: "Production"}


def log_since(game: Game, seen: int) -> list[Entry]:
    """Entries from the number `seen` on, oldest first."""
    return list(entries(game.log))[::-1][seen:]


def log_length(game: Game) -> int:
    return sum(1 for _ in entries(game.log))


def happenings(
    game: Game, new: Sequence[Entry], viewer: int, names: Sequence[str]
) -> list[tuple[Text, Text]]:
    """Who, and what of which cause."""
    found: list[tuple[Text, Text]] = []
    lines = lines_in(game, new)
    for line, following in zip(lines, [*lines[1:], []]):
        words = told(game, line, viewer, names)
        if words is not None:
            if comes_to_nothing(line, following):
                words[1].append(" Nothing comes of it.")
            found.append(words)
    return found


def lines_in(game: Game, new: Sequence[Entry]) -> list[list[Entry]]:
    """Entries that one line tells of: those of one cause and one player."""
    lines: list[list[Entry]] = []
    for entry in new:
        if lines and _belongs_to(game, lines[-1], entry):
            lines[-1].append(entry)
        else:
            lines.append([entry])
    return lines


def _belongs_to(game: Game, line: list[Entry], entry: Entry) -> bool:
    if is_its_own(game, line[0]) or is_its_own(game, entry):
        return goes_on(game, line, entry)
    return _line_of(line[-1]) == _line_of(entry)


def _line_of(entry: Entry) -> tuple[int, int, bool]:
    return entry.cause, entry.player, entry.what == PASSED


def told(
    game: Game, line: list[Entry], viewer: int, names: Sequence[str]
) -> tuple[Text, Text] | None:
    """Nothing where nothing came of it."""
    first = line[0]
    who = Text("")
    if first.player >= 0:
        who = Text(names[first.player], style=f"bold {player_style(first.player)}")
    if is_its_own(game, first):
        words = ", ".join(_changes(game, behind_head(game, line), viewer))
        head = head_of(game, line, _cause(game, first.cause))
        return (who, head.append(words)) if words or says_by_itself(game, line) else None
    words = ", ".join(_changes(game, line, viewer))
    # Passing is the player's own doing: nothing causes it.
    head_words = "" if first.what == PASSED else f"{_cause(game, first.cause)}: "
    return (who, Text.assemble((head_words, "bold"), words)) if words else None


def news(lines: Sequence[tuple[Text, Text]], most: int) -> Table:
    """The last of them, with a line for those left out."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    if len(lines) > most:
        table.add_row("", Text(f"… {len(lines) - most} more before these", style="dim"))
    for who, line in lines[-most:]:
        table.add_row(who, line)
    return table


def _cause(game: Game, cause: int) -> str:
    if cause < 0:
        return "Game"
    rule = game.table.rules[cause]
    if isinstance(rule, Milestone):
        return f"claims {rule.name}"
    if isinstance(rule, Award):
        return f"funds {rule.name}"
    return _FLOW.get(cause, rule.name)


def _changes(game: Game, changes: Sequence[Entry], viewer: int) -> list[str]:
    """What changed in sum, in the order in which it first changed."""
    sums: dict[tuple[int, int, int], int] = {}
    for entry in changes:
        key = (entry.what, _shown_subject(entry, viewer), entry.player)
        if entry.what in _ONCE:
            sums[key] = entry.amount
        else:
            sums[key] = sums.get(key, 0) + entry.amount
    kept = [key for key in sums if key[0] == CARD_KEPT and key[1] >= 0]
    words = [
        # Cards that were kept together are told together, where the first of them stands.
        _kept_words(game, kept) if key in kept[:1] else change_words(game, key[0], key[1], amount)
        for key, amount in sums.items()
        if (amount or key[0] in _ONCE) and key not in kept[1:]
    ]
    return [word for word in words if word]


def _kept_words(game: Game, kept: Sequence[tuple[int, int, int]]) -> str:
    *names, last = [game.table.rules[card].name for _, card, _ in kept]
    return f"kept {' and '.join(filter(None, (', '.join(names), last)))}"


def _shown_subject(entry: Entry, viewer: int) -> int:
    """Discards would fill the page even for their own player."""
    if entry.what == CARD_DISCARDED or (entry.what == CARD_KEPT and entry.player != viewer):
        return -1
    return entry.subject


def change_words(game: Game, what: int, subject: int, amount: int) -> str:
    if what == GAUGE_CHANGED:
        return f"{signed(amount)} {gauge_words(subject, amount)}"
    if what == TRACK_MOVED:
        track = game.table.track(subject)
        return f"{track.name} {signed(amount * track.unit)}"
    if what == TILE_PLACED:
        tile = noun_names("tile").get(amount, "tile")
        return f"{tile} on {game.table.board.area_name(subject)}"
    if what == CARD_PLAYED:
        return "played"
    if what in (CARD_RESOLVED, BONUS_RESOLVED):
        return "turned over"
    if what == AUTOMA_FAILED:
        return "failed action"
    if what == PIECE_MOVED:
        return f"delegate {'to' if amount > 0 else 'from'} {game.table.rules[subject].name}"
    if what == AREAS_COUNTED_OUT:
        card = game.table.cards[subject]
        return f"{card.name}, cost {card.cost}, counts out {amount} areas"
    if what == CARDS_DRAWN:
        return f"{signed(amount)} card{'s' if amount != 1 else ''}"
    if what == AREA_RESERVED:
        return f"marker on {game.table.board.area_name(subject)}"
    if what in (TOKENS_CHANGED, CARD_KEPT, CARD_DISCARDED):
        return _card_words(game, what, subject, amount)
    return "passes" if what == PASSED else ""


def _card_words(game: Game, what: int, subject: int, amount: int) -> str:
    if what == TOKENS_CHANGED:
        card = game.table.cards[subject]
        return f"{signed(amount)} {noun_names('token').get(card.holds, '')} on {card.name}"
    verb = "kept" if what == CARD_KEPT else "discarded"
    if subject < 0:
        return f"{verb} {amount} card{'s' if amount != 1 else ''}"
    return f"{verb} {game.table.rules[subject].name}"


def signed(amount: int) -> str:
    return f"{amount:+d}".replace("-", "−")
