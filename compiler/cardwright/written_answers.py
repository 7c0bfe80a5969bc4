"""Values of the compiler as text that no stranger can make a program of. In: nodes, findings, nouns; or their text. Out: the text; or the same values."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from cardwright.findings import Finding, Edit, Fix, Label
from cardwright.source import Span
from cardwright.values import fields

_FINDINGS: tuple[type, ...] = (Finding, Label, Edit, Fix)
_SPAN = "@"


def written(value: object, about: str) -> str:
    """`about` is the file that most of its places are in."""

    def told(value: object) -> object:
        if isinstance(value, Span):
            place = [value.start, value.end]
            return {_SPAN: place if value.path == about else [*place, value.path]}
        kind: Any = type(value)
        if not hasattr(kind, "__fields__"):
            raise TypeError(f"{type(value)} is no value of the compiler")
        return {kind.__name__: [getattr(value, name) for name in _names(kind)]}

    return json.dumps(value, default=told, separators=(",", ":"))


_NOTHING = "[]"
"""What most answers are: of most files there is nothing to say."""


def read(text: str, about: str) -> object:
    if text == _NOTHING:
        return ()

    def made(told: dict[str, list[Any]]) -> Any:
        ((name, values),) = told.items()
        if name == _SPAN:
            start, end, path = values if len(values) == 3 else (*values, about)
            return Span(path, start, end)
        kind, setters = _kind(name)
        value: object = object.__new__(kind)
        for into, field in zip(setters, values, strict=True):
            into(value, _tuples(field) if type(field) is list else field)
        return value

    found: object = json.loads(text, object_hook=made)
    return _tuples(found) if isinstance(found, list) else found


def _tuples(values: list[Any]) -> tuple[Any, ...]:
    return tuple([_tuples(value) if type(value) is list else value for value in values])


@cache
def _kind(name: str) -> tuple[type, tuple[Callable[[object, object], None], ...]]:
    """A class, and what sets each of its fields, frozen or not."""
    found = next((kind for kind in _FINDINGS if kind.__name__ == name), None) or _of_rules()[name]
    return found, tuple(getattr(found, field).__set__ for field in _names(found))


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


@cache
def _of_rules() -> dict[str, type]:
    """Who only reads findings need not wait for these."""
    from cardwright.checks.gist import Gist
    from cardwright.rules import nodes
    from cardwright.rules.nodes import card
    from cardwright.vocabulary import Entry, FieldSpec, Kind, Layer

    spoken = (*vars(nodes).values(), *vars(card).values(), Entry, FieldSpec, Gist, Kind, Layer)
    own = (kind for kind in spoken if isinstance(kind, type))
    return {kind.__name__: kind for kind in own if kind.__module__.startswith("cardwright.")}
