"""Where an expression stands. In: the game's shapes and the words in reach. Out: what the planning files pass around."""

from dataclasses import dataclass

from cardwright.plan.expressions import Attribute, Call, Expression, Name
from cardwright.plan.shapes import Shapes
from cardwright.rules.nodes import Node

GAME = Name("game")
FRAME = Name("frame")
PLAYER = Name("player")
OWNER = Name("owner")
EVENT = Name("event")
SELF = Name("self")
THIS_RULE = Attribute(SELF, "index")

# The number that stands for `x` in its block, and the answer to the last question.
CHOSEN_AMOUNT = Attribute(FRAME, "amount")
CHOSEN = Attribute(FRAME, "chosen")


@dataclass(frozen=True, slots=True)
class Scope:
    """`player` is who acts; `loose` widens requirements by the values that loosen them; `x` stands for
    the chosen number, once it is chosen.
    """

    shapes: Shapes
    player: Expression = PLAYER
    loose: bool = False
    x: Expression = CHOSEN_AMOUNT
    x_chosen: bool = False


class NotSayable(Exception):
    """A combination that the language can write and the runtime has no step for; caught by `from_rules` only."""

    def __init__(self, node: Node, what: str) -> None:
        super().__init__(what)
        self.node = node
        self.what = what


def asks(name: str, scope: Scope, *arguments: Expression) -> Call:
    """A predicate or a count: `name(game, player, ...)`."""
    return Call(Name(name, "steps"), (GAME, scope.player, *arguments))


def about(name: str, *arguments: Expression) -> Call:
    """A question about the game that no player stands in: `name(game, ...)`."""
    return Call(Name(name, "steps"), (GAME, *arguments))
