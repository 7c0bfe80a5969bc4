"""Generated code in native code. In: the runtime and a set of generated cards, compiled by mypyc in a temporary folder. Out: the same rules."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SET = "cardwright_cards/terraforming_mars/corporate_era"

SETUP = """
import pathlib
from mypyc.build import mypycify
from setuptools import setup

files = [str(path) for path in sorted(pathlib.Path().rglob("*.py")) if path.name != "setup.py"]
setup(ext_modules=mypycify(["--strict", *files], opt_level="0"))
"""
MAKE_ALL = """
import importlib, pathlib, sys

made = []
for path in sorted(pathlib.Path(sys.argv[1]).glob("[a-z]*.py")):
    module = importlib.import_module(".".join(path.with_suffix("").parts))
    assert module.__file__.endswith(".so"), module.__file__
    made += [kind() for kind in vars(module).values() if getattr(kind, "__module__", "") == module.__name__]
print(len(made), *(rule.key for rule in made))
"""


@pytest.mark.slow
def test_generated_cards_compile_with_the_runtime(tmp_path: Path) -> None:
    plain = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(
        ROOT / "runtime/cardwright_runtime", tmp_path / "cardwright_runtime", ignore=plain
    )
    chosen = sorted((ROOT / "generated" / SET).glob("*.py"))[::6]
    (tmp_path / SET).mkdir(parents=True)
    for folder in (SET, str(Path(SET).parent), str(Path(SET).parents[1])):
        shutil.copy(ROOT / "generated" / folder / "__init__.py", tmp_path / folder)
    for path in chosen:
        shutil.copy(path, tmp_path / SET)
    (tmp_path / "setup.py").write_text(SETUP)
    _run(tmp_path, "setup.py", "build_ext", "--inplace")
    made = _run(tmp_path, "-c", MAKE_ALL, SET).split()
    assert int(made[0]) >= len([path for path in chosen if path.name[0] != "_"]) > 10


def _run(folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout
