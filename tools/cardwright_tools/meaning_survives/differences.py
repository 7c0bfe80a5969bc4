"""Where two cards differ. In: two nodes of one class. Out: the fields in which they do, by name."""

from collections.abc import Iterator
from typing import Any

from cardwright.rules.nodes import Node

FACTS = frozenset(("span", "id_span", "python_span"))


def differences(one: Node, other: Node, around: str = "") -> Iterator[str]:
    """`Place > AreaRule.number`: the field, and the node around its node."""
    name = type(one).__name__
    for field in one.__dataclass_fields__:
        if field not in FACTS:
            where = f"{around} > {name}.{field}" if around else f"{name}.{field}"
            yield from _in_field(getattr(one, field), getattr(other, field), where, name)


def _in_field(one: Any, other: Any, where: str, name: str) -> Iterator[str]:
    if one == other:
        return
    if isinstance(one, Node) and type(one) is type(other):
        yield from differences(one, other, name)
    elif isinstance(one, tuple) and isinstance(other, tuple) and _are_alike(one, other):
        for before, after in zip(one, other, strict=True):
            yield from _in_field(before, after, where, name)
    else:
        yield where


def _are_alike(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """Node for node of the same class."""
    return len(one) == len(other) and all(
        isinstance(before, Node) and type(before) is type(after)
        for before, after in zip(one, other, strict=True)
    )
