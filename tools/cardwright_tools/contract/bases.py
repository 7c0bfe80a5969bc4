"""Base classes of rules. In: the modules of a runtime. Out: entries of the contract, for each class that carries out clauses.

What a class has is looked up in the classes that it stands on, too.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from cardwright_tools.contract.described import described, names_in

_Classes = Mapping[str, ast.ClassDef]
_MADE = "__init__"


def bases_in(modules: Iterable[tuple[str, ast.Module]]) -> Iterator[dict[str, Any]]:
    found = [
        (node, module)
        for module, tree in modules
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    ]
    classes = {node.name: node for node, _ in found}
    for node, module in found:
        told = described(ast.get_docstring(node))
        if "Carries out" in told:
            line = list(_line_of(node, classes))
            yield {
                "name": node.name,
                "module": module,
                **_constructor(line),
                "clauses": names_in(told, "Carries out"),
                "type_says": names_in(told, "Type says"),
                "data": sorted({name for one in line for name in _data(one)}),
                "methods": sorted({name for one in line for name in _methods(one)}),
            }


def _line_of(node: ast.ClassDef, classes: _Classes) -> Iterator[ast.ClassDef]:
    """The class, and those that it stands on."""
    yield node
    for base in node.bases:
        if isinstance(base, ast.Name) and base.id in classes:
            yield from _line_of(classes[base.id], classes)


def _constructor(line: list[ast.ClassDef]) -> dict[str, Any]:
    """Its own, or that of the class it stands on."""
    for node in line:
        for method in _functions(node):
            if method.name == _MADE:
                arguments = method.args.args[1:]
                types = [ast.unparse(arg.annotation) if arg.annotation else "" for arg in arguments]
                otherwise = [ast.unparse(default) for default in method.args.defaults]
                needed = len(arguments) - len(otherwise)
                return {"told": types, "needed": needed, "otherwise": otherwise}
    return {"told": [], "needed": 0, "otherwise": []}


def _functions(node: ast.ClassDef) -> Iterator[ast.FunctionDef]:
    return (method for method in node.body if isinstance(method, ast.FunctionDef))


def _methods(node: ast.ClassDef) -> Iterator[str]:
    return (method.name for method in _functions(node) if not method.name.startswith("_"))


def _data(node: ast.ClassDef) -> Iterator[str]:
    """What every object of the class is made with."""
    for statement in node.body:
        yield from (target.id for target in _targets(statement) if isinstance(target, ast.Name))
    made = (method for method in _functions(node) if method.name == _MADE)
    for part in (inner for method in made for inner in ast.walk(method)):
        for target in _targets(part):
            if isinstance(target, ast.Attribute) and not target.attr.startswith("_"):
                yield target.attr


def _targets(statement: ast.AST) -> Iterator[ast.expr]:
    match statement:
        case ast.AnnAssign(target=target):
            yield target
        case ast.Assign(targets=targets):
            for one in targets:
                yield from one.elts if isinstance(one, ast.Tuple) else (one,)
