"""Which tests run which lines of a package. In: the project, the package. Out: for each line its tests, the fastest first; kept until a file changes."""

import json
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from time import process_time
from traceback import print_exc

import coverage
import pytest

from cardwright_tools.mutation.changes import WHEN_IMPORTED, Change

# Folders of tests that play no game in this process.
PLAY_NOTHING = frozenset(
    (
        "checks compiled corpus findings generated house plan printed "
        "python rules syntax tools wording"
    ).split()
)
READ_BY_TESTS = ("runtime", "generated", "tests", "tools", "compiler", "grammar", "cards")
READ = (".py", ".md", ".toml", ".card", ".json", ".lark", ".jinja")
BEFORE_TESTS = "before"
OWN_PACKAGE = "cardwright_tools.mutation"


@dataclass(frozen=True, slots=True)
class Learned:
    """`seconds` of each test, by its id, and what its file needs before the first; `covered` says which of them, or which whole files, run a line."""

    seconds: dict[str, float]
    before: dict[str, float]
    covered: coverage.CoverageData
    package: Path
    folders: tuple[str, ...]
    lines: dict[str, dict[int, list[str]]] = field(default_factory=dict)

    def tests_for(self, change: Change) -> list[str]:
        """Those that run the changed line or the statement around it; each may need what runs before the first."""
        if self.runs_before_tests(change):
            return list(self.seconds)
        found = self._found(change)
        return [test for test in self.seconds if test in found or file_of(test) in found]

    def runs_before_tests(self, change: Change) -> bool:
        """While modules are imported, or while tests are collected, such as a table that they share."""
        return change.function == WHEN_IMPORTED or BEFORE_TESTS in self._found(change)

    def _found(self, change: Change) -> set[str]:
        if change.file not in self.lines:
            # A fork could not read them any more.
            path = str(self.package / change.file)
            self.lines[change.file] = self.covered.contexts_by_lineno(path)
        contexts = self.lines[change.file]
        return {context for line in change.lines for context in contexts.get(line, ())}


class TestsFailed(Exception):
    """The tests must hold before anything is broken."""


def learned(root: Path, package: Path, folders: list[str]) -> Learned:
    """From what was kept, or by running the tests once, in a process of its own."""
    kept = root / ".cardwright" / "mutation"
    kept.mkdir(parents=True, exist_ok=True)
    state, lines = kept / "tests.json", kept / "lines.coverage"
    now = " ".join((_digest_of(root), str(package), *folders))
    if not state.is_file() or json.loads(state.read_text("utf-8"))["digest"] != now:
        lines.unlink(missing_ok=True)
        times = _in_a_fork(root, package, lines, folders)
        state.write_text(json.dumps({"digest": now, **times}), "utf-8")
    covered = coverage.CoverageData(str(lines))
    covered.read()
    times = json.loads(state.read_text("utf-8"))
    return Learned(times["seconds"], times["before"], covered, package, tuple(folders))


def test_folders(root: Path) -> list[str]:
    folders = (path for path in (root / "tests").iterdir() if any(path.glob("**/test_*.py")))
    return sorted(f"tests/{path.name}" for path in folders if path.name not in PLAY_NOTHING)


def file_of(test: str) -> str:
    return test.partition("::")[0]


class Learner:
    """A plugin of pytest: which test runs, for coverage, and how long each takes."""

    def __init__(self, measured: coverage.Coverage) -> None:
        self.measured = measured
        self.seconds: dict[str, float] = {}
        self.before: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Iterator[None]:
        self.measured.switch_context(BEFORE_TESTS)
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Iterator[None]:
        """What is set up may serve the other tests of the file as well."""
        file = file_of(item.nodeid)
        self.measured.switch_context(file)
        begun = process_time()
        result = yield
        self.before[file] = max(self.before.get(file, 0.0), process_time() - begun)
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        self.measured.switch_context(item.nodeid)
        begun = process_time()
        result = yield
        self.seconds[item.nodeid] = process_time() - begun
        return result


def _in_a_fork(
    root: Path, package: Path, lines: Path, folders: list[str]
) -> dict[str, dict[str, float]]:
    """This process must not import what is changed."""
    told = lines.with_suffix(".told")
    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.chdir(root)
            os.dup2(2, 1)
            code = _run_tests(package, lines, told, folders)
        except BaseException:
            print_exc()
        finally:
            os._exit(code)
    if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]):
        raise TestsFailed("The tests fail without any change; see above.")
    times: dict[str, dict[str, float]] = json.loads(told.read_text("utf-8"))
    told.unlink()
    return times


def _run_tests(package: Path, lines: Path, told: Path, folders: list[str]) -> int:
    source = package.parent
    measured = coverage.Coverage(data_file=str(lines), source=[str(source)], config_file=False)
    sys.path.insert(0, str(source))
    measured.start()
    measured.switch_context(BEFORE_TESTS)
    forget(package.name)
    _import_all(package)
    learner = Learner(measured)
    words = ["-p", "no:cacheprovider", "-m", "not slow", *folders]
    code = pytest.main(words, plugins=[learner])
    measured.stop()
    measured.save()
    times = {"seconds": learner.seconds, "before": learner.before}
    told.write_text(json.dumps(times), "utf-8")
    return int(code)


def forget(package: str) -> None:
    """What was imported of it before is imported once more, under the eyes of who watches, or changed."""
    for name in [name for name in sys.modules if name.startswith(package + ".")]:
        if not name.startswith(OWN_PACKAGE):
            del sys.modules[name]


def _import_all(package: Path) -> None:
    """What runs by itself when it is imported, and what stands in for compiled code, no test imports."""
    from importlib import import_module

    for path in sorted(package.rglob("*.py")):
        if "compiled" not in path.parts and path.stem not in ("uncompiled", "__main__"):
            name = ".".join(path.relative_to(package.parent).with_suffix("").parts)
            import_module(name.removesuffix(".__init__"))


def _digest_of(root: Path) -> str:
    """Of all files that a test may read."""
    digest = blake2b(digest_size=16)
    for path in sorted(path for folder in READ_BY_TESTS for path in (root / folder).rglob("*")):
        name = path.relative_to(root)
        if path.suffix in READ and "mutation" not in name.parts:
            digest.update(name.as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
