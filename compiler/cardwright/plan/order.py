"""In which order the steps of a block may come. In: its steps. Out: stages one behind the other, each of units in any order.

A unit is one step, or steps that speak of one another. What follows a price, or stands below `afterwards`, comes later, and
what others carry out comes where it is written; a unit that reaches over such a seam stands by itself. Where no order of a stage can come to anything else, it is one unit, in the
order in which it was written. Steps below an option or a condition stay in that order, too.
"""

from collections.abc import Iterable

from cardwright.plan.offers import IN_ANY_ORDER, kinds_spoken_of
from cardwright.plan.scope import REVEALED_AROUND, Scope
from cardwright.plan.single_steps import speaks_of_x, takes_a_share
from cardwright.plan.touches import Touches, looks_at, names_everything, shared, touches_of
from cardwright.rewriting.canonical import as_choice
from cardwright.rewriting.spoken_of import certain_kinds_in, own_kinds_in, own_nodes
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
    Step,
    Variable,
)
from cardwright.values import dataclass, field

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

    @property
    def end(self) -> int:
        return self.first + len(self.steps)


def stages(steps: Steps, scope: Scope, bargain: bool = False) -> tuple[Stage, ...]:
    """`bargain`: what is given at the head is a price, as in an action; elsewhere only `pay` is one. Where it is tried what can be
    chosen, choices need not be kept together."""
    written, starts = without_afterwards(steps)
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


def without_afterwards(steps: Steps) -> tuple[Steps, frozenset[int]]:
    """The steps as if there were no `afterwards`, and the places where it begins and ends; what others do stands by itself, too."""
    plain: list[Step] = []
    starts: set[int] = set()
    for step in steps:
        if isinstance(step, Afterwards):
            inside, inner_starts = without_afterwards(step.steps)
            starts |= {len(plain), *(len(plain) + start for start in inner_starts)}
            plain += inside
            starts.add(len(plain))
        elif isinstance(step, ByPlayers):
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
    said = [kinds_spoken_of(node, scope) for node in own_nodes(step)]
    # What others carry out, too, may look at the cards that lie open.
    below = (kinds_spoken_of(node, scope) for node in step.walk())
    said += (kinds for kinds in below if REVEALED_AROUND in kinds)
    first = min((_earliest_of(kinds, units) for kinds in said if kinds), default=last)
    for place in range(first):
        if any(
            _bound_by_choice(step, earlier, units[-1], units[place], scope)
            for earlier in units[place].steps
        ):
            return place
    return first


def _earliest_of(kinds: frozenset[str], units: list[_Unit]) -> int:
    """Back to the last unit in which such a step is certainly carried out: of what was declined nobody speaks."""
    *before, found = range(len(units))
    for place in reversed(before):
        if kinds & own_kinds_in(units[place].steps):
            found = place
        if kinds & certain_kinds_in(units[place].steps):
            break
    return found


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
    return bool(shared(one.touches.takes, other.touches.takes))


def _depends(step: Step, other: _Unit, scope: Scope) -> bool:
    """How much it is, or whether it is at all, may be another matter after the other has taken: `half`, `if 3 plants`."""
    changed = {*other.touches.may_change}
    if names_everything(changed):
        return True
    return takes_a_share(step) or bool(shared(looks_at(step, scope).reads, changed))


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
    return bool(shared(looked_at, other.may_change) or shared(one.takes, other.adds))
