"""One finding. In: slug, place and words from a pass. Out: a value that every renderer prints the same way."""

from functools import partial
from typing import Literal

from cardwright.source import Span
from cardwright.values import dataclass

Level = Literal["error", "warning"]

IF_MEANT = "if that is what you mean"
"""Said of a fix that is not certain."""


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
    """What to write instead. `cardwright check --fix` applies the certain ones; the others are for the author to judge.

    Certain can be layout, spelling and signs, never another word of the grammar. `otherwise`: edits that could have been
    meant as well, so that it is certain only where the file cannot be read with one of them; see `rules/certain.py`.
    """

    title: str
    edits: tuple[Edit, ...]
    is_certain: bool = False
    otherwise: tuple[tuple[Edit, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Finding:
    slug: str
    level: Level
    title: str
    primary: Label
    secondary: tuple[Label, ...] = ()
    body: str = ""
    help: str = ""
    fix: Fix | None = None
    longer: tuple[str, ...] = ()
    """The line with a word more each, as the grammar can read it; `rules/a_word_more.py` shows those that its nouns bear out."""

    @property
    def is_error(self) -> bool:
        return self.level == "error"

    @property
    def certain_fix(self) -> Fix | None:
        return self.fix if self.fix is not None and self.fix.is_certain else None

    @property
    def suggestion(self) -> Fix | None:
        return None if self.certain_fix else self.fix


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
    longer: tuple[str, ...] = (),
) -> Finding:
    return Finding(slug, level, title, Label(span, label), secondary, body, help, fix, longer)


error = partial(_finding, "error")
warning = partial(_finding, "warning")
