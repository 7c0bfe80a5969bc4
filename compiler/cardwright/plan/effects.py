"""What a rule leaves behind: effects that hold for a while, and events that it waits for. In: lasting lines, a `whenever`. Out: the calls that begin and end them; the kind of event, and how often the clause answers one."""

from cardwright.contract import Match, Use
from cardwright.contract.unplayable import Unplayable
from cardwright.plan.amounts_and_areas import amount, asked, call_of, count, used
from cardwright.plan.conditions import condition
from cardwright.plan.expressions import (
    TRUE,
    ZERO,
    Call,
    Expression,
    Name,
    Number,
    Operation,
    all_of,
    negated,
    total,
)
from cardwright.plan.names import constant
from cardwright.plan.offers import offered, role
from cardwright.plan.scope import PLAYER, BothWays, HeldEffects, Scope
from cardwright.rewriting.canonical import each_event
from cardwright.rules.nodes import (
    CHANGES,
    CardPays,
    Count,
    Discount,
    Done,
    Event,
    Fixed,
    ForATime,
    GainsBonus,
    Lasting,
    Limit,
    Moment,
    PaysFor,
    Per,
    PlacesTile,
    Protect,
    StockPays,
    Sum,
    ValueIs,
    Whenever,
    While,
)
from cardwright.values import dataclass, replace


def both_ways(effects: tuple[Lasting, ...], scope: Scope) -> BothWays:
    pairs = [_both_ways(single, scope) for effect in effects for single in _singly(effect)]
    return BothWays(
        tuple(begin for begin, _ in pairs),
        tuple(end for _, end in pairs),
    )


def _singly(effect: Lasting) -> tuple[Lasting, ...]:
    """`protect animals and plants` is an effect for each."""
    if isinstance(effect, Protect) and effect.cards is None:
        return tuple(replace(effect, gauges=(gauge,)) for gauge in effect.gauges)
    return (effect,)


def _both_ways(effect: Lasting, scope: Scope) -> tuple[Expression, Expression]:
    if isinstance(effect, While):
        return _while(effect, scope)
    try:
        match = offered(effect, scope)
    except Unplayable:
        counted = _counted(effect, scope)
        if counted is None:
            raise
        return counted
    return _of_offer(effect, match, scope)


def _of_offer(effect: Lasting, match: Match, scope: Scope) -> tuple[Expression, Expression]:
    undo = match.offer.undo
    if undo is None:
        what = "`{said}` for a time: it is an effect that nothing ends"
        raise Unplayable(
            effect,
            what,
            "Write it as a line of the card itself, where it holds as long as the card is in play.",
        )
    ending = scope.contract.offers[undo.name]
    return (
        call_of(match.offer, match, effect, scope),
        call_of(ending, _the_other_way(match, undo), effect, scope),
    )


def _counted(effect: Lasting, scope: Scope) -> tuple[Expression, Expression] | None:
    """What can be said of 1 and adds up is in force as often as is counted: `discount 1 on aquifer per city of yours`."""
    so_much = (
        effect.amount if isinstance(effect, Discount | ValueIs | StockPays | CardPays) else None
    )
    if not isinstance(so_much, Per | Sum):
        return None
    assert not isinstance(effect, PaysFor | Protect | While)
    single = replace(effect, amount=Fixed(1))
    match = offered(single, scope)
    if match.offer.undo is None or not match.offer.undo.negated:
        return None
    held = HeldEffects(
        effect,
        BothWays(*((call,) for call in _of_offer(single, match, scope))),
        amount(so_much, scope),
    )
    return _as_held(held, scope)


def _while(effect: While, scope: Scope) -> tuple[Expression, Expression]:
    """The game looks again and again whether it holds."""
    test = condition(effect.condition, scope)
    return _as_held(HeldEffects(effect, both_ways(effect.lasting, scope), test), scope)


def _as_held(held: HeldEffects, scope: Scope) -> tuple[Expression, Expression]:
    assert scope.numbered is not None
    number = scope.numbered.held_of(held)
    begin, end = (role(name, held.origin, scope, number) for name in ("hold_while", "stop_while"))
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


# ---------------------------------------------------------------- what a rule waits for


@dataclass(frozen=True, slots=True)
class Hearing:
    """An event of one of these `kinds` is answered `times` times where the `test` holds, `most` times in the time of its `limit`."""

    kinds: tuple[Name, ...]
    test: Expression
    times: Expression
    limit: Limit | None = None
    most: Expression = ZERO


def hearing(clause: Whenever, scope: Scope) -> Hearing:
    """The condition is looked at for the owner of the card, when the event happens."""
    heard = heard_event(clause.event, scope, clause.before)
    inside = scope.listening.after(clause.event)
    held = condition(clause.condition, inside) if clause.condition is not None else TRUE
    test, limit = all_of([heard.test, held]), clause.limit
    most = times_of(limit, inside) if limit is not None else ZERO
    return Hearing(heard.kinds, test, heard.times, limit, most)


def times_of(limit: Limit, scope: Scope) -> Expression:
    return count(limit.count, scope) if isinstance(limit.count, Count) else Number(limit.times)


def heard_event(event: Event, scope: Scope, before: bool = False) -> Hearing:
    inside = scope.listening.after(event)
    kinds: list[Name] = []
    each = each_event(event)
    for one in each:
        offer = offered(one, inside).offer
        if before and not offer.before:
            instead = "Say `whenever`: it is answered then."
            raise Unplayable(event, "a `before` of this event", instead)
        if before and isinstance(one, GainsBonus) and one.resources[0].category != "resource":
            what = "what is no resource before it is gained in `{said}`"
            raise Unplayable(
                event, what, "Name resources only: of them so much less may be gained."
            )
        kind = offer.before if before else offer.event
        kinds.append(Name(kind, scope.contract.constants[kind]))
    often = total([asked(one, inside) for one in each])
    if isinstance(event, PlacesTile) and event.tile is None and event.others:
        what = "any tile, and another one besides, in `{said}`"
        raise Unplayable(event, what, "Leave the other tile out: `tile` means each of them.")
    if isinstance(event, PlacesTile) and len(each) > 1:
        # A tile may count as several of them.
        often = Call(Name("min"), (Number(1), often))
    return Hearing(tuple(dict.fromkeys(kinds)), _in_time(event, inside, before), often)


@dataclass(frozen=True, slots=True)
class CountedDeed:
    """The game counts for every player how often this is heard, under that number."""

    node: Done
    number: Expression
    hearing: Hearing


def counted_deed(node: Done, number: int, scope: Scope) -> CountedDeed:
    if isinstance(node.event, Moment):
        raise Unplayable(node.event, "a phase that is counted", "Say `per generation`.")
    if node.units and not isinstance(node.event, CHANGES):
        raise Unplayable(node, "`units` of what is no change", "Say `times`.")
    return CountedDeed(node, Number(number), heard_event(node.event, scope))


def count_it(one: CountedDeed, scope: Scope) -> Call:
    name = "count_units_done" if one.node.units else "count_done"
    period = constant(one.node.period)
    return role(name, one.node, scope.listening, one.number, period, one.hearing.times)


def _in_time(event: Event, scope: Scope, before: bool) -> Expression:
    """Asked only on a card where something comes before."""
    if "Before" not in scope.in_card:
        return TRUE
    to_come = role("is_before", event, scope)
    return to_come if before else negated(to_come)


def as_long_as_in_play(heard: Hearing, clause: Whenever, scope: Scope) -> Hearing:
    """A card that also waits for a time may wait before players who do not have it, or after it has gone."""
    return _times(heard, role("in_play", clause, scope.listening))


def as_often_as_held(heard: Hearing, clause: Whenever, number: Expression, scope: Scope) -> Hearing:
    return _times(heard, role("held_for", clause, scope.listening, number))


def _times(heard: Hearing, often: Expression) -> Hearing:
    return replace(heard, times=Operation("*", (heard.times, often)))
