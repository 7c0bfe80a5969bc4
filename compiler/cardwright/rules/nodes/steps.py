"""One thing that happens: a class for each verb of the grammar."""

from typing import Annotated, Literal, TypeAlias

from cardwright.rules.nodes.amounts import Amount, Fixed
from cardwright.rules.nodes.conditions import Condition, HasCount, Relation
from cardwright.rules.nodes.cards import CardKind
from cardwright.rules.nodes.carrying_out import (
    DiscardPlayed,
    DiscardThis,
    PlayFromHand,
    PlayRevealed,
    Repeat,
    TakeBack,
    UseAction,
    UseEffect,
    UseProject,
)
from cardwright.rules.nodes.changes import OrGauges
from cardwright.rules.nodes.counts import Count
from cardwright.rules.nodes.events import Event
from cardwright.rules.nodes.gauge import Gauge
from cardwright.rules.nodes.lasting import Lasting
from cardwright.rules.nodes.on_areas import (
    GainPlacementBonus,
    Place,
    Reserve,
    TakeMarker,
    TakeTile,
)
from cardwright.rules.nodes.pieces import Recall, Replace, Send
from cardwright.rules.nodes.places import Holder, Where
from cardwright.rules.nodes.roles import DONE_TO, Written, of
from cardwright.source import Node
from cardwright.values import dataclass
from cardwright.vocabulary.noun import Noun


@dataclass(frozen=True, slots=True)
class Gain(Node):
    """gain 2 plants"""

    amount: Amount
    gauge: Annotated[Gauge, of("resource", also=("counter",))]
    others: OrGauges = ()


@dataclass(frozen=True, slots=True)
class GainAny(Node):
    """gain 2 resources: of those that a player owns, each of a kind that he chooses"""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Lose(Node):
    """lose 1 plant"""

    amount: Amount
    gauge: Annotated[Gauge, of("resource", also=("counter",))]
    others: OrGauges = ()


@dataclass(frozen=True, slots=True)
class Price(Node):
    """`source` None: from the own stock. `using`: resources that pay at their value."""

    amount: Amount
    resource: Annotated[Noun, of("resource", also=("token",))]
    source: Holder | None = None
    using: Annotated[tuple[Noun, ...], of("resource")] = ()


@dataclass(frozen=True, slots=True)
class Pay(Node):
    """pay 1 plant or 1 steel"""

    prices: tuple[Price, ...]


@dataclass(frozen=True, slots=True)
class Increase(Node):
    """increase plant production 2"""

    gauge: Annotated[Gauge, of("resource", also=("counter",))]
    amount: Amount
    others: OrGauges = ()


@dataclass(frozen=True, slots=True)
class Decrease(Node):
    """decrease heat production 1 of any player"""

    gauge: Annotated[Gauge, of("resource", also=("counter",))]
    amount: Amount
    any_player: Annotated[bool, Written("whose")] = False
    others: OrGauges = ()


@dataclass(frozen=True, slots=True)
class Raise(Node):
    """raise temperature 1; `for_nobody`: nobody gains by it"""

    track: Annotated[Noun, of("track")]
    amount: Amount
    others: Annotated[tuple[Noun, ...], of("track"), Written("or_tracks")] = ()
    for_nobody: bool = False


@dataclass(frozen=True, slots=True)
class Lower(Node):
    """lower temperature 2"""

    track: Annotated[Noun, of("track")]
    amount: Amount
    others: Annotated[tuple[Noun, ...], of("track"), Written("or_tracks")] = ()


@dataclass(frozen=True, slots=True)
class Remove(Node):
    """remove up to 3 plants from any player. Several resources are alternatives. `players`: only from one of those, or from each."""

    amount: Amount
    resources: Annotated[tuple[Noun, ...], of("resource", also=("token",))]
    holder: Holder = Holder("any_player")
    up_to: bool = False
    players: "Players | None" = None


@dataclass(frozen=True, slots=True)
class Steal(Node):
    """steal up to 2 steel from any player; steal 2 steel from each opponent. Without `up_to`, as much as there is."""

    amount: Amount
    resource: Annotated[Noun, of("resource")]
    up_to: bool = False
    players: "Players | None" = None


@dataclass(frozen=True, slots=True)
class Add(Node):
    """add 1 animal to this card. `resource` None: whatever that card holds."""

    amount: Amount
    resource: Annotated[Noun | None, of("token"), Written("add_what")]
    holder: Holder
    others: Annotated[tuple[Noun, ...], of("token"), Written("or_tokens")] = ()


@dataclass(frozen=True, slots=True)
class Prevent(Node):
    """prevent that: what the block comes before; prevent half of that: so much of it"""

    amount: Amount | None = None


@dataclass(frozen=True, slots=True)
class Draw(Node):
    """draw 2 cards; of a description, as many as must be turned over, and the others are discarded"""

    amount: Amount
    cards: CardKind = CardKind()


@dataclass(frozen=True, slots=True)
class DrawSome(Node):
    """draw 4 cards, keep 2; of a description, only such may be kept. `deck`: a type of card that has its own; `buys_others`: each of
    the others is bought or discarded
    """

    amount: Amount
    keep: Amount
    cards: CardKind = CardKind()
    deck: Annotated[Noun | None, of("quality"), Written("quality")] = None
    buys_others: Annotated[bool, Written("buy_others")] = False


@dataclass(frozen=True, slots=True)
class DrawToBuy(Node):
    """draw 1 card, buy or discard"""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Reveal(Node):
    """reveal 1 card; it is discarded when the block is done"""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Discard(Node):
    """discard 1 card"""

    amount: Amount
    cards: CardKind = CardKind()


@dataclass(frozen=True, slots=True)
class Transfer(Node):
    """transfer 1 card to that player: out of the hand into theirs"""

    amount: Amount
    cards: CardKind
    players: "Players"


@dataclass(frozen=True, slots=True)
class Option(Node):
    steps: "tuple[Step, ...]"
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class Choose(Node):
    """choose one: exactly one option that is possible"""

    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class FirstPossible(Node):
    """first possible of: the first option whose condition holds and whose steps can be carried out"""

    options: tuple[Option, ...]
    otherwise: "tuple[Step, ...]" = ()


@dataclass(frozen=True, slots=True)
class May(Node):
    """may: all of the steps or none"""

    steps: "tuple[Step, ...]"


@dataclass(frozen=True, slots=True)
class Afterwards(Node):
    """afterwards: after all that stands above"""

    steps: "tuple[Step, ...]"


@dataclass(frozen=True, slots=True)
class If(Node):
    condition: Condition
    steps: "tuple[Step, ...]"
    otherwise: "tuple[Step, ...]" = ()


@dataclass(frozen=True, slots=True)
class ForNextCard(Node):
    """for the next card: these effects hold for the next card its player plays in this generation"""

    lasting: tuple[Lasting, ...]


@dataclass(frozen=True, slots=True)
class Limit(Node):
    """`once per generation`: how often at most in such a time."""

    times: int
    period: Annotated[Noun, of("period")]
    together: Annotated[bool, Written("for_everyone")] = False
    """By all players together."""


@dataclass(frozen=True, slots=True)
class Whenever(Node):
    """`before`: the steps come before what the event says, which may be prevented."""

    event: Event
    steps: "tuple[Step, ...]"
    condition: Condition | None = None
    limit: Limit | None = None
    before: bool = False


@dataclass(frozen=True, slots=True)
class ForATime(Node):
    """this generation; until you place city: what is below holds so long, and each time that it is said once more."""

    lasting: tuple[Lasting, ...]
    answers: tuple[Whenever, ...]
    period: Annotated[Noun | None, of("period")] = None
    until: Event | None = None


PlayersKind: TypeAlias = Literal[
    "each_one",
    "any_one",
    "with_most",
    "with_second_most",
    "with_least",
    "that_player",
    "its_owner",
    "so_often",
    "each_owner",
    "first_player",
    "next_player",
]


@dataclass(frozen=True, slots=True)
class ThanYou(Node):
    """`with more plants than you`, `with fewer ...`, `with as many ... as you`: each has his own."""

    relation: Relation
    count: Count


@dataclass(frozen=True, slots=True)
class Players(Node):
    """each opponent; each opponent with 3 cities; player with most cities.

    `count` is what those who have most or least of it are found by, and nobody has second most where several have most; `having`:
    only who has so many; `often`: oneself, so many times over; whoever owns each `tile` that lies somewhere, once for each.
    """

    kind: PlayersKind
    opponents: Annotated[bool, Written("opponents_only")] = False
    count: Count | None = None
    often: Annotated[Amount | None, Written("so_often")] = None
    tile: Annotated[Noun | None, of("tile")] = None
    where: tuple[Where, ...] = ()
    having: Annotated[HasCount | None, Written("such")] = None
    than_you: "ThanYou | None" = None


@dataclass(frozen=True, slots=True)
class ByPlayers(Node):
    """each opponent: these players carry out the steps, each for himself and as far as he can"""

    players: Players
    steps: "tuple[Step, ...]"


@dataclass(frozen=True, slots=True)
class Perform(Node):
    """perform survey land: a `whenever` can wait for it; perform fund award, free: what the game itself lets players do, or does"""

    trigger: Annotated[Noun, of("trigger", "deed")]
    noun: Annotated[Noun | None, of(*DONE_TO)] = None
    less: int = 0
    free: Annotated[bool, Written("at_no_cost")] = False


Step: TypeAlias = (
    Gain
    | GainAny
    | GainPlacementBonus
    | Lose
    | Pay
    | Increase
    | Decrease
    | Raise
    | Lower
    | Place
    | TakeTile
    | TakeMarker
    | Remove
    | Steal
    | Add
    | Reserve
    | Send
    | Recall
    | Replace
    | Prevent
    | Draw
    | DrawSome
    | DrawToBuy
    | Reveal
    | Discard
    | Transfer
    | DiscardPlayed
    | Repeat
    | DiscardThis
    | TakeBack
    | PlayFromHand
    | PlayRevealed
    | UseAction
    | UseEffect
    | UseProject
    | Choose
    | FirstPossible
    | May
    | Afterwards
    | If
    | ForNextCard
    | ForATime
    | ByPlayers
    | Perform
)
