"""What `cardwright build` says. In: one Report, or one for each pack below. Out: lines for people or JSON, and an exit code."""

import json
import sys
from pathlib import Path

from cardwright.findings.positions import shown
from cardwright.findings.to_terminal import to_terminal
from cardwright.findings.words import many
from cardwright_tools.building.build import Report, build
from cardwright_tools.project import (
    CHECKOUT,
    HOME,
    NotAProject,
    built_with,
    find_project,
    folders_here,
    shown_name,
)

MOST_NAMED = 12


def run(check: bool, as_json: bool) -> int:
    reports = {root: build(root, check) for root in _roots()}
    print(_as_json(reports) if as_json else "\n".join(_text(reports)))
    return max(report.exit_code for report in reports.values())


def _roots() -> list[Path]:
    around = sorted({find_project(folder).root for folder in folders_here()})
    roots = list(dict.fromkeys(root for one in around for root in built_with(find_project(one))))
    if roots == [HOME] != [CHECKOUT]:
        raise NotAProject(
            "Here is no pack to build, and the game's cards are built already."
            " `cardwright new pack NAME` starts a pack."
        )
    return roots


def _as_json(reports: dict[Path, Report]) -> str:
    """The report, or, where several packs lie below, the reports by folder."""
    facts = {shown_name(root): _facts(report) for root, report in reports.items()}
    return json.dumps(facts if len(facts) > 1 else next(iter(facts.values())), indent=2)


def _facts(report: Report) -> dict[str, object]:
    return {
        "check": report.check,
        "written": report.written,
        "deleted": report.deleted,
        "refused": list(report.refused),
        "unchanged": report.unchanged,
        "errors": report.errors,
    }


def _text(reports: dict[Path, Report]) -> list[str]:
    if len(reports) == 1:
        return [line for report in reports.values() for line in _lines(report)]
    return [
        line
        for root, report in reports.items()
        for line in (f"{shown_name(root)}:", *_lines(report))
    ]


def found_in(report: Report) -> list[str]:
    sources = {source.path: source for source in report.sources}
    return [to_terminal(f, sources, colour=sys.stdout.isatty()) for f in report.findings]


def _lines(report: Report) -> list[str]:
    lines = found_in(report)
    if report.is_refused_whole:
        errors = many(report.errors, "error")
        return [
            *lines,
            f"{errors}: nothing of this pack is built, and what was built before stays.",
        ]
    would = "would " if report.check else ""
    lines += _named(f"{would}write", report.written) + _named(f"{would}delete", report.deleted)
    changed = len(report.written) + len(report.deleted)
    what = "differ" if report.check else "written"
    lines.append(f"{many(changed, 'file')} {what}, {report.unchanged} as they were.")
    lines += [_refused(path, is_kept) for path, is_kept in report.refused.items()]
    if report.errors:
        lines.append(f"{many(report.errors, 'error')}: a file with an error is not built.")
    elif report.check and changed:
        lines.append("Run `cardwright build`.")
    return lines


def _refused(path: str, is_kept: bool) -> str:
    return f"refused {shown(path)}: {'its last module stays' if is_kept else 'nothing is built of it'}."


def _named(verb: str, paths: list[str]) -> list[str]:
    more = len(paths) - MOST_NAMED
    return [f"{verb} {shown(path)}" for path in paths[:MOST_NAMED]] + (
        [f"... and {more} more"] if more > 0 else []
    )
