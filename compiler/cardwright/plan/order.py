"""In which order the steps of a block may come. In: its steps. Out: stages one behind the other, each of units in any order.

A unit is one step, or steps that speak of one another. What follows a price, or stands below `afterwards`, comes later, and
what others carry out comes where it is written. Where no
order of a stage can come to anything else, it is one unit, in the order in which it was written. Steps below an option or a
condition stay in that order, too.
"""

from dataclasses import dataclass, field

from cardwright.plan.canonical import as_choice, in_turn
from cardwright.plan.offered import kinds_spoken_of
from cardwright.plan.expressions import Expression, Name
from cardwright.plan.roles import IN_ANY_ORDER
from cardwright.plan.scope import Scope, kinds_in, own_nodes
from cardwright.plan.steps import speaks_of_x
from cardwright.plan.touches import Touches, touches_of
from cardwright.rules.nodes import (
    ByPlayers,
    Choose,
    Decrease,
    Discard,
    FirstPossible,
    If,
    Lose,
    May,
    Pay,
    Step,
    Afterwards,
)

Steps = tuple[Step, ...]
Stage = tuple[Steps, ...]

# Where taking is a matter of choice, an option must leave enough for the other steps.
_CHOICES = (Choose, FirstPossible, If, May)


@dataclass(slots=True)
class _Unit:
    steps: list[Step]
    touches: Touches
    first: int
    near: "list[_Unit]" = field(default_factory=list)


def stages(steps: Steps, scope: Scope, bargain: bool = False) -> tuple[Stage, ...]:
    """`bargain`: what is given at the head is a price, as in an action; elsewhere only `pay` is one. Where it is tried what can be
    chosen, choices need not be kept together."""
    written, starts = _without_afterwards(steps)
    given = _given_at_head(written) if bargain else 0
    units = _units(written, scope)
    found: list[list[_Unit]] = [[]]
    for unit in units:
        if (unit.first in starts or unit.first == given) and found[-1]:
            found.append([])
        found[-1].append(unit)
        if any(isinstance(step, Pay) for step in unit.steps):
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
    spoken = _kinds_spoken_of(step, scope)
    last = len(units) - 1
    for place in range(last - 1, -1, -1):
        if spoken & kinds_in(units[place].steps):
            last = place
            break
    for place in range(last):
        if any(
            _bound_by_choice(step, earlier, units[-1], units[place], scope)
            for earlier in units[place].steps
        ):
            return place
    return last


def _kinds_spoken_of(step: Step, scope: Scope) -> frozenset[str]:
    found: set[str] = set()
    for node in own_nodes(step):
        found |= kinds_spoken_of(node, scope)
    return frozenset(found)


def _bound_by_choice(step: Step, earlier: Step, one: _Unit, other: _Unit, scope: Scope) -> bool:
    if speaks_of_x(step) and any(speaks_of_x(before) for before in other.steps):
        return True
    if scope.tried:
        return False
    if not isinstance(as_choice(step), _CHOICES) and not isinstance(as_choice(earlier), _CHOICES):
        return False
    return bool({*one.touches.takes} & {*other.touches.takes})


# ---------------------------------------------------------------- what order may change


def _as_written(units: list[_Unit]) -> Stage:
    return (tuple(step for unit in units for step in unit.steps),)


def _ordered(units: list[_Unit]) -> Stage:
    """Whatever matters to nothing else stays with its neighbour."""
    for place, one in enumerate(units):
        for other in units[place + 1 :]:
            if _may_matter(one.touches, other.touches):
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


def _may_matter(one: Touches, other: Touches) -> bool:
    both_set_off = bool(one.sets_off and other.sets_off)
    return both_set_off or _rests_on(one, other) or _rests_on(other, one)


def _rests_on(one: Touches, other: Touches) -> bool:
    """What one does, offers or needs may be changed by the other, or by what the other sets off."""
    if other.sets_off and (one.reads or one.takes):
        return True
    changed = {*other.adds, *other.takes}
    return bool({*one.reads} & changed or {*one.takes} & {*other.adds})
