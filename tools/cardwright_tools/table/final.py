"""The end of a game. In: a game that is over. Out: the points of all by kind, the winners, the best cards."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.scoring import Score, scores, winners
from cardwright_tools.table.symbols import player_style

_KINDS: Final = (
    ("Rating", "rating"),
    ("Miles", "milestones"),
    ("Awards", "awards"),
    ("Green", "greeneries"),
    ("Cities", "cities"),
    ("Cards", "cards"),
)
_BEST_CARDS: Final = 4


def score_table(game: Game, names: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
    table.add_column("", no_wrap=True)
    for title, _ in _KINDS:
        table.add_column(title, justify="right")
    table.add_column("Points", justify="right")
    table.add_column("M€", justify="right")
    best = winners(game)
    for result in sorted(scores(game), key=lambda score: (-score.total, -score.megacredits)):
        table.add_row(*_row(result, names[result.player], result.player in best))
    return table


def _row(result: Score, name: str, won: bool) -> list[Text]:
    style = player_style(result.player)
    points = [int(getattr(result, kind)) for _, kind in _KINDS]
    return [
        Text(f"{'►' if won else ' '} {name}", style=f"bold {style}" if won else style),
        *(Text(str(value), style="" if value else "dim") for value in points),
        Text(str(result.total), style="bold rgb(255,235,130)"),
        Text(str(result.megacredits), style="dim"),
    ]


def verdict(game: Game, names: Sequence[str]) -> Text:
    best = winners(game)
    if game.table.solo:
        words = (
            "You have won: the goal is reached."
            if best
            else "Lost: the goal was not reached in time."
        )
        return Text(words, style="bold")
    who = " and ".join(names[player] for player in best)
    verb = "wins" if len(best) == 1 and not who.startswith("you") else "win"
    return Text(f"{who} {verb} after {game.generation} generations.", style="bold")


def best_cards(game: Game, player: int) -> list[tuple[str, int]]:
    """Names of the cards with the most points, and how many."""
    found = sorted(scores(game)[player].by_card, key=lambda pair: -pair[1])[:_BEST_CARDS]
    return [(game.table.rules[game.table.numbers[key]].name, points) for key, points in found]
