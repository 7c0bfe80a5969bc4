"""Reading pages of stories. In: Markdown with tables given / when / then, or fenced `story` blocks. Out: stories."""

from collections.abc import Iterator
from dataclasses import replace

from cardwright_tools.stories.packs import Pack
from cardwright_tools.stories.story import Phrase, Story, phrases_of

COLUMNS = ["given", "when", "then"]
FENCE = "```"
GIVEN_WHEN_THEN = "`given`, `when` and `then`"


def stories_of(path: str, text: str, pack: Pack | None = None) -> list[Story]:
    """A story whose form cannot be read keeps its place and says why."""
    return [replace(story, pack=pack) for story in _read(path, text.splitlines())]


def _read(path: str, lines: list[str]) -> Iterator[Story]:
    section = path
    in_table = False
    block: list[tuple[int, str]] | None = None
    for number, line in enumerate(lines, 1):
        if block is not None:
            if line.startswith(FENCE):
                yield _from_block(path, section, block)
                block = None
            else:
                block.append((number, line))
        elif line.startswith(FENCE + "story"):
            block = []
        elif line.startswith("#"):
            section = line.lstrip("#").strip()
        elif line.startswith("|"):
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if cells == COLUMNS:
                in_table = True
            elif in_table and not set(line) <= set("|-: "):
                yield _from_cells(path, number, section, cells)
        else:
            in_table = False


def _from_cells(path: str, line: int, section: str, cells: list[str]) -> Story:
    if len(cells) != len(COLUMNS):
        return _unread(
            path,
            line,
            section,
            f"A row has three cells, {GIVEN_WHEN_THEN}; this one has {len(cells)}.",
        )
    given, when, then = (phrases_of(cell) for cell in cells)
    return Story(path, line, section, given, when, then)


def _from_block(path: str, section: str, block: list[tuple[int, str]]) -> Story:
    """Each line begins with `given`, `when`, `then`, or goes on with `and`."""
    parts: dict[str, tuple[Phrase, ...]] = dict.fromkeys(COLUMNS, ())
    current = ""
    for number, line in block:
        if not line.strip():
            continue
        word, _, rest = line.strip().partition(" ")
        current = current if word == "and" else word
        if current not in parts:
            return _unread(
                path,
                number,
                section,
                f"A line of a story begins with {GIVEN_WHEN_THEN}, or goes on with `and`; not with `{word}`.",
            )
        parts[current] += phrases_of(rest)
    first = block[0][0] if block else 0
    return Story(path, first, section, parts["given"], parts["when"], parts["then"])


def _unread(path: str, line: int, section: str, mistake: str) -> Story:
    return Story(path, line, section, (), (), (), mistake)
