"""Golden cases of a Markdown file. In: under each title a card in one fence, what becomes of it in the next. Out: Case; the file written anew."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

_CASE = re.compile(
    r"^## ([^\n]+)\n\n```card\n(.*?)```\n(?:\n```\w+\n(.*?)```\n)?", re.MULTILINE | re.DOTALL
)


@dataclass(frozen=True, slots=True)
class Case:
    title: str
    card: str
    expected: str


def cases_in(path: Path) -> tuple[Case, ...]:
    text = path.read_text(encoding="utf-8")
    cases = tuple(Case(*found) for found in _CASE.findall(text))
    assert text.count("```card\n") == len(cases), "a card without a title of its own is never read"
    return cases


def write_anew(path: Path, fence: str, becomes: Mapping[str, str]) -> None:
    """Only what becomes of the cards changes; `becomes` is by their titles."""

    def renewed(found: re.Match[str]) -> str:
        title, card, _ = found.groups()
        return f"## {title}\n\n```card\n{card}```\n\n```{fence}\n{becomes[title]}```\n"

    path.write_text(_CASE.sub(renewed, path.read_text(encoding="utf-8")), encoding="utf-8")
