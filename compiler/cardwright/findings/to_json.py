"""Findings for programs. In: Findings and the files read. Out: plain values of a schema that only grows."""

from collections.abc import Iterable
from typing import Any

from cardwright.findings.finding import Finding, Edit, Fix, Label
from cardwright.findings.positions import Sources, position_of
from cardwright.source import Span

SCHEMA = "cardwright-findings/1"

Json = dict[str, Any]


def to_json(findings: Iterable[Finding], sources: Sources) -> Json:
    return {"schema": SCHEMA, "findings": [_finding(d, sources) for d in findings]}


def _finding(finding: Finding, sources: Sources) -> Json:
    return {
        "slug": finding.slug,
        "level": finding.level,
        "title": finding.title,
        "place": _place(finding.primary.span, sources),
        "label": finding.primary.text,
        "labels": [_label(label, sources) for label in finding.secondary],
        "body": finding.body,
        "help": finding.help,
        "fix": _fix(finding.certain_fix, sources),
        "suggestion": _fix(finding.suggestion, sources),
    }


def _fix(fix: Fix | None, sources: Sources) -> Json | None:
    """A program may apply a fix; a suggestion is for a person to judge."""
    if fix is None:
        return None
    return {"title": fix.title, "edits": [_edit(edit, sources) for edit in fix.edits]}


def _label(label: Label, sources: Sources) -> Json:
    return {"place": _place(label.span, sources), "label": label.text}


def _edit(edit: Edit, sources: Sources) -> Json:
    return {"place": _place(edit.span, sources), "text": edit.text}


def _place(span: Span, sources: Sources) -> Json:
    place = position_of(span, sources)
    return {
        "path": place.path,
        "line": place.line,
        "column": place.column,
        "end_line": place.end_line,
        "end_column": place.end_column,
        "start": span.start,
        "end": span.end,
    }
