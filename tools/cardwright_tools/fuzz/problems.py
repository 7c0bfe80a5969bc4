"""What must hold for any text. In: texts. Out: what does not hold; an exception is one such thing, and so is to take too long."""

import re
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from traceback import format_exc
from types import FrameType

from cardwright.findings.fixes import apply_fixes
from cardwright.pipeline import Found, Project
from cardwright.source import SourceFile
from cardwright_tools.fuzz.little_game import FOLDER, beside_the_little_game
from cardwright_tools.fuzz.surfaces import SURFACES

_OF_A_FOLDER = re.compile(r"^(game|set|pack) ", re.MULTILINE)
SECONDS = 20
"""No text takes so much work."""


class TakesTooLong(Exception):
    """Nobody waits that long."""


def broken(text: str) -> list[str]:
    """The problems of a text."""
    return [problem for _, problem in broken_together([text])]


def broken_together(texts: Sequence[str]) -> list[tuple[int, str]]:
    """Many texts are understood at once, which takes little longer than one; where that breaks, they are parted until it is clear by which."""
    return _problems(_read(texts, 0))


def refusals(texts: Sequence[str]) -> tuple[list[tuple[int, str]], list[list[int]]]:
    """The same, and for each text the lines with an error."""
    read = _read(texts, 0)
    return _problems(read), [one.lines for one in read]


def _problems(read: "Sequence[_Read]") -> list[tuple[int, str]]:
    """Of the texts, and of what `check --fix` would make of them."""
    found = [problem for one in read for problem in one.problems()]
    changed = [one for one in read if one.mended]
    for one, again in zip(changed, _read([one.mended for one in changed], 0), strict=True):
        if isinstance(again.told, str):
            found.append((one.number, again.told))
    return found


class _Read:
    """A text with what is told of it, or why it could not even be asked; `mended`: with every fix that is certain, empty where there is none."""

    def __init__(
        self,
        number: int,
        project: Project | None,
        source: SourceFile | None,
        told: Found | str,
        mended: str = "",
    ) -> None:
        self.number = number
        self.project = project
        self.source = source
        self.told = told
        self.mended = mended

    @property
    def lines(self) -> list[int]:
        if self.source is None or isinstance(self.told, str):
            return []
        errors = (finding for finding in self.told if finding.is_error)
        return [self.source.line_of(finding.primary.span.start) for finding in errors]

    def problems(self) -> Iterator[tuple[int, str]]:
        if isinstance(self.told, str):
            yield self.number, self.told
        elif self.project is not None and self.source is not None:
            for surface in SURFACES:
                try:
                    with at_most(SECONDS):
                        for problem in surface(self.project, self.source, self.told):
                            yield self.number, problem
                except Exception:  # Whatever a text can raise is what is looked for.
                    yield self.number, format_exc()


def _read(texts: Sequence[str], first: int) -> list[_Read]:
    try:
        with at_most(SECONDS + len(texts)):
            sources = [SourceFile(_place(text, n), text) for n, text in enumerate(texts, first)]
            project = beside_the_little_game(sources)
            paths = [source.path for source in sources]
            findings = project.findings(paths)
            told = [tuple(f for f in findings if f.primary.span.path == path) for path in paths]
            mended = [apply_fixes(source, own) for source, own in zip(sources, told, strict=True)]
    except Exception:  # Whatever a text can raise is what is looked for.
        if len(texts) == 1:
            return [_Read(first, None, None, format_exc())]
        half = len(texts) // 2
        return _read(texts[:half], first) + _read(texts[half:], first + half)
    return [
        _Read(first + n, project, source, told[n], mended[n] if mended[n] != source.text else "")
        for n, source in enumerate(sources)
    ]


def _place(text: str, number: int) -> str:
    """What says whose its folder is gets one of its own: it would change what all others mean."""
    folder = f"cards/fan/more_{number}" if _OF_A_FOLDER.search(text) else FOLDER
    return f"{folder}/it_{number}.card"


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Of work, not of waiting: other processes may be busy."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise TakesTooLong(f"more than {seconds:g} seconds")

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
