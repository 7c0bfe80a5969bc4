"""Effects that hold as long as a card is in play, or for the next card."""

from typing import Annotated, Literal, TypeAlias

from cardwright.rules.nodes.amounts import Amount
from cardwright.rules.nodes.cards import CardKind
from cardwright.rules.nodes.conditions import Condition
from cardwright.rules.nodes.gauge import Gauge
from cardwright.rules.nodes.roles import Written, of
from cardwright.source import Node
from cardwright.values import dataclass
from cardwright.vocabulary.noun import Noun


@dataclass(frozen=True, slots=True)
class Limit(Node):
    """`once per generation`: how often at most in such a time; `as many times per generation as city of yours`: as often as is counted, and no
    `times`. `together`: by all players. (A Count speaks of events itself, so that it is no more than a Node here.)
    """

    times: int
    period: Annotated[Noun, of("period")]
    together: Annotated[bool, Written("for_everyone")] = False
    count: Node | None = None


@dataclass(frozen=True, slots=True)
class Discount(Node):
    """`discount 3 on earth cards`; a Noun is a project or a category of projects. What is counted is counted whenever it is asked for.
    `limit`: only the first so many in such a time.
    """

    amount: Amount
    on: Annotated[CardKind | Noun, of("project", "kind"), Written("target")]
    limit: Limit | None = None


@dataclass(frozen=True, slots=True)
class ValueIs(Node):
    """`titanium_value is 1 higher`, `greenery_price is 7`: a number of the game that differs for one player."""

    value: Annotated[Noun, of("value")]
    amount: Amount
    shift: Literal["to", "higher", "lower"] = "to"


@dataclass(frozen=True, slots=True)
class PaysFor(Node):
    """`heat pays for megacredits`: one unit for one unit, this way only."""

    resource: Annotated[Noun, of("resource")]
    instead_of: Annotated[Noun, of("resource")]


@dataclass(frozen=True, slots=True)
class StockPays(Node):
    """`plant pays 2 megacredits for building cards`: what one has of it may be spent on them, or on standard projects, at that worth."""

    resource: Annotated[Noun, of("resource")]
    amount: Amount
    money: Annotated[Noun, of("resource")]
    on: Annotated[CardKind | Noun, of("project", "kind"), Written("target")] = CardKind()
    limit: Limit | None = None


@dataclass(frozen=True, slots=True)
class CardPays(Node):
    """`this card pays 2 megacredits per microbe for plant cards`: what lies on it may be spent on them, or on standard projects."""

    amount: Amount
    money: Annotated[Noun, of("resource")]
    resource: Annotated[Noun, of("token")]
    on: Annotated[CardKind | Noun, of("project", "kind"), Written("target")] = CardKind()
    limit: Limit | None = None


# Who plays such a card, or carries out such a project, uses them: there may be only so many in a time.
OnSomeCards: TypeAlias = Discount | StockPays | CardPays


@dataclass(frozen=True, slots=True)
class Protect(Node):
    """Opponents may not remove these resources or lower these productions; with `on_this_card`, nobody may remove them from this card;
    with `cards`, opponents may not remove them from such cards of one's own.
    """

    gauges: Annotated[tuple[Gauge, ...], of("resource", also=("token",))] = ()
    on_this_card: Annotated[bool, Written("protected_on")] = False
    cards: CardKind | None = None


@dataclass(frozen=True, slots=True)
class While(Node):
    """`while 3 science tags`: these effects hold as long as that does. An action or a `whenever` below it has it as its condition."""

    condition: Condition
    lasting: "tuple[Lasting, ...]"


Lasting: TypeAlias = Discount | ValueIs | PaysFor | StockPays | CardPays | Protect | While
