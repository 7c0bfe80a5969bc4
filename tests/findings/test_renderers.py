"""Findings as people and programs get them. In: a finding about a small page. Out: golden text and plain values."""

from dataclasses import replace
from pathlib import Path

import pytest
from cardwright.findings import Finding, Edit, Fix, Label, error, warning
from cardwright.findings.positions import columns
from cardwright.findings.to_github import to_github
from cardwright.findings.to_json import to_json
from cardwright.findings.to_sarif import to_sarif
from cardwright.findings.to_short import to_short
from cardwright.findings.to_terminal import to_terminal
from cardwright.source import NOWHERE, SourceFile, Span

TEXT = """\
card first_snow "First Snow"
    cost 3
    when played
        gain 1 plnt
\tgain 1 漢字plnt
    score 1
"""
SOURCE = SourceFile("cards/snow.card", TEXT)
SOURCES = {SOURCE.path: SOURCE}


def span(text: str, occurrence: int = 1) -> Span:
    start = -1
    for _ in range(occurrence):
        start = TEXT.index(text, start + 1)
    return Span(SOURCE.path, start, start + len(text))


MISSPELT = error(
    "unknown-resource",
    "There is no resource called `plnt`",
    span("plnt"),
    "did you mean `plant`?",
    body="A `gain` step takes an amount and a resource, for example:\n\n    gain 1 plant",
    help="Resources are declared in a vocabulary.",
    fix=Fix("Write `plant`", (Edit(span("plnt"), "plant"),), is_certain=True),
)
TWO_PLACES = warning(
    "pay-after-gain",
    "It pays after it gains",
    span("score 1"),
    "this comes after",
    secondary=(Label(span("cost 3"), "the reward"), Label(span("gain 1 plnt"), "the other")),
)
WIDE = error("odd", "Wide characters", span("plnt", 2), "here")
NO_PLACE = error("empty", "There are no cards", NOWHERE)
OVER_LINES = error("long", "Over two lines", Span(SOURCE.path, 33, 60), "all this")

GOLDEN = {
    "misspelt": (
        MISSPELT,
        """\
error[unknown-resource]: There is no resource called `plnt`
 --> cards/snow.card:4:16
  |
4 |         gain 1 plnt
  |                ^^^^ did you mean `plant`?

A `gain` step takes an amount and a resource, for example:

    gain 1 plant

Help: Resources are declared in a vocabulary.

Help: Write `plant`. `cardwright check --fix` can do this for you:

-        gain 1 plnt
+        gain 1 plant
""",
    ),
    "two places": (
        TWO_PLACES,
        """\
warning[pay-after-gain]: It pays after it gains
 --> cards/snow.card:6:5
  |
2 |     cost 3
  |     ------ the reward
  :
4 |         gain 1 plnt
  |         ----------- the other
  :
6 |     score 1
  |     ^^^^^^^ this comes after
""",
    ),
    "wide characters and tabs": (
        WIDE,
        """\
error[odd]: Wide characters
 --> cards/snow.card:5:11
  |
5 |     gain 1 漢字plnt
  |                ^^^^ here
""",
    ),
    "no place": (NO_PLACE, "error[empty]: There are no cards\n"),
    "several lines": (
        OVER_LINES,
        """\
error[long]: Over two lines
 --> cards/snow.card:2:5
  |
2 |     cost 3
  |     ^^^^^^ all this
""",
    ),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_a_terminal_shows_the_finding_with_its_lines(name: str) -> None:
    finding, expected = GOLDEN[name]
    assert to_terminal(finding, SOURCES) == expected


def test_colours_change_nothing_but_colours() -> None:
    import re

    coloured = to_terminal(MISSPELT, SOURCES, colour=True)
    assert "\x1b[1;31m" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == to_terminal(MISSPELT, SOURCES)


@pytest.mark.parametrize("width", [40, 60, 100])
def test_a_long_line_is_shown_around_its_place(width: int) -> None:
    text = "    cost " + "1 " * 300 + "plnt " + "2 " * 300
    source = SourceFile("a.card", text)
    start = text.index("plnt")
    shown = to_terminal(
        error("odd", "Long", Span("a.card", start, start + 4), "here"),
        {"a.card": source},
        width=width,
    )
    lines = shown.splitlines()
    assert all(columns(line) <= width for line in lines)
    at = lines[4].index("^")
    assert lines[3][at : at + 4] == "plnt"


def test_a_place_in_a_file_that_was_not_read_is_still_named() -> None:
    assert "other.card:1:1" in to_terminal(error("odd", "Odd", Span("other.card", 5, 9)), SOURCES)


def test_what_moves_the_cursor_is_not_printed() -> None:
    source = SourceFile("a.card", "card \x1b[2J\r evil")
    shown = to_terminal(error("odd", "Odd \x1b[2J", Span("a.card", 5, 9)), {"a.card": source})
    assert "\x1b" not in shown and "\r" not in shown


def test_short_is_one_line() -> None:
    assert to_short(MISSPELT, SOURCES) == (
        "cards/snow.card:4:16: error[unknown-resource]: There is no resource called `plnt`"
        " (did you mean `plant`?)"
    )
    assert to_short(NO_PLACE, SOURCES) == "error[empty]: There are no cards"


def test_github_gets_one_command_with_its_signs_escaped() -> None:
    odd = error("odd", "50% of\nthis", span("plnt"), "here")
    assert to_github(odd, SOURCES) == (
        "::error file=cards/snow.card,line=4,col=16,endLine=4,endColumn=20,title=odd"
        "::50%25 of%0Athis%0Ahere"
    )
    assert to_github(NO_PLACE, SOURCES) == "::error title=empty::There are no cards"


def test_json_keeps_every_part_of_a_finding() -> None:
    found = to_json([MISSPELT], SOURCES)
    place = {"path": "cards/snow.card", "line": 4, "column": 16, "end_line": 4, "end_column": 20}
    place |= {"start": span("plnt").start, "end": span("plnt").end}
    assert found == {
        "schema": "cardwright-findings/1",
        "findings": [
            {
                "slug": "unknown-resource",
                "level": "error",
                "title": MISSPELT.title,
                "place": place,
                "label": "did you mean `plant`?",
                "labels": [],
                "body": MISSPELT.body,
                "help": MISSPELT.help,
                "fix": {"title": "Write `plant`", "edits": [{"place": place, "text": "plant"}]},
                "suggestion": None,
            }
        ],
    }


def test_no_program_takes_a_suggestion_for_a_fix() -> None:
    assert MISSPELT.fix is not None
    doubtful = replace(MISSPELT, fix=replace(MISSPELT.fix, is_certain=False))
    (found,) = to_json([doubtful], SOURCES)["findings"]
    assert found["fix"] is None and found["suggestion"]["title"] == "Write `plant`"
    (result,) = to_sarif([doubtful], SOURCES)["runs"][0]["results"]
    assert "fixes" not in result
    assert result["message"]["text"].endswith("Write `plant`, if that is what you mean.")
    shown = to_terminal(doubtful, SOURCES)
    assert "Help: Write `plant`, if that is what you mean:\n" in shown and "--fix" not in shown


# What SARIF 2.1.0 asks of the parts that are used here.
REGION = {
    "type": "object",
    "required": ["startLine", "startColumn", "endLine", "endColumn"],
    "additionalProperties": {"type": "integer", "minimum": 1},
}
LOCATION = {
    "type": "object",
    "required": ["physicalLocation"],
    "properties": {
        "physicalLocation": {
            "type": "object",
            "required": ["artifactLocation", "region"],
            "properties": {"region": REGION},
        },
        "message": {"type": "object", "required": ["text"]},
    },
}
RESULT = {
    "type": "object",
    "required": ["ruleId", "ruleIndex", "level", "message", "locations"],
    "properties": {
        "level": {"enum": ["none", "note", "warning", "error"]},
        "locations": {"type": "array", "items": LOCATION},
        "relatedLocations": {"type": "array", "items": LOCATION},
        "fixes": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["artifactChanges"],
                "properties": {
                    "artifactChanges": {
                        "type": "array",
                        "minItems": 1,
                        "items": {
                            "type": "object",
                            "required": ["artifactLocation", "replacements"],
                            "properties": {
                                "replacements": {
                                    "type": "array",
                                    "minItems": 1,
                                    "items": {
                                        "type": "object",
                                        "required": ["deletedRegion"],
                                        "properties": {"deletedRegion": REGION},
                                    },
                                }
                            },
                        },
                    }
                },
            },
        },
    },
    "additionalProperties": True,
}
LOG = {
    "type": "object",
    "required": ["version", "runs"],
    "properties": {
        "version": {"const": "2.1.0"},
        "runs": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["tool"],
                "properties": {"results": {"type": "array", "items": RESULT}},
            },
        },
    },
}


def test_sarif_has_the_shape_that_code_hosts_read() -> None:
    import jsonschema  # type: ignore[import-untyped]

    log = to_sarif([MISSPELT, TWO_PLACES, NO_PLACE], SOURCES, "0.1.0")
    jsonschema.validate(log, LOG)
    run = log["runs"][0]
    ids = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert [ids[result["ruleIndex"]] for result in run["results"]] == [
        "unknown-resource",
        "pay-after-gain",
        "empty",
    ]
    assert run["results"][2]["locations"] == []
    assert len(run["results"][1]["relatedLocations"]) == 2


def test_sarif_names_files_as_addresses() -> None:
    path = str(Path("my cards") / "ž.card")
    log = to_sarif([error("odd", "Odd", Span(path, 0, 1))], {path: SourceFile(path, "card a")})
    location = log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
    assert location["artifactLocation"]["uri"] == "my%20cards/%C5%BE.card"


def test_every_renderer_can_show_every_finding() -> None:
    findings: list[Finding] = [finding for finding, _ in GOLDEN.values()]
    for finding in findings:
        for text in (
            to_short(finding, {}),
            to_github(finding, {}),
            to_terminal(finding, {}),
        ):
            assert finding.slug in text
    assert len(to_json(findings, {})["findings"]) == len(findings)
