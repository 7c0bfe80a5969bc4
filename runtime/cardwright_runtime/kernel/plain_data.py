"""Fields as plain data. In: a thing and its fields. Out: a table of numbers and lists; and from such a table the values again."""

from typing import Any, Final

from cardwright_runtime.kernel.errors import BadSave
from cardwright_runtime.kernel.fields import COUNTS, FLAG, LIST, LISTS, MASK, NUMBER, Fields
from cardwright_runtime.kernel.save import flag_in, list_in, number_in, numbers_in, table_in

IN_ONE: Final = (NUMBER, MASK, FLAG)
IN_A_LIST: Final = (LIST, COUNTS)


def table_of(thing: object, fields: Fields) -> dict[str, object]:
    """All but what is no plain data."""
    return {
        field.name: _written(getattr(thing, field.name), field.shape)
        for field in fields
        if field.is_data
    }


def _written(value: Any, shape: str) -> object:
    """A list of its own for each list, and JSON's kind of key for each number that is a key."""
    if shape in IN_ONE:
        return value
    if shape in IN_A_LIST:
        return list(value)
    if shape == LISTS:
        return [list(each) for each in value]
    return {str(key): value[key] for key in sorted(value)}


def values_in(table: dict[str, object], fields: Fields, others: dict[str, object]) -> list[Any]:
    """In the order of the fields; those that are no plain data are among the others."""
    return [
        _read(entry(table, field.name), field.shape) if field.is_data else others[field.name]
        for field in fields
    ]


def _read(value: object, shape: str) -> Any:
    if shape in IN_ONE:
        return flag_in(value) if shape == FLAG else number_in(value)
    if shape in IN_A_LIST:
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
