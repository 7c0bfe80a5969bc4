"""What cards wait for. In: nothing. Out: something that happened, and whether somebody is meant who did it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias, assert_never

from cardwright.rules.nodes import Who
from cardwright_tools.meaning.language.position import NOBODY
from cardwright_tools.meaning.language.running import Running

How: TypeAlias = Literal["", "up", "lost", "paid", "removed"]


@dataclass(frozen=True, slots=True)
class Happened:
    """`by` did it. `card` is played or paid for; `things` the kind or project paid for, or the verb performed on `noun`.

    `draws`, `discards` and `buys` are told of each card, and of all together without one. Of a change `things` is the gauge or track, `whose` the player who has more or less of it, `much` how much it was.
    """

    what: Literal[
        "plays",
        "places",
        "pays",
        "gains",
        "moment",
        "performs",
        "changes",
        "draws",
        "discards",
        "buys",
        "takes back",
        "takes marker",
        "from neighbour",
        "uses",
    ]
    by: int = NOBODY
    card: str = ""
    tile: str = ""
    area: str = ""
    cost: int = 0
    things: tuple[str, ...] = ()
    bonuses: tuple[str, ...] = ()
    noun: str = ""
    whose: int = NOBODY
    much: int | None = None
    how: How = ""
    before: bool = False
    """It is about to happen."""
    as_bonus: bool = False
    """An area gives it."""


def is_meant(who: Who, player: int, now: Running) -> bool:
    """`you` is the player whose card waits."""
    match who:
        case "you":
            return player == now.player
        case "opponent":
            return player != now.player
        case "anyone":
            return True
    assert_never(who)
