"""Who may import whom: the table of ARCHITECTURE.md, held against every import of every file."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = {
    "cardwright_grammar": ROOT / "grammar",
    "cardwright": ROOT / "compiler",
    "cardwright_runtime": ROOT / "runtime",
    "cardwright_cards": ROOT / "generated",
    "cardwright_tools": ROOT / "tools",
}
ALLOWED: dict[str, set[str]] = {
    "cardwright_grammar": set(),
    "cardwright": {"cardwright_grammar", "lark", "jinja2", "black", "rapidfuzz"},
    # Optional: it tells the compiler to native code which classes stay open.
    "cardwright_runtime": {"mypy_extensions"},
    "cardwright_cards": {"cardwright_runtime"},
}


def imported_packages(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names.add(node.module.split(".")[0])
    return names


RUNS_WHAT_IT_READS = {"pickle", "marshal", "shelve", "dbm"}


@pytest.mark.parametrize("package", PACKAGES)
def test_nothing_is_kept_in_a_form_that_runs_when_it_is_read(package: str) -> None:
    """Caches, saves and notes of builds are text: whoever wrote them, reading one runs nothing."""
    files = sorted((PACKAGES[package] / package).rglob("*.py"))
    assert [path for path in files if imported_packages(path) & RUNS_WHAT_IT_READS] == []


@pytest.mark.parametrize("package", ALLOWED)
def test_a_package_imports_only_what_the_table_allows(package: str) -> None:
    files = sorted((PACKAGES[package] / package).rglob("*.py"))
    assert files, f"no files of {package} found"
    strangers = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in files
        for name in imported_packages(path) - sys.stdlib_module_names - {package}
        if name not in ALLOWED[package]
    }
    assert strangers == set()
