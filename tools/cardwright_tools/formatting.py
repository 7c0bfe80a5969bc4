"""The work of `cardwright fmt`. In: paths. Out: files in canonical layout, and an exit code."""

from pathlib import Path

from cardwright.syntax.from_text import from_text
from cardwright.syntax.to_text import to_text
from cardwright_tools.project import find_project, read_source, wanted_files
from cardwright_tools.writing import write_atomically


def run(paths: list[Path], check: bool) -> int:
    project = find_project(paths[0] if paths else None)
    changed = 0
    for path in wanted_files(paths or [project.cards]):
        source = read_source(path, project.name_of(path.resolve()))
        page, _ = from_text(source)
        text = to_text(page)
        if text == source.text:
            continue
        changed += 1
        print(f"{'would rewrite' if check else 'rewrote'} {source.path}")
        if not check:
            write_atomically(path, text)
    if check and changed:
        print(f"{changed} files are not in canonical layout: run `cardwright fmt`.")
    return 1 if check and changed else 0
