"""Files that a merge left in two versions. In: SourceFile. Out: the one finding about it, and its text kept as it is; or None."""

import re

from cardwright.findings import Finding, error
from cardwright.source import SourceFile, Span
from cardwright.syntax.nodes import Item, Page, Word

_MARKER = re.compile(r"^\ufeff?(?:<{7}|\|{7}|={7}|>{7})(?=\s|$)", re.MULTILINE)


def conflict(source: SourceFile) -> Finding | None:
    """No line of the language begins with such a sign, and nobody but the author knows which version is right."""
    marker = _MARKER.search(source.text)
    if marker is None:
        return None
    return error(
        "merge-conflict",
        "This file holds two versions of something",
        Span(source.path, *marker.span()),
        "a merge could not join them",
        body="I read nothing of this file: its cards are not checked and not built, and it is never rewritten.",
        help="Choose between the lines above `=======` and those below it, delete the marks, and check again.",
    )


def unread_page(source: SourceFile) -> Page:
    """The whole text in the place of a head, as it is written."""
    span = Span(source.path, 0, len(source.text))
    item = Item((), Word("TEXT", source.text, span), None, (), (), "", span, True)
    return Page(source.path, (item,), ())
