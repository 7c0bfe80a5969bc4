"""Commands as a person types them. In: words, and the folder they are typed in. Out: exit code and what was printed."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str


def cardwright(
    *words: str | Path, at: Path = ROOT, typed: str | None = None, **environment: str
) -> Said:
    """In a terminal without colours, 80 columns wide; `typed` comes in."""
    command = [sys.executable, "-m", "cardwright_tools.main", *map(str, words)]
    plain = {**os.environ, "COLUMNS": "80", "NO_COLOR": "1", **environment}
    done = subprocess.run(
        command, cwd=at, env=plain, capture_output=True, text=True, timeout=120, input=typed
    )
    assert "Traceback" not in done.stderr, done.stderr
    return Said(done.returncode, done.stdout, done.stderr)
