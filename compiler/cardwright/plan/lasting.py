"""Effects that hold for a while. In: the lasting lines. Out: the calls that put them into force, and those that end them."""

from collections.abc import Callable

from cardwright.plan.counts import card_kind
from cardwright.plan.expressions import NOTHING, Call, Expression, Number, call
from cardwright.plan.names import constant
from cardwright.plan.scope import PLAYER, THIS_RULE, NotSayable
from cardwright.plan.shapes import Shapes
from cardwright.rules.nodes import (
    CardKind,
    Discount,
    Lasting,
    Node,
    Noun,
    PaysFor,
    Protect,
    ValueIs,
)

BothWays = tuple[Call, Call]


def lasting(node: Lasting, shapes: Shapes) -> list[BothWays]:
    """Pairs of what begins and what ends."""
    if isinstance(node, PaysFor) and node.instead_of not in shapes.money:
        raise NotSayable(node, "a resource that pays for anything but money")
    return _LASTING[type(node)](node)


def _change(name: str, *arguments: Expression, by: int) -> BothWays:
    """What a number changes, its opposite takes back."""
    return (
        call(name, PLAYER, *arguments, Number(by)),
        call(name, PLAYER, *arguments, Number(-by)),
    )


def _discount(node: Discount) -> list[BothWays]:
    if isinstance(node.on, Noun):
        name = "discount_kind" if node.on.category == "kind" else "discount_project"
        return [_change(name, constant(node.on), by=node.amount)]
    return [_change(*_discounted(node.on), by=node.amount)]


def _discounted(kind: CardKind) -> tuple[str, *tuple[Expression, ...]]:
    quality, tag, not_quality = card_kind(kind)
    if not_quality != NOTHING or kind.least_cost or kind.with_requirement or kind.in_hand:
        raise NotSayable(kind, "a discount on such cards")
    if tag != NOTHING and quality != NOTHING:
        raise NotSayable(kind, "a discount on cards of both a type and a tag")
    if tag != NOTHING:
        return ("discount_tag", tag)
    return ("discount_cards",) if quality == NOTHING else ("discount_quality", quality)


def _value_is(node: ValueIs) -> list[BothWays]:
    value = constant(node.value)
    if node.shift == "to":
        return [
            (
                call("set_value", PLAYER, value, Number(node.number)),
                call("reset_value", PLAYER, value),
            )
        ]
    return [
        _change("change_value", value, by=node.number if node.shift == "higher" else -node.number)
    ]


def _pays_for(node: PaysFor) -> list[BothWays]:
    both = (PLAYER, constant(node.resource), constant(node.instead_of))
    return [(call("let_pay", *both), call("stop_letting_pay", *both))]


def _protect(node: Protect) -> list[BothWays]:
    if node.on_this_card:
        return [
            (
                call("protect_card", PLAYER, THIS_RULE),
                call("stop_protecting_card", PLAYER, THIS_RULE),
            )
        ]
    return [_protected(noun) for noun in node.resources]


def _protected(noun: Noun) -> BothWays:
    """Resources and tokens are numbered apart, so the name says which is meant."""
    both = (PLAYER, constant(noun))
    begin, end = f"protect_{noun.category}", f"stop_protecting_{noun.category}"
    return (call(begin, *both), call(end, *both))


_LASTING: dict[type[Node], Callable[..., list[BothWays]]] = {
    Discount: _discount,
    ValueIs: _value_is,
    PaysFor: _pays_for,
    Protect: _protect,
}
