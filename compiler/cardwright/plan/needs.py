"""What must hold so that steps can be carried out in full. In: steps. Out: one expression, or a list of tests with their steps.

The steps are turned into alternatives, one for each way through their choices. In each of them the steps that take from
the same own gauge add up; what the card itself adds to the gauge in answer to one of its steps is taken off.
"""

from collections.abc import Iterable, Iterator

from cardwright.contract import Offer
from cardwright.contract.unplayable import Unplayable
from cardwright.plan.conditions import condition
from cardwright.plan.expressions import (
    TRUE,
    Call,
    Expression,
    Name,
    Number,
    all_of,
    any_of,
    negated,
    total,
)
from cardwright.plan.kinds_and_nouns import Shapes
from cardwright.plan.names import gauge_constant
from cardwright.plan.offers import kinds_spoken_of
from cardwright.plan.scope import Scope
from cardwright.plan.single_steps import (
    Lowering,
    lowering,
    repetitions,
    room_for_x,
    test_of,
    with_least_x,
)
from cardwright.rewriting.canonical import as_choice
from cardwright.rewriting.spoken_of import is_told_by_another, own_nodes
from cardwright.rules.nodes import (
    Afterwards,
    ByPlayers,
    Card,
    Choose,
    Condition,
    Decrease,
    FirstPossible,
    Fixed,
    Gain,
    If,
    Increase,
    May,
    Node,
    Option,
    Place,
    PlacesTile,
    Step,
    Whenever,
)
from cardwright.values import dataclass, replace

MOST_WAYS = 64


@dataclass(frozen=True, slots=True)
class Need:
    """A test and the step that asks for it."""

    test: Expression
    step: Node


@dataclass(frozen=True, slots=True)
class OwnAnswer:
    """What a card adds to a gauge of its player whenever that player places such a tile."""

    step: Step
    gauge: Expression
    amount: int


@dataclass(frozen=True, slots=True)
class WayThrough:
    """One way through the choices of a block."""

    conditions: tuple[Need, ...] = ()
    needs: tuple[Need, ...] = ()
    lowerings: tuple[tuple[Lowering, Step], ...] = ()
    answers: tuple[OwnAnswer, ...] = ()

    def and_then(self, other: "WayThrough") -> "WayThrough":
        return WayThrough(
            self.conditions + other.conditions,
            self.needs + other.needs,
            self.lowerings + other.lowerings,
            self.answers + other.answers,
        )


@dataclass(frozen=True, slots=True)
class Needs:
    """`always` is asked for whatever is chosen; of `ways`, one must hold, each with what it asks for besides."""

    always: tuple[Need, ...]
    ways: tuple[tuple[Need, ...], ...]

    @property
    def test(self) -> Expression:
        return all_of([*(need.test for need in self.always), self.some_way])

    @property
    def some_way(self) -> Expression:
        return any_of([all_of([need.test for need in way]) for way in self.ways])


def needs(
    steps: tuple[Step, ...],
    scope: Scope,
    answers: tuple[OwnAnswer, ...] = (),
    after: tuple[Step, ...] = (),
) -> Needs:
    """`after` are steps to come: what they take from the same gauges must be left for them."""
    scope = replace(with_least_x(steps, scope), ahead=frozenset())
    later = [pair for step in after for pair in _lowered(as_choice(step), scope)]
    found = (_leaving(way, later) for way in _ways(steps, scope, answers))
    ways = [_needs_of(way, scope) for way in found]
    always = tuple(need for need in ways[0] if all(need in way for way in ways))
    rest = tuple(tuple(need for need in way if need not in always) for way in ways)
    return Needs(always, rest)


def possible(
    steps: tuple[Step, ...],
    scope: Scope,
    answers: tuple[OwnAnswer, ...] = (),
    after: tuple[Step, ...] = (),
) -> Expression:
    return needs(steps, scope, answers, after).test


def _leaving(way: WayThrough, later: "list[tuple[Lowering, Step]]") -> WayThrough:
    stocks = {lower.stock for lower, _ in way.lowerings}
    also = tuple(pair for pair in later if pair[0].stock in stocks)
    return replace(way, lowerings=way.lowerings + also)


def _lowered(step: Step, scope: Scope) -> tuple[tuple[Lowering, Step], ...]:
    if isinstance(step, May | FirstPossible | Afterwards | If | Choose | ByPlayers):
        return ()
    lower = lowering(step, scope)
    return () if lower is None else ((lower, step),)


def _ways(steps: Iterable[Step], scope: Scope, answers: tuple[OwnAnswer, ...]) -> list[WayThrough]:
    """Whatever gives may come before what takes: the order is the player's."""
    ways = [WayThrough()]
    earlier: list[Step] = []
    steps = tuple(map(as_choice, steps))
    for step in steps:
        if not _takes_what_is_given(step, steps):
            more = _ways_of_step(step, scope.looking_past(*earlier), answers)
            ways = [way.and_then(other) for way in ways for other in more]
        earlier.append(step)
        if len(ways) > MOST_WAYS:
            what = f"more than {MOST_WAYS} combinations of choices"
            instead = "Join some of them: names with `or` between them in one line are one choice."
            raise Unplayable(step, what, instead)
    return ways


def _takes_what_is_given(step: Step, others: tuple[Step, ...]) -> bool:
    """Whom it takes from may be the own player, who is given as much by the same block: that is always possible."""
    if not (isinstance(step, Decrease) and step.any_player and isinstance(step.amount, Fixed)):
        return False
    return any(
        isinstance(given, Increase)
        and given.gauge == step.gauge
        and isinstance(given.amount, Fixed)
        and given.amount.number >= step.amount.number
        for given in others
    )


def _ways_of_step(step: Step, scope: Scope, answers: tuple[OwnAnswer, ...]) -> list[WayThrough]:
    if isinstance(step, May | ByPlayers):
        # It asks for nothing.
        return [WayThrough()]
    if isinstance(step, Afterwards):
        return _ways(step.steps, scope, answers)
    if isinstance(step, If):
        return _ways_of_if(step, scope, answers)
    if isinstance(step, FirstPossible):
        # One of the options is possible, or what comes otherwise.
        last = _ways(step.otherwise, scope, answers)
        found = [way for o in step.options for way in _ways_of_option(o, scope, answers)]
        return [*found, *last] if step.otherwise or any(way.answers for way in found) else last
    if isinstance(step, Choose):
        return [way for option in step.options for way in _ways_of_option(option, scope, answers)]
    return [_way_of_single_step(step, scope, answers)]


def _ways_of_option(
    option: Option, scope: Scope, answers: tuple[OwnAnswer, ...]
) -> list[WayThrough]:
    ways = _ways(option.steps, scope, answers)
    if option.condition is None or is_unsettled(option.condition, scope):
        return ways
    held = WayThrough((Need(condition(option.condition, scope), option.condition),))
    return [held.and_then(way) for way in ways]


def _ways_of_if(step: If, scope: Scope, answers: tuple[OwnAnswer, ...]) -> list[WayThrough]:
    """Whichever branch holds now counts; one that only the block itself will settle asks for nothing."""
    if is_unsettled(step.condition, scope):
        return [WayThrough()]
    then = _ways(step.steps, scope, answers)
    otherwise = _ways(step.otherwise, scope, answers)
    if then == otherwise == [WayThrough()]:
        return [WayThrough()]
    held = condition(step.condition, scope)
    return [
        *(WayThrough((Need(held, step.condition),)).and_then(way) for way in then),
        *(WayThrough((Need(negated(held), step.condition),)).and_then(way) for way in otherwise),
    ]


def is_unsettled(node: Condition, scope: Scope) -> bool:
    """It speaks of what an earlier step of the same block does, and nothing is done yet."""
    return any(scope.ahead & kinds_spoken_of(inner, scope) for inner in node.walk())


def is_counted_later(step: Step, scope: Scope) -> bool:
    """How much it takes is known only when another step is done: `draw 1 card per ocean beside that tile`."""
    amount = getattr(step, "amount", None)
    if not isinstance(amount, Node):
        return False
    if not any(scope.ahead & kinds_spoken_of(node, scope) for node in amount.walk()):
        return False
    try:
        test_of(step, scope)
        lowering(step, scope)
    except Unplayable:
        return True
    return False


def _way_of_single_step(step: Step, scope: Scope, answers: tuple[OwnAnswer, ...]) -> WayThrough:
    if is_counted_later(step, scope):
        return WayThrough()
    test = TRUE if is_told_by_another(step, scope.ahead) else test_of(step, scope)
    asked = all_of([test, room_for_x(step, scope)])
    heard = tuple(answer for answer in answers if answer.step == step)
    return WayThrough(
        needs=() if asked == TRUE else (Need(asked, step),),
        lowerings=_lowered(step, scope),
        answers=heard * (repetitions(step, scope) if heard else 1),
    )


def _needs_of(way: WayThrough, scope: Scope) -> tuple[Need, ...]:
    """The tests of one way: its conditions, the sums of what is taken from each gauge, and what else its steps ask for."""
    stocks = dict.fromkeys(lower.stock for lower, _ in way.lowerings)
    sums = (_sum_need(stock, way, scope) for stock in stocks)
    return (*way.conditions, *(need for need in sums if need is not None), *way.needs)


def _sum_need(stock: tuple[Expression, ...], way: WayThrough, scope: Scope) -> Need | None:
    lowerings = [(lower, step) for lower, step in way.lowerings if lower.stock == stock]
    added = sum(answer.amount for answer in way.answers if answer.gauge == stock[-1])
    amount = total([*(lower.amount for lower, _ in lowerings), *_negative(added)])
    if isinstance(amount, Number) and amount.value <= 0:
        return None
    test = _strictest([lower.test for lower, _ in lowerings])
    call = Call(Name(test.name, test.module), (*stock, amount))
    return Need(call, lowerings[0][1])


def _strictest(tests: list[Offer]) -> Offer:
    """Where a gauge is both lost from and paid from, one predicate speaks for the sum."""
    found = tests[0]
    for test in tests[1:]:
        if found.name in test.stronger_than:
            found = test
    return found


def _negative(added: int) -> tuple[Number, ...]:
    return (Number(-added),) if added else ()


# ---------------------------------------------------------------- what a card adds to its own gauges


def own_answers(card: Card, steps: tuple[Step, ...], shapes: Shapes) -> tuple[OwnAnswer, ...]:
    """A card that places a tile and gains from every such tile is in force before the tile lies (its `whenever` hears it)."""
    placed = [
        one
        for step in steps
        for node in own_nodes(step)
        if isinstance(node, Place)
        for one in as_choice(node).walk()
        if isinstance(one, Place)
    ]
    return tuple(
        answer
        for clause in card.clauses
        for step in dict.fromkeys(placed)
        if isinstance(clause, Whenever) and _hears(clause, step, shapes)
        for answer in _added(clause, step)
    )


def _hears(clause: Whenever, step: Place, shapes: Shapes) -> bool:
    """Only where it is certain: the event names no place, or the step leaves the tile to its own rule."""
    event = clause.event
    if not isinstance(event, PlacesTile) or event.who == "opponent" or clause.condition:
        return False
    same = event.tile is None or event.tile in shapes.all_that_it_is(step.tile)
    return same and (not event.where or step.area is None)


def _added(clause: Whenever, step: Place) -> Iterator[OwnAnswer]:
    for answer in clause.steps:
        if isinstance(answer, Increase | Gain) and isinstance(answer.amount, Fixed):
            yield OwnAnswer(step, gauge_constant(answer.gauge), answer.amount.number)
