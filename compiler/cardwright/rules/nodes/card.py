"""One item with all that it says: a card, and equally a corporation, a board, a track, a milestone, a standard project."""

from collections.abc import Iterable, Iterator
from typing import Annotated

from cardwright.rules.nodes.clauses import Clause, Whenever
from cardwright.rules.nodes.conditions import Condition
from cardwright.rules.nodes.gauge import Gauge
from cardwright.rules.nodes.lasting import Lasting
from cardwright.rules.nodes.roles import of
from cardwright.rules.nodes.steps import ByPlayers
from cardwright.source import NOWHERE, Node, Span
from cardwright.values import dataclass, field
from cardwright.vocabulary.noun import Field, Noun


@dataclass(frozen=True, slots=True)
class Stock(Node):
    """What a corporation starts with: so much of a gauge."""

    amount: int
    gauge: Annotated[Gauge, of("resource", also=("counter",))]


@dataclass(frozen=True, slots=True)
class Printed(Node):
    """Text as printed on somebody's card, to be compared with the wording of the rule."""

    language: str
    text: str


@dataclass(frozen=True, slots=True)
class Allow(Node):
    """A finding that the author allows, with the reason."""

    slug: str
    reason: str


@dataclass(frozen=True, slots=True)
class Card(Node):
    kind: Noun
    id: str
    name: str
    path: str
    set_id: str
    fields: tuple[Field, ...] = ()
    requires: tuple[Condition, ...] = ()
    starts: tuple[Stock, ...] = ()
    clauses: tuple[Clause, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    printed: tuple[Printed, ...] = ()
    allows: tuple[Allow, ...] = ()
    formerly: tuple[str, ...] = ()
    python: str = ""
    damaged: bool = False
    """Some line of it could not be read, so that it says less than its author meant."""
    id_span: Span = field(default=NOWHERE, compare=False, repr=False)
    python_span: Span = field(default=NOWHERE, compare=False, repr=False)

    def field(self, name: str) -> Field | None:
        return next((f for f in self.fields if f.name == name), None)

    def number_in(self, name: str, default: int = 0) -> int:
        """First number of a field."""
        field = self.field(name)
        return next((v for v in field.values if isinstance(v, int)), default) if field else default

    def text_in(self, name: str) -> str:
        """First value of a field as text."""
        field = self.field(name)
        return str(field.values[0]) if field and field.values else ""

    def nouns_in(self, name: str) -> tuple[Noun, ...]:
        field = self.field(name)
        return tuple(v for v in field.values if isinstance(v, Noun)) if field else ()


def whenevers_of(card: Card) -> tuple[Whenever, ...]:
    """Those that hold as long as it is in play, and those that hold for a time, in the order in which they are written."""
    return tuple(_whenevers_in(card.clauses))


def answers_for_others(card: Card) -> tuple[Whenever, ...]:
    """Those that last for whoever carries out steps that are not its own player's: `any opponent`, `this game`, `whenever ...`."""
    others = (node for node in card.walk() if isinstance(node, ByPlayers))
    return tuple(node for steps in others for node in steps.walk() if isinstance(node, Whenever))


# Where steps stand below others. Checks ask for the whenevers of all cards, so that no more than these is looked through.
_BELOW = ("answers", "steps", "options", "otherwise")


def _whenevers_in(nodes: Iterable[Node]) -> Iterator[Whenever]:
    for node in nodes:
        if isinstance(node, Whenever):
            yield node
        for name in _BELOW:
            yield from _whenevers_in(getattr(node, name, ()))
