"""The checker finds single mistakes where they are. In: seeded mistakes in the project's cards. Out: the aims of the project."""

from pathlib import Path

import pytest
from cardwright_tools.recovery.mistakes import KINDS
from cardwright_tools.project import HOME, Project, sources_of
from cardwright_tools.recovery.measuring import Measured, measure

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def measured(fresh: int) -> Measured:
    sources = sources_of(Project(HOME, HOME / "cards", HOME / "generated"))
    cards = tuple(s for s in sources if Path(s.path).parent.name in ("base", "corporate_era"))
    return measure(sources, cards, mistakes=150, seed=1 + fresh)


def test_the_first_message_is_on_the_damaged_line(measured: Measured) -> None:
    assert measured.total.on_line >= 0.9 * measured.total.made, measured.far


def test_the_first_message_is_within_one_line(measured: Measured) -> None:
    assert measured.total.within_one >= 0.99 * measured.total.made, measured.far


def test_one_mistake_costs_hardly_more_than_one_message(measured: Measured) -> None:
    assert measured.total.messages <= 1.3 * measured.total.made, measured.many


def test_no_mistake_breaks_the_checker(measured: Measured) -> None:
    assert measured.internal_errors == []


def test_every_kind_of_mistake_was_made(measured: Measured) -> None:
    assert all(measured.kinds[kind].made for kind in KINDS)
