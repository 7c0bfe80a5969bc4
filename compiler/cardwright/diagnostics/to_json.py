"""Findings for programs. In: Diagnostics and the files read. Out: plain values of a schema that only grows."""

from collections.abc import Iterable
from typing import Any

from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Label
from cardwright.diagnostics.positions import Sources, position_of
from cardwright.source import Span

SCHEMA = "cardwright-diagnostics/1"

Json = dict[str, Any]


def to_json(diagnostics: Iterable[Diagnostic], sources: Sources) -> Json:
    return {"schema": SCHEMA, "diagnostics": [_finding(d, sources) for d in diagnostics]}


def _finding(diagnostic: Diagnostic, sources: Sources) -> Json:
    return {
        "slug": diagnostic.slug,
        "level": diagnostic.level,
        "title": diagnostic.title,
        "place": _place(diagnostic.primary.span, sources),
        "label": diagnostic.primary.text,
        "labels": [_label(label, sources) for label in diagnostic.secondary],
        "body": diagnostic.body,
        "help": diagnostic.help,
        "fix": _fix(diagnostic.certain_fix, sources),
        "suggestion": _fix(diagnostic.suggestion, sources),
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
