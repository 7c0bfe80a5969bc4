"""The engine does no more for a decision than it did. In: seeded random games of the base game, from source. Out: counts, not seconds.

Whoever adds to the language pays nothing for it in games that do not use it: what only some cards care about is asked of those cards,
what a table knows is worked out with the table. docs/performance.md says what each count costs in native code.
"""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

PROGRAM = Path(__file__).with_name("counted_work.py")
# For each decision; a twentieth above what is done now, so that no accident of a seed decides. A block that is nothing but units is
# carried out by its base class, a call more from source for each: compiled games are as quick as before (docs/performance.md).
MOST = {"calls": 104.0, "clones": 0.033, "frames": 0.77, "events": 0.265}


@cache
def counted() -> dict[str, int]:
    done = subprocess.run(
        [sys.executable, PROGRAM],
        env={**os.environ, "CARDWRIGHT_COMPILED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, int] = json.loads(done.stdout)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("what", MOST)
def test_a_decision_takes_no_more_work_than_it_did(what: str) -> None:
    found = counted()
    assert 0 < found[what] / found["decisions"] < MOST[what]
