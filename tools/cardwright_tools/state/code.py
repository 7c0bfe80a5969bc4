"""Python of a class that holds state. In: its fields. Out: lines of its constructor, of its clone, of the call that makes a first one."""

from textwrap import wrap
from typing import Final

from cardwright_runtime.kernel.fields import (
    CLONED,
    COUNTS,
    FLAG,
    LIST,
    LISTS,
    MAP,
    MASK,
    NUMBER,
    OWNED,
    SHARED,
    TOLD,
    Field,
    Fields,
)

_TYPES: Final = {
    NUMBER: "int",
    MASK: "int",
    FLAG: "bool",
    OWNED: "bool",
    LIST: "list[int]",
    COUNTS: "list[int]",
    LISTS: "list[list[int]]",
    MAP: "dict[int, int]",
}
_LENGTH: Final = 100
_INDENT: Final = "    "


def type_of(field: Field) -> str:
    if field.shape == SHARED:
        return field.means
    return f"list[{field.means}]" if field.shape == CLONED else _TYPES[field.shape]


def constructor(fields: Fields, inherited: Fields = (), starts: bool = False) -> list[str]:
    """`inherited` are told to the base; with `starts` a field may be left out of a call."""
    parameters = [_parameter(field, starts) for field in fields]
    lines = ["def __init__(", *_wrapped("self, " + ", ".join(parameters)), ") -> None:"]
    if inherited:
        lines += _call("super().__init__", [field.name for field in inherited], 1)
    own = [field for field in fields if field not in inherited]
    return lines + [f"{_INDENT}self.{field.name} = {field.name}" for field in own]


def _parameter(field: Field, starts: bool) -> str:
    told = f"{field.name}: {type_of(field)}"
    return f"{told} = {field.start}" if starts and field.start != TOLD else told


def clone(name: str, fields: Fields) -> list[str]:
    """One call with every field in its place."""
    values = [_cloned(field) for field in fields]
    given_up = [f"{_INDENT}self.{field.name} = False" for field in fields if field.shape == OWNED]
    return [f'def clone(self) -> "{name}":', *given_up, *_call(f"return {name}", values, 1)]


def _cloned(field: Field) -> str:
    if field.shape == CLONED:
        return f"[each.clone() for each in self.{field.name}]"
    if field.shape == OWNED:
        return "False"
    return f"self.{field.name}"


def first(function: str, name: str, says: str, fields: Fields) -> list[str]:
    """A function that is told what no start is known of."""
    told = [f"{field.name}: {type_of(field)}" for field in fields if field.start == TOLD]
    values = [f"{field.name}={_started(field)}" for field in fields]
    head = f"def {function}({', '.join(told)}) -> {name}:"
    return [head, f'{_INDENT}"""{says}"""', *_call(f"return {name}", values, 1)]


def _started(field: Field) -> str:
    return field.name if field.start == TOLD else field.start


def _call(callee: str, values: list[str], depth: int) -> list[str]:
    lines = [f"{callee}(", *_wrapped(", ".join(values)), ")"]
    return [_INDENT * depth + line for line in lines]


def _wrapped(text: str) -> list[str]:
    """No value is broken in two: a blank stands between two of them only behind a comma."""
    kept = text.replace(", ", ",\n").replace(" ", "\0").replace("\n", " ")
    lines = wrap(kept, _LENGTH - 4 * len(_INDENT), break_long_words=False, break_on_hyphens=False)
    return [_INDENT + line.replace("\0", " ") for line in lines]
