"""A step that holds no others, planned. In: the step and where it stands. Out: its call, what it needs, and what it touches."""

from collections.abc import Callable, Iterator
from typing import Any, get_args

from cardwright.contract import Match, Offer, Use
from cardwright.contract.unplayable import Unplayable
from cardwright.plan.amounts_and_areas import arguments_of, call_of, cap_of, used
from cardwright.plan.effects import for_a_time
from cardwright.plan.expressions import (
    TRUE,
    ZERO,
    Call,
    Expression,
    Name,
    Number,
    Operation,
    all_of,
    any_of,
    compare,
    total,
)
from cardwright.plan.offers import offered, role
from cardwright.plan.scope import Scope
from cardwright.rewriting.canonical import as_choice, in_turn
from cardwright.rewriting.spoken_of import own_nodes
from cardwright.rules.nodes import (
    Afterwards,
    All,
    ByPlayers,
    Choose,
    Chosen,
    Decrease,
    FirstPossible,
    Fixed,
    ForATime,
    ForNextCard,
    Half,
    If,
    May,
    Node,
    Option,
    Pay,
    Per,
    Place,
    Price,
    Step,
    Sum,
    Variable,
)
from cardwright.rules.rule_names import rule_name
from cardwright.values import dataclass, replace

_AMOUNT = "amount"
_SINGLE_AREA = "named"
# They put effects into force, which can always be done.
_HOLDING = (ForATime, ForNextCard)


@dataclass(frozen=True, slots=True)
class Lowering:
    """A step that takes from an own gauge, the hand or the deck: `test` for the sum of all such steps in a block. `stock` is
    what the test is told before the amount."""

    test: Offer
    stock: tuple[Expression, ...]
    amount: Expression


def step_call(step: Step, scope: Scope) -> Expression:
    if isinstance(step, ForNextCard):
        more = [Number(step.number - 1)] if step.number > 1 else []
        return role("for_next_card", step, scope, *more)
    if isinstance(step, ForATime):
        return for_a_time(step, scope)
    match = match_of(step, scope)
    return call_of(match.offer, match, step, knowing_all(step, scope))


def knowing_all(step: Step, scope: Scope) -> Scope:
    """`all` and `half` are of what there is when the step's turn comes: the most that it can take."""
    if isinstance(step, Decrease) and step.any_player:
        return scope  # Whose it is will be chosen later.
    spoken = step.prices if isinstance(step, Pay) else (step,)
    if not any(isinstance(child, All | Half) for part in spoken for child in part.children()):
        return scope
    return replace(scope, there=most_of(step, scope))


def may_ask(step: Step, scope: Scope) -> bool:
    return not isinstance(step, _HOLDING) and match_of(step, scope).offer.may_ask


def repetitions(step: Step, scope: Scope) -> int:
    """How often its call stands in the block: a step that places several tiles asks for each."""
    return 1 if isinstance(step, _HOLDING) else match_of(step, scope).times


def match_of(step: Step, scope: Scope) -> Match:
    """A single area holds a single tile."""
    if isinstance(step, Place):
        area = step.area or scope.shapes.lies.get(step.tile)
        if area is None:
            what = f"a place for the tile `{step.tile.id}`, which does not say where it lies"
            instead = f"Say where: `place {step.tile.id} on land`, or give the tile a line such as `lies on land`."
            raise Unplayable(step, what, instead)
        several = not isinstance(step.amount, Fixed) or step.amount.number > 1
        if several and _SINGLE_AREA in scope.shapes.marked.get(area.noun, ()):
            instead = "Place one, or name areas of which there are more: `on land`."
            raise Unplayable(step, "several tiles on one area", instead)
        if area is not step.area:
            step = replace(step, area=area)
    return offered(step, scope)


def lowering(step: Step, scope: Scope) -> Lowering | None:
    """None where it takes nothing so, or where what it takes is others'."""
    if isinstance(step, (*_HOLDING, ByPlayers)):
        return None
    match = match_of(step, scope)
    if not match.offer.sums or match.offer.test is None:
        return None
    test = _used(match.offer.test, scope)
    knowing = knowing_all(step, scope)
    *stock, amount = arguments_of(test, used(match.offer.test, match), step, knowing)
    return None if amount == ZERO else Lowering(test, tuple(stock), amount)


def test_of(step: Step, scope: Scope) -> Expression:
    """The predicate of a step that stands for itself; TRUE where it can always be carried out."""
    if isinstance(step, _HOLDING):
        return TRUE
    match = match_of(step, scope)
    if match.offer.sums or match.offer.test is None:
        return TRUE
    test = _used(match.offer.test, scope)
    match = used(match.offer.test, match)
    scope = knowing_all(step, scope)
    call = call_of(test, match, step, scope, any_of)
    return TRUE if _asks_for_nothing(test, match, step, scope) else call


def _asks_for_nothing(test: Offer, match: Match, step: Step, scope: Scope) -> bool:
    told = zip(test.parameters, arguments_of(test, match, step, scope), strict=True)
    return any(parameter.name == _AMOUNT and value == ZERO for parameter, value in told)


def most_of(step: Step, scope: Scope) -> Expression | None:
    """The most that an `x` of this step can be; None where nothing limits it."""
    match = match_of(step, scope)
    if match.offer.most is None:
        return None
    most = match.offer.most
    return call_of(_used(most, scope), used(most, match), step, scope)


def _used(use: Use, scope: Scope) -> Offer:
    return scope.contract.offers[use.name]


# ---------------------------------------------------------------- x


def speaks_of_x(step: Node) -> bool:
    """Itself, not only in a block below it."""
    return any(True for _ in _chosen_in(step)) or counts_x(step)


def takes_a_share(step: Step) -> bool:
    """`all`, `half`: of what there is when its turn comes."""
    return any(isinstance(node, All | Half) for node in own_nodes(step))


def counts_x(node: Node) -> bool:
    return any(True for _ in counted_x(node))


def counted_x(step: Node) -> Iterator[Chosen]:
    """`x` as something that is counted: in an amount of the step, or in a condition of its own."""
    if isinstance(step, Chosen):
        yield step
    for child in step.children():
        if not isinstance(child, get_args(Step) + (Option,)):
            yield from counted_x(child)


def rate_of_x(step: Step) -> Per | None:
    """So much for each of an `x` that the block chooses, and nothing besides."""
    amount = getattr(_one_price(step), "amount", None)
    match amount:
        case Per(number, _, Chosen(), None, ()) if number > 0:
            return amount
    return None


def at_once(step: Step) -> Step:
    """The step with `x` itself as its amount."""
    if isinstance(step, Pay):
        return replace(step, prices=(replace(step.prices[0], amount=Variable()),))
    whole: Any = step
    said: Step = replace(whole, amount=Variable())
    return said


def _one_price(step: Step) -> Step | Price:
    return step.prices[0] if isinstance(step, Pay) and len(step.prices) == 1 else step


def _chosen_in(step: Node) -> Iterator[Variable]:
    spoken = step.prices if isinstance(step, Pay) else (step,)
    for child in (child for part in spoken for child in part.children()):
        if isinstance(child, Variable):
            yield child
        elif isinstance(child, Sum) and isinstance(child.first, Variable):
            yield child.first


def least_x(steps: tuple[Step, ...]) -> int:
    found = (child.least for step in steps for child in step.walk() if isinstance(child, Variable))
    return max(found, default=0)


def bounds_of_x(steps: tuple[Step, ...], scope: Scope) -> tuple[Expression, Expression]:
    """Least and most: every step that takes `x` from somewhere sets a bound."""
    speaking = [step for step in steps if any(True for _ in _chosen_in(step))]
    speaking = [step for step in speaking if in_turn(step) is step]
    found = [_most_of(step, scope) for step in speaking]
    rated = [step for step in steps if counts_x(step) and _takes(step, scope)]
    found += [_at_rate(step, _most_of, scope) for step in rated]
    chosen = [node for step in speaking for node in _chosen_in(step)]
    for node in chosen:
        if node.cap is not None and counts_x(node.cap):
            instead = "Count something else behind `at most`, or write a number there."
            raise Unplayable(node.cap, "an `x` that limits itself", instead)
    found += [cap_of(node.cap, scope) for node in chosen if node.cap is not None]
    if all(bound is None for bound in found):
        what = "an `x` that nothing limits in `{said}`"
        instead = "Write the most that it can be behind it, as in `draw x cards, at most 3`, or let a line with `pay x` take it from a stock."
        raise Unplayable((speaking or steps)[0], what, instead)
    found += [_most_that_suffices(step, scope) for step in speaking]
    found += [_at_rate(step, _most_that_suffices, scope) for step in rated]
    bounds = tuple(dict.fromkeys(bound for bound in found if bound is not None))
    most = bounds[0] if len(bounds) == 1 else Call(Name("min"), bounds)
    return Number(least_x(steps)), most


_Most = Callable[[Step, Scope], Expression | None]


def _at_rate(step: Step, most_of_x: _Most, scope: Scope) -> Expression | None:
    """`pay 2 megacredits per x`: as often as that is there."""
    rate = rate_of_x(step)
    if rate is None:
        what = "what is taken by the count of an `x` that is still to be chosen, in `{said}`"
        instead = "Take `x` itself (`pay x`), or so much for each and no more (`pay 2 ... per x`)."
        raise Unplayable(step, what, instead)
    most = most_of_x(at_once(step), scope)
    if most is None:
        return None
    times = Operation("//", (most, Number(rate.number)))
    return (
        times
        if rate.each == 1
        else total([Operation("*", (times, Number(rate.each))), Number(rate.each - 1)])
    )


def room_for_x(step: Step, scope: Scope) -> Expression:
    """What is counted behind its `at most`, or what there is, leaves room for the least that may be chosen."""
    if scope.x_chosen:
        return TRUE
    least = max((node.least for node in _chosen_in(step)), default=0)
    there = _most_of(step, scope) if least and _is_without_test(step, scope) else None
    caps = ((node, node.cap) for node in _chosen_in(step))
    counted = ((x, cap) for x, cap in caps if cap is not None and cap.count is not None and x.least)
    room = [compare(cap_of(cap, scope), ">=", Number(x.least)) for x, cap in counted]
    return all_of(room if there is None else [*room, compare(there, ">=", Number(least))])


def _is_without_test(step: Step, scope: Scope) -> bool:
    """What it takes may be less than it says, so that only its most tells whether anything is there."""
    if isinstance(in_turn(step), _OF_STEPS):
        return False
    offers = [match_of(one, scope).offer for one in _each_alone(step)]
    return all(offer.test is None and offer.most is not None for offer in offers)


def _takes(step: Step, scope: Scope) -> bool:
    if isinstance(in_turn(step), _OF_STEPS):
        return False
    limits = any(match_of(one, scope).offer.most is not None for one in _each_alone(step))
    amount = getattr(_one_price(step), "amount", None)
    counts = isinstance(amount, Node) and counts_x(amount)
    return limits or counts and any(_must_suffice(one, scope) for one in _each_alone(step))


def _each_alone(step: Step) -> tuple[Step, ...]:
    """`decrease plant production or heat production x`: how much it may be, no alternative tells by itself."""
    chosen = as_choice(step)
    if isinstance(chosen, Choose) and not isinstance(step, Choose):
        return tuple(option.steps[0] for option in chosen.options)
    return (step,)


_OF_STEPS = (Afterwards, ByPlayers, Choose, FirstPossible, ForNextCard, If, May)


def _most_of(step: Step, scope: Scope) -> Expression | None:
    found = [most_of(one, scope) for one in _each_alone(step)]
    limits = tuple(dict.fromkeys(one for one in found if one is not None))
    # What one alternative leaves without a limit, the others do not limit either.
    most = None if None in found else limits[0]
    if most is not None and len(limits) > 1:
        most = Call(Name("max"), limits)
    if any(_must_suffice(one, scope) for one in _each_alone(step)):
        if any(isinstance(node, Sum) for node in step.walk()):
            what = "`{said}`: how large `x` may be, it does not tell where more or less than `x` is taken"
            verb = rule_name(type(step))
            instead = f"Write two lines: one with `x` alone, and one with what is added, as in `{verb} x ...` and `{verb} 1 ...`."
            raise Unplayable(step, what, instead)
        if most is None and _most_that_suffices(step, scope) is None:
            what = "an `x` that must be there in full, in `{said}`"
            instead = "Write a number instead of `x`, or `up to` a number; where other lines speak of `x`, let `pay x ...` from a stock, or from this card, choose it."
            raise Unplayable(step, what, instead)
    return most


def _must_suffice(step: Step, scope: Scope) -> bool:
    """Its test asks for the whole amount, so that not every `x` is possible."""
    use = match_of(step, scope).offer.test
    return use is not None and any(
        parameter.name == _AMOUNT for parameter in _used(use, scope).parameters
    )


def _most_that_suffices(step: Step, scope: Scope) -> Expression | None:
    """What its test says: no limit by itself, as that of the deck is none for what a player draws."""
    match = match_of(_each_alone(step)[0], scope)
    if match.offer.test is None:
        return None
    test = _used(match.offer.test, scope)
    if test.most is None:
        return None
    told = used(test.most, used(match.offer.test, match))
    return call_of(_used(test.most, scope), told, step, scope)


def with_least_x(steps: tuple[Step, ...], scope: Scope) -> Scope:
    """Looked at before it is chosen, `x` is as small as it may be."""
    return scope if scope.x_chosen else replace(scope, x=Number(least_x(steps)))
