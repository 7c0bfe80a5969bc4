"""How many lines of the runtime speak of Turmoil by name. In: sources. Out: fewer than the aim; none of them in the kernel."""

import re
from pathlib import Path

import cardwright_runtime

RUNTIME = Path(cardwright_runtime.__file__).parent
# What is general has a general name: bodies, pieces, holders, leaders, events, phases, deeds.
WORDS = (
    "turmoil|part(y|ies)|delegates?|lobby|chairm[ae]n|influence|kelvinists?|reds|greens|unity|mars.first|"
    "politics?|political|committee|parliament|government"
)
NAMES = re.compile(rf"(?<![a-z])({WORDS})(?![a-z])", re.I)
AIM = 400


def lines_that_name_it() -> dict[str, int]:
    found: dict[str, int] = {}
    for path in sorted(RUNTIME.rglob("*.py")):
        place = path.relative_to(RUNTIME).as_posix()
        if not place.startswith("compiled/"):
            lines = path.read_text("utf-8").splitlines()
            count = sum(NAMES.search(line) is not None for line in lines)
            if count:
                found[place] = count
    return found


def test_few_lines_of_the_runtime_name_it() -> None:
    counts = lines_that_name_it()
    assert 0 < sum(counts.values()) < AIM, counts


def test_the_kernel_does_not() -> None:
    assert not [place for place in lines_that_name_it() if place.startswith("kernel/")]
