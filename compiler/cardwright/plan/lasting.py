"""Effects that hold for a while. In: the lasting lines. Out: the calls that put them into force, and those that end them."""

from dataclasses import dataclass, replace

from cardwright.contract import Match, Use
from cardwright.plan.asked import call_of, used
from cardwright.plan.expressions import TRUE, Call, Expression
from cardwright.plan.names import constant
from cardwright.plan.offered import offered
from cardwright.plan.scope import PLAYER, Scope, Unplayable
from cardwright.plan.conditions import condition
from cardwright.plan.roles import role
from cardwright.rules.nodes import Event, Fixed, ForATime, Lasting, Protect, While


@dataclass(frozen=True, slots=True)
class BothWays:
    """What begins it, and what ends it."""

    begin: tuple[Expression, ...]
    end: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class HeldEffects:
    """Effects of a rule that come into force and end by their number; `test`: while it holds, `until`: what ends them."""

    origin: While | ForATime
    effects: BothWays
    test: Expression = TRUE
    until: Event | None = None


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
    if isinstance(effect, While):
        return _while(effect, scope)
    match = offered(effect, scope)
    undo = match.offer.undo
    if undo is None:
        raise Unplayable(effect, "an effect that nothing ends")
    ending = scope.contract.offers[undo.name]
    return (
        call_of(match.offer, match, effect, scope),
        call_of(ending, _the_other_way(match, undo), effect, scope),
    )


def _while(effect: While, scope: Scope) -> tuple[Expression, Expression]:
    """The game looks again and again whether it holds."""
    assert scope.numbered is not None
    test = condition(effect.condition, scope)
    held = HeldEffects(effect, both_ways(effect.lasting, scope), test)
    number = scope.numbered.held_of(held)
    begin, end = (role(name, effect, scope, number) for name in ("hold_while", "stop_while"))
    return begin, end


def for_a_time(step: ForATime, scope: Scope) -> Call:
    """Who carries it out has them; where they are in force nothing has happened yet."""
    assert scope.numbered is not None
    alone = frozenset(("player",))
    apart = replace(scope, player=PLAYER, within=alone, settled=frozenset(), ahead=frozenset())
    held = HeldEffects(step, both_ways(step.lasting, apart), until=step.until)
    period = [constant(step.period)] if step.period is not None else []
    name = "hold_for" if period else "hold_until"
    return role(name, step, scope, scope.numbered.held_of(held), *period)


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
