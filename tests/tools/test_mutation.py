"""Changes of the runtime. In: small sources. Out: what is changed in them, what is left alone, and what a trial says of it."""

import subprocess
import sys
from pathlib import Path

import pytest

from cardwright_tools.mutation.changes import changed_tree, changes_in
from cardwright_tools.mutation.picking import all_changes, equivalent_places, picked
from cardwright_tools.project import HOME

RUNTIME = HOME / "runtime" / "cardwright_runtime"

# A statement inside of a function, and what may stand there instead.
CHANGED = [
    ("return a < b", {"return a <= b"}),
    ("return a == b", {"return a != b"}),
    ("return a in b", {"return a not in b"}),
    ("return a <= b < c", {"return a < b < c", "return a <= b <= c"}),
    ("x = a and b", {"x = a or b"}),
    ("x = not a", {"x = a"}),
    ("x = -a", {"x = a"}),
    ("x = a + b", {"x = a - b"}),
    ("x = a << b", {"x = a >> b"}),
    ("x = 7", {"x = 8", "x = 6"}),
    ("x = True", {"x = False"}),
    ("x = min(a, b)", {"x = max(a, b)"}),
    ("x = any(a)", {"x = all(a)"}),
    ("a += b", {"a -= b", "pass"}),
    ("a.b = c", {"pass"}),
    ("a.b()", {"pass"}),
    ("return", {"pass"}),
    ("raise a", {"pass"}),
    ("x = a if b else c", {"x = a if not b else c"}),
    ("x = [a for a in b if c]", {"x = [a for a in b if not c]"}),
    ("if a:\n        b = c", {"not a"}),
    ("if a is b:\n        b = c", {"a is not b"}),
    ("while a > b:\n        c = d", {"a >= b", "not a > b"}),
    ("for a in b + c:\n        break", {"b - c", "pass"}),
    # Words, types and what nobody runs.
    ('"""Says what it does."""', set()),
    ('x = "word"', set()),
    ('x = f"{a + 1} words"', set()),
    ("x: Final[1] = a", set()),
    ("raise NotImplementedError", set()),
    ("if TYPE_CHECKING:\n        a = 1", set()),
]


@pytest.mark.parametrize(("statement", "instead"), CHANGED)
def test_one_thing_is_changed_at_a_time(statement: str, instead: set[str]) -> None:
    source = f"def f(a, b):\n    {statement}\n"
    assert {change.after for change in changes_in("f.py", source)} == instead


@pytest.mark.parametrize(
    ("kind", "instead"),
    [
        ("bool", {"return True", "return False"}),
        ("int", {"return 0"}),
        ("str", set()),
        ("None", set()),
    ],
)
def test_what_is_answered_may_become_a_constant(kind: str, instead: set[str]) -> None:
    found = changes_in("f.py", f"def f() -> {kind}:\n    return a\n")
    assert {change.after for change in found} == instead


SOURCE = """
LIMIT = 3
Kind = Ice | Rock

class Box:
    def holds(self, a: int, b: int = 2) -> bool:
        return a < b
"""


def test_a_change_knows_where_it_stands_and_defaults_belong_outside() -> None:
    found = {(c.line, c.function, c.after) for c in changes_in("f.py", SOURCE)}
    assert found == {
        (2, "", "LIMIT = 4"),
        (2, "", "LIMIT = 2"),
        (6, "", "self, a: int, b: int=3"),
        (6, "", "self, a: int, b: int=1"),
        (7, "Box.holds", "return a <= b"),
        (7, "Box.holds", "return True"),
        (7, "Box.holds", "return False"),
    }


def test_only_the_change_itself_is_made() -> None:
    change = next(c for c in changes_in("f.py", SOURCE) if c.after == "return a <= b")
    known: dict[str, object] = {"Ice": int, "Rock": str}
    exec(compile(changed_tree(change, SOURCE), "f.py", "exec"), known)
    box = known["Box"]()  # type: ignore[operator]
    assert (box.holds(2), box.holds(3), known["LIMIT"]) == (True, False, 3)


def test_the_same_seed_picks_alike_and_an_equivalent_change_moves_no_other() -> None:
    changes = all_changes(RUNTIME)
    first = picked(changes, 1, 50, ())
    assert first == picked(changes, 1, 50, ()) != picked(changes, 2, 50, ())
    assert len({(change.file, change.line) for change in first}) == 50
    fewer = picked(changes, 1, 50, [first[7].place])
    assert len(set(first) - set(fewer)) == 1


def test_every_change_listed_as_equivalent_is_one() -> None:
    listed = equivalent_places()
    files = {file for file, *_ in listed}
    packages = (RUNTIME, HOME / "tools" / "cardwright_tools")
    there = {change.place for package in packages for change in all_changes(package, files)}
    assert [place for place in listed if place not in there] == []


TOY = """
def wide(a: int) -> int:
    return a + 3

def forever(a: int) -> int:
    while a > 0:
        a -= 1
    return a

def unseen(a: int) -> int:
    return a * 2
"""
TOY_TEST = """
from toy.sums import forever, wide

def test_wide():
    assert wide(2) == 5

def test_forever():
    assert forever(2) == 0
"""
TRY = """
import sys
from pathlib import Path
from cardwright_tools.mutation import trial
from cardwright_tools.mutation.learning import learned
from cardwright_tools.mutation.picking import all_changes
from cardwright_tools.mutation.trying import tried
trial.LEAST_SECONDS = 1.0
root = Path.cwd()
runtime = root / "runtime" / "toy"
for one in tried(all_changes(runtime), learned(root, runtime, ["tests"]), root, 2, 60):
    print(one.change.after, one.test or "-", one.tests, sep="; ")
"""


def test_a_trial_says_which_test_noticed_a_change_and_leaves_the_files_alone(
    tmp_path: Path,
) -> None:
    pytest.importorskip("coverage")
    (tmp_path / "runtime" / "toy").mkdir(parents=True)
    (tmp_path / "tests" / "toys").mkdir(parents=True)
    source = tmp_path / "runtime" / "toy" / "sums.py"
    source.write_text(TOY, "utf-8")
    (tmp_path / "runtime" / "toy" / "__init__.py").write_text("", "utf-8")
    (tmp_path / "tests" / "toys" / "test_sums.py").write_text(TOY_TEST, "utf-8")
    (tmp_path / "pyproject.toml").write_text(
        '[tool.pytest.ini_options]\npythonpath = ["runtime"]\n', "utf-8"
    )
    done = subprocess.run(
        [sys.executable, "-c", TRY], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    said = set(done.stdout.splitlines())
    wide, forever = (f"tests/toys/test_sums.py::test_{name}" for name in ("wide", "forever"))
    assert {
        f"return a - 3; {wide}; 1",
        f"a += 1; {forever} (takes too long); 1",
        "return a // 2; -; 0",
        # From 2 it is as good as before.
        "a -= 2; -; 1",
    } <= said
    assert source.read_text("utf-8") == TOY
