"""What a rule is told about itself when it is made. In: a PlannedRule. Out: arguments of its base class."""

from collections.abc import Iterator

from cardwright.contract import Base
from cardwright.plan.expressions import NOTHING, Expression, Number, Row, Text
from cardwright.plan.names import constant
from cardwright.plan.planned_rule import PlannedRule
from cardwright.plan.scope import Unplayable
from cardwright.plan.shapes import FieldShape, KindShape, Shapes
from cardwright.rules.nodes import Card, Noun, WhenReaches
from cardwright.vocabulary.noun import FieldValue

NUMBER = "number"


def constructor_arguments(rule: PlannedRule) -> tuple[Expression, ...]:
    """Id and name; the number of what is numbered; then what the shape of its kind adds."""
    told = tuple(_arguments(rule, rule.card, rule.kind, rule.shapes))
    base = rule.shapes.contract.bases[rule.kind.base]
    fits = base.needed <= len(told) <= len(base.told)
    if not fits or any(not _is_of(*pair) for pair in zip(told, base.told)):
        what = f"a {rule.card.kind.id} with these fields"
        raise Unplayable(rule.card, what, f"`{base.name}` is told {', '.join(base.told)}.")
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
