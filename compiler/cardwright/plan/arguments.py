"""What a primitive is told. In: a step and the name of an argument. Out: its expression."""

from collections.abc import Callable

from cardwright.plan.amounts import amount
from cardwright.plan.areas import area_of_place, area_to_reserve
from cardwright.plan.counts import card_kind
from cardwright.plan.expressions import Attribute, Expression, Name, Number, Operation, Row, Text
from cardwright.plan.names import constant, gauge_constant
from cardwright.plan.scope import FRAME, THIS_RULE, NotSayable, Scope
from cardwright.rules.nodes import (
    Add,
    All,
    Fixed,
    Gauge,
    Node,
    Noun,
    Pay,
    Per,
    Perform,
    Place,
    Price,
    Remove,
    Repeat,
    Reserve,
    Steal,
    Step,
    ValueOf,
    Variable,
)


def argument(name: str, step: Step, scope: Scope) -> Expression:
    known = _ARGUMENTS.get(name)
    return known(step, scope) if known is not None else _field(getattr(step, name), step, scope)


def _field(said: object, step: Step, scope: Scope) -> Expression:
    """What a field of a node says, by its type."""
    match said:
        case Gauge():
            return gauge_constant(said)
        case Noun():
            return constant(said)
        case Fixed() | Variable() | All() | Per() | ValueOf():
            return amount(said, scope)
        case bool() | int():
            return Number(int(said))
    raise NotSayable(step, "these words")


def _amount(step: Step, scope: Scope) -> Expression:
    spoken = step.prices[0] if isinstance(step, Pay) else step
    how_many = getattr(spoken, "amount", None)
    if how_many is None:
        raise NotSayable(step, "a step without an amount")
    return amount(how_many, scope)


def gauge_of(step: Node) -> Gauge:
    """The gauge that a step changes."""
    match step:
        case Pay():
            return Gauge(step.prices[0].resource)
        case Remove():
            return Gauge(step.resources[0])
        case Steal():
            return Gauge(step.resource)
    gauge = getattr(step, "gauge", None)
    if isinstance(gauge, Gauge):
        return gauge
    raise NotSayable(step, "a step without a gauge")


def _gauge(step: Step, scope: Scope) -> Expression:
    return gauge_constant(gauge_of(step))


def _price(step: Step) -> Price:
    assert isinstance(step, Pay)
    return step.prices[0]


def _token(step: Step, scope: Scope) -> Expression:
    return constant(_price(step).resource)


def _resource(step: Step, scope: Scope) -> Expression:
    noun = _resource_noun(step)
    if noun is None:
        raise NotSayable(step, "a resource of whatever kind, here")
    return constant(noun)


def _resource_noun(step: Step) -> Noun | None:
    if isinstance(step, Remove):
        return step.resources[0]
    return step.resource if isinstance(step, Add | Steal) else None


def _using(step: Step, scope: Scope) -> Expression:
    return Row(tuple(constant(noun) for noun in _price(step).using))


def _areas(step: Step, scope: Scope) -> Expression:
    if isinstance(step, Reserve):
        return area_to_reserve(step.area, scope)
    assert isinstance(step, Place)
    return area_of_place(step, scope)


def _kind_tag(step: Step, scope: Scope) -> Expression:
    assert isinstance(step, Repeat)
    quality, tag, not_quality = card_kind(step.cards)
    if quality != Number(-1) or not_quality != Number(-1):
        raise NotSayable(step, "cards described by more than a tag, here")
    return tag


def _done_to(step: Step, scope: Scope) -> Expression:
    assert isinstance(step, Perform)
    return done_to(step.noun)


def done_to(noun: Noun | None) -> Expression:
    """Numbers of several categories are the same, so that this is told by names."""
    return Text(f"{noun.category} {noun.id}" if noun else "")


_ARGUMENTS: dict[str, Callable[[Step, Scope], Expression]] = {
    "amount": _amount,
    "gauge": _gauge,
    "token": _token,
    "resource": _resource,
    "using": _using,
    "areas": _areas,
    "kind_tag": _kind_tag,
    "done_to": _done_to,
    "player": lambda step, scope: scope.player,
    "this_card": lambda step, scope: THIS_RULE,
    "played_card": lambda step, scope: Attribute(FRAME, "card"),
}

# Bits of the masks that say what a block touches, besides the gauges.
_FACETS = {
    name: Name(f"FACET_{name.upper()}", "facets")
    for name in ("hand", "deck", "tokens", "tiles", "tracks", "anything", "anybody")
}


def touched(name: str, step: Step, scope: Scope) -> list[Expression]:
    """The bits that a step touches: `gauge` and `using` are bits of gauges."""
    if name in _FACETS:
        return [_FACETS[name]]
    if name == "using":
        return [_bit(constant(noun)) for noun in _price(step).using]
    return [_bit(_gauge(step, scope))]


def _bit(gauge: Expression) -> Expression:
    return Operation("<<", (Number(1), gauge))
