"""The engine compiled for the tests. In: the checkout. Out: a folder with the compiled modules, made once and again only where something changed."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cardwright_tools.alone import alone
from cardwright_tools.compiling.engine import QUICK, compile_engine, what_is_missing

ROOT = Path(__file__).parents[2]
ROOTS = ("runtime", "generated", "grammar", "compiler", "tools")
PACKAGES = (ROOT / "runtime" / "cardwright_runtime", ROOT / "generated" / "cardwright_cards")
Run = Callable[..., str]
# `CARDWRIGHT_QUICK=0 pytest tests/compiled` tests what a release holds; the C is the same.
COMPILED_QUICKLY = {QUICK: os.environ.get(QUICK, "1")}


@pytest.fixture(scope="session")
def compiled() -> Path:
    missing = what_is_missing()
    if missing:
        pytest.skip(f"the engine cannot be compiled here: {missing}")
    folder = ROOT / "build" / "compiled" / "for_tests"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(QUICK, COMPILED_QUICKLY[QUICK])
        compile_engine(PACKAGES, ROOT / "build" / "compiled", folder, lambda line: None)
    return folder


@pytest.fixture(scope="session")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made once, also where several processes test; no C compiler is there to help."""
    folder = tmp_path_factory.getbasetemp()
    # A process among several has a folder of its own in the one that they share.
    folder = (folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder) / "pure"
    folder.mkdir(exist_ok=True)
    with alone(folder):
        found = [*folder.glob("*.whl")]
        return found[0] if found else wheel(folder, CARDWRIGHT_PURE="1", CC="/no/compiler")


def tell(*words: str | Path, folder: Path, **environment: str) -> str:
    own = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    done = subprocess.run(
        words, cwd=folder, env=own | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    return done.stdout


def wheel(folder: Path, **environment: str) -> Path:
    options = ("--no-deps", "--no-build-isolation", "--quiet", "--wheel-dir", folder)
    tell(sys.executable, "-m", "pip", "wheel", ROOT, *options, folder=folder, **environment)
    return next(folder.glob("*.whl"))


def run(*words: str, root: Path = ROOT, compiled: Path | None = None) -> str:
    """Python with the packages of a checkout, and what it prints."""
    roots = os.pathsep.join(str(root / name) for name in ROOTS)
    own = {"PYTHONPATH": roots, "CARDWRIGHT_COMPILED": str(compiled or 0)}
    done = subprocess.run(
        [sys.executable, *words], env=os.environ | own, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout
