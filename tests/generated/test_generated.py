"""All that is generated. In: the folder as it lies there. Out: it is up to date, on the closed list, and the runtime can make every rule."""

import ast
import importlib
from pathlib import Path

import pytest
from read_with_game import offered_by_game

from cardwright.python.closed_list import strays
from cardwright_tools.building.build import build

ROOT = Path(__file__).parents[2]
GENERATED = ROOT / "generated"
FILES = sorted(GENERATED.rglob("*.py"))
CATALOGUES = [path for path in FILES if path.name == "catalogue.py"]


@pytest.mark.slow
def test_the_generated_files_are_those_of_the_cards() -> None:
    report = build(ROOT, check=True)
    assert (report.written, report.deleted, report.errors) == ([], [], 0)
    assert report.unchanged > 240


def test_every_generated_file_is_on_the_closed_list() -> None:
    assert len(FILES) > 240
    found = {path.name: strays(path.read_text("utf-8"), offered_by_game()) for path in FILES}
    assert {name: stray for name, stray in found.items() if stray} == {}


def test_no_generated_file_is_too_long_to_read() -> None:
    long = {path.name for path in FILES if path.read_text("utf-8").count("\n") > 700}
    assert long <= {"catalogue.py"}


def listed(catalogue: Path) -> list[tuple[str, str, str]]:
    module = importlib.import_module(
        catalogue.relative_to(GENERATED).with_suffix("").as_posix().replace("/", ".")
    )
    return [(set_id, *rule) for set_id, rules in module.RULES.items() for rule in rules]


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.parent.name)
def test_every_rule_of_the_catalogue_can_be_made(catalogue: Path) -> None:
    rules = listed(catalogue)
    assert rules
    for _, module, name in rules:
        rule = getattr(importlib.import_module(module), name)()
        assert (ROOT / rule.texts.source).is_file()


def test_the_catalogues_name_every_class() -> None:
    named = {(module, name) for path in CATALOGUES for _, module, name in listed(path)}
    written = {
        (path.relative_to(GENERATED).with_suffix("").as_posix().replace("/", "."), node.name)
        for path in FILES
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
    }
    assert named == written
