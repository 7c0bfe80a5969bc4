"""Findings for code hosts. In: Findings and the files read. Out: a SARIF 2.1.0 log as plain values."""

from collections.abc import Iterable
from typing import Any
from urllib.parse import quote

from cardwright.findings.finding import IF_MEANT, Finding, Edit, Label
from cardwright.findings.positions import Sources, position_of
from cardwright.source import Span

Json = dict[str, Any]

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def to_sarif(findings: Iterable[Finding], sources: Sources, version: str = "") -> Json:
    found = tuple(findings)
    slugs = sorted({finding.slug for finding in found})
    driver: Json = {"name": "cardwright", "rules": [{"id": slug} for slug in slugs]}
    if version:
        driver["version"] = version
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_result(d, slugs.index(d.slug), sources) for d in found],
    }
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}


def _result(finding: Finding, rule: int, sources: Sources) -> Json:
    parts = (finding.title, finding.body, finding.help, _suggested(finding))
    result: Json = {
        "ruleId": finding.slug,
        "ruleIndex": rule,
        "level": finding.level,
        "message": {"text": "\n\n".join(part for part in parts if part)},
        "locations": ([_location(finding.primary, sources)] if finding.primary.span.path else []),
    }
    if finding.secondary:
        result["relatedLocations"] = [_location(label, sources) for label in finding.secondary]
    if fix := finding.certain_fix:
        result["fixes"] = [_fix(fix.title, fix.edits, sources)]
    return result


def _suggested(finding: Finding) -> str:
    """In words: a program may apply every edit that the log holds."""
    suggestion = finding.suggestion
    return f"{suggestion.title}, {IF_MEANT}." if suggestion else ""


def _location(label: Label, sources: Sources) -> Json:
    location: Json = {
        "physicalLocation": {
            "artifactLocation": {"uri": _uri(label.span.path)},
            "region": _region(label.span, sources),
        }
    }
    if label.text:
        location["message"] = {"text": label.text}
    return location


def _uri(path: str) -> str:
    return quote(path.replace("\\", "/"))


def _region(span: Span, sources: Sources) -> Json:
    place = position_of(span, sources)
    return {
        "startLine": place.line,
        "startColumn": place.column,
        "endLine": place.end_line,
        "endColumn": place.end_column,
    }


def _fix(title: str, edits: tuple[Edit, ...], sources: Sources) -> Json:
    paths = dict.fromkeys(edit.span.path for edit in edits)
    changes = [_change(path, [e for e in edits if e.span.path == path], sources) for path in paths]
    return {"description": {"text": title}, "artifactChanges": changes}


def _change(path: str, edits: list[Edit], sources: Sources) -> Json:
    return {
        "artifactLocation": {"uri": _uri(path)},
        "replacements": [
            {"deletedRegion": _region(e.span, sources), "insertedContent": {"text": e.text}}
            for e in edits
        ],
    }
