"""Fixes carried out on text. In: edits. Out: the text they leave."""

import pytest
from cardwright.findings import Finding, Edit, Fix, error
from cardwright.findings.fixes import apply_fixes
from cardwright.source import SourceFile, Span
from hypothesis import given
from hypothesis import strategies as st

TEXT = "one two three"
SOURCE = SourceFile("a.card", TEXT)


def finding(*edits: tuple[int, int, str]) -> Finding:
    made = tuple(Edit(Span("a.card", start, end), text) for start, end, text in edits)
    return error("odd", "Odd", Span("a.card", 0, 1), fix=Fix("Mend", made, is_certain=True))


CASES = [
    ("one word", [finding((4, 7, "2"))], "one 2 three"),
    ("several, whatever their order", [finding((8, 13, "3")), finding((0, 3, "1"))], "1 two 3"),
    ("two edits of one fix", [finding((0, 3, "1"), (8, 13, "3"))], "1 two 3"),
    ("the earlier one where two touch the same words", [finding((0, 7, "x")), finding((4, 7, "y"))], "x three"),
    ("one of two that insert at one place", [finding((4, 4, "a ")), finding((4, 4, "b "))], "one a two three"),
    ("neighbours", [finding((0, 3, "1")), finding((3, 4, "-"))], "1-two three"),
    ("a fix that clashes in one edit is left out whole", [finding((0, 3, "1")), finding((0, 3, "x"), (8, 13, "y"))], "1 two three"),
    ("what is only a suggestion", [error("odd", "Odd", Span("a.card", 0, 1), fix=Fix("Perhaps", (Edit(Span("a.card", 0, 3), "1"),)))], TEXT),
    ("a finding without a fix", [error("odd", "Odd", Span("a.card", 0, 1))], TEXT),
]  # fmt: skip


@pytest.mark.parametrize(
    ("findings", "expected"), [c[1:] for c in CASES], ids=[c[0] for c in CASES]
)
def test_fixes_change_only_their_words(findings: list[Finding], expected: str) -> None:
    assert apply_fixes(SOURCE, findings) == expected


def test_a_fix_for_another_file_changes_nothing_here() -> None:
    other = Fix("Mend", (Edit(Span("b.card", 0, 3), "x"),), is_certain=True)
    assert apply_fixes(SOURCE, [error("odd", "Odd", Span("b.card", 0, 1), fix=other)]) == TEXT


EDIT = st.tuples(st.integers(0, 13), st.integers(0, 13)).map(
    lambda pair: (min(pair), max(pair), "")
)


@given(st.lists(EDIT, max_size=6))
def test_taking_words_away_leaves_the_others_in_order(edits: list[tuple[int, int, str]]) -> None:
    left = iter(apply_fixes(SOURCE, [finding(edit) for edit in edits]))
    rest = iter(TEXT)
    assert all(character in rest for character in left)
