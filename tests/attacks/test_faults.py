"""Runs that are disturbed. In: a few kills and full disks. Out: nothing is lost, and the next run puts all right.

`python -m cardwright_tools.faults --runs 1000` does it for longer.
"""

import os
import random
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from cardwright.plan.names import pack_package
from cardwright_tools import reading
from cardwright_tools.faults.deeds import DEEDS, files_in
from cardwright_tools.faults.disturbing import WAYS, Disturbing
from cardwright_tools.internal_errors import EXIT_CODE, file_at_work


@pytest.fixture(scope="module")
def disturbing(tmp_path_factory: pytest.TempPathFactory) -> Disturbing:
    return Disturbing(tmp_path_factory.mktemp("faults"))


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("deed", DEEDS)
def test_a_disturbed_run_loses_nothing(
    disturbing: Disturbing, deed: str, way: str, fresh: int
) -> None:
    for number in range(2):
        assert disturbing.problems(deed, way, random.Random(f"{fresh}/{number}")) == []


@pytest.mark.slow
def test_builds_at_once_leave_what_one_leaves(disturbing: Disturbing, tmp_path: Path) -> None:
    """Also of a card that is gone since the last build, whose files and folder each of them would delete."""
    deed, sound = DEEDS["build"], disturbing.sound("build")
    for file, text in deed.begun.items():
        (tmp_path / file).write_text(text, "utf-8")
    gone = tmp_path / "generated" / pack_package("its") / "gone" / "it.py"
    gone.parent.mkdir(parents=True)
    gone.write_text("")
    words = [sys.executable, "-m", "cardwright_tools.main", *deed.words]
    builds = [
        subprocess.Popen(words, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        for _ in range(3)
    ]
    said = [run.communicate()[1].decode() for run in builds]
    assert [run.returncode for run in builds] == [0, 0, 0]
    waits = f"Another command writes in `{tmp_path}`: this one waits for its end.\n"
    assert {"", waits}.issuperset(said)
    assert files_in(tmp_path) == sound.files and not gone.parent.exists()


def said_by(*words: str, at: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", *words]
    home = {**os.environ, "XDG_CACHE_HOME": str(at / "cache")}
    return subprocess.run(command, cwd=at, env=home, capture_output=True, text=True, timeout=120)


def test_a_full_disk_is_called_by_its_name(tmp_path: Path) -> None:
    for file, text in DEEDS["fmt"].begun.items():
        (tmp_path / file).write_text(text, "utf-8")
    said = said_by("cardwright_tools.faults.failing", "2", "28", "fmt", at=tmp_path)
    assert said.returncode == 2
    assert said.stderr.startswith(f"cardwright: `{tmp_path}/it") and "No space left" in said.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has such a device")
@pytest.mark.parametrize("word", ["check", "fmt", "text"])
def test_what_cannot_be_printed_is_an_error(tmp_path: Path, word: str) -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "cardwright_tools.main", word]
        done = subprocess.run(command, cwd=tmp_path, stdout=full, stderr=subprocess.PIPE, text=True)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "No space left on device" in done.stderr and "None" not in done.stderr


BREAKS = """
import sys
from cardwright.source import SourceFile
from cardwright_tools import main
def breaks(words):
    source = SourceFile("cards/frost\\x1b[31m.card", "")
    raise IndexError(source.path)
main._code = breaks
main.main()
"""


@pytest.mark.parametrize("word", ["check", "play", "simulate", "facts"])
def test_a_mistake_of_our_own_never_looks_like_the_author_s(word: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", BREAKS, word]
    home = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, env=home, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (EXIT_CODE, "", 1)
    assert EXIT_CODE == 3 and "\x1b" not in done.stderr and "Traceback" not in done.stderr
    assert "the last file that it looked at was `cards/frost" in done.stderr
    assert "(IndexError)" in done.stderr
    (report,) = (tmp_path / "cardwright").glob("*report*")
    assert str(report) in done.stderr and stat.S_IMODE(report.stat().st_mode) == 0o600
    assert "Traceback" in report.read_text() and f"['{word}']" in report.read_text()


def test_a_mistake_that_reads_nothing_of_the_compiler_s_names_what_was_read_last(
    tmp_path: Path,
) -> None:
    (tmp_path / "it.json").write_text("{}")
    assert reading.json_of(tmp_path / "it.json") == {}
    assert file_at_work(ValueError()) == str(tmp_path / "it.json")
