"""Which blocks only a trial can tell to be possible. In: the stages of a block. Out: whether its steps give or take what others of them need.

That is so where a step may give or take what a later one needs, or what decides whether a choice inside it is open, or where it is
about the card, the player or the tile of which a later condition speaks.
"""

from collections.abc import Iterable, Iterator
from itertools import product

from cardwright.plan.expressions import TRUE, Expression, Name
from cardwright.plan.needs import is_unsettled, possible
from cardwright.plan.order import Stage
from cardwright.plan.scope import Scope
from cardwright.plan.single_steps import lowering, repetitions, speaks_of_x, takes_a_share
from cardwright.plan.touches import looks_at, shared, touches_of
from cardwright.rewriting.canonical import as_choice
from cardwright.rewriting.spoken_of import own_nodes
from cardwright.rules.nodes import (
    Afterwards,
    Choose,
    Chosen,
    Condition,
    FirstPossible,
    If,
    May,
    Place,
    PlacedOnBonus,
    Reserve,
    Step,
    Variable,
)
from cardwright.values import replace

# That somebody chooses says nothing of what is possible; and what is drawn of the deck adds up, whatever else happens.
_NO_MATTER = ("FACET_CHOICE", "FACET_DECK")
_LASTS_FOR = "ends_game"


def is_tangled(stages: Iterable[Stage], scope: Scope) -> bool:
    """Within a unit, or between stages."""
    before: tuple[Step, ...] = ()
    stages = tuple(stages)
    steps = tuple(step for stage in stages for unit in stage for step in unit)
    if _decides_later(steps, scope) or _chooses_for_what_it_holds(steps, scope):
        return True
    for stage in stages:
        if any(_is_tangled(unit, before, scope) for unit in stage):
            return True
        before += tuple(step for unit in stage for step in unit)
    return False


def _decides_later(steps: Iterable[Step], scope: Scope) -> bool:
    """Another step tells whether these have to be carried out: `discard 1 card`, then `if it is building card`."""
    before: Step | None = None
    for step in map(as_choice, steps):
        inside, ask = _inner(step), _asks_for_something
        if isinstance(step, May | Choose | FirstPossible):
            # Whoever chooses knows what has been done before.
            known = replace(scope, ahead=frozenset())
            if any(_decides_later(inner, known) for inner in inside):
                return True
        elif any(_decides_later(inner, scope) for inner in inside):
            return True
        if any(is_unsettled(condition, scope) for condition in _conditions(step)):
            stuck = isinstance(step, Choose) and not _has_one_for_each_area(step, before)
            if stuck or any(ask(s, scope) for inner in inside for s in inner):
                return True
        scope, before = scope.looking_past(step), step
    return False


def _has_one_for_each_area(step: Choose, before: Step | None) -> bool:
    """`place ... with steel or titanium bonus`, then an option `if placed on` each of them."""
    area = before.area if isinstance(before, Place) else None
    open_on = (
        bonus
        for option in step.options
        if isinstance(option.condition, PlacedOnBonus)
        for bonus in option.condition.bonuses
    )
    known = {*open_on}
    return area is not None and any(
        rule.kind == "with_bonus" and known.issuperset(rule.bonuses) for rule in area.rules
    )


def _chooses_for_what_it_holds(
    steps: Iterable[Step], scope: Scope, is_chosen: bool = False
) -> bool:
    """`pay x heat`, then an option `lose x plants`: steps below another line set the `x` no bound, but may have to be carried out."""
    for step in steps:
        inside = _inner(step)
        if not is_chosen and any(_chooses_for_what_it_holds(inner, scope) for inner in inside):
            return True
        says_x = any(isinstance(node, Variable | Chosen) for node in own_nodes(step))
        if is_chosen and inside and says_x and not scope.x_chosen:
            if possible((step,), replace(scope, x_chosen=True)) != TRUE:
                return True
        is_chosen = is_chosen or speaks_of_x(step)
    return False


def _conditions(step: Step) -> tuple[Condition, ...]:
    """Of what is obligatory."""
    match step:
        case If(condition):
            return (condition,)
        case Choose(options) | FirstPossible(options, (_, *_)):
            return tuple(option.condition for option in options if option.condition is not None)
    return ()


def helps_another(stage: Stage, scope: Scope) -> bool:
    """One unit may give what another needs, so that their order decides whether all can be carried out."""
    return any(_possible_by(step, other, inside) for step, other, inside in _across(stage, scope))


def leaves_too_little(stage: Stage, scope: Scope) -> bool:
    """What one unit takes, or what is chosen in it, may be what another needs; or how much another takes is counted after it."""
    return any(
        _is_chosen(other)
        and _possible_by(step, other, inside)
        or _counts_after(step, other, inside)
        or _take_the_same(step, other, inside)
        for step, other, inside in _across(stage, scope)
    )


def _take_the_same(step: Step, other: Step, scope: Scope) -> bool:
    """Each finds it there, and one of them leaves nothing for the other."""
    return any(
        _that_matter(shared(touches_of(one, scope).may_take, touches_of(two, scope).may_take))
        and _asks_for_something(one, scope)
        and not _adds_up(one, two, scope)
        for one, two in product(single_steps(step), single_steps(other))
    )


def _across(stage: Stage, scope: Scope) -> Iterator[tuple[Step, Step, Scope]]:
    """Steps of different units, and where they stand: what a step speaks of is in its own unit."""
    for unit in stage:
        for others in stage:
            if others is not unit:
                inside = scope.after(*unit, *others)
                for step, other in product(map(as_choice, unit), map(as_choice, others)):
                    yield step, other, inside


def _is_chosen(step: Step) -> bool:
    return isinstance(step, Choose | May | FirstPossible | If) or speaks_of_x(step)


def _counts_after(step: Step, earlier: Step, scope: Scope) -> bool:
    """What the earlier one changes is counted, or decides a condition."""
    if not _asks_for_something(step, scope):
        return False
    done = touches_of(earlier, scope)
    looked_at = _that_matter(looks_at(step, scope).reads)
    return bool(shared(looked_at, done.may_change))


def _is_tangled(steps: tuple[Step, ...], before: tuple[Step, ...], scope: Scope) -> bool:
    for step in _one_by_one(steps, scope):
        asks = bool(before) and _asks_for_something(step, scope)
        if asks and any(_possible_by(step, as_choice(earlier), scope) for earlier in before):
            return True
        if any(_is_tangled(inner, before, scope.after(step)) for inner in _inner(step)):
            return True
        before += (step,)
        scope = scope.after(step)
    return False


def _one_by_one(steps: tuple[Step, ...], scope: Scope) -> Iterator[Step]:
    """A step that places several tiles or markers places one after the other, and each may take the area of the next."""
    for step in map(as_choice, steps):
        yield step
        if isinstance(step, Reserve) or isinstance(step, Place) and not _has_room(step, scope):
            yield from (step,) * (repetitions(step, scope) - 1)


def _has_room(step: Place, scope: Scope) -> bool:
    """A board has more areas than tiles of the kind for which a game lasts."""
    return step.area is None and _LASTS_FOR in scope.shapes.marked.get(step.tile, ())


def _inner(step: Step) -> tuple[tuple[Step, ...], ...]:
    match step:
        case Choose(options):
            return tuple(option.steps for option in options)
        case FirstPossible(options, otherwise):
            return (*(option.steps for option in options), otherwise)
        case If(_, then, otherwise):
            return then, otherwise
        case May(steps) | Afterwards(steps):
            return (steps,)
    return ()


def _possible_by(step: Step, earlier: Step, scope: Scope) -> bool:
    """Whether it can be carried out may be changed by the earlier one."""
    if not _asks_for_something(step, scope):
        return False
    if touches_of(earlier, scope).sets_off and _wanted(step, scope):
        return True
    return _counts_after(step, earlier, scope) or any(
        _takes_after(one, other, scope)
        for one, other in product(single_steps(step), single_steps(earlier))
    )


def _asks_for_something(step: Step, scope: Scope) -> bool:
    if isinstance(step, May | FirstPossible):
        return any(_asks_for_something(s, scope) for inner in _inner(step) for s in inner)
    return possible((step,), replace(scope, x_chosen=True)) != TRUE


def single_steps(step: Step) -> Iterator[Step]:
    """It, or those that it holds."""
    step = as_choice(step)
    if isinstance(step, Choose | May | FirstPossible | If | Afterwards):
        for inner in _inner(step):
            for one in inner:
                yield from single_steps(one)
    else:
        yield step


def _takes_after(step: Step, earlier: Step, scope: Scope) -> bool:
    taken = shared(_wanted(step, scope), touches_of(earlier, scope).may_change)
    asks = bool(taken) and _asks_for_something(step, scope)
    return asks and not _adds_up(step, earlier, scope)


def _wanted(step: Step, scope: Scope) -> set[Expression]:
    found = touches_of(step, scope)
    return _that_matter((*found.may_take, *found.reads))


def _that_matter(bits: Iterable[Expression]) -> set[Expression]:
    return {bit for bit in bits if not (isinstance(bit, Name) and bit.text in _NO_MATTER)}


def _adds_up(step: Step, earlier: Step, scope: Scope) -> bool:
    """Both take so much of the same, whatever else happens. A trial of one unit knows nothing of what another takes."""
    if scope.tried or any(speaks_of_x(one) or takes_a_share(one) for one in (step, earlier)):
        return False
    if touches_of(step, scope).instead != touches_of(earlier, scope).instead:
        return False
    mine, others = lowering(step, scope), lowering(earlier, scope)
    return mine is not None and others is not None and mine.stock == others.stock
