"""What generated code may consist of. In: the text of a generated file. Out: everything in it that is on no list."""

import ast
import builtins
import re
from collections.abc import Iterator
from dataclasses import dataclass

from cardwright.contract import Contract

# What the templates and expressions write, and nothing else: no loops, lambdas, comprehensions, decorators but `final`,
# no try, with, del, global, async, f-strings, starred arguments.
_NODES: frozenset[type[ast.AST]] = frozenset(
    (
        ast.Module,
        ast.ImportFrom,
        ast.alias,
        ast.ClassDef,
        ast.FunctionDef,
        ast.arguments,
        ast.arg,
        ast.Expr,
        ast.Assign,
        ast.AnnAssign,
        ast.Return,
        ast.If,
        ast.IfExp,
        ast.Call,
        ast.Attribute,
        ast.Name,
        ast.Constant,
        ast.Tuple,
        ast.List,
        ast.Dict,
        ast.Subscript,
        ast.BoolOp,
        ast.BinOp,
        ast.UnaryOp,
        ast.Compare,
        ast.Load,
        ast.Store,
        ast.And,
        ast.Or,
        ast.Not,
        ast.USub,
        ast.Add,
        ast.Sub,
        ast.Mult,
        ast.FloorDiv,
        ast.LShift,
        ast.BitOr,
        ast.BitAnd,
        ast.Eq,
        ast.NotEq,
        ast.Lt,
        ast.LtE,
        ast.Gt,
        ast.GtE,
    )
)
_BUILTINS = frozenset(("super", "min", "max", "bool", "int", "str", "list", "dict", "tuple"))
_OWN_NAMES = frozenset(
    ("self", "game", "frame", "player", "owner", "event", "options", "number", "unit")
)
_PLAIN = frozenset(("typing",))
_NOUNS_OF_PACKS = re.compile(r"(cardwright_cards|cardwright_pack_[a-z0-9_]+)(\.[a-z0-9_]+)*\.nouns")
_METHODS = re.compile(
    r"__init__|describe|start|requirements_met|requirement|possible|need|can_act|can_begin|can_repeat|when_played|action"
    r"|first_action|repeated|when_named|(reaches|whenever)(_[0-9]+)?|run_unit|unit_possible|unit_[0-9]+|enter|leave|enter_for_next_card|leave_after_next_card|hear|points|tally"
)
_ATTRIBUTES = frozenset(
    (
        *("append", "players", "index", "step", "block", "player", "card", "amount", "chosen"),
        *(
            "formerly",
            "source",
            "listens",
            "line",
            "lines",
            "block_texts",
            "touches",
            "sets_off",
            "units",
            "orders_action",
            "choice_texts",
            "clause_texts",
        ),
        *("required", "needed", "repeated_block"),
        *("has_action", "unlimited_action", "has_first_action", "has_requirement"),
    )
)


@dataclass(frozen=True, slots=True)
class Stray:
    line: int
    what: str


def strays(text: str, offered: Contract) -> tuple[Stray, ...]:
    """Empty for a file that consists of listed parts only, and takes from the runtime what that offers."""
    try:
        tree = ast.parse(text)
    except SyntaxError as problem:
        return (Stray(problem.lineno or 1, "text that is not Python"),)
    modules = _PLAIN | offered.modules
    known = _BUILTINS | _OWN_NAMES | {alias.name for alias in _aliases(tree)} | _defined(tree)
    return tuple(stray for node in ast.walk(tree) for stray in _strays(node, known, modules))


def _aliases(tree: ast.Module) -> Iterator[ast.alias]:
    return (alias for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names)


def _defined(tree: ast.Module) -> set[str]:
    targets = (node.target for node in tree.body if isinstance(node, ast.AnnAssign))
    return {target.id for target in targets if isinstance(target, ast.Name)}


def _strays(
    node: ast.AST, known: set[str] | frozenset[str], modules: frozenset[str]
) -> Iterator[Stray]:
    line = getattr(node, "lineno", 1)
    if type(node) not in _NODES:
        yield Stray(line, f"a {type(node).__name__}")
    else:
        yield from (Stray(line, what) for what in _unlisted(node, known, modules))


def _unlisted(
    node: ast.AST, known: set[str] | frozenset[str], modules: frozenset[str]
) -> Iterator[str]:
    match node:
        case ast.ImportFrom(module=module, level=level):
            if level or not (module in modules or _NOUNS_OF_PACKS.fullmatch(module or "")):
                yield f"an import from `{module}`"
        case ast.alias(name=name, asname=other):
            if other is not None or name.startswith("_") or name == "*":
                yield f"the import `{name}`"
        case ast.Name(id=name):
            if name not in known:
                yield f"the name `{name}`"
        case ast.Attribute(attr=name):
            if name not in _ATTRIBUTES and not _METHODS.fullmatch(name):
                yield f"the attribute `{name}`"
        case ast.FunctionDef(name=name):
            if not _METHODS.fullmatch(name) or node.decorator_list:
                yield f"the method `{name}`"
        case ast.ClassDef(name=name):
            plain = len(node.bases) == 1 and not node.keywords and not hasattr(builtins, name)
            if not plain or [ast.unparse(d) for d in node.decorator_list] != ["final"]:
                yield f"the class `{name}`"
        case ast.Constant(value=value):
            if not isinstance(value, int | str | None) and value is not ...:
                yield f"the literal `{value!r}`"
        case ast.Expr(value=value):
            if not isinstance(value, ast.Call | ast.Constant):
                yield "a line without effect"
