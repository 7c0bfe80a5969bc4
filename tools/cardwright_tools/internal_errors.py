"""A mistake of Cardwright's own. In: an exception that nobody expected. Out: a report in a file, and one sentence that says where it lies."""

import platform
import sys
import tempfile
from pathlib import Path
from traceback import format_exception, walk_tb

from cardwright_tools import reading
from cardwright_tools.versions import version

EXIT_CODE = 3
"""Neither the author's mistake (1) nor that of whoever typed the command (2)."""

MOST_KEPT = 32
_OURS = ("cardwright.", "cardwright_tools.")
_PREFIX, _SUFFIX = "cardwright-report-", ".txt"


def told(problem: BaseException, words: list[str]) -> str:
    """One sentence for people; all else is in the report."""
    report = _written(_report(problem, words))
    file = file_at_work(problem)
    at = f", and the last file that it looked at was `{file}`" if file else ""
    where = f"A report is in {report}" if report else "No report could be written"
    return (
        f"Cardwright itself made a mistake{at}; nothing of yours need be wrong."
        f" {where}: please send it to those who make Cardwright. ({_kind(problem)})"
    )


def file_at_work(problem: BaseException) -> str:
    """That of the card, page or story in whose midst it happened; else what was read at last."""
    frames = [frame for frame, _ in walk_tb(problem.__traceback__)]
    for frame in reversed(frames):
        for value in frame.f_locals.values():
            if type(value).__module__.startswith(_OURS):
                path = getattr(value, "path", None)
                if isinstance(path, str) and path:
                    return path
    return str(reading.last or "")


def _kind(problem: BaseException) -> str:
    return type(problem).__name__


def _report(problem: BaseException, words: list[str]) -> str:
    return "\n".join(
        (
            f"cardwright {version()}, Python {platform.python_version()}, {platform.platform()}",
            f"words: {words!r}",
            f"looked at: {file_at_work(problem)}",
            "",
            "".join(format_exception(problem)),
        )
    )


def _written(report: str) -> str:
    """In the user's own folder; nowhere, where even that fails."""
    from cardwright_tools.memory import cache_folder

    try:
        folder = cache_folder()
        handle, name = tempfile.mkstemp(_SUFFIX, _PREFIX, folder)
        with open(handle, "w", encoding="utf-8", errors="backslashreplace") as file:
            file.write(report)
        if folder is not None:
            _forget_all_but_the_newest(folder)
    except OSError:
        print(report, file=sys.stderr)
        return ""
    return name


def _forget_all_but_the_newest(folder: Path) -> None:
    found = folder.glob(f"{_PREFIX}*{_SUFFIX}")
    for path in sorted(found, key=lambda path: path.stat().st_mtime)[:-MOST_KEPT]:
        path.unlink(missing_ok=True)
