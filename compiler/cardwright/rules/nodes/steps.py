"""One thing that happens: a class for each verb of the grammar."""

from typing import Annotated, TypeAlias

from cardwright.rules.nodes.amounts import Amount
from cardwright.rules.nodes.conditions import Condition
from cardwright.rules.nodes.cards import CardKind
from cardwright.rules.nodes.carrying_out import (
    DiscardIt,
    DiscardPlayed,
    DiscardThis,
    PlayFromHand,
    PlayRevealed,
    PutBeneath,
    Repeat,
    TakeBack,
    TakeCard,
    TakeFromBeneath,
    UseAction,
    UseEffect,
    UseProject,
)
from cardwright.rules.nodes.changes import OrGauges
from cardwright.rules.nodes.events import Event
from cardwright.rules.nodes.gauge import Gauge
from cardwright.rules.nodes.lasting import Lasting, Limit as Limit
from cardwright.rules.nodes.on_areas import (
    GainPlacementBonus,
    Place,
    Reserve,
    TakeMarker,
    TakeTile,
)
from cardwright.rules.nodes.pieces import Recall, Replace, Send
from cardwright.rules.nodes.places import Holder
from cardwright.rules.nodes.players import Players as Players, ThanYou as ThanYou
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
    players: Players | None = None


@dataclass(frozen=True, slots=True)
class Steal(Node):
    """steal up to 2 steel from any player; steal 2 steel from each opponent. Without `up_to`, as much as there is."""

    amount: Amount
    resource: Annotated[Noun, of("resource")]
    up_to: bool = False
    players: Players | None = None


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
    """draw 4 cards, keep 2; of a description, only such may be kept. `up_to`: or fewer. `deck`: a type of card that has its own; `buys_others`:
    each of the others is bought or discarded
    """

    amount: Amount
    keep: Amount
    cards: CardKind = CardKind()
    deck: Annotated[Noun | None, of("quality"), Written("quality")] = None
    buys_others: Annotated[bool, Written("buy_others")] = False
    up_to: bool = False


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
    """discard 1 card; `at_random`: nobody chooses which"""

    amount: Amount
    cards: CardKind = CardKind()
    at_random: bool = False


@dataclass(frozen=True, slots=True)
class Transfer(Node):
    """transfer 1 card to that player: out of the hand into theirs; `at_random`: nobody chooses which"""

    amount: Amount
    cards: CardKind
    players: Players
    at_random: bool = False


@dataclass(frozen=True, slots=True)
class TransferCard(Node):
    """transfer it to next player: one card, out of the hand into theirs, or from before one player before another. Without `it`,
    this card.
    """

    players: Players
    it: Annotated[bool, Written("the_card")] = False


@dataclass(frozen=True, slots=True)
class Option(Node):
    steps: "tuple[Step, ...]"
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class Choose(Node):
    """choose one: exactly one option that is possible; choose 2: one, and after it another one"""

    options: tuple[Option, ...]
    number: int = 1


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
    """for the next 2 cards: these effects hold for the next cards its player plays in this generation"""

    lasting: tuple[Lasting, ...]
    number: int = 1


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
    less: Amount | None = None
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
    | PutBeneath
    | TakeFromBeneath
    | TransferCard
    | DiscardIt
    | DiscardPlayed
    | Repeat
    | DiscardThis
    | TakeBack
    | TakeCard
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
