"""In which order the steps of a block may come. In: its steps. Out: stages one behind the other, each of units in any order.

A unit is one step, or steps that speak of one another. What follows a price, or stands below `afterwards`, comes later, and
what others carry out comes where it is written; a unit that reaches over such a seam stands by itself. Where no order of a stage can come to anything else, it is one unit, in the
order in which it was written. Steps below an option or a condition stay in that order, too. Where a step may give or take what
a later one needs, or what decides whether a choice inside it is open, only a trial can tell whether the block is possible.
"""

from collections.abc import Iterable, Iterator
from itertools import product

from cardwright.plan.canonical import as_choice, in_turn
from cardwright.plan.expressions import TRUE, Expression, Name
from cardwright.plan.needs import possible
from cardwright.plan.offers import IN_ANY_ORDER, kinds_spoken_of
from cardwright.plan.scope import Scope
from cardwright.plan.single_steps import lowering, repetitions, speaks_of_x, takes_a_share
from cardwright.plan.spoken_of import own_kinds_in, own_nodes
from cardwright.plan.touches import Touches, looks_at, touches_of
from cardwright.rules.nodes import (
    Afterwards,
    ByPlayers,
    Choose,
    Chosen,
    Decrease,
    Discard,
    FirstPossible,
    ForATime,
    If,
    Lose,
    May,
    Pay,
    Place,
    Reserve,
    Step,
    Variable,
)
from cardwright.values import dataclass, field, replace

Steps = tuple[Step, ...]
Stage = tuple[Steps, ...]

# Where taking is a matter of choice, an option must leave enough for the other steps.
_CHOICES = (Choose, FirstPossible, If, May)
_EVERYTHING = "FACET_EVERYTHING"


@dataclass(slots=True)
class _Unit:
    steps: list[Step]
    touches: Touches
    first: int
    near: "list[_Unit]" = field(default_factory=list)

    @property
    def end(self) -> int:
        return self.first + len(self.steps)


def stages(steps: Steps, scope: Scope, bargain: bool = False) -> tuple[Stage, ...]:
    """`bargain`: what is given at the head is a price, as in an action; elsewhere only `pay` is one. Where it is tried what can be
    chosen, choices need not be kept together."""
    written, starts = _without_afterwards(steps)
    seams = {*starts, _given_at_head(written) if bargain else 0}
    found: list[list[_Unit]] = [[]]
    for unit in _units(written, scope):
        reaches_over = any(unit.first < seam < unit.end for seam in seams)
        if unit.first in seams or reaches_over:
            found.append([])
        found[-1].append(unit)
        if reaches_over or any(isinstance(step, Pay) for step in unit.steps):
            found.append([])
    ordered = _ordered if IN_ANY_ORDER in scope.contract.roles else _as_written
    return _run_together([ordered(stage) for stage in found if stage])


def _without_afterwards(steps: Steps) -> tuple[Steps, frozenset[int]]:
    """The steps as if there were no `afterwards`, and the places where it begins and ends; what others do stands by itself, too."""
    plain: list[Step] = []
    starts: set[int] = set()
    for step in steps:
        if isinstance(step, Afterwards):
            inside, inner_starts = _without_afterwards(step.steps)
            starts |= {len(plain), *(len(plain) + start for start in inner_starts)}
            plain += inside
            starts.add(len(plain))
        elif isinstance(in_turn(step), ByPlayers):
            starts |= {len(plain), len(plain) + 1}
            plain.append(step)
        else:
            plain.append(step)
    return tuple(plain), frozenset(starts)


def _given_at_head(steps: Steps) -> int:
    for number, step in enumerate(steps):
        own = not (isinstance(step, Decrease) and step.any_player)
        if not (isinstance(step, (Pay, Decrease, Lose, Discard)) and own):
            return number
    return 0


def _run_together(found: list[Stage]) -> tuple[Stage, ...]:
    """Stages of one unit need no seam between them."""
    joined: list[Stage] = []
    for stage in found:
        if joined and len(stage) == len(joined[-1]) == 1:
            joined[-1] = ((*joined[-1][0], *stage[0]),)
        else:
            joined.append(stage)
    return tuple(joined)


# ---------------------------------------------------------------- what belongs together


def _units(steps: Steps, scope: Scope) -> list[_Unit]:
    units: list[_Unit] = []
    for place, step in enumerate(steps):
        units.append(_Unit([step], touches_of(as_choice(step), scope), place))
        earliest = _first_spoken_of(step, units, scope)
        while len(units) - 1 > earliest:
            last = units.pop()
            units[-1].steps += last.steps
            units[-1].touches += last.touches
        scope = scope.after(step)
    return units


def _first_spoken_of(step: Step, units: list[_Unit], scope: Scope) -> int:
    """The first of the units that the step, the last of them, cannot be parted from."""
    last = len(units) - 1
    said = (kinds_spoken_of(node, scope) for node in own_nodes(step))
    first = min((_last_of(kinds, units) for kinds in said if kinds), default=last)
    for place in range(first):
        if any(
            _bound_by_choice(step, earlier, units[-1], units[place], scope)
            for earlier in units[place].steps
        ):
            return place
    return first


def _last_of(kinds: frozenset[str], units: list[_Unit]) -> int:
    """The last unit before the step that holds a node of these kinds."""
    *before, step = range(len(units))
    found = (place for place in reversed(before) if kinds & own_kinds_in(units[place].steps))
    return next(found, step)


def _bound_by_choice(step: Step, earlier: Step, one: _Unit, other: _Unit, scope: Scope) -> bool:
    says_x = any(isinstance(node, Variable | Chosen) for node in own_nodes(step))
    if says_x and any(speaks_of_x(before) for before in other.steps):
        return True
    if scope.tried:
        return False
    if not isinstance(as_choice(step), _CHOICES) and not isinstance(as_choice(earlier), _CHOICES):
        return False
    if _depends(step, other, scope) or any(_depends(s, one, scope) for s in other.steps):
        return False
    return bool(_shared(one.touches.takes, other.touches.takes))


def _depends(step: Step, other: _Unit, scope: Scope) -> bool:
    """How much it is, or whether it is at all, may be another matter after the other has taken: `half`, `if 3 plants`."""
    changed = {*other.touches.may_change}
    if _names_everything(changed):
        return True
    return takes_a_share(step) or bool(_shared(looks_at(step, scope).reads, changed))


# ---------------------------------------------------------------- what order may change


def _as_written(units: list[_Unit]) -> Stage:
    return (tuple(step for unit in units for step in unit.steps),)


def _ordered(units: list[_Unit]) -> Stage:
    """Whatever matters to nothing else stays with its neighbour."""
    for place, one in enumerate(units):
        for other in units[place + 1 :]:
            alike = _only_begin(one, other) or one.steps == other.steps
            if not alike and _may_matter(one.touches, other.touches):
                one.near.append(other)
                other.near.append(one)
    if not any(unit.near for unit in units):
        return _as_written(units)
    found: list[list[Step]] = []
    waiting: list[Step] = []
    for unit in units:
        if unit.near:
            found.append([*waiting, *unit.steps])
            waiting = []
        elif found:
            found[-1] += unit.steps
        else:
            waiting += unit.steps
    return tuple(map(tuple, found))


def _only_begin(*units: _Unit) -> bool:
    """What holds for a time makes nothing happen as it begins: nothing that another such effect could wait for."""
    return all(isinstance(step, ForATime) for unit in units for step in unit.steps)


def _may_matter(one: Touches, other: Touches) -> bool:
    both_set_off = bool(one.sets_off and other.sets_off)
    return both_set_off or _rests_on(one, other) or _rests_on(other, one)


def _rests_on(one: Touches, other: Touches) -> bool:
    """What one does, offers or needs may be changed by the other, or by what the other sets off."""
    if other.sets_off and (one.reads or one.takes):
        return True
    looked_at = (*one.reads, *one.instead)
    return bool(_shared(looked_at, other.may_change) or _shared(one.takes, other.adds))


def _shared(some: Iterable[Expression], others: Iterable[Expression]) -> set[Expression]:
    """What carries out another card may touch everything, whatever the others name."""
    one, other = {*some}, {*others}
    found = one & other
    if _names_everything(one):
        found |= other
    if _names_everything(other):
        found |= one
    return found


def _names_everything(bits: set[Expression]) -> bool:
    return any(isinstance(bit, Name) and bit.text == _EVERYTHING for bit in bits)


# ---------------------------------------------------------------- which blocks only a trial can tell


# That somebody chooses says nothing of what is possible; and what is drawn of the deck adds up, whatever else happens.
_NO_MATTER = ("FACET_CHOICE", "FACET_DECK")
_LASTS_FOR = "ends_game"


def is_tangled(stages: Iterable[Stage], scope: Scope) -> bool:
    """Within a unit, or between stages."""
    before: tuple[Step, ...] = ()
    for stage in stages:
        if any(_is_tangled(unit, before, scope) for unit in stage):
            return True
        before += tuple(step for unit in stage for step in unit)
    return False


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
        _that_matter(_shared(touches_of(one, scope).may_take, touches_of(two, scope).may_take))
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
    return bool(_shared(looked_at, done.may_change))


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
    shared = _shared(_wanted(step, scope), touches_of(earlier, scope).may_change)
    asks = bool(shared) and _asks_for_something(step, scope)
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
