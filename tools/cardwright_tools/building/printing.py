"""What `cardwright build` says. In: a Report. Out: lines for people or JSON, and an exit code."""

import json
import sys

from cardwright.diagnostics.to_terminal import to_terminal
from cardwright_tools.building.build import Report, build
from cardwright_tools.project import find_project

MOST_NAMED = 12


def run(check: bool, as_json: bool) -> int:
    report = build(find_project().root, check)
    print(_as_json(report) if as_json else "\n".join(_lines(report)))
    return report.exit_code


def _as_json(report: Report) -> str:
    facts = {
        "check": report.check,
        "written": report.written,
        "deleted": report.deleted,
        "unchanged": report.unchanged,
        "errors": report.errors,
    }
    return json.dumps(facts, indent=2)


def found_in(report: Report) -> list[str]:
    sources = {source.path: source for source in report.sources}
    return [to_terminal(f, sources, colour=sys.stdout.isatty()) for f in report.findings]


def _lines(report: Report) -> list[str]:
    lines = found_in(report)
    would = "would " if report.check else ""
    lines += _named(f"{would}write", report.written) + _named(f"{would}delete", report.deleted)
    changed = len(report.written) + len(report.deleted)
    what = "differ" if report.check else "written"
    lines.append(f"{_many(changed, 'file')} {what}, {report.unchanged} as they were.")
    if report.errors:
        lines.append(f"{_many(report.errors, 'error')}: cards with errors are not compiled.")
    elif report.check and changed:
        lines.append("Run `cardwright build`.")
    return lines


def _named(verb: str, paths: list[str]) -> list[str]:
    more = len(paths) - MOST_NAMED
    return [f"{verb} {path}" for path in paths[:MOST_NAMED]] + (
        [f"... and {more} more"] if more > 0 else []
    )


def _many(number: int, word: str) -> str:
    return f"{number} {word}" + ("" if number == 1 else "s")
