"""What may stand in place of a node. In: one expression or statement. Out: nodes that each break it in one way."""

import ast
from collections.abc import Iterator

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}
NEGATED_ALONE = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
"""A branch on one of these is negated by its operator already."""


def replacements(node: ast.AST) -> Iterator[ast.AST]:
    """In place of an operator, a constant or a call; of a statement only where it can be left out."""
    match node:
        case ast.Compare():
            yield from _compared(node)
        case ast.BoolOp(op=ast.And(), values=values):
            yield ast.BoolOp(ast.Or(), values)
        case ast.BoolOp(values=values):
            yield ast.BoolOp(ast.And(), values)
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert(), operand=operand):
            yield operand
        case ast.BinOp(left, op, right) if type(op) in COUNTED and not _is_text(left, right):
            yield ast.BinOp(left, COUNTED[type(op)](), right)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Call(ast.Name(name), arguments, keywords) if name in SWAPPED:
            yield ast.Call(ast.Name(SWAPPED[name], ast.Load()), arguments, keywords)
        case ast.AugAssign(target, op, value) if type(op) in COUNTED and not _is_text(value):
            yield ast.AugAssign(target, COUNTED[type(op)](), value)
            yield ast.Pass()
        case _ if _can_be_dropped(node):
            yield ast.Pass()


def negated(test: ast.expr) -> Iterator[ast.expr]:
    """In place of what a branch asks."""
    match test:
        case ast.Compare(ops=[op]) if isinstance(op, NEGATED_ALONE):
            return
        case ast.UnaryOp(op=ast.Not()):
            return
    yield ast.UnaryOp(ast.Not(), test)


def answers(given: ast.expr, kind: str) -> Iterator[ast.expr]:
    """In place of what a function of this return type answers: a constant."""
    constants: dict[str, tuple[object, ...]] = {"bool": (True, False), "int": (0,)}
    if not isinstance(given, (ast.Constant, ast.UnaryOp)):
        for value in constants.get(kind, ()):
            yield ast.Constant(value)  # type: ignore[arg-type]


def _compared(node: ast.Compare) -> Iterator[ast.expr]:
    for place, op in enumerate(node.ops):
        ops = [*node.ops[:place], COMPARED[type(op)](), *node.ops[place + 1 :]]
        yield ast.Compare(node.left, ops, node.comparators)


def _is_text(*operands: ast.expr) -> bool:
    """Texts are joined by the same signs; any other sign would only be an error."""
    return any(
        isinstance(one, ast.JoinedStr)
        or (isinstance(one, ast.Constant) and isinstance(one.value, str))
        for one in operands
    )


def _can_be_dropped(node: ast.AST) -> bool:
    match node:
        case ast.Expr(ast.Call()) | ast.Break() | ast.Continue() | ast.Raise() | ast.Delete():
            return True
        case ast.Return(value=None):
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
    return False
