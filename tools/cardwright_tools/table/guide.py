"""What can be typed. In: nothing. Out: the page behind `?`."""

from typing import Final

from rich.table import Table
from rich.text import Text

_PAGE: Final = (
    ("a number", "the choice of this number; on the map, the area that carries it"),
    ("a name", "the choice of this name; its beginning is enough, or nearly right"),
    ("p, e, y, n", "pass, end the turn, yes, no, where they are choices"),
    ("u, undo", "take back your last answer, unless something hidden was seen since"),
    ("hint", "what looks best one step ahead"),
    ("h, hand", "your cards with all they say, and why some cannot be played"),
    ("c NAME, card NAME", "any card, bonus card, milestone, award or project as a picture"),
    ("why NAME", "the same; with why you cannot play it, if you hold it"),
    ("b, board", "the map, the tracks, milestones and awards"),
    ("players", "stocks, production and played cards of all"),
    (
        "automa, bot",
        "the board of MarsBot: its tracks, what moves them and what comes next, where it plays",
    ),
    ("slow", "what MarsBot did in its last round, step by step, where it plays"),
    ("committee", "parties, delegates, events and what they would do, where these are played"),
    ("l, log", "what happened, and because of what"),
    ("q, quit", "leave; the game is saved after every step"),
)


def guide() -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for typed, meaning in _PAGE:
        table.add_row(Text(typed, style="bold rgb(255,235,130)"), Text(meaning))
    return table
