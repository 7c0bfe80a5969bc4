"""The Python that the compiler wrote for a rule. In: a rule. Out: its class as a tree that may be changed, and a rule made of such a tree."""

import ast
from functools import cache
from pathlib import Path

from cardwright_runtime.native import source_path
from cardwright_runtime.terraforming_mars.nouns import ANY_TILE, EVERYONE
from cardwright_runtime.terraforming_mars.rule import Rule


def class_of(rule: Rule) -> ast.ClassDef:
    """A fresh tree each time, so that whoever gets it may change it."""
    name = type(rule).__name__
    tree = ast.parse(_text_of(type(rule).__module__))
    return next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == name)


def rule_made_of(changed: ast.ClassDef, rule: Rule) -> Rule:
    """An interpreted rule in the place of `rule`, whether that one is compiled or not."""
    module = type(rule).__module__
    tree = ast.parse(_text_of(module))
    tree.body = [n for n in tree.body if isinstance(n, (ast.Import, ast.ImportFrom))] + [changed]
    # A changed rule may name what the compiler did not need to import.
    names: dict[str, object] = {"__name__": module, "EVERYONE": EVERYONE, "ANY_TILE": ANY_TILE}
    exec(compile(ast.fix_missing_locations(tree), module, "exec"), names)
    made = names[changed.name]
    assert isinstance(made, type)
    new: Rule = made()
    return new


@cache
def _text_of(module: str) -> str:
    return Path(source_path(module)).read_text("utf-8")


def method_of(tree: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    return next((n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name == name), None)
