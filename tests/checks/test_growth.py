"""Checking grows with the number of cards, not with its square. In: the project's cards, three and nine times over."""

import cProfile
import pstats

import pytest

from cardwright.pipeline import Project
from cardwright_tools.bench.compiling import many
from cardwright_tools.project import HOME, find_project, sources_of

REAL = sources_of(find_project(HOME))


def calls_per_file(times: int) -> float:
    """Calls are counted, not seconds: a count is the same on every machine."""
    sources = many(REAL, times)
    profile = cProfile.Profile()
    profile.runcall(Project(sources).findings)
    calls: int = pstats.Stats(profile).total_calls  # type: ignore[attr-defined]
    return calls / len(sources)


@pytest.mark.slow
def test_three_times_the_cards_are_three_times_the_work() -> None:
    assert calls_per_file(9) < 1.05 * calls_per_file(3)
