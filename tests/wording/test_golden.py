"""What cards say in each language, case by case. `pytest tests/wording --bless` writes the files anew, to be read before they are committed."""

from functools import cache
from pathlib import Path

import pytest
from golden_cases import Case, cases_in, write_anew
from read_with_game import game_vocabulary, read_text

from cardwright.wording import Lexicon, word_card
from cardwright.wording.from_vocabulary import lexicon_of

FILES = {name: Path(__file__).with_name(f"{name}.md") for name in ("en", "cs", "sr")}
CASES = cases_in(FILES["en"])
EACH = [(name, case) for name, path in FILES.items() for case in cases_in(path)]


@cache
def lexicon(language: str) -> Lexicon:
    return lexicon_of(game_vocabulary(), language)


def said(case: Case, language: str) -> str:
    cards, findings = read_text(case.card)
    assert not findings, [d.title for d in findings]
    wordings = [word_card(card, lexicon(language)) for card in cards]
    return "".join(f"{line}\n" for wording in wordings for line in wording.lines)


@pytest.fixture(scope="module")
def expected(bless: bool) -> dict[tuple[str, str], str]:
    if bless:
        for name, path in FILES.items():
            write_anew(path, "text", {case.title: said(case, name) for case in cases_in(path)})
    return {
        (name, case.title): case.expected for name, path in FILES.items() for case in cases_in(path)
    }


@pytest.mark.parametrize(
    ("language", "case"), EACH, ids=[f"{name} {case.title}" for name, case in EACH]
)
def test_card_reads_as_expected(
    language: str, case: Case, expected: dict[tuple[str, str], str]
) -> None:
    assert said(case, language) == expected[language, case.title]


@pytest.mark.parametrize("case", CASES, ids=[case.title for case in CASES])
def test_every_english_text_has_its_czech_and_serbian_one(case: Case) -> None:
    for language in ("cs", "sr"):
        words = said(case, language)
        assert len(words.splitlines()) >= 1
        assert not {"{", "}", "|", "  "} & {*words, words[words.find("  ") :][:2]}


@pytest.mark.parametrize("language", ["cs", "sr"])
def test_what_differs_in_english_differs_in_every_language(language: str) -> None:
    """A field that a language does not say would make two rules one text."""
    english: dict[str, set[str]] = {}
    for case in CASES:
        english.setdefault(said(case, language), set()).add(said(case, "en"))
    assert [texts for texts in english.values() if len(texts) > 1] == []
