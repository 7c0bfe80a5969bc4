"""A map. In: the rows of a board. Out: how many areas each row has, and the kinds, bonuses and name of every area."""

from cardwright.plan.expressions import Expression, Number, Row, Text
from cardwright.plan.names import constant
from cardwright.rules.nodes import Card, Noun
from cardwright.rules.nodes.card import FieldValue


def board_arguments(card: Card) -> tuple[Expression, ...]:
    rows = [field for field in card.fields if field.name == "row"]
    areas = [group for row in rows for group in row.groups]
    return (
        Row(tuple(Number(len(row.groups)) for row in rows)),
        Row(tuple(_kinds(area) for area in areas)),
        Row(tuple(_bonuses(area) for area in areas)),
        Row(tuple(Text(_name(area)) for area in areas)),
    )


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
