"""What is printed. In: streams of this process, and texts. Out: it comes at once where Python is told to hold nothing back, harmless, in letters that the terminal has."""

import io
import subprocess
import sys

import pytest

from cardwright_tools import terminal

GUARDED = """
import sys
from cardwright_tools import terminal
terminal.guard(moving=False)
print(sys.stdout.write_through, sys.stderr.write_through)
"""


def test_output_that_is_not_held_back_stays_so() -> None:
    for words, through in (([], "False False\n"), (["-u"], "True True\n")):
        command = [sys.executable, *words, "-c", GUARDED]
        environment = {"PYTHONUTF8": "1"}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
        assert done.stdout == through, done.stderr


class OnScreen(terminal.Terminal):
    def isatty(self) -> bool:
        return True


RED = "\x1b[31mred\x1b[0m"
HIDDEN = "\ufffd[31mred\ufffd[0m"


@pytest.mark.parametrize(("looked_at", "forced"), [(False, False), (True, False), (False, True)])
def test_colours_are_let_through_where_a_person_looks_or_wants_them(
    monkeypatch: pytest.MonkeyPatch, looked_at: bool, forced: bool
) -> None:
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    if forced:
        monkeypatch.setenv("FORCE_COLOR", "1")
    letters = io.BytesIO()
    screen = (OnScreen if looked_at else terminal.Terminal)(letters, "utf-8")
    assert screen.write(RED) == len(RED)
    screen.flush()
    assert letters.getvalue().decode() == (RED if looked_at or forced else HIDDEN)


@pytest.mark.parametrize("moving", [False, True])
def test_both_streams_are_seen_to(monkeypatch: pytest.MonkeyPatch, moving: bool) -> None:
    """What moves the cursor by itself keeps its signs; a letter that is lacking has a stand-in in any case."""
    letters = [io.BytesIO(), io.BytesIO()]
    for name, raw in zip(("stdout", "stderr"), letters):
        monkeypatch.setattr(sys, name, io.TextIOWrapper(raw, "ascii"))
    terminal.guard(moving)
    for stream in (sys.stdout, sys.stderr):
        assert isinstance(stream, io.TextIOWrapper)
        stream.write("\x1b[2J≥ 5 −1 °")
        stream.flush()
        # It would close what it writes to.
        stream.detach()
    clears = "\x1b[2J" if moving else "?[2J"
    assert [raw.getvalue().decode() for raw in letters] == [f"{clears}? 5 -1  "] * 2


def test_what_is_no_stream_of_letters_and_bytes_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    held = io.StringIO()
    monkeypatch.setattr(sys, "stdout", held)
    monkeypatch.setattr(sys, "stderr", held)
    terminal.guard(moving=False)
    assert sys.stdout is sys.stderr is held


def test_only_writing_has_stand_ins() -> None:
    assert "2 × 3…".encode("ascii", terminal.PLAIN) == b"2 x 3~"
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("utf-8", terminal.PLAIN)
