"""The packages of the compiler lie one above the other, and so do its files; each class has a name of its own."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

COMPILER = Path(__file__).parents[2] / "compiler/cardwright"
TREES = {path: ast.parse(path.read_text("utf-8")) for path in sorted(COMPILER.rglob("*.py"))}


def package_of(path: Path) -> str:
    """The package below the compiler, or the module that stands there alone."""
    return path.relative_to(COMPILER).parts[0].removesuffix(".py")


def named(tree: ast.Module) -> Iterator[str]:
    """What a file imports of the compiler anywhere in it, also below `TYPE_CHECKING` and inside functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, "an import is written in full"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        yield from (name for name in names if name.startswith("cardwright."))


def file_of(name: str) -> Path:
    """The file of a module, or the one in which the module's name is written."""
    place = COMPILER.parent / name.replace(".", "/")
    files = (place.with_suffix(".py"), place / "__init__.py")
    return next((file for file in files if file in TREES), None) or file_of(name.rpartition(".")[0])


def in_order(below: dict[str, set[str]]) -> list[str]:
    try:
        return [*TopologicalSorter(below).static_order()]
    except CycleError as cycle:
        raise AssertionError(f"these import each other: {' -> '.join(cycle.args[1])}") from None


def test_no_package_stands_above_and_below_another() -> None:
    below: dict[str, set[str]] = defaultdict(set)
    for path, tree in TREES.items():
        below[package_of(path)] |= {name.split(".")[1] for name in named(tree)} - {package_of(path)}
    order = in_order(below)
    assert order.index("source") < order.index("vocabulary") < order.index("rules")


def test_no_file_stands_above_and_below_another() -> None:
    below = {
        str(path): {str(file_of(name)) for name in named(tree)} for path, tree in TREES.items()
    }
    assert len(in_order(below)) == len(TREES)


def test_no_two_classes_have_one_name() -> None:
    files = defaultdict(set)
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                files[node.name].add(path.relative_to(COMPILER).as_posix())
    assert {name: places for name, places in files.items() if len(places) > 1} == {}
