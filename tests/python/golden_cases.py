"""Cases of a Markdown file. In: a heading, a card in one fence, Python in the next. Out: Case; `write_anew` writes the second fence."""

import re
from dataclasses import dataclass
from pathlib import Path

_CASE = re.compile(
    r"^## ([^\n]+)\n\n```card\n(.*?)```\n(?:\n```python\n(.*?)```\n)?", re.MULTILINE | re.DOTALL
)


@dataclass(frozen=True)
class Case:
    title: str
    card: str
    expected: str


def cases_in(path: Path) -> tuple[Case, ...]:
    return tuple(Case(*found) for found in _CASE.findall(path.read_text(encoding="utf-8")))


def write_anew(path: Path, written: dict[str, str]) -> None:
    def renewed(found: re.Match[str]) -> str:
        title, card, _ = found.groups()
        return f"## {title}\n\n```card\n{card}```\n\n```python\n{written[title]}```\n"

    path.write_text(_CASE.sub(renewed, path.read_text(encoding="utf-8")), encoding="utf-8")
