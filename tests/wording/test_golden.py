"""What cards say in English, case by case. `pytest tests/wording --bless` writes the file anew, to be read before it is committed."""

from pathlib import Path

import pytest
from golden_cases import Case, cases_in, write_anew
from read_with_game import game_vocabulary, read_text

from cardwright.wording import word_card
from cardwright.wording.from_vocabulary import lexicon_of

ENGLISH = Path(__file__).with_name("en.md")
CASES = cases_in(ENGLISH)


def said(case: Case) -> str:
    cards, findings = read_text(case.card)
    assert not findings, [d.title for d in findings]
    wordings = [word_card(card, lexicon_of(game_vocabulary())) for card in cards]
    return "".join(f"{line}\n" for wording in wordings for line in wording.lines)


@pytest.fixture(scope="module")
def expected(bless: bool) -> dict[str, str]:
    if bless:
        write_anew(ENGLISH, "text", {case.title: said(case) for case in CASES})
    return {case.title: case.expected for case in cases_in(ENGLISH)}


@pytest.mark.parametrize("case", CASES, ids=[case.title for case in CASES])
def test_card_reads_as_expected(case: Case, expected: dict[str, str]) -> None:
    assert said(case) == expected[case.title]
