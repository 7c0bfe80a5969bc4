"""No compiled module hides a newer source. In: a checkout, compiled, then edited. Out: which file each module comes from."""

import json
import shutil
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from compiled.conftest import ROOT, run

from cardwright_runtime.native import MANIFEST, compiled_modules
from cardwright_tools.compiling.groups import groups

CARD, OTHER = "ants", "algae"
WHERE = f"""
import cardwright_runtime, importlib
print(cardwright_runtime.RUNS_FROM)
for name in ("{CARD}", "{OTHER}"):
    print(importlib.import_module("cardwright_cards.terraforming_mars.base." + name).__file__)
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    plain = shutil.ignore_patterns("__pycache__", "compiled*")
    for folder in ("runtime", "generated"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=plain)
    return tmp_path


def where(checkout: Path, compiled: Path) -> tuple[str, bool, bool]:
    """What the engine runs from, and whether the card and the other card are compiled."""
    state, card, other = run("-c", WHERE, root=checkout, compiled=compiled).split()
    return state, not card.endswith(".py"), not other.endswith(".py")


def edit(checkout: Path, file: str) -> None:
    path = checkout / file
    path.write_text(path.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")


@pytest.mark.slow
def test_a_changed_file_runs_from_source(compiled: Path, checkout: Path) -> None:
    assert where(checkout, compiled) == ("compiled", True, True)
    edit(checkout, f"generated/cardwright_cards/terraforming_mars/base/{CARD}.py")
    assert where(checkout, compiled) == ("compiled", False, True)
    edit(checkout, "runtime/cardwright_runtime/terraforming_mars/payment.py")
    assert where(checkout, compiled) == ("changed", False, False)


@pytest.mark.parametrize(
    "manifest",
    [
        "",
        "[]",
        "{}",
        json.dumps({"suffix": ".for-another-python.so", "sources": {}, "libraries": []}),
        json.dumps({"suffix": EXTENSION_SUFFIXES[0], "sources": 3, "libraries": None}),
    ],
)
def test_what_was_not_made_for_this_python_is_left_alone(tmp_path: Path, manifest: str) -> None:
    (tmp_path / MANIFEST).write_text(manifest, encoding="utf-8")
    assert compiled_modules(tmp_path.as_posix()) is None


def write(folder: Path, name: str) -> None:
    path = folder / "cardwright_cards" / f"{name}.py"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("class One: ...\nclass Two: ...\n", encoding="utf-8")


def test_one_more_card_changes_one_group(tmp_path: Path) -> None:
    (tmp_path / "cardwright_runtime").mkdir()
    for number in range(125):
        write(tmp_path, f"card_{number}")
    before = set(groups(tmp_path))
    sizes = sorted(len(group.files) * 2 for group in before)
    assert sum(sizes) == 250 and sizes[-1] <= 100
    write(tmp_path, "one_more")
    assert len(before - set(groups(tmp_path))) == 1
