"""Compare a whole folder. In: a folder, the chosen sets, a number of processes. Out: a report, and an exit code."""

import json
import os
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console

from cardwright_runtime.kernel.errors import GameError
from cardwright_tools.conformance.compare import Comparer
from cardwright_tools.conformance.play_examples import examples_in
from cardwright_tools.conformance.play_examples import run as run_examples
from cardwright_tools.conformance.report import FileReport, Report, Result
from cardwright_tools.conformance.scenario import (
    BadScenarios,
    Scenario,
    Trace,
    read_folder,
)
from cardwright_tools.workers import workers

_AT_ONCE = 60

Part = tuple[str, tuple[str, ...] | None, tuple[Scenario | Trace, ...]]


def run(folder: Path, sets: tuple[str, ...] | None, as_json: bool, most: int, jobs: int) -> int:
    """Exit code 0 where all agrees or is ruled otherwise, 1 where not, 2 where there is nothing to compare, or no such set."""
    examples = examples_in(folder)
    if examples and not has_scenarios(folder):
        return run_examples(examples, as_json)
    try:
        report = compare_folder(folder, sets, jobs)
    except (BadScenarios, GameError) as problem:
        Console(stderr=True).print(f"cardwright: {problem}", markup=False, highlight=False)
        return 2
    if as_json:
        print(json.dumps(report.to_json(), ensure_ascii=False))
    else:
        report.show(Console(), most)
    code = 0 if report.clean else 1
    return max(code, run_examples(examples, as_json)) if examples else code


def has_scenarios(folder: Path) -> bool:
    """Worked cases may lie alone."""
    try:
        return folder.is_dir() and len(read_folder(folder)) > 0
    except BadScenarios:
        return False


def compare_folder(folder: Path, sets: tuple[str, ...] | None, jobs: int = 0) -> Report:
    Comparer(sets).check_sets()
    files = read_folder(folder)
    parts: list[Part] = []
    for file in files:
        parts.extend((file.name, sets, (trace,)) for trace in file.traces)
    for file in files:
        for start in range(0, len(file.scenarios), _AT_ONCE):
            parts.append((file.name, sets, file.scenarios[start : start + _AT_ONCE]))
    reports = {file.name: FileReport(file.name) for file in files}
    for name, results in _compared(parts, jobs or min(2, os.cpu_count() or 1)):
        for result in results:
            reports[name].add(result)
    return Report(tuple(reports.values()))


def _compared(parts: list[Part], jobs: int) -> Iterable[tuple[str, list[Result]]]:
    if jobs <= 1 or len(parts) < 2:
        return [_compare(part) for part in parts]
    with workers(jobs, "fork") as pool:
        return list(pool.map(_compare, parts))


_comparers: dict[tuple[str, ...] | None, Comparer] = {}


def _compare(part: Part) -> tuple[str, list[Result]]:
    name, sets, things = part
    comparer = _comparers.get(sets)
    if comparer is None:
        comparer = _comparers[sets] = Comparer(sets)
    return name, [comparer.compare(thing) for thing in things]
