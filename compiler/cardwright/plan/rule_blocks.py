"""The blocks of a rule, each derived once. In: the clauses of a card. Out: PlannedBlocks, in the order of their numbers."""

from collections.abc import Iterator, Sequence

from cardwright.plan.block_segments import Block, with_part
from cardwright.plan.blocks import AnyOrder, block
from cardwright.plan.expressions import TRUE, Expression, Name, Number, Operation, Row, compare
from cardwright.plan.needs import is_counted_later, possible
from cardwright.plan.offers import CAN_ANSWER, CAN_CARRY_OUT, role
from cardwright.plan.order import Stage, stages
from cardwright.plan.scope import (
    BLOCK,
    EACH_CARD,
    EACH_TILE,
    LASTS_FOR_ANOTHER,
    HeldEffects,
    Scope,
    in_block,
)
from cardwright.plan.steps_of_clauses import actions_of, played_steps, steps_again, steps_of_actions
from cardwright.plan.tangled import helps_another, is_tangled, leaves_too_little, single_steps
from cardwright.plan.touches import Touches, touches
from cardwright.rewriting.spoken_of import builds_on_another
from cardwright.rules.nodes import (
    ByPlayers,
    Card,
    Clause,
    FirstAction,
    ForATime,
    Node,
    Step,
    Whenever,
    WhenNamed,
    WhenPlayed,
    WhenReaches,
    answers_for_others,
    whenevers_of,
)
from cardwright.values import dataclass, replace

PLAYED = "when_played"
REPEATED = "repeated"
ACTION = "action"
UNLIMITED = "unlimited_action"
# How often an action may be taken, and in which time.
ACTION_TIMES, ACTION_PERIOD = "action_times", "action_period"
# What a player does must be carried out in full; what answers does what it can.
_IN_FULL = (PLAYED, REPEATED, ACTION, "first_action")
# The base class runs them where they are nothing but units.
_RUN_AS_UNITS = (PLAYED, ACTION)


@dataclass(frozen=True, slots=True)
class PlannedBlock:
    """`number` is what the runtime asks for; `origins` are the clauses, for their words and their line; `staged` are the steps of
    a clause in the order in which they may come; `units` those that it is nothing but, in any order. `code` without a body: the base class knows what to run.
    """

    name: str
    number: Expression
    steps: tuple[Step, ...]
    origins: tuple[Node, ...]
    code: Block
    touches: Touches
    units: tuple[Expression, ...] = ()
    # Whether it can be carried out: of a unit, and of what only a trial can tell.
    test: Expression = TRUE
    is_tried: bool = False
    staged: tuple[Stage, ...] = ()


def rule_blocks(card: Card, scope: Scope, units: list[PlannedBlock]) -> Iterator[PlannedBlock]:
    """Units come last, numbered through the whole card. What is repeated has no block of its own where it is one of them."""
    found: list[PlannedBlock] = []
    for clause in _clauses(card, scope):
        if clause.name != REPEATED or unit_of(clause.steps, (*found, *units)) is None:
            found.append(clause.planned(units, scope))
    yield from (*_in_one(found), *units)


def _in_one(blocks: list[PlannedBlock]) -> list[PlannedBlock]:
    """What is repeated needs no body of its own where that of the whole can leave the rest out."""
    of = {block.name: block for block in blocks}
    if PLAYED not in of or REPEATED not in of:
        return blocks
    played, again = of[PLAYED], of[REPEATED]
    both = with_part(played.code, again.code, compare(BLOCK, "==", played.number))
    if both is None:
        return blocks
    code = {PLAYED: both, REPEATED: Block(())}
    return [replace(block, code=code.get(block.name, block.code)) for block in blocks]


def unit_of(steps: tuple[Step, ...], blocks: Sequence[PlannedBlock]) -> PlannedBlock | None:
    """The unit of the played block that is these steps."""
    units = next((block.units for block in blocks if block.name == PLAYED), ())
    alike = (block for block in blocks if block.number in units and block.steps == steps)
    return next((block for block in alike if not block.is_tried), None)


def _clauses(card: Card, scope: Scope) -> "Iterator[_Clause]":
    played = tuple(clause for clause in card.clauses if isinstance(clause, WhenPlayed))
    steps = played_steps(card)
    if steps:
        yield _Clause(PLAYED, "WHEN_PLAYED", 0, steps, played)
    actions = actions_of(card)
    if actions:
        yield _Clause(ACTION, "ACTION", 0, steps_of_actions(actions), actions)
    for clause in card.clauses:
        if isinstance(clause, FirstAction):
            yield _Clause("first_action", "FIRST_ACTION", 0, clause.steps, (clause,))
    again = steps_again(played_steps(card), scope)
    if again and again != steps:
        yield _Clause(REPEATED, "REPEATED", 0, again, played)
    reached = [clause for clause in card.clauses if isinstance(clause, WhenReaches)]
    yield from _numbered("reaches", reached)
    others = answers_for_others(card) if ForATime.__name__ in scope.in_card else ()
    for waiting in _numbered("whenever", whenevers_of(card)):
        for_another = any(waiting.origins[0] is answer for answer in others)
        yield replace(waiting, for_another=for_another)
    for clause in card.clauses:
        if isinstance(clause, WhenNamed):
            yield _Clause("when_named", "WHEN_NAMED", 0, clause.steps, (clause,))


@dataclass(frozen=True, slots=True)
class _Clause:
    name: str
    constant: str
    offset: int
    steps: tuple[Step, ...]
    origins: tuple[Clause, ...]
    for_another: bool = False

    def planned(self, units: list[PlannedBlock], scope: Scope) -> PlannedBlock:
        """Adds to the units of the card."""
        answers = [clause for clause in self.origins if isinstance(clause, Whenever)]
        to_come = any(clause.before for clause in answers)
        inside = in_block(scope, *(one.event for one in answers), still_to_come=to_come)
        inside = replace(inside, again=self.name == REPEATED)
        if self.for_another:
            inside = replace(inside, settled=inside.settled | {LASTS_FOR_ANOTHER})
        staged = stages(self.steps, inside, bargain=self._is_bargain)
        if self._must_be_tried(staged, inside) or self._counts_another(scope):
            return self._tried(units, inside)
        parts = tuple(self._part(stage, units, inside) for stage in staged)
        numbers = _numbers_of(parts)
        runs_itself = bool(numbers) and self.name in _RUN_AS_UNITS
        code = Block(()) if runs_itself else block(parts, inside, self._in_full(inside))
        return replace(self._block(code, inside, numbers), staged=staged)

    def _block(
        self, code: Block, scope: Scope, units: tuple[Expression, ...], test: Expression = TRUE
    ) -> PlannedBlock:
        return PlannedBlock(
            self.name,
            _number(self.constant, self.offset, scope),
            self.steps,
            self.origins,
            code,
            self._touches(self.steps, scope),
            units,
            test,
        )

    @property
    def _is_bargain(self) -> bool:
        return self.name == ACTION

    @property
    def _is_unseen(self) -> bool:
        return isinstance(self.origins[0], Whenever | WhenReaches | WhenNamed | FirstAction)

    def _must_be_tried(self, staged: tuple[Stage, ...], scope: Scope) -> bool:
        """What is set off is carried out in full or not at all, in some order: nobody has looked before. Elsewhere somebody
        looks for an order of what comes last, and of nothing else."""
        if CAN_CARRY_OUT not in scope.contract.roles:
            return False
        looks = not self._is_unseen and (self._is_bargain or len(staged) == 1)
        orders = any(helps_another(stage, scope) for stage in (staged[:-1] if looks else staged))
        competes = any(leaves_too_little(stage, scope) for stage in staged)
        follows = builds_on_another(self.steps)
        return orders or competes or follows or is_tangled(staged, scope)

    def _counts_another(self, scope: Scope) -> bool:
        """Before it begins nobody knows how much one of its steps takes."""
        if self._is_unseen or CAN_CARRY_OUT not in scope.contract.roles:
            return False
        ahead = scope.looking_past(*self.steps)
        steps = (one for step in self.steps for one in single_steps(step))
        return any(is_counted_later(one, ahead) for one in steps)

    def _tried(self, units: list[PlannedBlock], scope: Scope) -> PlannedBlock:
        """One unit that holds everything; of a single stage, a unit for each of its own."""
        inside = replace(scope, tried=True)
        staged = stages(self.steps, inside, bargain=self._is_bargain)
        apart = len(staged) == 1 and not leaves_too_little(staged[0], inside)
        if apart and not self._is_unseen:
            numbers = self._units(staged[0], units, inside)
        else:
            numbers = (self._whole(staged, units, inside),)
        units[:] = [replace(u, is_tried=u.is_tried or u.number in numbers) for u in units]
        asked = CAN_ANSWER if self._is_unseen else CAN_CARRY_OUT
        test = role(asked, self.steps[0], scope, Row(numbers))
        guard = test if self._is_unseen else TRUE
        parts = (AnyOrder(numbers, self.steps),)
        code = Block(()) if self.name in _RUN_AS_UNITS else block(parts, scope, guard)
        return self._block(code, scope, numbers, test)

    def _whole(
        self, staged: tuple[Stage, ...], units: list[PlannedBlock], scope: Scope
    ) -> Expression:
        """A unit that holds the stages."""
        place = len(units)
        number = self._unit((), units, scope)
        parts = tuple(self._part(stage, units, scope) for stage in staged)
        units[place] = replace(
            units[place],
            steps=self.steps,
            origins=self.steps,
            code=block(parts, scope),
            touches=self._touches(self.steps, scope),
            test=self._test_of_unit(self.steps, scope, place),
        )
        return number

    def _part(
        self, stage: Stage, units: list[PlannedBlock], scope: Scope
    ) -> AnyOrder | tuple[Step, ...]:
        if len(stage) == 1:
            return stage[0]
        numbers = self._units(stage, units, scope)
        return AnyOrder(numbers, tuple(step for steps in stage for step in steps))

    def _units(
        self, stage: Stage, units: list[PlannedBlock], scope: Scope
    ) -> tuple[Expression, ...]:
        """Equal steps are one unit that comes so often: nobody need say which of them is first."""
        known: dict[tuple[Step, ...], Expression] = {}
        for steps in stage:
            if steps not in known:
                known[steps] = self._unit(steps, units, scope)
        return tuple(known[steps] for steps in stage)

    def _unit(self, steps: tuple[Step, ...], units: list[PlannedBlock], scope: Scope) -> Expression:
        test = self._test_of_unit(steps, scope, len(units))
        return _added(units, steps, steps, scope, self._touches(steps, scope), test)

    def _test_of_unit(self, steps: tuple[Step, ...], scope: Scope, place: int) -> Expression:
        """Of what an event has set off, a unit may speak of the event, which nobody knows who only looks at the unit."""
        if self.name not in _IN_FULL:
            return TRUE
        if scope.tried:
            number = _number("UNITS", place, scope)
            return role(CAN_CARRY_OUT, self.steps[0], scope, Row((number,)))
        return possible(steps, scope)

    def _in_full(self, scope: Scope) -> Expression:
        """Nobody has looked before whether what is set off, or obligatory, can be carried out in full."""
        return possible(self.steps, scope) if self._is_unseen else TRUE

    def _touches(self, steps: tuple[Step, ...], scope: Scope) -> Touches:
        found = touches(steps, scope)
        return found if self.name in _IN_FULL else found.unsure


@dataclass(frozen=True, slots=True)
class Numbered:
    """The units of a card, what it counts for any player, and effects that hold by their number, as they are added."""

    units: list[PlannedBlock]
    reckonings: list[Expression]
    held: list[HeldEffects]

    def held_of(self, held: HeldEffects) -> Expression:
        """A step is planned more than once; what two steps say alike holds by two numbers."""
        known = [number for number, one in enumerate(self.held) if one.origin is held.origin]
        if not known:
            self.held.append(held)
        return Number(known[0] if known else len(self.held) - 1)

    def held_with(self, answer: Whenever) -> Expression | None:
        """The number of what it holds with, where it holds for a time."""
        for number, held in enumerate(self.held):
            if isinstance(held.origin, ForATime):
                if any(answer is one for one in held.origin.answers):
                    return Number(number)
        return None

    def reckoning_of(self, value: Expression) -> Expression:
        if value not in self.reckonings:
            self.reckonings.append(value)
        return Number(self.reckonings.index(value))

    def block_of(self, step: ByPlayers, scope: Scope) -> Expression:
        """Others carry the steps out in the order in which they stand, as far as possible."""
        touched = touches(step.steps, scope).unsure
        return _added(self.units, step.steps, (step,), scope, touched, TRUE)

    def trial_of(self, step: Step, scope: Scope) -> Expression:
        """Of a step that comes first, its block knows what the whole knows: whose card it is, and what the event was about."""
        inside = replace(scope.in_full, tried=True)
        if not scope.settled <= {*scope.of_others.settled, EACH_CARD, EACH_TILE}:
            inside = inside.knowing_nothing
        number = _added(self.units, (step,), (step,), inside, touches((step,), inside).unsure, TRUE)
        self.units[:] = [replace(u, is_tried=u.is_tried or u.number == number) for u in self.units]
        return number


def _added(
    units: list[PlannedBlock],
    steps: tuple[Step, ...],
    origins: tuple[Node, ...],
    scope: Scope,
    touched: Touches,
    test: Expression,
) -> Expression:
    """It takes its number before those inside it."""
    place = len(units)
    number = _number("UNITS", place, scope)
    begun = PlannedBlock(f"unit_{place + 1}", number, steps, origins, Block(()), touched, test=test)
    units.append(begun)
    units[place] = replace(begun, code=block((steps,), scope))
    return number


def _numbers_of(parts: tuple[AnyOrder | tuple[Step, ...], ...]) -> tuple[Expression, ...]:
    """Of what is nothing but units."""
    return parts[0].numbers if len(parts) == 1 and isinstance(parts[0], AnyOrder) else ()


def _number(constant: str, offset: int, scope: Scope) -> Expression:
    first = Name(constant, scope.contract.constants[constant])
    return Operation("+", (first, Number(offset))) if offset else first


def _numbered(name: str, clauses: Sequence[WhenReaches | Whenever]) -> Iterator[_Clause]:
    for i, clause in enumerate(clauses):
        label = name if len(clauses) == 1 else f"{name}_{i + 1}"
        yield _Clause(label, name.upper(), i, clause.steps, (clause,))
