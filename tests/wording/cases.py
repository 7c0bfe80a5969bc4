"""Golden wordings. In: a Markdown file with a `card` fence and a `text` fence under each title. Out: cases, and the file written anew."""

import re
from dataclasses import dataclass
from pathlib import Path

_CASE = re.compile(
    r"^## ([^\n]+)\n\n```card\n(.*?)```\n(?:\n```text\n(.*?)```\n)?", re.MULTILINE | re.DOTALL
)


@dataclass(frozen=True, slots=True)
class Case:
    title: str
    source: str
    expected: str


def cases_in(path: Path) -> tuple[Case, ...]:
    return tuple(Case(*found) for found in _CASE.findall(path.read_text(encoding="utf-8")))


def write_anew(path: Path, worded: dict[str, str]) -> None:
    """Write what is said now as what is expected; only the words of cases change."""

    def renewed(found: re.Match[str]) -> str:
        title, source, _ = found.groups()
        return f"## {title}\n\n```card\n{source}```\n\n```text\n{worded[title]}```\n"

    text = path.read_text(encoding="utf-8")
    path.write_text(_CASE.sub(renewed, text), encoding="utf-8")
