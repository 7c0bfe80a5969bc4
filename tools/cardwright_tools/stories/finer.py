"""Small changes of a rule, each of which some story should notice. In: a rule. Out: changes, and the rule with one of them.

A step taken out; a condition of a requirement or of an event that always holds; a number one more or one less.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeGuard

from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_tools.stories.generated_source import class_of, method_of, rule_made_of

STEPS = "step"
CONDITIONS = "condition"
NUMBERS = "number"
BLOCKS = ("when_played", "action", "first_action", "reaches", "whenever", "unit_")
LISTS = ("start", "enter", "enter_for_next_card")
TESTS = ("requirements_met", "requirement", "hear")
# It only calls steps that stand in methods of their own.
IN_ANY_ORDER = "in_any_order"
# Who does it, widened to everybody.
WIDER = {"YOURS": "EVERYONE", "OPPONENTS": "EVERYONE"}
COUNTED = (*BLOCKS, *LISTS, *TESTS, "own_discount", "points", "tally")


@dataclass(frozen=True, slots=True)
class Change:
    """`place`: line, column and end of what is changed in the generated module; `by`: what is added to a number."""

    source: str
    rule: str
    kind: str
    text: str
    place: tuple[int, int, int | None, int | None]
    by: int = 0

    def __str__(self) -> str:
        return f"{self.rule}: {self.kind} `{self.text}`" + (f" {self.by:+d}" if self.by else "")


def changes_of(rule: Rule) -> list[Change]:
    found = []
    for kind, node, by in _places(class_of(rule)):
        found.append(Change(rule.texts.source, rule.key, kind, ast.unparse(node), _place(node), by))
    return found


def changed(rule: Rule, change: Change) -> Rule:
    tree = class_of(rule)
    target = next(
        node
        for node in ast.walk(tree)
        if isinstance(node, (ast.stmt, ast.expr)) and _place(node) == change.place
    )
    made = _Replacing(target, change).visit(tree)
    assert isinstance(made, ast.ClassDef)
    return rule_made_of(made, rule)


class _Replacing(ast.NodeTransformer):
    def __init__(self, target: ast.AST, change: Change) -> None:
        self.target = target
        self.change = change

    def visit(self, node: ast.AST) -> ast.AST:
        if node is not self.target:
            result: ast.AST = self.generic_visit(node)
            return result
        if self.change.kind == STEPS:
            return ast.Pass()
        if isinstance(node, ast.Name):
            return ast.Name(WIDER.get(node.id, "ANY_TILE"), ast.Load())
        if isinstance(node, ast.Constant) and isinstance(node.value, int) and self.change.by:
            return ast.Constant(node.value + self.change.by)
        return ast.Constant(True)


def _place(node: ast.stmt | ast.expr) -> tuple[int, int, int | None, int | None]:
    return node.lineno, node.col_offset, node.end_lineno, node.end_col_offset


def _places(tree: ast.ClassDef) -> Iterator[tuple[str, ast.stmt | ast.expr, int]]:
    for method in tree.body:
        if not isinstance(method, ast.FunctionDef):
            continue
        name = method.name
        if name == "tally" and method_of(tree, "requirements_met") is not None:
            # Of a milestone it only says how far a player has come.
            continue
        if name.startswith(BLOCKS) or name in LISTS:
            yield from ((STEPS, node, 0) for node in ast.walk(method) if _is_step(node))
        if name == "__init__":
            yield from ((NUMBERS, node, by) for node in _points(method) for by in (1, -1))
        if name in TESTS:
            yield from ((CONDITIONS, node, 0) for node in _tests(method))
        if name.startswith(COUNTED):
            unit = _unit(method)
            yield from ((NUMBERS, node, by) for node in _numbers(method) for by in (unit, -unit))


def _is_step(node: ast.AST) -> TypeGuard[ast.stmt]:
    """A call, or a call that may have to ask somebody."""
    match node:
        case ast.Expr(value=ast.Call()):
            return True
        case ast.If(test=ast.Call(func=asked), body=[ast.Return(), *_]):
            return ast.unparse(asked) != IN_ANY_ORDER
        case ast.Return(value=ast.UnaryOp(op=ast.Not(), operand=ast.Call(func=asked))):
            return ast.unparse(asked) != IN_ANY_ORDER
    return False


def _tests(method: ast.FunctionDef) -> Iterator[ast.expr]:
    for node in ast.walk(method):
        if isinstance(node, ast.If) and not _is_about_number(node.test):
            yield from _parts(node.test)
        elif isinstance(node, ast.Return) and node.value is not None:
            if isinstance(node.value, ast.BoolOp) or method.name == "requirement":
                yield from _parts(node.value)
        elif isinstance(node, ast.Name) and method.name == "hear":
            if node.id in WIDER or node.id.startswith("TILE_"):
                yield node


def _points(made: ast.FunctionDef) -> Iterator[ast.Constant]:
    """Those that a card prints as a number are data."""
    for statement in made.body:
        match statement:
            case ast.Assign(targets=[ast.Attribute(attr="printed_points")], value=ast.Constant()):
                assert isinstance(statement.value, ast.Constant)
                yield statement.value


def _parts(test: ast.expr) -> list[ast.expr]:
    """The parts of an `and`; of anything else the whole."""
    both = isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And)
    return test.values if both and isinstance(test, ast.BoolOp) else [test]


def _unit(method: ast.FunctionDef) -> int:
    """A level of a track goes by the track's own unit: `track_level(...) + 2 * value(...) >= -20`."""
    units = [node.left for node in ast.walk(method) if _is_leeway(node)]
    return next((u.value for u in units if isinstance(u, ast.Constant) and type(u.value) is int), 1)


def _is_leeway(node: ast.AST) -> TypeGuard[ast.BinOp]:
    """Leeway times the unit of a track: nothing that an author wrote."""
    return isinstance(node, ast.BinOp) and ast.unparse(node.right).startswith("value(")


def _is_open(node: ast.AST) -> bool:
    """-1 stands for a part of a description that an author left open."""
    return isinstance(node, ast.UnaryOp) and ast.unparse(node) == "-1"


def _numbers(method: ast.FunctionDef) -> Iterator[ast.Constant]:
    """Amounts, levels, divisors; not those that number the steps of a block."""
    for node in _written(method):
        if isinstance(node, ast.Constant) and type(node.value) is int and node.value != 0:
            yield node


def _written(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if _is_leeway(child):
            yield from _written(child.left if isinstance(child.left, ast.BinOp) else ast.Pass())
        elif not (_is_about_frame(child) or _is_about_number(child) or _is_open(child)):
            yield child
            yield from _written(child)


def _is_about_number(test: ast.AST) -> bool:
    """`if number == 0:` finds one of several requirements."""
    return isinstance(test, ast.Compare) and ast.unparse(test.left) == "number"


def _is_about_frame(node: ast.AST) -> bool:
    """`frame.step = 2`, and the test in `if frame.step == 1:`."""
    if isinstance(node, ast.Assign):
        return ast.unparse(node.targets[0]).startswith("frame.")
    return isinstance(node, ast.Compare) and ast.unparse(node.left).startswith("frame.")
