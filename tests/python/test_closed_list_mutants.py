"""Whatever a mistake in the generator might write beside what it should, the closed list notices. In: generated text, changed in one place. Out: none that passes."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from plan.planned import planned_card
from read_with_game import offered_by_game

from cardwright.python.closed_list import strays

GENERATED = Path(__file__).parents[2] / "generated/cardwright_cards"
TEXTS = {
    "a card": planned_card("action", "    pay 1 plant or 1 steel", "    gain 7 megacredits"),
    "a card that listens": planned_card("whenever you gain plants", "    gain 1 plant"),
    "nouns": (GENERATED / "fan/polar_stations/nouns.py").read_text(encoding="utf-8"),
    "a catalogue": (GENERATED / "fan/polar_stations/catalogue.py").read_text(encoding="utf-8"),
}
NAMES = (
    "eval", "exec", "open", "compile", "__import__", "getattr", "setattr", "globals", "vars", "input", "print", "breakpoint", "type", "object",
    "help", "memoryview", "__builtins__", "__loader__", "os", "sys",
)  # fmt: skip
ATTRIBUTES = ("__class__", "__globals__", "__dict__", "mro", "format", "write", "system")
MODULES = ("os", "builtins", "subprocess", "cardwright_runtime.native", "cardwright_runtime.terraforming_mars.packs", "typing.io")  # fmt: skip
METHODS = ("__del__", "__getattr__", "__init_subclass__", "__call__", "__class_getitem__")
STATEMENTS = (
    "import os", "from typing import sys", "eval('1')", "x = open('y')", "del a", "gain = 1", "game: int = open('x')", "eval: int = 1", "'__import__'", "super().__init__",
    "raise ValueError", "assert open('x')", "with open('x'): pass", "for a in (): pass", "global eval", "gain(1)", "X: 'eval(1)' = 1", "type(1)",
    "min(1)", "if True: from typing import Final", "try: pass\nfinally: pass", "while 1: pass", "class gain: pass", "def gain(): pass",
    "async def gain(): pass", "(a := 1)", "[a for a in ()]", "lambda: 0", "f'{1}'", "match 1:\n case 1: pass",
)  # fmt: skip

Change = Callable[[ast.AST], None]


def setting(name: str, value: object) -> Change:
    return lambda node: setattr(node, name, value)


def adding(name: str, value: object) -> Change:
    return lambda node: getattr(node, name).append(value)


def parsed(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def changes_of(node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.Name():
            yield from (setting("id", name) for name in NAMES)
        case ast.Attribute():
            yield from (setting("attr", name) for name in ATTRIBUTES)
        case ast.ImportFrom():
            yield from (setting("module", name) for name in MODULES)
            yield setting("level", 1)
        case ast.alias():
            yield from (setting("name", name) for name in ("__builtins__", "__loader__", "_x"))
            yield setting("asname", "gain")
        case ast.ClassDef():
            yield setting("name", "open")
            yield setting("decorator_list", [parsed("eval")])
            yield setting("bases", [parsed("type")])
            yield setting("keywords", [ast.keyword("metaclass", parsed("type"))])
            yield from (adding("body", ast.parse(s).body[0]) for s in ("x = ()", "gain: int = gain(0, 0)", "gain(1)", "'x'"))  # fmt: skip
        case ast.FunctionDef():
            yield from (setting("name", name) for name in METHODS)
            yield setting("decorator_list", [parsed("final")])
            yield setting("returns", ast.Constant('__import__("os")'))
            yield lambda f: setattr(getattr(f, "args"), "defaults", [parsed("1")])
            yield lambda f: setattr(getattr(f, "args"), "vararg", ast.arg("a"))
            yield lambda f: setattr(getattr(f, "args"), "kwarg", ast.arg("a"))
        case ast.Constant():
            yield from (setting("value", value) for value in (1.5, b"x", 1j))
        case ast.Call():
            yield adding("keywords", ast.keyword(None, ast.Dict([], [])))
            yield adding("args", ast.Starred(parsed("game"), ast.Load()))
            yield setting("func", ast.Constant("x"))
            yield setting("func", parsed("gain(1)"))
        case ast.Module():
            yield from (adding("body", ast.parse(text).body[0]) for text in STATEMENTS)


def mutants(text: str) -> Iterator[str]:
    count = len(list(ast.walk(ast.parse(text))))
    for place in range(count):
        for number in range(len(list(changes_of(list(ast.walk(ast.parse(text)))[place])))):
            tree = ast.parse(text)
            node = list(ast.walk(tree))[place]
            list(changes_of(node))[number](node)
            yield ast.unparse(ast.fix_missing_locations(tree))


@pytest.mark.parametrize("name", TEXTS)
def test_no_change_of_generated_text_passes(name: str) -> None:
    offered, plain = offered_by_game(), ast.unparse(ast.parse(TEXTS[name]))
    assert strays(TEXTS[name], offered) == ()
    every = [text for text in mutants(TEXTS[name]) if text != plain]
    assert len(every) > 100
    assert [text for text in every if not strays(text, offered)] == []
