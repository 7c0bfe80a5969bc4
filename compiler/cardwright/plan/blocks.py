"""A block of steps as numbered segments. In: the steps of a clause. Out: statements that can be left and entered again.

A segment ends where somebody may have to be asked, or where the way forks. Nested choices lie flat behind one another and
are reached by jumps, always forward. The answer to a question is read at once in the next segment.
"""

from collections.abc import Iterator

from cardwright.contract.unplayable import Unplayable
from cardwright.plan.block_segments import (
    Block,
    Fork,
    Plain,
    Question,
    SegmentLabel,
    Track,
    segments,
)
from cardwright.plan.conditions import condition
from cardwright.plan.expressions import (
    TRUE,
    Call,
    Expression,
    Listing,
    Number,
    Row,
    Subscript,
    all_of,
    any_of,
    compare,
)
from cardwright.plan.needs import possible
from cardwright.plan.offers import CHOOSE_FIRST, IN_ANY_ORDER, MUST, role
from cardwright.plan.scope import (
    ADD_OPTION,
    CHOSEN,
    OPTIONS,
    PLAYER,
    PLAYERS,
    PLAYER_OF_BLOCK,
    Scope,
)
from cardwright.plan.single_steps import (
    bounds_of_x,
    counts_x,
    may_ask,
    repetitions,
    room_for_x,
    speaks_of_x,
    step_call,
)
from cardwright.plan.statements import Assign, Branch, Case, Do, Return, Statement, names_of_body
from cardwright.plan.steps_of_others import (
    by_players,
    if_possible,
    is_tried_alone,
    test_for_others,
    tried_alone,
)
from cardwright.rewriting.canonical import as_choice, before_the_next
from cardwright.rewriting.spoken_of import own_kinds_in
from cardwright.rules.nodes import (
    Afterwards,
    ByPlayers,
    Choose,
    FirstPossible,
    If,
    May,
    Option,
    Pay,
    Step,
)
from cardwright.values import dataclass, replace

_ACTING = Subscript(PLAYERS, PLAYER_OF_BLOCK)


@dataclass(frozen=True, slots=True)
class AnyOrder:
    """Steps that stand in blocks of their own, which their player orders."""

    numbers: tuple[Expression, ...]
    steps: tuple[Step, ...]


def block(
    parts: tuple[AnyOrder | tuple[Step, ...], ...], scope: Scope, test: Expression = TRUE
) -> Block:
    """The body of the method that runs these steps, ending in True, and the options that it offers.

    `test`: only where it holds is anything carried out.
    """
    track, begin, end = Track(), SegmentLabel(), SegmentLabel()
    if test != TRUE:
        track.add(Fork(((test, begin),), end))
        track.add(begin)
    written: tuple[Step, ...] = ()
    for part in parts:
        if isinstance(part, AnyOrder):
            track.add(Question(role(IN_ANY_ORDER, part.steps[0], scope, Row(part.numbers))))
        else:
            _steps(part, scope, track)
            written += part
        scope = scope.after(*(part.steps if isinstance(part, AnyOrder) else part))
    if test != TRUE:
        track.add(end)
    for name in _at_the_end(written, scope):
        track.add(Plain(Do(role(name, written[0], scope))))
    numbered = segments(track)
    body: tuple[Statement, ...] = (*numbered.body, Return(TRUE))
    if PLAYER in names_of_body(body):
        body = (Assign(PLAYER, _ACTING), *body)
    return Block(body, numbered.offers)


def _at_the_end(steps: tuple[Step, ...], scope: Scope) -> Iterator[str]:
    """What the game tidies up behind steps of some kind."""
    kinds = own_kinds_in(steps)
    return (f"after {kind}" for kind in sorted(kinds) if f"after {kind}" in scope.contract.roles)


def _steps(
    steps: tuple[Step, ...], scope: Scope, track: Track, after: tuple[Step, ...] = ()
) -> None:
    """`after` is what the block goes on with: an option must leave enough for it. `x` is chosen before the first step that speaks
    of it."""
    for number, step in enumerate(steps):
        if speaks_of_x(step) and not scope.x_chosen:
            _choose_amount(steps, step, scope, track)
            scope = replace(scope, x_chosen=True)
        if scope.as_far_as_possible and isinstance(step, Pay):
            _behind_price(steps[number:], scope, track)
            return
        if is_tried_alone(as_choice(step), scope):
            tried_alone(as_choice(step), scope, track)
            scope = scope.knowing_nothing
            continue
        _step(as_choice(step), scope, track, (*steps[number + 1 :], *after))
        scope = scope.after(step)


def _behind_price(steps: tuple[Step, ...], scope: Scope, track: Track) -> None:
    """Whoever cannot pay gets nothing of what stands below the price."""
    begin, end = SegmentLabel(), SegmentLabel()
    price, *rest = steps
    track.add(Fork(((possible((price,), scope), begin),), end))
    track.add(begin)
    _step(as_choice(price), scope.in_full, track, ())
    _steps(tuple(rest), scope.after(price), track)
    track.add(end)


def _choose_amount(steps: tuple[Step, ...], first: Step, scope: Scope, track: Track) -> None:
    if scope.as_far_as_possible:
        instead = "Put these steps below `may` there, or let `x` be chosen before."
        raise Unplayable(first, "an `x` that other players must choose", instead)
    room = all_of([room_for_x(step, scope) for step in steps])
    if scope.tried and room != TRUE:
        track.add(Question(role(MUST, first, scope, room)))
    track.add(Question(role("choose_amount", first, scope, *bounds_of_x(steps, scope))))


def _step(step: Step, scope: Scope, track: Track, after: tuple[Step, ...]) -> None:
    if scope.as_far_as_possible:
        # Each step stands for itself.
        after = ()
    match step:
        case Choose():
            _choose(step, scope, track, after)
        case Afterwards(steps):
            _steps(steps, scope, track, after)
        case May():
            _may(step, scope, track, after)
        case If():
            _if(step, scope, track, after)
        case FirstPossible():
            _first_possible(step, scope, track, after)
        case ByPlayers():
            by_players(step, scope, track)
        case _:
            _single_step(step, scope, track)


def _single_step(step: Step, scope: Scope, track: Track) -> None:
    call = step_call(step, scope)
    test = _tested(step, scope) if scope.tried else test_for_others(step, scope)
    for _ in range(repetitions(step, scope)):
        if scope.tried and test != TRUE:
            track.add(Question(role(MUST, step, scope, test)))
        elif test != TRUE:
            if_possible(call, test, may_ask(step, scope), track)
            continue
        track.add(Question(call) if may_ask(step, scope) else Plain(Do(call)))


def _tested(step: Step, scope: Scope) -> Expression:
    """What is tested when its turn comes, where nothing has been tested before."""
    return possible((step,), scope) if scope.tried else TRUE


def _option_test(option: Option, scope: Scope, after: tuple[Step, ...] = ()) -> Expression:
    if option.condition is not None and counts_x(option.condition) and not scope.x_chosen:
        what = "an `x` that is chosen only behind it, in `{said}`"
        instead = "Let a step above choose `x` (`pay x`), or put the condition as `if` below the step that does."
        raise Unplayable(option.condition, what, instead)
    held = condition(option.condition, scope) if option.condition is not None else TRUE
    return held if scope.tried else all_of([held, possible(option.steps, scope, after=after)])


def _choose(step: Choose, scope: Scope, track: Track, after: tuple[Step, ...]) -> None:
    scope = scope.in_full
    tests = [_option_test(option, scope, after) for option in step.options]
    if scope.tried and TRUE not in tests:
        track.add(Question(role(MUST, step, scope, any_of(tests))))
    offers = tuple(before_the_next(option) for option in step.options)
    track.add(replace(_options_question(step, tests, scope, track), offers=offers))
    answers = [compare(CHOSEN, "==", Number(i)) for i in range(len(step.options))]
    bodies = [option.steps for option in step.options]
    _fork(list(zip(answers, bodies, strict=True)), (), scope, track, after)


def _options_question(
    step: Choose | FirstPossible,
    tests: list[Expression],
    scope: Scope,
    track: Track,
    asking: str = "choose_option",
) -> Question:
    """Options that are possible whatever happens need no test."""
    numbers: tuple[Expression, ...] = tuple(map(Number, range(len(tests))))
    if all(test == TRUE for test in tests):
        return Question(role(asking, step, scope, Listing(numbers)))
    first = next(i for i, test in enumerate(tests) if test != TRUE)
    annotation = "list[int]" if track.first_options() else ""
    setup: list[Statement] = [Assign(OPTIONS, Listing(numbers[:first]), annotation)]
    for test, number in zip(tests[first:], numbers[first:], strict=True):
        offer = Do(Call(ADD_OPTION, (number,)))
        setup.append(offer if test == TRUE else Branch((Case(test, (offer,)),)))
    return Question(role(asking, step, scope, OPTIONS), tuple(setup))


def _may(step: May, scope: Scope, track: Track, after: tuple[Step, ...]) -> None:
    end, scope = SegmentLabel(), scope.in_full
    guard = TRUE if scope.tried else possible(step.steps, scope, after=after)
    track.add(Question(role("ask_whether", step, scope), guard=guard, skip=end))
    _fork([(compare(CHOSEN, "==", Number(1)), step.steps)], (), scope, track, after)
    track.add(end)


def _if(step: If, scope: Scope, track: Track, after: tuple[Step, ...]) -> None:
    test = condition(step.condition, scope)
    _fork([(test, step.steps)], step.otherwise, scope, track, after)


def _first_possible(
    step: FirstPossible, scope: Scope, track: Track, after: tuple[Step, ...]
) -> None:
    options, otherwise = step.options, step.otherwise
    if scope.as_far_as_possible:
        # Nothing is obligatory, neither is what comes last.
        options, otherwise = (*options, Option(otherwise, span=step.span)), ()
    scope = scope.in_full
    if scope.tried:
        _first_to_lead_on(step, scope, track)
        return
    cases: Cases = [(_option_test(option, scope, after), option.steps) for option in options]
    if not scope.again:
        _refuse_what_never_comes(step, [test for test, _ in cases])
    if cases and not otherwise and cases[-1][0] == TRUE:
        otherwise = cases.pop()[1]
    _fork(cases, otherwise, scope, track, after)


def _refuse_what_never_comes(step: FirstPossible, tests: list[Expression]) -> None:
    certain = [place for place in range(len(step.options)) if tests[place] == TRUE]
    behind = (*step.options, *step.otherwise)[certain[0] + 1 :] if certain else ()
    if behind:
        what = "what stands behind an option that is always possible: it never comes to `{said}`"
        instead = "Leave it out, or put it above the other."
        raise Unplayable(behind[0], what, instead)


def _first_to_lead_on(step: FirstPossible, scope: Scope, track: Track) -> None:
    """The first option that lets the block end well; what stands below `otherwise` is one as well, the last."""
    last = Option(step.otherwise, span=step.span)
    tests = [_option_test(option, scope) for option in (*step.options, last)]
    asked = _options_question(step, tests, scope, track, CHOOSE_FIRST)
    track.add(asked)
    answers = [compare(CHOSEN, "==", Number(i)) for i in range(len(step.options))]
    bodies = [option.steps for option in step.options]
    _fork(list(zip(answers, bodies, strict=True)), step.otherwise, scope, track, ())


Cases = list[tuple[Expression, tuple[Step, ...]]]


def _fork(
    cases: Cases,
    otherwise: tuple[Step, ...],
    scope: Scope,
    track: Track,
    after: tuple[Step, ...],
) -> None:
    """Steps that ask nobody stay where they are, under `if`; others get segments of their own.

    So does what is left of a repeated `if` that only its `otherwise` goes on with: nothing may stand empty in Python. Of a repeated
    `first possible of` nothing but that may be left.
    """
    if not cases:
        _steps(otherwise, scope, track, after)
        return
    bodies = tuple(body for _, body in cases)
    if all(bodies) and all(_asks_nobody(body, scope) for body in (*bodies, otherwise)):
        shown = tuple(Case(test, _inline(body, scope, after)) for test, body in cases)
        track.add(Plain(Branch(shown, _inline(otherwise, scope, after))))
    else:
        _jumps(cases, otherwise, scope, track, after)


def _jumps(
    cases: Cases,
    otherwise: tuple[Step, ...],
    scope: Scope,
    track: Track,
    after: tuple[Step, ...],
) -> None:
    end = SegmentLabel()
    labels = [SegmentLabel() for _ in cases]
    tests = tuple((test, label) for (test, _), label in zip(cases, labels, strict=True))
    other = SegmentLabel() if otherwise else end
    track.add(Fork(tests, other))
    for (_, body), label in zip(cases, labels, strict=True):
        track.add(label)
        _steps(body, scope, track, after)
        track.add(Fork((), end))
    if otherwise:
        track.add(other)
        _steps(otherwise, scope, track, after)
    track.add(end)


# Python gives up at a hundred levels of indentation, and readers long before.
_DEEPEST = 5


def _asks_nobody(steps: tuple[Step, ...], scope: Scope, depth: int = 0) -> bool:
    within = scope.after(*steps)
    return depth < _DEEPEST and all(_is_plain(as_choice(step), within, depth) for step in steps)


def _is_plain(step: Step, scope: Scope, depth: int) -> bool:
    if is_tried_alone(step, scope):
        return False
    match step:
        case Choose() | May() | ByPlayers():
            return False
        case Pay() if scope.as_far_as_possible:
            return False
        case Afterwards(steps):
            return _asks_nobody(steps, scope, depth)
        case If(_, then, otherwise):
            return bool(then) and _asks_nobody((*then, *otherwise), scope, depth + 1)
        case FirstPossible(options, otherwise):
            if scope.tried:
                return False
            inner = (step for option in options for step in option.steps)
            return _asks_nobody((*inner, *otherwise), scope, depth + 1)
    asks = may_ask(step, scope) or _tested(step, scope) != TRUE
    return not asks and (scope.x_chosen or not speaks_of_x(step))


def _inline(
    steps: tuple[Step, ...], scope: Scope, after: tuple[Step, ...]
) -> tuple[Statement, ...]:
    inner = Track()
    _steps(steps, scope, inner, after)
    return tuple(part.statement for part in inner.parts if isinstance(part, Plain))
