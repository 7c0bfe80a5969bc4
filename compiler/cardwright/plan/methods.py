"""The methods of a class. In: a PlannedRule. Out: Methods, only those that say more than the base class."""

from collections.abc import Iterator, Sequence

from cardwright.plan.conditions import fits
from cardwright.plan.effects import count_it
from cardwright.plan.expressions import (
    TRUE,
    ZERO,
    Attribute,
    Call,
    Expression,
    Name,
    Number,
    all_of,
    compare,
)
from cardwright.plan.names import constant, gauge_constant
from cardwright.plan.offers import in_role, role
from cardwright.plan.planned_rule import Answering, Asked, Ending, PlannedRule
from cardwright.plan.rule_blocks import PlannedBlock
from cardwright.plan.scope import BLOCK, EVENT, FRAME, GAME, NUMBER, OWNER, SELF, UNIT, BothWays
from cardwright.plan.statements import (
    Branch,
    Case,
    Do,
    Method,
    Parameter,
    Return,
    Statement,
    descriptions_in,
)
from cardwright.values import replace

_NUMBER = Parameter(NUMBER.text, Name("int"))
_BOOL = Name("bool")
_INT = Name("int")
_NONE = Name("None")

# How methods of a kind begin, and the one that finds them by their number.
SEVERAL = (("reaches", "reaches"), ("whenever", "whenever"), ("unit", "run_unit"))


def methods(rule: PlannedRule) -> Iterator[Method]:
    found = tuple(_clauses_and_effects(rule))
    yield from found
    yield from _describes(rule, found)


def _clauses_and_effects(rule: PlannedRule) -> Iterator[Method]:
    yield from _start(rule)
    yield from _predicates(rule)
    yield from _unit_possible(rule)
    yield from _blocks(rule)
    yield from _effects("enter", "leave", rule.lasting, rule)
    yield from _effects("enter_for_next_card", "leave_after_next_card", rule.for_next_card, rule)
    yield from _hear(rule)
    yield from _remember(rule)
    if rule.points is not None and rule.printed_points == ZERO:
        yield _answer("points", rule.points, _INT, rule)
    if rule.tally is not None:
        yield _answer("tally", rule.tally, _INT, rule)
    if rule.reckonings:
        yield _reckon(rule.reckonings, rule)
    yield from _held(rule)


def _told(rule: PlannedRule, *names: str) -> tuple[Parameter, ...]:
    """Parameters of these names, of the classes that the game's runtime has for them."""
    types = rule.shapes.contract.types.values()
    classes = {slot.context: Name(slot.name, slot.module) for slot in types if slot.module}
    return tuple(Parameter(name, classes[_CLASS_OF.get(name, name)]) for name in names)


_CLASS_OF = {"owner": "player"}


def _answer(name: str, value: Expression, returns: Name, rule: PlannedRule) -> Method:
    return Method(name, _told(rule, "game", "player"), returns, (Return(value),))


def _reckon(values: tuple[Expression, ...], rule: PlannedRule) -> Method:
    *before, last = values
    found = (
        Branch((Case(compare(Name("number"), "==", Number(i)), (Return(value),)),))
        for i, value in enumerate(before)
    )
    parameters = (*_told(rule, "game", "player"), _NUMBER)
    return Method("reckon", parameters, _INT, (*found, Return(last)))


def _start(rule: PlannedRule) -> Iterator[Method]:
    if rule.card.starts:
        body = tuple(
            Do(role("start_with", s, rule.scope, gauge_constant(s.gauge), Number(s.amount)))
            for s in rule.card.starts
        )
        yield Method("start", _told(rule, "game", "player"), _NONE, body)


# ---------------------------------------------------------------- what must hold


def _predicates(rule: PlannedRule) -> Iterator[Method]:
    """Each test is written once: whether it holds, and which one does not, is asked of the same predicate."""
    yield from _all_of("requirements_met", "requirement", rule.requirements, rule)
    yield from _all_of("possible", "need", rule.needs, rule)
    if rule.can_act is not None:
        yield _answer("can_act", rule.can_act, _BOOL, rule)
    if rule.can_begin not in (None, TRUE):
        yield _answer("can_begin", rule.can_begin, _BOOL, rule)
    if rule.repeating is not None and rule.repeating.test != rule.repeating.known:
        yield _answer("can_repeat", rule.repeating.test, _BOOL, rule)


def _unit_possible(rule: PlannedRule) -> Iterator[Method]:
    tested = [block for block in rule.blocks if block.test != TRUE and not block.units]
    if tested:
        tests = (
            Branch((Case(compare(UNIT, "==", one.number), (Return(one.test),)),)) for one in tested
        )
        parameters = (*_told(rule, "game", "player"), Parameter(UNIT.text, _INT))
        yield Method("unit_possible", parameters, _BOOL, (*tests, Return(TRUE)))


def _all_of(
    together: str, single: str, asked: tuple[Asked, ...], rule: PlannedRule
) -> Iterator[Method]:
    if len(asked) == 1:
        yield _answer(together, asked[0].test, _BOOL, rule)
    elif asked:
        *before, last = asked
        tests = (
            Branch((Case(compare(NUMBER, "==", Number(i)), (Return(one.test),)),))
            for i, one in enumerate(before)
        )
        parameters = (*_told(rule, "game", "player"), _NUMBER)
        yield Method(single, parameters, _BOOL, (*tests, Return(last.test)))


# ---------------------------------------------------------------- blocks


def _blocks(rule: PlannedRule) -> Iterator[Method]:
    """The base class finds a block by its number, but for the second and further ones of a kind."""
    for block in rule.blocks:
        if block.code.body:
            yield _method(block.name, block.code.body, rule)
    for kind, name in SEVERAL:
        several = [block for block in rule.blocks if block.name.startswith(f"{kind}_")]
        if several:
            yield _method(name, _by_number(several), rule)


def _by_number(blocks: list[PlannedBlock]) -> tuple[Statement, ...]:
    first, *others = blocks
    tests = (
        Branch((Case(compare(BLOCK, "==", other.number), (_run(other),)),)) for other in others
    )
    return (*tests, _run(first))


def _run(block: PlannedBlock) -> Return:
    return Return(Call(Attribute(SELF, block.name), (GAME, FRAME)))


def _method(name: str, body: tuple[Statement, ...], rule: PlannedRule) -> Method:
    return Method(name, _told(rule, "game", "frame"), _BOOL, body)


# ---------------------------------------------------------------- descriptions of cards


def _describes(rule: PlannedRule, methods: tuple[Method, ...]) -> Iterator[Method]:
    """Those of which some method speaks, or another description does."""
    described = rule.scope.described
    found: dict[int, Expression] = {}
    spoken_of = {number for method in methods for number in descriptions_in(method.body)}
    while spoken_of:
        said = {number: fits(described[number], rule.scope) for number in spoken_of}
        found.update(said)
        inside = {n for test in said.values() for n in descriptions_in((Return(test),))}
        spoken_of = inside - found.keys()
    if found:
        *before, last = sorted(found.items())
        tests = (
            Branch((Case(compare(Name("number"), "==", Number(number)), (Return(test),)),))
            for number, test in before
        )
        parameters = (*_told(rule, "game", "player", "card"), _NUMBER)
        yield Method("describes", parameters, _BOOL, (*tests, Return(last[1])))


# ---------------------------------------------------------------- effects and events


def _effects(begin: str, end: str, calls: BothWays, rule: PlannedRule) -> Iterator[Method]:
    """In a game where nothing ends, a rule has no method for that."""
    if calls.begin:
        told = _told(rule, "game", "player")
        yield Method(begin, told, _NONE, tuple(map(Do, calls.begin)))
        if end in rule.base.methods:
            yield Method(end, told, _NONE, tuple(map(Do, calls.end)))


def _held(rule: PlannedRule) -> Iterator[Method]:
    """Effects that come into force and end by their number."""
    if rule.held:
        parameters = (*_told(rule, "game", "player"), _NUMBER)
        if any(one.test != TRUE for one in rule.held):
            *before, last = rule.held
            tests = [(Return(one.test),) for one in before]
            body = (*(_by_place([*tests, ()]) if tests else ()), Return(last.test))
            yield Method("times_held", parameters, _INT, body)
        for name, way in (("enter_held", "begin"), ("leave_held", "end")):
            calls = [tuple(map(Do, getattr(one.effects, way))) for one in rule.held]
            if any(calls):
                yield Method(name, parameters, _NONE, _by_place(calls))


def _by_place(bodies: Sequence[tuple[Statement, ...]]) -> tuple[Statement, ...]:
    """What has nothing to do is left out."""
    if len(bodies) == 1:
        return bodies[0]
    doing = [(Number(place), body) for place, body in enumerate(bodies) if body]
    return (Branch(tuple(Case(compare(NUMBER, "==", number), body) for number, body in doing)),)


def _hear(rule: PlannedRule) -> Iterator[Method]:
    if rule.answering or rule.endings:
        heard = [statement for one in rule.answering for statement in _heard(one, rule)]
        body = (*heard, *(_ended(one, rule) for one in rule.endings))
        yield Method("hear", _told(rule, "game", "owner", "event"), _NONE, body)


def _remember(rule: PlannedRule) -> Iterator[Method]:
    if rule.counted_deeds:
        calls = ((Do(count_it(one, rule.scope)), one.hearing.test) for one in rule.counted_deeds)
        body = tuple(do if test == TRUE else Branch((Case(test, (do,)),)) for do, test in calls)
        yield Method("remember", _told(rule, "game", "owner", "event"), _NONE, body)


def _ended(one: Ending, rule: PlannedRule) -> Statement:
    """What ends by an event still answers it."""
    scope = replace(rule.scope, player=OWNER)
    test = all_of([one.hearing.test, compare(one.hearing.times, ">", ZERO)])
    return Branch((Case(test, (Do(role("end_held", one.event, scope, one.number)),)),))


def _heard(one: Answering, rule: PlannedRule) -> tuple[Statement, ...]:
    limit = one.hearing.limit
    name = "respond"
    if limit is not None:
        name = "respond_together" if limit.together else "respond_limited"
    respond = in_role(name, limit or rule.card, rule.scope)
    told: tuple[Expression, ...] = (GAME, SELF, one.number, OWNER, EVENT, one.hearing.times)
    if limit is not None:
        # What asks what set it off is several clauses with one limit.
        first = next(one.number for one in rule.answering if one.hearing.limit is limit)
        told += (one.hearing.most, constant(limit.period), first)
    answer: Statement = Do(Call(Name(respond.name, respond.module), told))
    test = one.hearing.test
    return (answer,) if test == TRUE else (Branch((Case(test, (answer,)),)),)
