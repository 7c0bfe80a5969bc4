"""How the classes of nodes are filled. In: the annotations of rules.nodes. Out: Form for each class, by the rule's name."""

from functools import cache
from types import UnionType
from typing import Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from cardwright.rules import nodes
from cardwright.rules.nodes import (
    Condition,
    Event,
    Fixed,
    Lasting,
    Node,
    Noun,
    Option,
    Step,
)
from cardwright.rules.nodes.clauses import Clause
from cardwright.rules.nodes.roles import Of, OfKind, Written
from cardwright.rules.rule_names import rule_name
from cardwright.values import MISSING, dataclass, fields

Sort: TypeAlias = Literal[
    "noun", "nouns", "number", "flag", "choice", "amount", "node", "nodes", "lines", "either"
]

LINES = frozenset(
    (*get_args(Step), *get_args(Clause), *get_args(Lasting), Option),
)
"""Nodes that fill a line of their own."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One field of a node: where it is written and what it takes. `either`: a noun or a node."""

    name: str
    sort: Sort
    written: str
    default: Any
    classes: frozenset[type]
    choices: tuple[str, ...]
    of: Of | OfKind | None
    without: bool


@dataclass(frozen=True, slots=True)
class Form:
    cls: type[Node]
    slots: tuple[Slot, ...]
    kinds: tuple[str, ...]
    """Values of the node's own `kind`, where a rule of the grammar is named after each."""


_forms: dict[type[Node], Form] = {}


def form_of(cls: type[Node]) -> Form:
    if cls not in _forms:
        _forms[cls] = _form(cls)
    return _forms[cls]


def _form(cls: type[Node]) -> Form:
    hints = get_type_hints(cls, include_extras=True)
    slots = tuple(_slot(f.name, hints[f.name], f.default) for f in fields(cls) if f.name != "span")
    kinds = next((s.choices for s in slots if s.name == "kind"), ())
    return Form(cls, slots, kinds)


@cache
def node_classes() -> dict[str, type[Node]]:
    """Class of a node by the name of its rule."""
    listed = (
        kind for union in (Step, Clause, Lasting, Condition, Event) for kind in get_args(union)
    )
    found = (*vars(nodes).values(), *listed)
    kinds = (value for value in found if isinstance(value, type) and issubclass(value, Node))
    return {rule_name(cls): cls for cls in kinds if cls is not Node}


def _slot(name: str, hint: Any, default: Any) -> Slot:
    marks = get_args(hint)[1:] if hasattr(hint, "__metadata__") else ()
    inner = get_args(hint)[0] if marks else hint
    written = next((mark for mark in marks if isinstance(mark, Written)), Written(name))
    classes, choices, many = _parts(inner)
    return Slot(
        name=name,
        sort=_sort(classes, choices, many),
        written=written.rule,
        default=None if default is MISSING else default,
        classes=classes,
        choices=choices,
        of=next((mark for mark in marks if isinstance(mark, Of | OfKind)), None),
        without=written.without,
    )


def _parts(hint: Any) -> tuple[frozenset[type], tuple[str, ...], bool]:
    """Classes, choices, and whether there may be several of them."""
    origin = get_origin(hint)
    if origin is tuple:
        classes, choices, _ = _parts(get_args(hint)[0])
        return classes, choices, True
    if origin is Literal:
        return frozenset(), tuple(get_args(hint)), False
    if origin in (Union, UnionType):
        parts = [_parts(arg) for arg in get_args(hint) if arg is not type(None)]
        classes = frozenset().union(*(p[0] for p in parts))
        return classes, tuple(c for p in parts for c in p[1]), False
    return frozenset((hint,)), (), False


def _sort(classes: frozenset[type], choices: tuple[str, ...], many: bool) -> Sort:
    if choices:
        return "choice"
    if classes & LINES and many:
        return "lines"
    if Noun in classes:
        return _noun_sort(classes, many)
    if Fixed in classes:
        return "amount"
    if classes & {int, bool}:
        return "flag" if bool in classes else "number"
    return "nodes" if many else "node"


def _noun_sort(classes: frozenset[type], many: bool) -> Sort:
    if many:
        return "nouns"
    return "either" if len(classes) > 1 else "noun"
