"""What generated code may consist of. In: the text of a generated file. Out: everything in it that is on no list."""

import ast
import builtins
import re
from collections.abc import Iterator, Mapping

from cardwright.contract import Contract
from cardwright.plan.methods import SEVERAL
from cardwright.plan.scope import LOCAL_NAMES, READ
from cardwright.values import dataclass

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
_PLAIN = frozenset(("typing",))
_TYPING = frozenset(("Final", "final"))
_NOUNS_OF_PACKS = re.compile(r"(cardwright_cards|cardwright_pack_[a-z0-9_]+)(\.[a-z0-9_]+)*\.nouns")
# Those of a kind of which a class may have several.
_NUMBERED = re.compile(rf"({'|'.join(kind for kind, _ in SEVERAL)})_[0-9]+")
_MADE = "__init__"


@dataclass(frozen=True, slots=True)
class Stray:
    line: int
    what: str


@dataclass(frozen=True, slots=True)
class _Listed:
    """What a file may name. `methods` are those of each base class, as its runtime has them."""

    modules: frozenset[str]
    handing_on: str
    names: frozenset[str]
    attributes: frozenset[str]
    methods: Mapping[str, frozenset[str]]


def strays(text: str, offered: Contract) -> tuple[Stray, ...]:
    """Empty for a file that consists of listed parts only, and takes from the runtime what that offers."""
    try:
        tree = ast.parse(text)
    except SyntaxError as problem:
        return (Stray(problem.lineno or 1, "text that is not Python"),)
    listed = _listed(tree, offered)
    return tuple(stray for node in ast.walk(tree) for stray in _strays(node, listed))


def _listed(tree: ast.Module, offered: Contract) -> _Listed:
    own = {name for base in offered.bases.values() for name in (*base.data, *base.methods)}
    return _Listed(
        modules=_PLAIN | offered.modules,
        handing_on=offered.module_path(offered.names) if offered.names else "",
        names=_BUILTINS | LOCAL_NAMES | _imported(tree, offered) | _defined(tree),
        attributes=READ | own | {_MADE},
        methods={name: frozenset((_MADE, *base.methods)) for name, base in offered.bases.items()},
    )


def _aliases(tree: ast.Module) -> Iterator[ast.alias]:
    return (alias for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names)


def _imported(tree: ast.Module, offered: Contract) -> frozenset[str]:
    """Of the module that hands all names on, those that the contract offers."""
    names = frozenset(alias.name for alias in _aliases(tree))
    return names | offered.handed_on if "*" in names else names


def _defined(tree: ast.Module) -> set[str]:
    targets = (node.target for node in tree.body if isinstance(node, ast.AnnAssign))
    return {target.id for target in targets if isinstance(target, ast.Name)}


def _strays(node: ast.AST, listed: _Listed) -> Iterator[Stray]:
    line = getattr(node, "lineno", 1)
    if type(node) not in _NODES:
        yield Stray(line, f"a {type(node).__name__}")
    else:
        yield from (Stray(line, what) for what in _unlisted(node, listed))


def _unlisted(node: ast.AST, listed: _Listed) -> Iterator[str]:
    match node:
        case ast.ImportFrom(module=module, names=names, level=level):
            if level or not (module in listed.modules or _NOUNS_OF_PACKS.fullmatch(module or "")):
                yield f"an import from `{module}`"
            if module in _PLAIN:
                others = (alias.name for alias in names if alias.name not in _TYPING)
                yield from (f"the import `{name}`" for name in others)
            elif any(alias.name == "*" for alias in names) and module != listed.handing_on:
                yield "the import `*`"
        case ast.alias(name=name, asname=other):
            if other is not None or name.startswith("_"):
                yield f"the import `{name}`"
        case ast.Name(id=name):
            if name not in listed.names:
                yield f"the name `{name}`"
        case ast.Attribute(attr=name):
            if name not in listed.attributes and not _NUMBERED.fullmatch(name):
                yield f"the attribute `{name}`"
        case ast.Module(body=body):
            yield from (what for place, s in enumerate(body) for what in _at_the_top(s, place == 0))
        case ast.FunctionDef(name=name, decorator_list=[_, *_]):
            yield f"the method `{name}`"
        case ast.FunctionDef(returns=annotation) | ast.arg(annotation=annotation):
            yield from _evaluated(annotation)
        case ast.AnnAssign(annotation=annotation):
            yield from _evaluated(annotation)
        case ast.arguments(posonlyargs=[], vararg=None, kwonlyargs=[], kwarg=None, defaults=[]):
            pass
        case ast.arguments():
            yield "parameters of another kind than plain ones"
        case ast.Call(func=function) if not isinstance(function, ast.Name | ast.Attribute):
            yield "a call of what has no name"
        case ast.ClassDef():
            yield from _unlisted_in_class(node, listed)
        case ast.Constant(value=value):
            if not isinstance(value, int | str | None) and value is not ...:
                yield f"the literal `{value!r}`"
        case ast.Expr(value=value):
            if not isinstance(value, ast.Call | ast.Constant):
                yield "a line without effect"


def _at_the_top(node: ast.stmt, is_first: bool) -> Iterator[str]:
    """What a module does as it is imported: it takes names, names constants, and has classes."""
    match node:
        case ast.ImportFrom() | ast.ClassDef():
            pass
        case ast.AnnAssign(target=ast.Name(id=name)) if name.isupper():
            pass
        case ast.Expr(value=ast.Constant(value=str())) if is_first:
            pass
        case ast.FunctionDef(name=name):
            yield f"the function `{name}`"
        case _:
            yield f"a {type(node).__name__} outside of a class"


def _evaluated(annotation: ast.expr | None) -> Iterator[str]:
    """Some readers of annotations run the text of a string."""
    for node in ast.walk(annotation) if annotation is not None else ():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield f"the annotation `{node.value!r}`"


def _unlisted_in_class(node: ast.ClassDef, listed: _Listed) -> Iterator[str]:
    """A method that its base class does not have would never be called."""
    methods = listed.methods.get(", ".join(map(ast.unparse, node.bases)))
    plain = methods is not None and not node.keywords and not hasattr(builtins, node.name)
    if not plain or [ast.unparse(d) for d in node.decorator_list] != ["final"]:
        yield f"the class `{node.name}`"
    for place, statement in enumerate(node.body):
        is_words = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
        if not (isinstance(statement, ast.FunctionDef) or is_words and place == 0):
            yield f"a {type(statement).__name__} among the methods of `{node.name}`"
    for function in ast.walk(node):
        if isinstance(function, ast.FunctionDef):
            inside = function in node.body and (
                function.name in (methods or ()) or _NUMBERED.fullmatch(function.name)
            )
            if not inside:
                yield f"the method `{function.name}`"
