"""What the compiler writes, case by case. `python -m python.test_golden` (in `tests`) writes the file anew, to be read before it is committed."""

from pathlib import Path

import pytest
from plan.planned import plan_text
from python.golden_cases import Case, bless, cases_in

from cardwright.python.closed_list import strays
from cardwright.python.from_plan import formatted

GOLDEN = Path(__file__).with_name("golden.md")
CASES = cases_in(GOLDEN)


def written(case: Case) -> str:
    text, found = plan_text(case.card)
    assert not found, [(d.title, d.primary.text) for d in found]
    return formatted(text)


@pytest.mark.parametrize("case", CASES, ids=[case.title for case in CASES])
def test_card_becomes_the_expected_python(case: Case) -> None:
    assert written(case) == case.expected
    assert strays(case.expected) == ()


if __name__ == "__main__":
    bless(GOLDEN, {case.title: written(case) for case in CASES})
