"""Reading pages of stories. In: Markdown with tables given / when / then, or fenced `story` blocks. Out: stories."""

from collections.abc import Iterator
from dataclasses import replace

from cardwright_tools.stories.packs import Pack
from cardwright_tools.stories.story import Phrase, Story, phrases_of

COLUMNS = ["given", "when", "then"]
FENCE = "```"
HEAD = "`| given | when | then |`"
GIVEN_WHEN_THEN = "`given`, `when` and `then`"


def stories_of(path: str, text: str, pack: Pack | None = None) -> list[Story]:
    """A story whose form cannot be read keeps its place and says why."""
    return [replace(story, pack=pack) for story in _read(path, text.splitlines())]


def _read(path: str, lines: list[str]) -> Iterator[Story]:
    reading = _Page(path)
    for number, line in enumerate(lines, 1):
        yield from reading.line(number, line.strip(), lines[number : number + 1])
    yield from reading.end()


class _Page:
    """What has been read so far. A line that may have been meant as a story, and is none, is told: it would be missed by nobody."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.section = path
        self.is_table = False
        """Whether the line above belongs to a table of stories."""
        self.had_table = False
        """Whether this section has had one."""
        self.block: list[tuple[int, str]] | None = None

    def line(self, number: int, line: str, below: list[str]) -> Iterator[Story]:
        if self.block is not None:
            if line.startswith(FENCE):
                yield _from_block(self.path, self.section, self.block)
                self.block = None
            else:
                self.block.append((number, line))
        elif line.startswith(FENCE + "story"):
            self.block = []
        elif line.startswith("#"):
            self.section = line.lstrip("#").strip()
            self.is_table = self.had_table = False
        elif not line:
            self.is_table = False
        else:
            yield from self._in_text(number, line, below)

    def _in_text(self, number: int, line: str, below: list[str]) -> Iterator[Story]:
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        begins = any(_is_rule(under.strip()) for under in below)
        if not self.is_table and (cells == COLUMNS or begins and _nearly(cells)):
            self.is_table = self.had_table = True
            if cells != COLUMNS or not line.startswith("|"):
                yield self._mistaken(number, f"The head of a table of stories is {HEAD}.")
        elif self.is_table and not line.startswith("|"):
            yield self._mistaken(number, "A row begins with `|`; an empty line ends a table.")
        elif self.is_table and not _is_rule(line):
            yield _from_cells(self.path, number, self.section, cells)
        elif self.had_table and line.startswith("|") and not begins and not _is_rule(line):
            yield self._mistaken(number, f"This row stands in no table: no {HEAD} is above it.")

    def end(self) -> Iterator[Story]:
        if self.block is not None:
            first = self.block[0][0] if self.block else 0
            yield self._mistaken(first, f"This block of a story has no end: {FENCE} below it.")

    def _mistaken(self, number: int, mistake: str) -> Story:
        return _unread(self.path, number, self.section, mistake)


def _nearly(cells: list[str]) -> bool:
    """Tables with a column more are about something else."""
    return len(cells) <= len(COLUMNS) and len(set(cells) & set(COLUMNS)) > 1


def _is_rule(line: str) -> bool:
    """The line below the head of a table."""
    return "-" in line and set(line) <= set("|-: ")


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
