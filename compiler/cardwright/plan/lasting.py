"""Effects that hold for a while. In: the lasting lines. Out: the calls that put them into force, and those that end them."""

from dataclasses import dataclass, replace

from cardwright.contract import Match, Use
from cardwright.plan.asked import call_of, used
from cardwright.plan.expressions import Expression
from cardwright.plan.offered import offered
from cardwright.plan.scope import Scope, Unplayable
from cardwright.rules.nodes import Fixed, Lasting, Protect


@dataclass(frozen=True, slots=True)
class BothWays:
    """What begins it, and what ends it."""

    begin: tuple[Expression, ...]
    end: tuple[Expression, ...]


def both_ways(effects: tuple[Lasting, ...], scope: Scope) -> BothWays:
    pairs = [_both_ways(single, scope) for effect in effects for single in _singly(effect)]
    return BothWays(
        tuple(begin for begin, _ in pairs),
        tuple(end for _, end in pairs),
    )


def _singly(effect: Lasting) -> tuple[Lasting, ...]:
    """`protect animals and plants` is an effect for each."""
    if isinstance(effect, Protect):
        return tuple(replace(effect, resources=(noun,)) for noun in effect.resources)
    return (effect,)


def _both_ways(effect: Lasting, scope: Scope) -> tuple[Expression, Expression]:
    match = offered(effect, scope)
    undo = match.offer.undo
    if undo is None:
        raise Unplayable(effect, "an effect that nothing ends")
    ending = scope.contract.offers[undo.name]
    return (
        call_of(match.offer, match, effect, scope),
        call_of(ending, _the_other_way(match, undo), effect, scope),
    )


def _the_other_way(match: Match, undo: Use) -> Match:
    values = used(undo, match).values
    opposite = {name: _opposite(values[name]) for name in undo.negated}
    return Match(match.offer, {**values, **opposite})


def _opposite(number: object) -> object:
    match number:
        case Fixed(number=plain):
            return Fixed(-plain)
        case int():
            return -number
    return number
