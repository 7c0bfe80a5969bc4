"""The work of `cardwright fmt`. In: paths. Out: files in canonical layout, and an exit code."""

import sys
from pathlib import Path

from cardwright.findings.words import many
from cardwright.source import SourceFile
from cardwright.syntax import Page, from_text, prepare_grammar
from cardwright.syntax.conflicts import conflict
from cardwright.syntax.sameness import says_the_same
from cardwright.syntax.to_text import to_text
from cardwright_tools.project import (
    STDIN,
    NotAProject,
    can_be_rewritten,
    folders_here,
    read_source,
    shown_name,
    stdin_source,
    wanted_files,
)
from cardwright_tools.reading import beginning_of
from cardwright_tools.writing import rewrite


def run(paths: list[Path], check: bool) -> int:
    if STDIN in paths:
        return _stdin(paths, check)
    grammar = prepare_grammar()
    files = list(wanted_files(paths or folders_here()))
    changed = left = 0
    for path in files:
        source = read_source(path, path.as_posix())
        page, _ = from_text(source, grammar)
        text = to_text(page)
        if conflict(source):
            left += 1
            print(
                f"left as it is: {shown_name(path)} (it holds two versions: see `cardwright check`)"
            )
            continue
        if beginning_of(path) == text.encode("utf-8"):
            continue
        reason = _reason_to_leave(path, page, text)
        if reason:
            left += 1
            print(f"left as it is: {shown_name(path)} ({reason})")
        else:
            changed += 1
            print(f"{'would rewrite' if check else 'rewrote'} {shown_name(path)}")
            if not check:
                rewrite(path, text)
    print(_last_line(len(files), changed, left, check))
    return 1 if left or check and changed else 0


def _stdin(paths: list[Path], check: bool) -> int:
    """What comes in goes out in canonical layout: the way of editors."""
    if len(paths) > 1:
        raise NotAProject("`-` is standard input, and cannot be combined with files.")
    source = stdin_source()
    page, _ = from_text(source, prepare_grammar())
    text = to_text(page)
    if conflict(source) or not says_the_same(page, from_text(SourceFile(page.path, text))[0]):
        print("left as it is: first fix what `cardwright check` finds", file=sys.stderr)
        sys.stdout.write("" if check else source.text)
        return 1
    if check:
        return 0 if text == source.text else 1
    sys.stdout.write(text)
    return 0


def _reason_to_leave(path: Path, page: Page, text: str) -> str:
    if not can_be_rewritten(path):
        return "it is too large, or no UTF-8"
    # Where several lines have lost their places, moving them could put one below another line than before.
    if not says_the_same(page, from_text(SourceFile(page.path, text))[0]):
        return "first fix what `cardwright check` finds"
    return ""


def _last_line(files: int, changed: int, left: int, check: bool) -> str:
    all_files = many(files, "file")
    if left and not changed:
        return f"{left} of {all_files} left as they were."
    if not changed:
        return f"{all_files} in canonical layout."
    if check:
        return f"{changed} of {all_files} not in canonical layout: run `cardwright fmt`."
    return f"Rewrote {changed} of {all_files}."
