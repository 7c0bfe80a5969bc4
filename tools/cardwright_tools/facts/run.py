"""The work of `cardwright facts`. In: a folder. Out: the facts as files, or how they differ, and an exit code."""

import json
import sys
from pathlib import Path

from cardwright_tools.facts import compare, documents, export
from cardwright_tools.facts.entries import READERS
from cardwright_tools.understanding import understood


def write(folder: Path) -> int:
    project = understood()
    export(project.cards, project.language.vocabulary, folder)
    print(f"Wrote the facts of {len(project.cards)} items to {folder}.")
    return 0


def _refused(reason: str) -> int:
    print(reason, file=sys.stderr)
    return 2


def compare_with(folder: Path, sets: tuple[str, ...], as_json: bool) -> int:
    if not folder.is_dir():
        return _refused(f"There is no folder `{folder}`.")
    if not any((folder / name).is_file() for name in READERS):
        return _refused(f"There are no facts in `{folder}`: none of {', '.join(READERS)}.")
    project = understood()
    known = {
        entry.noun.id
        for c in ("set", "pack")
        for entry in project.language.vocabulary.of_category(c)
    }
    if unknown := [name for name in sets if name not in known]:
        return _refused(f"There is no set `{unknown[0]}`. There are {', '.join(sorted(known))}.")
    own = documents(project.cards, project.language.vocabulary)
    report = compare(own, folder, sets)
    print(json.dumps(report.to_json(), indent=2) if as_json else "\n".join(report.lines()))
    return report.exit_code
