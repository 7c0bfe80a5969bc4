"""The methods of a rule besides its blocks. In: a card. Out: Methods, only those that say more than the base class."""

from collections.abc import Iterator

from cardwright.plan.answers import own_answers
from cardwright.plan.conditions import condition
from cardwright.plan.events import Hearing, hearing
from cardwright.plan.expressions import (
    TRUE,
    ZERO,
    Attribute,
    Call,
    Expression,
    Name,
    Number,
    Operation,
    all_of,
    any_of,
    call,
    compare,
)
from cardwright.plan.lasting import lasting
from cardwright.plan.names import gauge_constant
from cardwright.plan.needs import possible
from cardwright.plan.nodes import Assign, Branch, Case, Do, Method, Parameter, Return, Statement
from cardwright.plan.members import Member
from cardwright.plan.parts import (
    actions_of,
    effects_for_next_card,
    parts,
    played_steps,
    whenevers_of,
)
from cardwright.plan.prices import behind_the_price
from cardwright.plan.repeated import repeated_steps
from cardwright.plan.scope import EVENT, FRAME, GAME, OWNER, PLAYER, SELF, NotSayable, Scope
from cardwright.plan.scores import points, tally
from cardwright.plan.shapes import Shapes
from cardwright.rules.nodes import Action, Card, Lasting, Most, Score, Step

_GAME = Parameter("game", Name("Game", "game"))
_PLAYER = Parameter("player", Name("Player", "player"))
_OWNER = Parameter("owner", Name("Player", "player"))
_EVENT = Parameter("event", Name("Event", "events"))
_FRAME = Parameter("frame", Name("Frame", "kernel.frame"))
_BOOL = Name("bool")
_INT = Name("int")
_NONE = Name("None")


def block_method(name: str, body: tuple[Statement, ...]) -> Method:
    return Method(name, (_GAME, _FRAME), _BOOL, body)


def block_methods(found: tuple[Member, ...]) -> Iterator[Method]:
    """`run` says which block runs; the first needs no test, because a rule is only asked for blocks that it has."""
    if not found:
        return
    wanted = Attribute(FRAME, "block")
    others = [member for member in found[1:] if member.method != found[0].method]
    tests = (
        Branch((Case(compare(wanted, "==", other.part.number), (_run(other),)),))
        for other in others
    )
    yield block_method("run", (*tests, _run(found[0])))
    for member in found:
        if member.is_own:
            yield block_method(member.method, member.block.body)


def _run(member: Member) -> Return:
    return Return(Call(Attribute(SELF, member.method), (GAME, FRAME)))


def _asked(name: str, value: Expression, returns: Name) -> Method:
    return Method(name, (_GAME, _PLAYER), returns, (Return(value),))


def predicate_methods(card: Card, shapes: Shapes) -> Iterator[Method]:
    scope = Scope(shapes)
    if card.requires:
        yield _asked("requirements_met", requirements(card, shapes), _BOOL)
    yield from _possible("possible", can_be_played(card, scope))
    if actions_of(card):
        yield _asked("can_act", can_act(card, scope), _BOOL)
    again = repeated_steps(played_steps(card))
    if again:
        yield _asked("can_repeat", _repeatable(again, card, scope), _BOOL)


def _repeatable(again: tuple[Step, ...], card: Card, scope: Scope) -> Expression:
    """The same test as for playing it, where it is the same."""
    test = possible(again, scope)
    if test != TRUE and test == can_be_played(card, scope):
        return Call(Attribute(SELF, "possible"), (GAME, PLAYER))
    return test


def _possible(name: str, test: Expression) -> Iterator[Method]:
    if test != TRUE:
        yield _asked(name, test, _BOOL)


def requirements(card: Card, shapes: Shapes) -> Expression:
    scope = Scope(shapes, loose=True)
    return all_of([condition(asked, scope) for asked in card.requires])


def can_be_played(card: Card, scope: Scope) -> Expression:
    steps = played_steps(card)
    return possible(steps, scope, own_answers(card, steps, scope.shapes))


def can_act(card: Card, scope: Scope) -> Expression:
    return any_of([_action_possible(card, action, scope) for action in actions_of(card)])


def _action_possible(card: Card, action: Action, scope: Scope) -> Expression:
    held = condition(action.condition, scope) if action.condition is not None else TRUE
    steps = behind_the_price(action, card, scope.shapes)
    answers = own_answers(card, steps, scope.shapes)
    return all_of([held, possible(steps, scope, answers)])


def score_methods(card: Card, shapes: Shapes) -> Iterator[Method]:
    scope = Scope(shapes)
    scores = tuple(clause for clause in card.clauses if isinstance(clause, Score))
    if scores:
        yield _asked("points", points(scores, scope), _INT)
    for clause in card.clauses:
        if isinstance(clause, Most):
            yield _asked("tally", tally(clause, scope), _INT)
    # What is nothing but its requirement also says how far its player has come.
    if shapes.kinds[card.kind.id].clauses == ("requires",):
        yield from _how_far(card, scope)


def _how_far(card: Card, scope: Scope) -> Iterator[Method]:
    test = condition(card.requires[0], scope) if card.requires else TRUE
    if isinstance(test, Operation) and test.operator == ">=":
        yield _asked("tally", test.parts[0], _INT)


def lasting_methods(card: Card, shapes: Shapes) -> Iterator[Method]:
    """Effects for the next card come and go by methods of their own: a card in play may have both kinds."""
    yield from _both_ways("enter", "leave", card.lasting, shapes)
    steps = effects_for_next_card(card)
    if len(steps) > 1:
        raise NotSayable(steps[1], "effects for the next card in two steps")
    effects = tuple(effect for step in steps for effect in step.lasting)
    yield from _both_ways("enter_for_next_card", "leave_after_next_card", effects, shapes)


def _both_ways(
    begin: str, end: str, effects: tuple[Lasting, ...], shapes: Shapes
) -> Iterator[Method]:
    pairs = [pair for effect in effects for pair in lasting(effect, shapes)]
    if pairs:
        yield Method(begin, (_GAME, _PLAYER), _NONE, tuple(Do(pair[0]) for pair in pairs))
        yield Method(end, (_GAME, _PLAYER), _NONE, tuple(Do(pair[1]) for pair in pairs))


def start_methods(card: Card) -> Iterator[Method]:
    if card.starts:
        body = tuple(
            Do(call("start_with", GAME, PLAYER, gauge_constant(s.gauge), Number(s.amount)))
            for s in card.starts
        )
        yield Method("start", (_GAME, _PLAYER), _NONE, body)


def hear_methods(card: Card, shapes: Shapes) -> Iterator[Method]:
    clauses = whenevers_of(card)
    if not clauses:
        return
    heard = [hearing(clause, Scope(shapes, player=OWNER)) for clause in clauses]
    several = len({hear.kind for hear in heard}) > 1
    numbers = [part.number for part in parts(card) if part.name.startswith("whenever")]
    body = tuple(
        statement
        for hear, number in zip(heard, numbers, strict=True)
        for statement in _heard(hear, number, several)
    )
    yield Method("hear", (_GAME, _OWNER, _EVENT), _NONE, body)


def _heard(hear: Hearing, number: Expression, several: bool) -> tuple[Statement, ...]:
    """A rule that waits for one kind of event is told of no other."""
    of_kind = compare(Attribute(EVENT, "kind"), "==", hear.kind) if several else TRUE
    counted = not isinstance(hear.times, Number)
    times = Name("times") if counted else hear.times
    answer: Statement = Do(call("respond", GAME, SELF, number, OWNER, EVENT, times))
    inside: tuple[Statement, ...] = (answer,)
    if counted:
        some = compare(times, ">", ZERO)
        inside = (Assign(times, hear.times), Branch((Case(some, (answer,)),)))
    test = all_of([of_kind, hear.test])
    return inside if test == TRUE else (Branch((Case(test, inside),)),)
