"""Compiles the engine. In: the packages of runtime and cards. Out: the folder that the runtime looks into, replaced in one step.

build/compiled/staged     the sources as they were when compiling began, C files and objects beside them
build/compiled/modules    what the C compiler made
cardwright_runtime/compiled   what the runtime finds, with a manifest of the sources' digests

With CARDWRIGHT_QUICK=1 the C compiler hardly optimises, which takes a fifth of its time, in build/compiled/quick. Tests do so:
the same C is compiled, and plays the same games.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

from cardwright_tools.alone import alone
from cardwright_tools.compiling.groups import Group, groups, module_of
from cardwright_tools.compiling.staging import stage

TOOLS = Path(__file__).resolve().parents[2]
MANIFEST = "manifest.json"
QUICK = "CARDWRIGHT_QUICK"
Heard = Callable[[str], None]


class CannotCompile(Exception):
    """What is missing, or what a compiler said."""


def what_is_missing() -> str:
    """The first thing without which nothing can be compiled; empty where all is there."""
    for module in ("mypyc", "setuptools"):
        if find_spec(module) is None:
            package = "mypy" if module == "mypyc" else module
            return f"The Python package `{package}` is not installed: pip install mypy setuptools."
    if shutil.which(os.environ.get("CC", "cc").split()[0]) is None and not shutil.which("gcc"):
        return "There is no C compiler: install gcc or clang, or set CC."
    return ""


def compile_engine(
    packages: tuple[Path, Path], work: Path, folder: Path, heard: Heard = print
) -> int:
    """Gives how many modules are compiled; `heard` is told each line of the build."""
    missing = what_is_missing()
    if missing:
        raise CannotCompile(missing)
    if is_quick():
        # Objects are kept by the times of their sources: nothing of this may get into a release.
        work = work / "quick"
    staged, modules = work / "staged", work / "modules"
    work.mkdir(parents=True, exist_ok=True)
    # Whoever waited finds most of it done.
    with alone(work):
        stage(packages, staged)
        run_build(staged, modules, heard)
        found = groups(staged)
        put_in_place(found, staged, modules, folder)
    return sum(len(group.files) for group in found)


def is_quick() -> bool:
    return os.environ.get(QUICK, "0") not in ("", "0")


def run_build(staged: Path, modules: Path, heard: Heard) -> None:
    level = "0" if is_quick() else "3"
    program = "cardwright_tools.compiling.native_build"
    process = subprocess.Popen(
        [sys.executable, "-m", program, staged, modules, level],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(TOOLS), *filter(None, sys.path)])},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    said: list[str] = []
    assert process.stdout is not None
    for line in process.stdout:
        said.append(line)
        heard(line.rstrip())
    if process.wait():
        raise CannotCompile("".join(said[-40:]))


def put_in_place(found: tuple[Group, ...], staged: Path, modules: Path, folder: Path) -> None:
    """Beside the old folder first: who imports meanwhile sees the old or the new one, never half of either."""
    suffix = EXTENSION_SUFFIXES[0]
    fresh = folder.with_name(folder.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    files = [f"{group.name}__mypyc" for group in found]
    files += [file.removesuffix(".py") for group in found for file in group.files]
    for name in files:
        (fresh / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(modules / (name + suffix), fresh / (name + suffix))
    manifest = {"suffix": suffix, "libraries": _libraries(found), "sources": digests(found, staged)}
    (fresh / MANIFEST).write_text(json.dumps(manifest, indent=1), encoding="utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)


def _libraries(found: tuple[Group, ...]) -> list[str]:
    return [f"{group.name}__mypyc" for group in found]


def digests(found: tuple[Group, ...], staged: Path) -> dict[str, str]:
    from cardwright_runtime.native import digest_of_file

    return {
        module_of(file): digest_of_file(str(staged / file))
        for group in found
        for file in group.files
    }
