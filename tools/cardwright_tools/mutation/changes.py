"""Every way to break one thing in a file. In: its source. Out: changes, in one order, each with what stood there and what stands there now."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from cardwright_tools.mutation.replacing import answers, negated, replacements

WHEN_IMPORTED = ""
"""In place of a function: what runs when the module is imported."""


@dataclass(frozen=True, slots=True)
class Change:
    """`number` is its place among the changes of its file; `lines` are those that run it: its own, and that of its statement.

    `before` and `after` are the statement, or what its branch or loop asks.
    """

    file: str
    number: int
    line: int
    lines: tuple[int, int]
    function: str
    before: str
    after: str

    @property
    def place(self) -> tuple[str, str, str, str]:
        """How it is known when lines above it come and go."""
        return self.file, self.function, self.before, self.after


def changes_in(file: str, source: str) -> list[Change]:
    return [change for change, _, _ in _Walk(file).below(ast.parse(source))]


def changed_tree(change: Change, source: str) -> ast.Module:
    """The module with this one change made."""
    tree = ast.parse(source)
    for found, slot, new in _Walk(change.file).below(tree):
        if found.number == change.number:
            slot.put(new)
            return ast.fix_missing_locations(tree)
    raise LookupError(f"{change.file} has no change {change.number}.")


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a node stands in its parent: in a field, or at a place of a list."""

    parent: ast.AST
    field: str
    place: int | None = None

    def get(self) -> ast.AST:
        value: ast.AST | list[ast.AST] = getattr(self.parent, self.field)
        return value if isinstance(value, ast.AST) else value[self.place or 0]

    def put(self, node: ast.AST) -> None:
        if self.place is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.place] = node

    def text(self) -> str:
        return ast.unparse(ast.fix_missing_locations(self.get()))


def slots_of(parent: ast.AST) -> Iterator[Slot]:
    for field, value in ast.iter_fields(parent):
        if isinstance(value, ast.AST):
            yield Slot(parent, field)
        elif isinstance(value, list):
            yield from (Slot(parent, field, n) for n, one in enumerate(value) if _is_node(one))


Found = tuple[Change, Slot, ast.AST]


class _Walk:
    """Where the walk stands: the function around it and what that gives back, the statement, and what is shown of it."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.count = 0
        self.path: tuple[str, ...] = ()
        self.function = WHEN_IMPORTED
        self.gives = ""
        self.statement = 1
        self.shown: Slot | None = None

    def below(self, parent: ast.AST) -> Iterator[Found]:
        for slot in slots_of(parent):
            if not _means_nothing(slot):
                yield from self.at(slot)

    def at(self, slot: Slot) -> Iterator[Found]:
        node = slot.get()
        before = self.path, self.function, self.gives, self.statement, self.shown
        if isinstance(node, ast.stmt):
            self.statement = node.lineno
            self.shown = None
        if self.shown is None and not hasattr(node, "body"):
            self.shown = slot
        for new in self.instead(slot, node):
            yield self.change(slot, node, new), slot, new
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            self.path = (*self.path, node.name)
        if isinstance(node, ast.FunctionDef):
            yield from self.of_function(node)
        else:
            yield from self.below(node)
        self.path, self.function, self.gives, self.statement, self.shown = before

    def of_function(self, node: ast.FunctionDef) -> Iterator[Found]:
        """Its defaults belong to whatever defines it."""
        yield from self.at(Slot(node, "args"))
        self.function = ".".join(self.path)
        self.gives = ast.unparse(node.returns) if node.returns else ""
        for slot in slots_of(node):
            if slot.field == "body" and not _means_nothing(slot):
                yield from self.at(slot)

    def instead(self, slot: Slot, node: ast.AST) -> Iterator[ast.AST]:
        yield from replacements(node)
        if isinstance(node, ast.expr) and slot.field in ("test", "ifs"):
            yield from negated(node)
        if isinstance(node, ast.expr) and isinstance(slot.parent, ast.Return):
            yield from answers(node, self.gives)

    def change(self, slot: Slot, node: ast.AST, new: ast.AST) -> Change:
        line = getattr(node, "lineno", self.statement)
        shown = self.shown or slot
        before = shown.text()
        slot.put(ast.copy_location(new, node))
        after = shown.text()
        slot.put(node)
        number = self.count
        self.count += 1
        return Change(self.file, number, line, (line, self.statement), self.function, before, after)


LEFT_OUT = {"annotation", "returns", "decorator_list", "bases"}


def _means_nothing(slot: Slot) -> bool:
    """Types, decorators, docstrings, texts, and what only a type checker reads."""
    match slot.get():
        case ast.JoinedStr() | ast.Import() | ast.ImportFrom() | ast.Expr(ast.Constant()):
            return True
        case ast.If(ast.Name("TYPE_CHECKING")) | ast.Raise(ast.Name("NotImplementedError")):
            return True
        case ast.Assign([ast.Name(name)], value) if isinstance(slot.parent, ast.Module):
            return name == "__all__" or _is_type(value)
    return slot.field in LEFT_OUT


def _is_type(value: ast.expr) -> bool:
    """`Change = Entry | None` names a type."""
    return isinstance(value, (ast.BinOp, ast.Subscript)) and not any(
        isinstance(part, ast.Name) and part.id.isupper() for part in ast.walk(value)
    )


def _is_node(value: object) -> bool:
    return isinstance(value, ast.AST)
