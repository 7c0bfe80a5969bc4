"""What to say about words and signs of other languages. In: a line and where it stopped. Out: one Finding."""

from cardwright.findings import Finding, Edit, Fix, error
from cardwright.findings.fixes import apply_edits
from cardwright.source import SourceFile, Span
from cardwright.syntax.foreign import COMMENT, NEW_LINE, Sign, foreign_signs
from cardwright.syntax.grammar import Grammar, Reading
from cardwright.syntax.layout import LayoutRow

CLOSING = "*/"
IN_WORDS = {"": "nothing", " ": "a blank", NEW_LINE: "a new line"}


def foreign_keyword(source: SourceFile, row: LayoutRow, word: str, ours: str) -> Finding:
    span = Span(source.path, row.start, row.start + len(word))
    fix = Fix(f"Write `{ours}`", (Edit(span, ours),)) if ours and _is_word(word) else None
    return error(
        "foreign-keyword",
        f"`{word}` is a word of another language",
        span,
        f"`{ours}` here" if ours else "no word of a card",
        body="The words of a card are English ones, one statement a line, without brackets.",
        fix=fix,
    )


def _is_word(text: str) -> bool:
    return text.isalpha()


def sign_at(row: LayoutRow, reading: Reading, text: str) -> Sign | None:
    """The sign at which the reading stopped, if it is one of those that other languages have."""
    stopped = reading.words[reading.stopped_at :][:1]
    at = stopped[0].span.start - row.start if stopped else -1
    return next((sign for sign in foreign_signs(text) if sign.at == at), None)


def foreign_sign(
    grammar: Grammar, source: SourceFile, row: LayoutRow, sign: Sign, rule: str
) -> Finding:
    """All signs of the line are mended together, where that makes it readable."""
    text = source.text[row.start : row.end]
    start = row.start + sign.at
    return error(
        "foreign-keyword",
        f"{sign.called} is a sign of other languages",
        Span(source.path, start, start + len(sign.text)),
        f"{IN_WORDS.get(sign.ours, f'`{sign.ours}`')} here",
        body="Nothing stands at the end of a line, what belongs to it is indented below it, and a comment begins with `#`.",
        fix=_mended(grammar, source, row, text, rule),
    )


def _mended(
    grammar: Grammar, source: SourceFile, row: LayoutRow, text: str, rule: str
) -> Fix | None:
    signs = tuple(foreign_signs(text))
    code = next((sign.at for sign in signs if sign.ours == COMMENT), len(text))
    edits = tuple(_edit("", 0, text, sign, "") for sign in signs)
    mended = apply_edits(text[:code], (edit for edit in edits if edit.span.start < code)).strip()
    lines = mended.split(NEW_LINE) if mended else []
    read = [grammar.read_line(line, rule) for line in lines]
    if _goes_on_behind(text[code:]) or not all(reading.phrase for reading in read):
        return None
    indent = " " * (source.column_of(row.start) - 1)
    taken = "these signs" if len(signs) > 1 else signs[0].called
    title = (
        "Write the signs of this language" if any(e.text for e in edits) else f"Take {taken} away"
    )
    edits = tuple(_edit(source.path, row.start, text, sign, indent) for sign in signs)
    is_certain = _is_certain(text, code, signs, read) and not _reads_on(grammar, text, code, rule)
    return Fix(title, edits, is_certain)


def _reads_on(grammar: Grammar, text: str, code: int, rule: str) -> bool:
    """Whether the words behind a sign of comments may well belong to the line; fields read whatever follows."""
    sign = next((sign for sign in foreign_signs(text) if sign.at == code), None)
    whole = text[:code] + " " + text[code + len(sign.text) :] if sign else ""
    phrase = grammar.read_line(whole.strip(), rule).phrase if whole.strip() else None
    if phrase is not None and phrase.rule == "fields":
        return bool(text[:code]) and not text[code - 1].isspace()
    return phrase is not None


def _is_certain(text: str, code: int, signs: tuple[Sign, ...], read: list[Reading]) -> bool:
    """A line that has lines below it can only be the last; one of fields reads whatever signs stood in it."""
    reads_anything = any(reading.phrase and reading.phrase.rule == "fields" for reading in read)
    end = _end(text, code, signs) if reads_anything else 0
    opens = any(reading.opens for reading in read[:-1])
    return not opens and all(_means_nothing(text, sign, sign.at < end) for sign in signs)


def _end(text: str, code: int, signs: tuple[Sign, ...]) -> int:
    """Where the signs begin that stand at the end of the line, before its comment."""
    for sign in reversed(signs):
        if sign.at < code and not text[sign.at + len(sign.text) : code].strip():
            code = sign.at
    return code


def _means_nothing(text: str, sign: Sign, may_part: bool) -> bool:
    """Two dashes can be a comment or a pause, `=` says something, and a sign between two digits makes one number of them."""
    if sign.ours == COMMENT or sign.text == CLOSING:
        return sign.text != "--"
    if not sign.text.isascii():
        return sign.is_only_typed_otherwise
    around = text[: sign.at][-1:] + text[sign.at + len(sign.text) :][:1]
    return sign.text != "=" and not may_part and not (len(around) == 2 and around.isdigit())


def _goes_on_behind(comment: str) -> bool:
    """A comment of ours goes on to the end of the line, and would take along what stands behind `*/`."""
    _, closed, behind = comment.partition("*/")
    return bool(comment.startswith("/*") and closed and behind.strip())


def _edit(path: str, start: int, text: str, sign: Sign, indent: str) -> Edit:
    """Two words that only the sign parts stay two; at the end of a line, blanks before it go as well."""
    before, after = text[: sign.at], text[sign.at + len(sign.text) :]
    if sign.ours == NEW_LINE:
        between = Span(path, start + len(before.rstrip()), start + len(text) - len(after.lstrip()))
        return Edit(between, NEW_LINE + indent)
    parts_words = before[-1:].strip() and after[:1].strip()
    at = sign.at if after or sign.ours else len(before.rstrip())
    span = Span(path, start + at, start + sign.at + len(sign.text))
    return Edit(span, sign.ours or (" " if parts_words else ""))
