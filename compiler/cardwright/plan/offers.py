"""Which function of the runtime carries out a node, and which serves the compiler itself. In: a node and where it stands. Out: a Match that consumes all of it, the call of a role, or Unplayable."""

from typing import get_args

from cardwright.contract import Match, Mismatch, Offer, best_match
from cardwright.contract.matching import Facts
from cardwright.contract.patterns import InOrder, Is, NodePattern, OneOf, Pattern
from cardwright.findings.words import either
from cardwright.plan.canonical import canonical
from cardwright.plan.expressions import Call, Expression, Name
from cardwright.plan.scope import Scope, Unplayable
from cardwright.rules.nodes import (
    All,
    CardKind,
    Gauge,
    Half,
    Holder,
    Node,
    Noun,
    Per,
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
        raise _unplayable(replace(found, node=_in_source(found.node, node)), node, scope)
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
        raise Unplayable(node, "words about what has not happened before in the same block")
    if offer.rests_on and not scope.in_card & set(offer.rests_on):
        raise Unplayable(node, "words about a tile on a card that places none")


def _unplayable(found: Mismatch, node: Node, scope: Scope) -> Unplayable:
    """In the author's words: the verb of a step, and the word of the field that nothing takes."""
    verb = f"`{verb_of(node)}`" if isinstance(node, get_args(Step)) else ""
    if not found.field:
        return Unplayable(node, verb or "these words")
    if isinstance(found.value, bool):
        joint = "with" if found.value else "without"
        words = found.field.replace("_", " ")
        return Unplayable(found.node, f"{verb or 'these words'} {joint} `{words}`")
    said = _said(found.value)
    allowed = sorted({word for word in _allowed(found, scope) if f"`{word}`" != said})
    instead = f"It can be {either([f'`{word}`' for word in allowed])} there." if allowed else ""
    if not said:
        return Unplayable(found.node, f"{verb} like this" if verb else "these words", instead)
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


def _allowed(found: Mismatch, scope: Scope) -> "list[str]":
    """What the patterns of other offers for such a node have in that place."""
    patterns = (p for offer in scope.contract.offers.values() for p in offer.patterns)
    return [
        str(value).replace("_", " ")
        for pattern in patterns
        for value in _values_at(pattern, type(found.node).__name__, found.field)
    ]


def _values_at(pattern: Pattern, node: str, field: str) -> "list[str]":
    match pattern:
        case NodePattern(name, inner):
            here = [v for key, p in inner if (name, key) == (node, field) for v in _literals(p)]
            return here + [v for _, p in inner for v in _values_at(p, node, field)]
        case InOrder(items) | OneOf(items):
            return [value for item in items for value in _values_at(item, node, field)]
    return []


def _literals(pattern: Pattern) -> "list[str]":
    match pattern:
        case Is(str() as value):
            return [value]
        case OneOf(patterns):
            return [value for one in patterns for value in _literals(one)]
    return []


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
        raise Unplayable(node, _SAID.get(name, "these words"))
    return offer
