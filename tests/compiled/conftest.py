"""The engine compiled for the tests. In: the checkout. Out: a folder with the compiled modules, made once and again only where something changed."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cardwright_tools.compiling.engine import compile_engine, what_is_missing

ROOT = Path(__file__).parents[2]
ROOTS = ("runtime", "generated", "grammar", "compiler", "tools")
PACKAGES = (ROOT / "runtime" / "cardwright_runtime", ROOT / "generated" / "cardwright_cards")
Run = Callable[..., str]


@pytest.fixture(scope="session")
def compiled() -> Path:
    missing = what_is_missing()
    if missing:
        pytest.skip(f"the engine cannot be compiled here: {missing}")
    folder = ROOT / "build" / "compiled" / "for_tests"
    compile_engine(PACKAGES, ROOT / "build" / "compiled", folder, lambda line: None)
    return folder


def run(*words: str, root: Path = ROOT, compiled: Path | None = None) -> str:
    """Python with the packages of a checkout, and what it prints."""
    roots = os.pathsep.join(str(root / name) for name in ROOTS)
    own = {"PYTHONPATH": roots, "CARDWRIGHT_COMPILED": str(compiled or 0)}
    done = subprocess.run(
        [sys.executable, *words], env=os.environ | own, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout
