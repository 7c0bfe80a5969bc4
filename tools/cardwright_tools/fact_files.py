"""The work of `cardwright facts`. In: a folder. Out: the facts as files, or how they differ, and an exit code."""

import json
from pathlib import Path

from cardwright_tools.facts import compare, documents, export
from cardwright_tools.understanding import understood


def write(folder: Path) -> int:
    project = understood()
    export(project.cards, project.language.vocabulary, folder)
    print(f"Wrote the facts of {len(project.cards)} items to {folder}.")
    return 0


def compare_with(folder: Path, sets: tuple[str, ...], as_json: bool) -> int:
    if not folder.is_dir():
        print(f"There is no folder `{folder}`.")
        return 2
    project = understood()
    own = documents(project.cards, project.language.vocabulary)
    report = compare(own, folder, sets)
    print(json.dumps(report.to_json(), indent=2) if as_json else "\n".join(report.lines()))
    return report.exit_code
