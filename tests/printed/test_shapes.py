"""Each shape in which print words something, and one fact of it changed. In: rows of shapes.md. Out: whether it is read, what is found, and its name."""

from pathlib import Path
from typing import NamedTuple

import pytest

from cardwright import pipeline
from cardwright.printed.comparing import AGREES, DIFFERS, UNREAD, Comparer, PartCompared
from cardwright.printed.filled_lines import filled
from cardwright.printed.rules_of import rule_of
from cardwright.syntax import prepare_grammar

PATH = "cards/terraforming_mars/turmoil/printed.card"


class Row(NamedTuple):
    """`changed`: as printed with one fact changed, to be found as `kind`; `card`: whose own tile or area it speaks of."""

    part: str
    printed: str
    rule: str
    card: str
    changed: str
    kind: str


def rows() -> list[Row]:
    found: list[Row] = []
    part = ""
    for line in Path(__file__).with_name("shapes.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            part = line.removeprefix("## ")
        elif line.startswith("| ") and not line.startswith("| printed"):
            printed, lines, changed, kind = (cell.strip() for cell in line.strip("|").split("|"))
            said, _, card = lines.partition(" @")
            found.append(Row(part, printed, said, card or "printed", changed, kind))
    return found


ROWS = rows()


def compared(
    row: Row, text: str, project: pipeline.Project, comparer: Comparer
) -> list[PartCompared]:
    lines = filled(row.rule, {}, {}) or ""
    card = rule_of([lines], project.language.vocabulary, prepare_grammar(), PATH, row.card)
    assert card is not None, row.rule
    return comparer.compare(card, {row.part: [text]})


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row.printed))
def test_it_is_read(row: Row, project: pipeline.Project, comparer: Comparer) -> None:
    for text in (row.printed, f"({row.printed.upper()})"):
        parts = compared(row, text, project, comparer)
        assert {part.verdict for part in parts} == {AGREES}, parts


@pytest.mark.parametrize(
    "text",
    [
        "Gain 1 plant and " * 3000 + "gain 1 plant.",
        "a " * 5000,
        "!value #amount: 1 = 2# {n} / > @tile ~",
        "−−",
    ],
    ids=lambda text: str(text)[:20],
)
def test_what_nobody_prints_is_not_understood(
    text: str, project: pipeline.Project, comparer: Comparer
) -> None:
    (part,) = compared(ROWS[0], text, project, comparer)
    assert part.verdict == UNREAD


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row.changed))
def test_a_changed_fact_is_found(row: Row, project: pipeline.Project, comparer: Comparer) -> None:
    parts = compared(row, row.changed, project, comparer)
    assert {part.verdict for part in parts} >= {DIFFERS}, parts
    assert row.kind in {found.kind for part in parts for found in part.differences}, parts
