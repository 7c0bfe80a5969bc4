"""How a game stands, as plain dictionaries that anybody can print. In: nothing. Out: the shapes of a position, and a copy of one."""

from typing import TYPE_CHECKING, TypeVar, TypedDict, cast

if TYPE_CHECKING:
    from cardwright_tools.meaning.language.answers import Effect, HeldBack

NOBODY = -1
# The neutral role in politics.
NEUTRAL = -2


class Player(TypedDict):
    """`gauges` are told by their words: `plant`, `plant production`, `rating`."""

    gauges: dict[str, int]
    raised: list[str]
    """Gauges that went up in this generation."""
    hand: list[str]
    tableau: list[str]
    """Cards lying open, in the order in which they came into play; an event lies here while it is played."""
    events: list[str]
    """Events that were played: they lie face down."""
    beneath: list[tuple[str, str]]
    """A card, and one that lies face down beneath it."""
    resources: dict[str, int]
    """How many resources lie on each card that can hold some."""
    reserved: list[str]
    """Areas with this player's marker."""
    taken: list[str]
    """Markers that this player took from areas."""
    offices: list[str]
    """Offices that this player holds, but those of pieces."""
    limited: list[tuple[str, int, str]]
    """Each limited answer given: the card, which of its `whenever`, the time after which it may be given again."""
    done: list[tuple[str, int, str, int]]
    """What cards count of what was done: the card, which of its counts, in which time, how often or how much."""
    used: list[str]
    """Cards whose action was used, as often as it was."""
    next_card: list[tuple[str, int]]
    """Cards whose effects `for the next 2 cards` still wait for them, and for how many."""
    timed: list[tuple[str, int, str]]
    """Effects for a time: the card, which of those it has, the time; empty until something happens."""


class Tile(TypedDict):
    tile: str
    area: str
    owner: int
    placed_by: str


class Politics(TypedDict):
    bodies: list[str]
    """Clockwise."""
    pieces: list[tuple[str, int]]
    """The body of each, and whose it is."""
    leaders: dict[str, int]
    ruling: str
    dominant: str
    head: int
    lobby: list[int]
    """Whose piece waits there."""


class Position(TypedDict):
    players: list[Player]
    active: int
    """Whose turn it is."""
    first: int
    """Who begins in this generation."""
    tracks: dict[str, int]
    generation: int
    tiles: list[Tile]
    markers: list[tuple[str, str]]
    """Areas with a bonus that was put there."""
    milestones: list[tuple[str, int]]
    """Who claimed which."""
    awards: list[tuple[str, int]]
    """Who funded which."""
    deck: list[str]
    """The next card first."""
    discards: list[str]
    politics: Politics
    aftermath: "list[Effect]"
    """What changes have set off, until the deed is done."""
    coming: list[int]
    """How much of each change comes that waits for what stands before it, the innermost last."""
    held_back: "list[HeldBack]"
    """Changes that wait for what stands before them, until the deed is done."""


def no_politics() -> Politics:
    return {
        "bodies": [],
        "pieces": [],
        "leaders": {},
        "ruling": "",
        "dominant": "",
        "head": NOBODY,
        "lobby": [],
    }


def copy_of(position: Position) -> Position:
    """With lists and dictionaries of its own; a tile that lies is never changed, only taken away."""
    copied = _one_more(position)
    copied["players"] = [_one_more(player) for player in position["players"]]
    copied["politics"] = _one_more(position["politics"])
    return copied


Part = TypeVar("Part", Position, Player, Politics)


def _one_more(part: Part) -> Part:
    parts = {
        name: value.copy() if isinstance(value, (list, dict)) else value
        for name, value in part.items()
    }
    return cast(Part, parts)
