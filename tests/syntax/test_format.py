"""Formatting: one layout, nothing lost. In: generated pages, raw text and mutated cards. Out: properties of `to_text`."""

from pathlib import Path

import pytest
from cardwright.source import SourceFile
from cardwright.syntax import Line, Page, from_text
from cardwright.syntax.to_text import to_text
from hypothesis import example, given, settings
from hypothesis import strategies as st

CARDS = sorted((Path(__file__).parents[2] / "cards").rglob("*.card"))


def formatted(text: str) -> str:
    return to_text(from_text(SourceFile("a.card", text))[0])


def words_of(page: Page) -> list[object]:
    """What a page says: words, comments and structure, without places and layout."""
    said: list[object] = []
    for item in page.items:
        head = [w.text for w in (*item.kind, item.id, *([item.name] if item.name else []))]
        said += [c for c in item.comments_above if c]
        said.append((head, item.comment, _block(item.lines)))
    return said


def _block(lines: tuple[Line, ...]) -> list[object]:
    said: list[object] = []
    for line in lines:
        said += [c for c in line.comments_above if c]
        words = [" ".join(w.text.split()) for w in line.words]
        said += [(words, line.phrase is None, line.comment, _block(line.block))] if words else []
    return said


PIECES = st.sampled_from(
    [
        'card algae "Algae"',
        "corporation helion",
        "number 047",
        "automated, cost 10,tags  plant",
        "requires  5 oceans or   less",
        "when played",
        "gain 1 plant",
        "gian 1 plant",
        "action",
        "if 3 plant tags",
        "otherwise",
        "choose one",
        "option",
        "whenever you place city",
        'allow wording-differs "misprint"',
        "# a comment",
        "  # a comment further right",
        'printed en "# no comment"  # a comment',
        'printed en "open',
        "{ } § \t x",
        "",
        "",
    ]
)
LINES = st.tuples(st.sampled_from([0, 0, 1, 4, 4, 4, 6, 8, 8, 8, 12]), PIECES)
PAGES = st.lists(LINES, max_size=25).map(
    lambda lines: "\n".join(" " * width + text for width, text in lines)
)


@settings(max_examples=200, deadline=None)
@given(PAGES)
@example('    gain 1 plant\ncard a "A"\n    # end\n\n# below')
def test_formatting_twice_changes_nothing_more(text: str) -> None:
    once = formatted(text)
    assert formatted(once) == once


@settings(max_examples=200, deadline=None)
@given(PAGES)
def test_formatting_keeps_every_word_and_every_comment(text: str) -> None:
    assert "".join(formatted(text).split()) == "".join(text.split())


@settings(max_examples=200, deadline=None)
@given(PAGES)
def test_formatting_keeps_what_a_page_says(text: str) -> None:
    before, _ = from_text(SourceFile("a.card", text))
    after, _ = from_text(SourceFile("a.card", to_text(before)))
    assert words_of(after) == words_of(before)


@settings(max_examples=200, deadline=None)
@given(st.text())
def test_any_text_can_be_read_and_formatted(text: str) -> None:
    once = formatted(text)
    assert formatted(once) == once


@pytest.mark.parametrize("path", CARDS, ids=lambda p: p.stem)
def test_cards_of_the_project_are_in_canonical_layout(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert formatted(text) == text


CASES = [
    (
        "spaces between words",
        'card a  "A"\n    gain   1  plant  \n',
        'card a "A"\n    gain 1 plant\n',
    ),
    ("commas", "card a\n    cost 3 ,tags plant\n", "card a\n    cost 3, tags plant\n"),
    ("tabs", "card a\n\tcost 3\n", "card a\n    cost 3\n"),
    (
        "two spaces a level",
        "card a\n  when played\n    gain 1 plant\n",
        "card a\n    when played\n        gain 1 plant\n",
    ),
    (
        "lines between items",
        'card a "A"\ncard b "B"\n\n\n\ncard c "C"',
        'card a "A"\n\ncard b "B"\n\ncard c "C"\n',
    ),
    (
        "a broken line stays as it is",
        "card a\n    gian   1  §plant\n",
        "card a\n    gian   1  §plant\n",
    ),
    ("a damaged head stays as it is", "Card   A\n    cost 3\n", "Card   A\n    cost 3\n"),
    ("text above the first head stays", "    cost  3\ncard a\n", "    cost  3\n\ncard a\n"),
    (
        "comments",
        "card a #x\n    # y\n    cost 3#z\n# end",
        "card a  #x\n    # y\n    cost 3  #z\n\n# end\n",
    ),
    ("carriage returns", "card a\r\n    cost 3\r\n", "card a\n    cost 3\n"),
    ("an empty file", "\n\n", ""),
]


@pytest.mark.parametrize(("text", "expected"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_layout_is_canonical(text: str, expected: str) -> None:
    assert formatted(text) == expected
