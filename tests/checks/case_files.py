"""Cases of a Markdown file. In: headings, and below each its files as fences. Out: Case with the findings that its comments expect."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

CASES = Path(__file__).with_name("cases")
_HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
_FENCE = re.compile(r"^```card ?([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_EXPECTED = re.compile(r"# (error|warning)( below)?: ([a-z, -]+)$")

Place = tuple[str, int, str, str]


@dataclass(frozen=True)
class Case:
    """`expected`: path, line, level and slug of each finding; there may be no other one."""

    title: str
    texts: dict[str, str]
    expected: tuple[Place, ...]


def cases_in(path: Path) -> tuple[Case, ...]:
    _, *parts = _HEADING.split(path.read_text(encoding="utf-8"))
    return tuple(_case(title, body) for title, body in zip(parts[::2], parts[1::2], strict=True))


def _case(title: str, body: str) -> Case:
    texts = {name or "it.card": text for name, text in _FENCE.findall(body)}
    assert texts, f"`{title}` shows no card"
    expected = (place for name, text in texts.items() for place in _expected(name, text))
    return Case(title, texts, tuple(sorted(expected)))


def _expected(name: str, text: str) -> Iterator[Place]:
    """`# error: slug` on a line says what is found there; `# error below: slug`, on the next one."""
    for number, line in enumerate(text.splitlines(), 1):
        if found := _EXPECTED.search(line):
            level, below, slugs = found.groups()
            for slug in slugs.split(","):
                yield name, number + bool(below), level, slug.strip()
