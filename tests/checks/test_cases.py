"""Every finding is reported where its cases say so, and nowhere else."""

from pathlib import Path
from types import ModuleType

import pytest
from cardwright.checks import OF_ALL_CARDS, OF_SINGLE_CARDS
from cardwright.checks.of_nouns import OF_NOUNS
from checks.beside_the_game import check_beside_the_game
from checks.case_files import CASES, Case, cases_in
from checks.whole_messages import not_shown

CHECKS = (*OF_NOUNS, *OF_SINGLE_CARDS, *OF_ALL_CARDS)
FILES = sorted(CASES.glob("*.md"))
ALL = [(path, case) for path in FILES for case in cases_in(path)]


@pytest.mark.parametrize(
    ("path", "case"), ALL, ids=[f"{path.stem}: {case.title}" for path, case in ALL]
)
def test_findings_stand_where_the_case_says(path: Path, case: Case) -> None:
    found = check_beside_the_game(case.texts)
    assert sorted(found.places()) == list(case.expected), found.rendered()
    assert [text for finding in found.findings for text in not_shown(finding)] == []


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_file_has_cases_that_are_found_and_cases_that_are_not(path: Path) -> None:
    expected = [
        any(slug.startswith(path.stem.removesuffix("noun")) for *_, slug in case.expected)
        for case in cases_in(path)
    ]
    assert any(expected) and not all(expected)


@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__.rsplit(".")[-1] for check in CHECKS])
def test_every_check_has_cases(check: ModuleType) -> None:
    assert CASES / f"{check.__name__.rsplit('.')[-1].replace('_', '-')}.md" in FILES
