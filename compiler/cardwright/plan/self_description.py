"""What a rule says about itself. In: a PlannedRule, its lines in the source, words. Out: the arguments of its base class, what its constructor says besides, and its texts, for people."""

from collections.abc import Callable, Iterator, Sequence

from cardwright.contract import Base
from cardwright.contract.unplayable import Unplayable
from cardwright.plan.effects import Hearing
from cardwright.plan.expressions import (
    NOTHING,
    TRUE,
    ZERO,
    Attribute,
    Expression,
    Name,
    Number,
    Operation,
    Pairs,
    Row,
    Text,
    joined,
)
from cardwright.plan.kinds_and_nouns import FieldShape, KindShape, Shapes, odd_fields
from cardwright.plan.names import constant
from cardwright.plan.planned_rule import PRINTED_POINTS, Asked, PlannedRule
from cardwright.plan.rule_blocks import (
    ACTION,
    ACTION_PERIOD,
    ACTION_TIMES,
    PLAYED,
    REPEATED,
    UNLIMITED,
    PlannedBlock,
)
from cardwright.plan.scope import SELF
from cardwright.plan.statements import Assign, Statement
from cardwright.plan.steps_of_clauses import actions_of
from cardwright.rules.nodes import (
    Card,
    Fixed,
    Node,
    Noun,
    PlayFromHand,
    PlayRevealed,
    Score,
    UseAction,
    UseEffect,
    WhenReaches,
)
from cardwright.source import SourceFile
from cardwright.values import dataclass
from cardwright.vocabulary.noun import FieldValue


@dataclass(frozen=True, slots=True)
class Words:
    """How a card, one of its nodes, clauses of a kind, and what its pack's nouns mean are worded; handed in, so that the plan knows no language."""

    of_card: Callable[[Card], str]
    of_node: Callable[[Node], str]
    of_clauses: Callable[[Card, Sequence[Node]], str]
    reminders_of: Callable[[Card], tuple[str, ...]] = lambda card: ()


@dataclass(frozen=True, slots=True)
class ClassTexts:
    """What a class says in words and where, as data for people: `choices` by block and step."""

    source: str
    line: int
    lines: dict[int, int]
    blocks: dict[int, str]
    clauses: tuple[str, ...]
    choices: dict[str, tuple[str, ...]]
    reminders: tuple[str, ...] = ()


WORDLESS = Words(lambda card: "", lambda node: "", lambda card, nodes: "")
"""What a rule says is no part of whether it can be built."""


def description(rule: PlannedRule) -> tuple[Statement, ...]:
    data: dict[str, Expression] = {
        "formerly": Row(tuple(map(Text, rule.card.formerly))),
        "listens": Row(tuple(dict.fromkeys(kind for one in _hearings(rule) for kind in one.kinds))),
        "remembers": Row(
            tuple(dict.fromkeys(kind for one in rule.counted_deeds for kind in one.hearing.kinds))
        ),
        "touches": _touches(rule),
        "sets_off": _sets_off(rule),
        "so_often": Row(tuple(b.number for b in rule.blocks if b.touches.so_often)),
        "perhaps": _perhaps(rule),
        "units": _units(rule),
        "tried": Row(tuple(block.number for block in rule.blocks if block.is_tried)),
        "required": _several(rule.requirements),
        "asked": _asked(rule),
        PRINTED_POINTS: rule.printed_points,
        "scores": _scores(rule),
        "needed": _several(rule.needs),
    }
    if rule.repeating is not None:
        data["repeated_block"] = rule.repeating.block
    if any(action.unlimited for action in actions_of(rule.card)):
        data[UNLIMITED] = TRUE
    limit = next((action.limit for action in actions_of(rule.card) if action.limit), None)
    if limit is not None:
        data[ACTION_TIMES] = Number(limit.times)
        data[ACTION_PERIOD] = constant(limit.period)
        if limit.together:
            data["action_together"] = TRUE
    if any(
        isinstance(node, PlayFromHand | PlayRevealed | UseAction | UseEffect)
        for node in rule.card.walk()
    ):
        data["carries_out"] = TRUE
    if any(held.test != TRUE for held in rule.held):
        data["has_conditions"] = TRUE
    if rule.can_begin is not None:
        data["orders_action"] = TRUE
    return tuple(
        Assign(Attribute(SELF, name), value)
        for name, value in data.items()
        if value not in (Row(), Pairs(), ZERO)
    )


def _several(asked: tuple[Asked, ...]) -> Expression:
    """A single one is seen by its method."""
    return Number(len(asked)) if len(asked) > 1 else ZERO


def _asked(rule: PlannedRule) -> Expression:
    """Where the base class wants to know: how many are asked for of what tells how far its player has come."""
    if rule.tally is not None and "asked" in rule.base.data:
        for one in rule.requirements[:1]:
            if isinstance(one.test, Operation) and one.test.parts[0] == rule.tally:
                if isinstance(one.test.parts[1], Number):
                    return one.test.parts[1]
    return ZERO


def _scores(rule: PlannedRule) -> Expression:
    """Where the base class wants to know: whether it has points that must be reckoned, and whether it costs some."""
    if "scores" not in rule.base.data or rule.printed_points != ZERO:
        return ZERO
    amounts = [clause.amount for clause in rule.card.clauses if isinstance(clause, Score)]
    costs = any(isinstance(one, Fixed) and one.number < 0 for one in amounts)
    return Number((-1 if costs else 1) if amounts else 0)


def _hearings(rule: PlannedRule) -> Iterator[Hearing]:
    yield from (one.hearing for one in rule.answering)
    yield from (one.hearing for one in rule.endings)


def texts(rule: PlannedRule, source: SourceFile, words: Words) -> ClassTexts:
    card = rule.card
    return ClassTexts(
        source=card.path,
        line=source.line_of(card.id_span.start) if card.path else 0,
        lines={
            number: source.line_of(nodes[0].span.start)
            for number, nodes in _told(rule)
            if nodes[0].span.path
        },
        blocks={
            number: text for number, nodes in _told(rule) if (text := words.of_clauses(card, nodes))
        },
        clauses=tuple(words.of_node(one.node) for one in (*rule.requirements, *rule.needs)),
        choices={
            f"{_number_in_runtime(block.number, rule)}/{offer.step}": tuple(
                map(words.of_node, offer.options)
            )
            for block in rule.blocks
            for offer in block.code.offers
        },
        reminders=words.reminders_of(card),
    )


def _number_in_runtime(number: Expression, rule: PlannedRule) -> int:
    """The number of a block, as the runtime counts them."""
    match number:
        case Name(text):
            return rule.shapes.contract.numbers[text]
        case Operation("+", (Name(text), Number(offset))):
            return rule.shapes.contract.numbers[text] + offset
    raise AssertionError(number)


def _told(rule: PlannedRule) -> Iterator[tuple[int, tuple[Node, ...]]]:
    """The numbers by which the runtime tells of what a card did, with the nodes that say it."""
    if rule.card.starts:
        yield rule.shapes.contract.numbers["STARTS_WITH"], rule.card.starts
    for block in rule.blocks:
        yield _number_in_runtime(block.number, rule), block.origins


def _touches(rule: PlannedRule) -> Pairs:
    """What is repeated of the played block touches no more than that; a block that is nothing but units, what they touch."""
    return Pairs(
        tuple(
            (block.number, Row(tuple(map(_mask, block.touches.masks))))
            for block in rule.blocks
            if block.name != REPEATED and not _is_told_by_units(block, rule)
        )
    )


def _is_told_by_units(block: PlannedBlock, rule: PlannedRule) -> bool:
    units = [unit.touches.masks for unit in rule.blocks if unit.number in block.units]
    together = [{bit for bits in masks for bit in bits} for masks in zip(*units)]
    return together == list(map(set, block.touches.masks))


def _sets_off(rule: PlannedRule) -> Pairs:
    """A block that is nothing but units leaves it to them."""
    blocks = (block for block in rule.blocks if not block.units)
    found = ((block.number, Row(block.touches.sets_off)) for block in blocks)
    return Pairs(tuple(pair for pair in found if pair[1] != Row()))


def _perhaps(rule: PlannedRule) -> Row:
    """Of what a player sets out to do."""
    done = (block for block in rule.blocks if block.name in (PLAYED, ACTION))
    numbers = {number for block in done for number in block.units or (block.number,)}
    perhaps = (block.number for block in rule.blocks if block.touches.perhaps)
    return Row(tuple(number for number in perhaps if number in numbers))


def _units(rule: PlannedRule) -> Pairs:
    return Pairs(tuple((block.number, Row(block.units)) for block in rule.blocks if block.units))


def _mask(bits: tuple[Expression, ...]) -> Expression:
    return joined("|", bits) if bits else ZERO


# ---------------------------------------------------------------- what its base class is told


NUMBER = "number"


def constructor_arguments(rule: PlannedRule) -> tuple[Expression, ...]:
    """Id and name; the number of what is numbered; then what the shape of its kind adds."""
    told = tuple(_arguments(rule, rule.card, rule.kind, rule.shapes))
    base = rule.base
    fits = base.needed <= len(told) <= len(base.told)
    if not fits or any(not _is_of(*pair) for pair in zip(told, base.told)):
        what, instead = odd_fields(rule.card.kind.id, base, rule.shapes)
        raise Unplayable(rule.card, what, instead, rule.kind.span)
    return _without_defaults(told, base)


def _without_defaults(told: tuple[Expression, ...], base: Base) -> tuple[Expression, ...]:
    """What the constructor takes for granted at the end is left out."""
    while (
        len(told) > base.needed
        and _written(told[-1]) == base.otherwise[len(told) - base.needed - 1]
    ):
        told = told[:-1]
    return told


def _written(value: Expression) -> str:
    match value:
        case Number(number):
            return str(number)
        case Text(text):
            return repr(text)
        case Row(()):
            return "()"
    return ""


def _is_of(value: Expression, wanted: str) -> bool:
    match value:
        case Text():
            return wanted == "str"
        case Row():
            return wanted.startswith("tuple")
    return wanted == "int"


def _arguments(
    rule: PlannedRule, card: Card, kind: KindShape, shapes: Shapes
) -> Iterator[Expression]:
    yield Text(card.id)
    yield Text(card.name)
    if any(field.name == NUMBER for field in kind.fields):
        yield Text(card.text_in(NUMBER))
    if kind.is_noun:
        yield constant(shapes.noun_of(card, kind.nouns))
    if kind.has_price:
        yield Number(rule.price)
        yield constant(card.kind)
    if kind.is_board:
        yield Text(card.set_id)
        yield from _board(card)
        return
    for field in kind.fields:
        if field.name != NUMBER:
            yield _value(card, field, shapes)
    if kind.has_levels:
        yield Row(tuple(Number(level) for level in levels(card)))


def _value(card: Card, field: FieldShape, shapes: Shapes) -> Expression:
    found = card.field(field.name)
    values = found.values if found is not None else ()
    if field.many:
        return Row(tuple(_literal(value, shapes) for value in values))
    if values:
        return _literal(values[0], shapes)
    return _missing(field, shapes)


def _missing(field: FieldShape, shapes: Shapes) -> Expression:
    """What stands where a card does not say it."""
    if field.fixed is not None:
        return constant(field.fixed)
    if field.takes in shapes.by_id:
        return Text("")
    match field.takes:
        case "number":
            return Number(field.otherwise)
        case "text":
            return Text("")
    return NOTHING


def _literal(value: FieldValue, shapes: Shapes) -> Expression:
    """A noun of the language is its constant; an item that a kind declares goes by its id."""
    if isinstance(value, Noun):
        return Text(value.id) if value.category in shapes.by_id else constant(value)
    return Number(value) if isinstance(value, int) else Text(value)


def levels(card: Card) -> tuple[int, ...]:
    return tuple(clause.level for clause in card.clauses if isinstance(clause, WhenReaches))


# ---------------------------------------------------------------- boards


def _board(card: Card) -> tuple[Expression, ...]:
    rows = [field for field in card.fields if field.name == "row"]
    areas = [group for row in rows for group in row.groups]
    return (
        Row(tuple(Number(len(row.groups)) for row in rows)),
        Row(tuple(_kinds(area) for area in areas)),
        Row(tuple(_bonuses(area) for area in areas)),
        Row(tuple(Text(_name(area)) for area in areas)),
        *_surface(card),
    )


def _surface(card: Card) -> Iterator[Expression]:
    """A board beside the map is an area as a whole: its only field besides its rows."""
    for field in card.fields:
        if field.name != "row":
            yield from (constant(v) for v in field.values if isinstance(v, Noun))


def _kinds(area: tuple[FieldValue, ...]) -> Row:
    return Row(tuple(constant(v) for v in area if isinstance(v, Noun) and v.category == "area"))


def _bonuses(area: tuple[FieldValue, ...]) -> Row:
    """`plant 2` stands for the bonus twice."""
    found: list[Expression] = []
    for value in area:
        if isinstance(value, Noun) and value.category != "area":
            found.append(constant(value))
        elif isinstance(value, int) and found:
            found.extend([found[-1]] * (value - 1))
    return Row(tuple(found))


def _name(area: tuple[FieldValue, ...]) -> str:
    return next((value for value in area if isinstance(value, str)), "")
