"""One finding. In: slug, place and words from a pass. Out: a value that every renderer prints the same way."""

from dataclasses import dataclass
from functools import partial
from typing import Literal

from cardwright.source import Span

Level = Literal["error", "warning"]


@dataclass(frozen=True, slots=True)
class Label:
    """Words of at most six or so beside a stretch of source."""

    span: Span
    text: str = ""


@dataclass(frozen=True, slots=True)
class Edit:
    """Replace the span by the text."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True)
class Fix:
    """Edits that certainly mend the finding; `cardwright check --fix` applies them."""

    title: str
    edits: tuple[Edit, ...]


@dataclass(frozen=True, slots=True)
class Diagnostic:
    slug: str
    level: Level
    title: str
    primary: Label
    secondary: tuple[Label, ...] = ()
    body: str = ""
    help: str = ""
    fix: Fix | None = None

    @property
    def is_error(self) -> bool:
        return self.level == "error"


def _finding(
    level: Level,
    slug: str,
    title: str,
    span: Span,
    label: str = "",
    *,
    secondary: tuple[Label, ...] = (),
    body: str = "",
    help: str = "",
    fix: Fix | None = None,
) -> Diagnostic:
    return Diagnostic(slug, level, title, Label(span, label), secondary, body, help, fix)


error = partial(_finding, "error")
warning = partial(_finding, "warning")
