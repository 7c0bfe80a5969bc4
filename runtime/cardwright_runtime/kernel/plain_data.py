"""Fields as plain data. In: a thing and its fields. Out: a table of numbers and lists; and from such a table the values again."""

from typing import Any

from cardwright_runtime.kernel.errors import BadSave
from cardwright_runtime.kernel.fields import (
    COUNTS,
    FLAG,
    LIST,
    LISTS,
    MAP,
    MASK,
    NUMBER,
    Field,
    Fields,
)
from cardwright_runtime.kernel.save import flag_in, list_in, number_in, numbers_in, table_in


def table_of(thing: object, fields: Fields) -> dict[str, object]:
    """All but what is no plain data."""
    return {
        field.name: _written(getattr(thing, field.name), field.shape)
        for field in fields
        if field.is_data and (not field.came_later or getattr(thing, field.name))
    }


def _written(value: Any, shape: str) -> object:
    """A list of its own for each list, and JSON's kind of key for each number that is a key."""
    if shape in (NUMBER, MASK, FLAG):
        return value
    if shape in (LIST, COUNTS):
        return list(value)
    if shape == LISTS:
        return [list(each) for each in value]
    return {str(key): value[key] for key in sorted(value)}


def values_in(table: dict[str, object], fields: Fields, others: dict[str, object]) -> list[Any]:
    """In the order of the fields; those that are no plain data are among the others."""
    return [_value_in(table, field) if field.is_data else others[field.name] for field in fields]


def _value_in(table: dict[str, object], field: Field) -> Any:
    if field.came_later and field.name not in table:
        return {} if field.shape == MAP else []
    return _read(entry(table, field.name), field.shape)


def _read(value: object, shape: str) -> Any:
    if shape in (NUMBER, MASK):
        return number_in(value)
    if shape == FLAG:
        # Not in one expression with the numbers: in native code both would be numbers.
        return flag_in(value)
    if shape in (LIST, COUNTS):
        return numbers_in(value)
    if shape == LISTS:
        return [numbers_in(each) for each in list_in(value)]
    return _map_in(value)


def _map_in(value: object) -> dict[int, int]:
    try:
        return {int(key): number_in(each) for key, each in table_in(value).items()}
    except ValueError as problem:
        raise BadSave(f"This save is damaged: {problem}.") from problem


def entry(table: dict[str, object], name: str) -> object:
    if name not in table:
        raise BadSave(f"This save is damaged: it says nothing of {name!r}.")
    return table[name]
