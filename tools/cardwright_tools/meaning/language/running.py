"""Steps at work: whose they are, on which card they stand, and what happened in their block. In: a position. Out: what the steps speak of."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cardwright.rules.nodes import Amount, Condition, Event, Gauge, Node, Step
from cardwright_tools.meaning.language.asking import Run
from cardwright_tools.meaning.language.book import Book, name_of
from cardwright_tools.meaning.language.position import NOBODY, Player, Position

if TYPE_CHECKING:
    from cardwright_tools.meaning.language.happened import Happened


class NotPlayed(Exception):
    """Words that can be said, but that no game carries out yet."""

    def __init__(self, node: Node) -> None:
        super().__init__(type(node).__name__)
        self.node = node


@dataclass(slots=True)
class Running:
    """`player` carries the steps out, `card` is "this card", `do` is how a block of steps is carried out."""

    book: Book
    position: Position
    player: int
    card: str
    do: "Callable[[tuple[Step, ...], Running], Run]"
    play: "Callable[[str, Running, int, bool], Run]"
    """How a card of the hand is played, for so much less, its requirement perhaps set aside."""
    act: "Callable[[str, Running], Run]"
    """How the action of a card is used."""
    holds: "Callable[[Condition, Running], bool]"
    """Whether a condition holds."""
    come_to: "Callable[[Amount, Running], int]"
    """How much an amount is."""
    x: int | None = None
    """The number that was chosen for this block."""
    revealed: list[str] = field(default_factory=list)
    unforeseen: frozenset[type[Step]] = frozenset()
    """What has revealed cards, or was to play one of these, that nobody knew when the steps at work were decided on."""
    shown: tuple[list[str], ...] = ()
    """What blocks around this one have revealed, the nearest first."""
    placed: str = ""
    """The area of the tile that this block placed last."""
    actor: int = NOBODY
    """Who set the block off."""
    owner: int = NOBODY
    """Whose card it is, where others act on its behalf."""
    less: int = 0
    """How much less the project at work costs."""
    printed: bool = False
    """Tags that stand for any one do not serve their player here."""
    played: str = ""
    """The card that the event spoke of."""
    happened: "Happened | None" = None
    answered: Event | None = None
    """What set the block off, and as what it is answered."""
    spoken: str | None = None
    """The card that a step of the block was about last; empty where such a step found none."""

    @property
    def me(self) -> Player:
        return self.position["players"][self.player]

    whom: int | None = None
    """The player whom a step of the block was about last; nobody where such a step found none."""

    @property
    def that_player(self) -> int:
        """Who was spoken of last: who set the block off, or whom a step was about."""
        return self.actor if self.whom is None else self.whom

    @property
    def it(self) -> str:
        """The card that was spoken of last: by the event, or by a step."""
        return self.played if self.spoken is None else self.spoken

    @property
    def lying_revealed(self) -> list[str]:
        """What this block has revealed, or else one around it, without what somebody has taken since."""
        for cards in (self.revealed, *self.shown):
            lying = [card for card in cards if not self.lies_anywhere(card)]
            if lying:
                return lying
        return []

    def lies_anywhere(self, card: str) -> bool:
        """In a hand, in play or in a pile."""
        places = [self.position["deck"], self.position["discards"]]
        for player in self.position["players"]:
            places += [player["hand"], player["tableau"], player["events"]]
            places.append([card for _, card in player["beneath"]])
        return any(card in place for place in places)

    def lay_aside(self) -> None:
        """What is still revealed when its block is done is discarded."""
        lying = [card for card in self.revealed if not self.lies_anywhere(card)]
        self.position["discards"] += lying
        self.revealed = []

    def other(self, position: Position, player: int, card: str) -> "Running":
        """Steps of another block begin with nothing chosen, revealed or placed."""
        how = (self.do, self.play, self.act, self.holds, self.come_to)
        return Running(self.book, position, player, card, *how)

    def level(self, gauge: Gauge) -> int:
        """Where a gauge stands: a track for all, the generation too, everything else for its player."""
        if gauge.noun.category == "track":
            return self.position["tracks"][gauge.noun.id]
        if gauge.noun.category == "period" and gauge.noun.id == "generation":
            return self.position["generation"]
        return level_of(self.me, name_of(gauge))

    def own_area(self) -> str:
        """The area of the map where the tile lies that this card placed last; empty where it placed none. What nobody owns is no card's."""
        if not self.card:
            return ""
        tiles = self.position["tiles"]
        said_of, own = self.book.said_of, [t for t in tiles if t["placed_by"] == self.card]
        owned = [tile for tile in own if not said_of("tile", tile["tile"]).has("unowned")]
        placed = (tile["area"] for tile in reversed(owned))
        return next((area for area in placed if area in self.book.map), "")


def level_of(player: Player, gauge: str) -> int:
    """Two numbers are not kept but read off the productions."""
    productions = [n for name, n in player["gauges"].items() if name.endswith(" production")]
    if gauge == "raised_productions":
        return sum(number > 0 for number in productions)
    if gauge == "highest_production":
        return max(productions)
    return player["gauges"].get(gauge, 0)


def change(player: Player, gauge: str, by: int) -> None:
    """A gauge goes up or down; the game remembers for this generation what went up."""
    player["gauges"][gauge] = player["gauges"].get(gauge, 0) + by
    if by > 0 and gauge not in player["raised"]:
        player["raised"].append(gauge)
