"""Which function of the runtime carries out a node, and which serves the compiler itself. In: a node and where it stands. Out: a Match that consumes all of it, the call of a role, or Unplayable."""

from typing import get_args

from cardwright.contract import Match, Mismatch, Offer, best_match
from cardwright.contract.matching import Facts
from cardwright.plan.canonical import another_of, canonical
from cardwright.plan.expressions import Call, Expression, Name
from cardwright.plan.scope import Scope, Unplayable
from cardwright.plan.what_instead import behind_what_it_speaks_of, in_its_place
from cardwright.rules.nodes import (
    All,
    CardKind,
    Gauge,
    Half,
    Holder,
    Node,
    Noun,
    Per,
    Players,
    Step,
    Sum,
    Variable,
    Where,
)
from cardwright.rules.rule_names import rule_name
from cardwright.values import replace


def offered(node: Node, scope: Scope) -> Match:
    found = _found(node, scope)
    if isinstance(found, Mismatch):
        instead = in_its_place(found, canonical(node), scope)
        raise _unplayable(replace(found, node=_in_source(found.node, node)), node, instead)
    _check_speaks_of(node, found.offer, scope)
    return found


def _found(node: Node, scope: Scope) -> Match | Mismatch:
    """Looked for once, however many methods of a class ask."""
    if id(node) not in scope.found:
        wanted = canonical(node)
        facts = Facts(scope.holds, scope.shapes.marked)
        found = best_match(wanted, scope.contract.for_node(wanted), facts)
        scope.found[id(node)] = node, found
    return scope.found[id(node)][1]


def kinds_spoken_of(node: Node, scope: Scope) -> frozenset[str]:
    """What must have happened before the node can be told; nothing where no function is told it by itself."""
    if (another := another_of(node)) is not None:
        node = Players(another, span=node.span)
    offers = scope.contract.for_node(node)
    if not any(offer.speaks_of or offer.rests_on for offer in offers):
        return frozenset()
    found = _found(node, scope)
    return frozenset() if isinstance(found, Mismatch) else _spoken_of(found.offer)


def _spoken_of(offer: Offer) -> frozenset[str]:
    return frozenset((*offer.speaks_of, *offer.rests_on))


def _in_source(inner: Node, outer: Node) -> Node:
    """What was made canonical keeps its place; what has none is told at the words around it."""
    return inner if inner.span.path or not outer.span.path else outer


def _check_speaks_of(node: Node, offer: Offer, scope: Scope) -> None:
    if offer.speaks_of and not scope.settled & set(offer.speaks_of):
        what = "`{said}` where nothing before it in the same block says what is meant"
        raise Unplayable(node, what, behind_what_it_speaks_of(offer.speaks_of, scope.settled))
    if offer.rests_on and not scope.in_card & set(offer.rests_on):
        what = "`{said}` on a card that places no tile"
        raise Unplayable(node, what, behind_what_it_speaks_of(offer.rests_on, scope.settled))


def _unplayable(found: Mismatch, node: Node, instead: str) -> Unplayable:
    """In the author's words: the verb of a step, and the word of the field that nothing takes."""
    verb = f"`{verb_of(node)}`" if isinstance(node, get_args(Step)) else ""
    if not found.field:
        return Unplayable(node, verb or "`{said}`", instead)
    if isinstance(found.value, bool):
        joint = "with" if found.value else "without"
        words = found.field.replace("_", " ")
        return Unplayable(found.node, f"{verb or '`{said}`'} {joint} `{words}`", instead)
    said = _said(found.value)
    if not said:
        return Unplayable(found.node, f"{verb} like this" if verb else "`{said}`", instead)
    return Unplayable(
        found.node, f"{verb} with {said}" if verb else f"{said} in these words", instead
    )


def verb_of(node: Node) -> str:
    return rule_name(type(node)).replace("_", " ")


def _said(value: object) -> str:
    """A word or a number as its author wrote it, or near it."""
    match value:
        case str() | int():
            return f"`{str(value).replace('_', ' ')}`"
        case Noun():
            return f"`{value}`"
        case Variable():
            return "`x`"
        case All() | Half():
            return f"`{rule_name(type(value))}`"
        case Per() | Sum():
            return "an amount that is counted"
        case Gauge(noun):
            return f"`{noun}`"
        case Where(kind) | Holder(kind):
            return f"`{kind.replace('_', ' ')}`"
        case CardKind():
            return "such cards"
        case tuple():
            return " and ".join(filter(None, map(_said, value)))
    return ""


# ---------------------------------------------------------------- functions that the compiler itself needs: to ask, to choose, to answer


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
    "respond_together": "a limit for all players together",
    "start_with": "`starts with`",
    "times_done": "what was done",
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
        said = _SAID.get(name, "`{said}`")
        raise Unplayable(
            node, said, "Write a rule without it: the runtime of this game has no such thing."
        )
    return offer
