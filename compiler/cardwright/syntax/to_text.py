"""The canonical text of a page. In: syntax.Page. Out: text; formatting it again changes nothing."""

from collections.abc import Iterator

from cardwright.syntax.nodes import Item, Line, Page, Word

INDENT = "    "
CLOSE_UP = ("COMMA", "OR_ELSE")
"""Words that stand directly after the one before."""


def to_text(page: Page) -> str:
    """4 spaces a level, one blank line between items, single blanks; words, order and comments stay."""
    parts = ["\n".join(_item(item)) for item in page.items]
    if page.comments_below:
        parts.append("\n".join(page.comments_below))
    return "\n\n".join(parts) + "\n" if parts else ""


def _item(item: Item) -> Iterator[str]:
    yield from item.comments_above
    if _head(item):
        yield _with_comment(_head(item), item.comment)
    for number, line in enumerate(item.lines):
        yield from _line(line, 1, first=number == 0)


def _head(item: Item) -> str:
    words = (*item.kind, item.id, *((item.name,) if item.name else ()))
    return " ".join(word.text for word in words)


def _with_comment(text: str, comment: str) -> str:
    return f"{text}  {comment}" if comment else text


def _line(line: Line, level: int, first: bool) -> Iterator[str]:
    indent = INDENT * level
    if line.blank_above and not first:
        yield ""
    for comment in line.comments_above:
        yield indent + comment if comment else ""
    if line.words:
        yield _with_comment(indent + _words(line), line.comment)
    for number, below in enumerate(line.block):
        yield from _line(below, level + 1, first=number == 0)


def _words(line: Line) -> str:
    """Words with one blank between them, and nothing before a comma."""
    text = ""
    for word in line.words:
        close = not text or word.kind in CLOSE_UP
        text += ("" if close else " ") + _text(word)
    return text


def _text(word: Word) -> str:
    if word.kind == "OR_ELSE":
        return ", or"
    return " ".join(word.text.split()) if word.kind in ("OR_LESS", "OR_MORE") else word.text
