"""What the compiler writes, case by case. `pytest tests/python --bless` writes the file anew, to be read before it is committed."""

from pathlib import Path

import pytest
from plan.planned import plan_text
from golden_cases import Case, cases_in, write_anew
from read_with_game import offered_by_game

from cardwright.python.closed_list import strays
from cardwright.python.from_plan import formatted

GOLDEN = Path(__file__).with_name("golden.md")
CASES = cases_in(GOLDEN)


def written(case: Case) -> str:
    text, found = plan_text(case.card)
    assert not found, [(d.title, d.primary.text) for d in found]
    return formatted(text)


@pytest.fixture(scope="module")
def expected(bless: bool) -> dict[str, str]:
    if bless:
        write_anew(GOLDEN, "python", {case.title: written(case) for case in CASES})
    return {case.title: case.expected for case in cases_in(GOLDEN)}


@pytest.mark.parametrize("case", CASES, ids=[case.title for case in CASES])
def test_card_becomes_the_expected_python(case: Case, expected: dict[str, str]) -> None:
    assert written(case) == expected[case.title]
    assert strays(expected[case.title], offered_by_game()) == ()
