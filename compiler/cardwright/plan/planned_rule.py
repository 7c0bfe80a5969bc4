"""Everything that a class is made of, derived once. In: a card, and what is known of its game. Out: PlannedRule, read by the methods of the class."""

from collections.abc import Iterator

from cardwright.contract import Base
from cardwright.contract.unplayable import Unplayable
from cardwright.plan.amounts_and_areas import amount, count
from cardwright.plan.conditions import condition
from cardwright.plan.effects import (
    Hearing,
    CountedDeed,
    as_long_as_in_play,
    as_often_as_held,
    both_ways,
    heard_event,
    hearing,
    counted_deed,
)
from cardwright.plan.expressions import (
    TRUE,
    ZERO,
    Either,
    Expression,
    Number,
    Operation,
    Row,
    all_of,
    any_of,
    total,
)
from cardwright.plan.kinds_and_nouns import (
    KindShape,
    NamedPrice,
    Shapes,
    behind_the_price,
    price_of,
)
from cardwright.plan.names import constant
from cardwright.plan.needs import Needs, needs, own_answers, possible
from cardwright.plan.offers import WILD_TAGS_LAST, role
from cardwright.plan.rule_blocks import (
    ACTION,
    PLAYED,
    REPEATED,
    Numbered,
    PlannedBlock,
    rule_blocks,
    unit_of,
)
from cardwright.plan.scope import BothWays, HeldEffects, Scope, in_block, scope_of
from cardwright.plan.steps_of_clauses import actions_of, played_steps, steps_again
from cardwright.plan.tangled import helps_another
from cardwright.rewriting.canonical import as_choice, one_by_one
from cardwright.rewriting.revealed import with_what_is_revealed
from cardwright.rewriting.spelled_out import each_answer_apart, with_lasting_spelled_out
from cardwright.rules.nodes import (
    Action,
    Card,
    Choose,
    Event,
    ForNextCard,
    HasCount,
    If,
    Lasting,
    Most,
    Node,
    Score,
    TagCount,
    Whenever,
    asked_together,
)
from cardwright.values import dataclass, replace

PRINTED_POINTS = "printed_points"
_ONLY_REQUIREMENT = ("requires",)
MOST_NODES = 160
"""Each step is compared with each other one: what is far longer than any rule of a game is not begun."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A test that something of the card asks for, and the node that says it."""

    test: Expression
    node: Node


@dataclass(frozen=True, slots=True)
class Answering:
    """A `whenever` and the number of its block."""

    hearing: Hearing
    number: Expression


@dataclass(frozen=True, slots=True)
class Ending:
    """The effects of that number end when the event happens."""

    number: Expression
    hearing: Hearing
    event: Event


@dataclass(frozen=True, slots=True)
class Repeating:
    """The block that is carried out again, if the test holds; `known` is the test that its base class asks for by itself."""

    block: Expression
    test: Expression
    known: Expression


@dataclass(frozen=True, slots=True)
class PlannedRule:
    """`scope` sees the game as nothing of the card has happened yet; `requirements` and `needs` are what must hold before
    it is played; `price` is named first by an action of a project."""

    card: Card
    kind: KindShape
    scope: Scope
    blocks: tuple[PlannedBlock, ...]
    requirements: tuple[Asked, ...]
    needs: tuple[Asked, ...]
    can_act: Expression | None
    can_begin: Expression | None
    repeating: Repeating | None
    price: int
    lasting: BothWays
    for_next_card: BothWays
    answering: tuple[Answering, ...]
    endings: tuple[Ending, ...]
    counted_deeds: tuple[CountedDeed, ...]
    points: Expression | None
    tally: Expression | None
    reckonings: tuple[Expression, ...]
    held: tuple[HeldEffects, ...]

    @property
    def shapes(self) -> Shapes:
        return self.scope.shapes

    @property
    def base(self) -> Base:
        return self.shapes.contract.bases[self.kind.base]

    @property
    def printed_points(self) -> Number:
        """Where the base class keeps them; other points are reckoned by a method."""
        if isinstance(self.points, Number) and PRINTED_POINTS in self.base.data:
            return self.points
        return ZERO


def planned_rule(card: Card, kind: KindShape, shapes: Shapes) -> PlannedRule:
    _check_length(card)
    card = with_what_is_revealed(with_lasting_spelled_out(each_answer_apart(one_by_one(card))))
    numbered = Numbered([], [], [])
    untouched = scope_of(card, shapes)
    scope = replace(untouched, numbered=numbered)
    asked = needs(played_steps(card), scope, own_answers(card, played_steps(card), shapes))
    blocks = tuple(rule_blocks(card, scope, numbered.units))
    price = price_of(card, shapes.money) if kind.has_price else None
    return PlannedRule(
        card=card,
        kind=kind,
        scope=untouched,
        blocks=blocks,
        requirements=_requirements(card, kind, scope),
        needs=_needs(card, asked, _trial(PLAYED, blocks)),
        can_act=_can_act(card, price, scope, _trial(ACTION, blocks)),
        can_begin=_can_begin(card, price, scope, blocks),
        repeating=_repeating(card, asked, scope, blocks),
        price=price.amount if price is not None else 0,
        lasting=both_ways(card.lasting, scope),
        for_next_card=both_ways(_for_next_card(card), scope),
        answering=tuple(_answering(blocks, scope)),
        endings=tuple(_endings(numbered.held, scope)),
        counted_deeds=tuple(counted_deed(one, n, scope) for n, one in enumerate(scope.remembered)),
        points=_points(card, scope),
        tally=_tally(card, kind, scope),
        reckonings=tuple(numbered.reckonings),
        held=tuple(numbered.held),
    )


def _check_length(card: Card) -> None:
    length = _length(one_by_one(card))
    if length <= MOST_NODES:
        return
    what = f"a rule of {length} steps, conditions and things named: {MOST_NODES} is the most"
    instead = "Leave options out, or let one condition or one noun stand for several."
    largest = max(filter(_is_of_nouns, card.walk()), key=_length, default=card)
    several = next(filter(_is_of_several, card.walk()), None)
    if several is not None and _length(card) <= MOST_NODES:
        largest = several
        what += ", and each option counts once for each that may come before it"
        instead = "Write fewer options, or fewer steps in them."
    elif largest is not card and length - _length(largest) <= MOST_NODES:
        what += ", and what stands below this line is read once for each noun"
        instead = "Name fewer nouns to choose from, with `or` between them; below another such line, those of both are multiplied."
    raise Unplayable(largest, what, instead)


def _length(node: Node) -> int:
    return sum(1 for _ in node.walk())


def _is_of_nouns(node: Node) -> bool:
    """`choose plant or heat`: the line itself stands for all of its options."""
    return isinstance(node, Choose) and len({option.span for option in node.options}) == 1


def _is_of_several(node: Node) -> bool:
    return isinstance(node, Choose) and node.number > 1


def _requirements(card: Card, kind: KindShape, scope: Scope) -> tuple[Asked, ...]:
    """Leeway is one on cards that are played: what is nothing but its requirement gets none."""
    loose = scope if kind.clauses == _ONLY_REQUIREMENT else replace(scope, leeway=1)
    wanted = (one for said in card.requires for one in asked_together(said))
    asked = (Asked(condition(one, loose), one) for one in wanted)
    found = tuple(one for one in asked if one.test != TRUE)
    return (*found, *_tags_together(card, scope))


def _tags_together(card: Card, scope: Scope) -> Iterator[Asked]:
    """Of several tags that are asked for, one that stands for any is only one."""
    conditions = (one for said in card.requires for one in asked_together(said))
    wanted = [
        (tag, one.number, one)
        for one in conditions
        if isinstance(one, HasCount) and one.bound == "least" and isinstance(one.count, TagCount)
        for tag in one.count.tags
        if len(one.count.tags) == 1 and one.count.owner == "yours"
    ]
    if len(wanted) > 1 and WILD_TAGS_LAST in scope.contract.roles:
        tags = Row(tuple(constant(tag) for tag, _, _ in wanted))
        numbers = Row(tuple(Number(number) for _, number, _ in wanted))
        last = wanted[-1][2]
        yield Asked(role(WILD_TAGS_LAST, last, scope, tags, numbers), last)


def _trial(name: str, blocks: tuple[PlannedBlock, ...]) -> Expression:
    """The test of a block of which only a trial can tell; TRUE where a look is enough."""
    return next((block.test for block in blocks if block.name == name), TRUE)


def _needs(card: Card, asked: Needs, trial: Expression) -> tuple[Asked, ...]:
    """A choice is one need: some way through it must be open."""
    if trial != TRUE:
        return (Asked(trial, played_steps(card)[0]),)
    found = [Asked(need.test, need.step) for need in asked.always]
    if asked.some_way != TRUE:
        steps = played_steps(card)
        choices = (step for step in steps if isinstance(as_choice(step), Choose | If))
        found.append(Asked(asked.some_way, next(choices, steps[0])))
    return tuple(found)


# ---------------------------------------------------------------- actions and prices


def _can_act(
    card: Card, price: NamedPrice | None, scope: Scope, trial: Expression
) -> Expression | None:
    actions = actions_of(card)
    if not actions:
        return None
    if trial != TRUE:
        held = actions[0].condition if len(actions) == 1 else None
        return all_of([condition(held, scope) if held is not None else TRUE, trial])
    return any_of([_action_possible(card, action, price, scope) for action in actions])


def _action_possible(
    card: Card, action: Action, price: NamedPrice | None, scope: Scope
) -> Expression:
    held = condition(action.condition, scope) if action.condition is not None else TRUE
    steps = behind_the_price(action, price, scope.shapes.money)
    answers = own_answers(card, steps, scope.shapes)
    return all_of([held, possible(steps, scope, answers)])


def _can_begin(
    card: Card, price: NamedPrice | None, scope: Scope, blocks: tuple[PlannedBlock, ...]
) -> Expression | None:
    """What stands before the last steps of a single action, of which one may be possible only after another; None where there are none."""
    actions = actions_of(card)
    if len(actions) != 1:
        return None
    staged = next(block.staged for block in blocks if block.name == ACTION)
    if not staged or not helps_another(staged[-1], in_block(scope)):
        return None
    first = tuple(step for stage in staged[:-1] for unit in stage for step in unit)
    behind = behind_the_price(actions[0], price, scope.shapes.money)
    dropped = len(actions[0].steps) - len(behind)
    held = condition(actions[0].condition, scope) if actions[0].condition is not None else TRUE
    return all_of([held, possible(first[dropped:], scope)])


def _repeating(
    card: Card, asked: Needs, scope: Scope, blocks: tuple[PlannedBlock, ...]
) -> Repeating | None:
    steps = played_steps(card)
    again = steps_again(played_steps(card), scope)
    if not again:
        return None
    unit = unit_of(again, blocks)
    if unit is not None:
        return Repeating(unit.number, possible(again, scope), unit.test)
    name = PLAYED if again == steps else REPEATED
    block = next(block for block in blocks if block.name == name)
    test = block.test if block.test != TRUE else possible(again, scope)
    known = (block.test if block.test != TRUE else asked.test) if name == PLAYED else TRUE
    return Repeating(block.number, test, known)


# ---------------------------------------------------------------- effects, events, points


def _for_next_card(card: Card) -> tuple[Lasting, ...]:
    steps = [node for node in card.walk() if isinstance(node, ForNextCard)]
    if len(steps) > 1:
        what = "effects for the next card in two steps"
        raise Unplayable(steps[1], what, "Put all of them below one `for the next card`.")
    return tuple(effect for step in steps for effect in step.lasting)


def _answering(blocks: tuple[PlannedBlock, ...], scope: Scope) -> "list[Answering]":
    waiting = [(c, block) for block in blocks for c in block.origins if isinstance(c, Whenever)]
    assert scope.numbered is not None
    held = {id(clause): scope.numbered.held_with(clause) for clause, _ in waiting}
    return [
        Answering(_heard(clause, held[id(clause)], any(held.values()), scope), block.number)
        for clause, block in waiting
    ]


def _heard(clause: Whenever, number: Expression | None, some_held: bool, scope: Scope) -> Hearing:
    heard = hearing(clause, scope)
    if number is not None:
        return as_often_as_held(heard, clause, number, scope)
    return as_long_as_in_play(heard, clause, scope) if some_held else heard


def _endings(held: list[HeldEffects], scope: Scope) -> Iterator[Ending]:
    for number, one in enumerate(held):
        if one.until is not None:
            yield Ending(Number(number), heard_event(one.until, scope), one.until)


def _points(card: Card, scope: Scope) -> Expression | None:
    scores = [clause for clause in card.clauses if isinstance(clause, Score)]
    return total([_score(score, scope) for score in scores]) if scores else None


def _score(score: Score, scope: Scope) -> Expression:
    scope = replace(scope, printed_tags=True)
    value = amount(score.amount, scope)
    if score.condition is None:
        return value
    return Either(value, condition(score.condition, scope), ZERO)


def _tally(card: Card, kind: KindShape, scope: Scope) -> Expression | None:
    """What is nothing but its requirement also says how far its player has come."""
    compared = [clause for clause in card.clauses if isinstance(clause, Most)]
    if len(compared) > 1:
        instead = "Say it in one line, with `and` between what is counted."
        raise Unplayable(compared[1], "a second line of what players are compared by", instead)
    if compared:
        printed = replace(scope, printed_tags=True)
        return total([count(node, printed) for node in compared[0].counts])
    if kind.clauses != _ONLY_REQUIREMENT or not card.requires:
        return None
    test = condition(card.requires[0], scope)
    is_bound = isinstance(test, Operation) and test.operator == ">="
    return test.parts[0] if is_bound and isinstance(test, Operation) else None
