"""Functions that the compiler itself needs of a game: to ask, to choose, to answer. In: a role, and the node that is in need of it. Out: the call, or Unplayable."""

from cardwright.contract import Offer
from cardwright.plan.expressions import Call, Expression, Name
from cardwright.plan.scope import Scope, Unplayable
from cardwright.rules.nodes import Node

IN_ANY_ORDER = "in_any_order"
CAN_CARRY_OUT = "can_carry_out"
CAN_ANSWER = "can_answer"
MUST = "must"
PRINTED_TAGS = "printed_tags"
WILD_TAGS_LAST = "wild_tags_last"
CHOOSE_FIRST = "choose_first"

# What an author says that needs it.
_SAID = {
    "ask_whether": "`may`",
    "choose_amount": "an `x` that is chosen",
    "choose_option": "a choice among options",
    "for_next_card": "effects for the next card",
    "free_areas": "a marker on an area",
    "areas_or": "areas that a board may lack",
    "hold_for": "effects for a time",
    "hold_until": "effects until something happens",
    "hold_while": "effects under a condition",
    "prefer": "`if possible`",
    "respond": "`whenever`",
    "respond_limited": "a limit of how often",
    "start_with": "`starts with`",
}


def role(name: str, node: Node, scope: Scope, *arguments: Expression) -> Call:
    """Its first arguments are what nobody says."""
    offer = in_role(name, node, scope)
    contexts = (p for p in offer.parameters if p.type.context)
    unsaid = (scope.named(parameter.type.context) for parameter in contexts)
    reach = (found for found in unsaid if found is not None)
    return Call(Name(offer.name, offer.module), (*reach, *arguments))


def in_role(name: str, node: Node, scope: Scope) -> Offer:
    """A game need not offer what its cards never ask for."""
    offer = scope.contract.roles.get(name)
    if offer is None:
        raise Unplayable(node, _SAID.get(name, "these words"))
    return offer
