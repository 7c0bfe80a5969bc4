"""Checking grows with the number of cards, not with its square. In: the project's cards, twice and six times over."""

import cProfile
import pstats
from collections.abc import Callable

import pytest

from cardwright.answers import Answers
from cardwright.pipeline import Project
from cardwright.source import SourceFile
from cardwright_tools.bench.compiling import many
from cardwright_tools.fuzz.little_game import FOLDER, beside_the_little_game
from cardwright_tools.project import HOME, find_project, sources_of

REAL = sources_of(find_project(HOME))
CARD = next(source for source in REAL if source.path.endswith("/base/asteroid.card"))


def calls_of(work: Callable[[], object]) -> int:
    """Calls are counted, not seconds: a count is the same on every machine."""
    profile = cProfile.Profile()
    profile.runcall(work)
    # The stubs of the standard library leave the total out.
    calls: int = pstats.Stats(profile).total_calls  # type: ignore[attr-defined]
    return calls


def calls_per_file(times: int) -> float:
    sources = many(REAL, times)
    return calls_of(Project(sources).findings) / len(sources)


@pytest.mark.slow
def test_three_times_the_cards_are_three_times_the_work() -> None:
    assert calls_per_file(6) < 1.05 * calls_per_file(2)


def calls_after_an_edit(times: int) -> tuple[int, int]:
    """Where everything is remembered as text, as from one command to the next; and how many files there are."""
    sources = many(REAL, times)
    first = Project(sources)
    first.findings()
    known = Answers.from_lines(list(first.lasting()))
    edited = [SourceFile(s.path, s.text + "# edited\n") if s is CARD else s for s in sources]
    return calls_of(lambda: Project(edited, before=known).findings([CARD.path])), len(sources)


@pytest.mark.slow
def test_a_file_that_nobody_edits_costs_next_to_nothing() -> None:
    """To read one and look through it takes hundreds of calls."""
    calls_after_an_edit(1)  # Classes and tables are made once.
    (few, files), (many_calls, more_files) = calls_after_an_edit(1), calls_after_an_edit(3)
    assert few < 400_000
    assert (many_calls - few) / (more_files - files) < 300


def calls_for_a_ring(triggers: int) -> float:
    """Each effect sets off the next one, and the last the first."""
    nouns = [f'trigger go_{n} "go {n}"\n    takes area\n' for n in range(triggers)]
    cards = [
        f'card c_{n} "C {n}"\n    number X{n:03}\n    active, cost 3\n'
        f"    whenever you go_{n} land\n        perform go_{(n + 1) % triggers} land\n"
        for n in range(triggers)
    ]
    source = SourceFile(f"{FOLDER}/ring.card", "\n".join((*nouns, *cards)))
    project = beside_the_little_game((source,))
    told = project.told(source.path)
    calls = calls_of(lambda: project.checked)
    assert not told and sum(f.slug == "endless-trigger" for f in project.checked) == triggers
    return calls


@pytest.mark.slow
def test_a_ring_of_effects_costs_no_more_than_its_square() -> None:
    assert calls_for_a_ring(100) < 4.5 * calls_for_a_ring(50)
