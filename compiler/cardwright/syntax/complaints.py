"""What an author is told about a line that the grammar cannot read. In: the Reading and where it stopped. Out: one Finding."""

from collections.abc import Iterable

from cardwright.findings import Finding, Edit, Fix, error
from cardwright.findings.near import near, stands_out
from cardwright.source import SourceFile, Span
from cardwright.syntax.expectations import expectation, keywords, listed
from cardwright.syntax.foreign import foreign_start, said_otherwise
from cardwright.syntax.foreign_messages import foreign_keyword as foreign_keyword
from cardwright.syntax.foreign_messages import foreign_sign, sign_at
from cardwright.syntax.forms import forms_body, verbs
from cardwright.syntax.grammar import Grammar, Reading
from cardwright.syntax.layout import LayoutRow
from cardwright.syntax.misplaced import (
    STANDING,
    is_lasting,
    misplaced,
    stands_below_the_head,
)
from cardwright.syntax.near_sentences import like_it, with_a_word_more
from cardwright.syntax.nodes import Word
from cardwright.syntax.quarantine import quarantined, waiting_words
from cardwright.syntax.said_inside import said_otherwise_inside
from cardwright.syntax.two_steps import two_steps


def complaint(
    grammar: Grammar, source: SourceFile, row: LayoutRow, reading: Reading, rule: str
) -> Finding:
    """The one message about a line that could not be read."""
    rule = rule.split("_after_")[0]
    text = source.text[row.start : row.end]
    foreign = foreign_start(text)
    if foreign:
        return foreign_keyword(source, row, *foreign)
    waiting = waiting_in(source, row, _stop(row, reading))
    if waiting is not None:
        return waiting
    sign = sign_at(row, reading, text)
    if sign is not None:
        return foreign_sign(grammar, source, row, sign, rule)
    if reading.stopped_at == 0:
        return _bad_start(grammar, source, row, reading, rule)
    return _broken_line(grammar, source, row, reading, rule)


def _stop(row: LayoutRow, reading: Reading) -> int:
    stopped = reading.words[reading.stopped_at :][:1]
    return stopped[0].span.start - row.start if stopped else row.end - row.start


def waiting_in(source: SourceFile, row: LayoutRow, stopped_at: int) -> Finding | None:
    """What to say where the words at which the reading stopped wait in quarantine."""
    text = source.text[row.start : row.end]
    found = waiting_words(text, stopped_at)
    if found is None:
        return None
    span = Span(source.path, row.start + found.start, row.start + found.end)
    return quarantined(span, text[found.start : found.end], found.nearest)


def _near(word: str, known: Iterable[str]) -> tuple[str, ...]:
    return near(word, set(known) - {word}).words


def is_nearly_a_verb(word: str) -> bool:
    said = word not in verbs() and said_otherwise(word.lower())
    return bool(said) or (word not in verbs() and near(word.lower(), verbs()).certain)


def _bad_start(
    grammar: Grammar, source: SourceFile, row: LayoutRow, reading: Reading, rule: str
) -> Finding:
    word = reading.words[0]
    if word.text in verbs():
        return misplaced(word, rule)
    if is_lasting(grammar, source, row):
        return stands_below_the_head(word, rule)
    return unknown_verb(grammar, source, row, word, rule, reading.expected)


def unknown_verb(
    grammar: Grammar,
    source: SourceFile,
    row: LayoutRow,
    word: Word,
    rule: str,
    expected: frozenset[str],
) -> Finding:
    known = [text for text in keywords(expected, grammar) if text in verbs()]
    said = said_otherwise(word.text)
    close = tuple(text for text in said if text in known) or said or _near(word.text, known)
    label = f"did you mean {listed(close)}?" if close else f"I expected {STANDING[rule]}"
    return error(
        "unknown-verb",
        f"No line starts with `{word.text}` here",
        word.span,
        label,
        body=forms_body(close[0]) if close else "Here a line starts with " + listed(known) + ".",
        fix=_replacing(grammar, source, row, word, close, known, rule),
    )


def _replacing(
    grammar: Grammar,
    source: SourceFile,
    row: LayoutRow,
    word: Word,
    close: tuple[str, ...],
    known: Iterable[str],
    rule: str,
) -> Fix | None:
    """Where just one near word makes the line readable; certain where it only was misspelt."""
    readable = [text for text in close if _reads(grammar, source, row, word.span, text, rule)]
    if len(readable) != 1:
        return None
    is_certain = _is_misspelt(grammar, word.text, readable[0], known)
    return Fix(f"Write `{readable[0]}`", (Edit(word.span, readable[0]),), is_certain)


def _is_misspelt(grammar: Grammar, written: str, meant: str, known: Iterable[str]) -> bool:
    """A word of the language is never another one misspelt; none may be as near, and none that can stand here nearly so."""
    others = grammar.keywords - {meant}
    return (
        written not in others
        and stands_out(written, meant, set(known) - {meant})
        and stands_out(written, meant, others, ahead=1)
    )


def _reads(
    grammar: Grammar, source: SourceFile, row: LayoutRow, span: Span, text: str, rule: str
) -> bool:
    mended = source.text[row.start : span.start] + text + source.text[span.end : row.end]
    return grammar.read_line(mended, rule).phrase is not None


def _broken_line(
    grammar: Grammar, source: SourceFile, row: LayoutRow, reading: Reading, rule: str
) -> Finding:
    if reading.stopped_at == len(reading.words):
        return _cut_line(grammar, source, row, reading, rule)
    word = reading.words[reading.stopped_at]
    before = reading.words[reading.stopped_at - 1]
    if word.text == before.text and _reads(
        grammar, source, row, Span(source.path, before.span.end, word.span.end), "", rule
    ):
        return _twice(source, before, word, reading)
    gap = Span(source.path, before.span.end, before.span.end)
    if "COMMA" in reading.expected and _reads(grammar, source, row, gap, ",", rule):
        return missing_comma(before, word)
    if parted := two_steps(grammar, source, row, reading, rule):
        return parted
    if otherwise := said_otherwise_inside(grammar, source, row, reading, rule):
        return otherwise
    known = keywords(reading.expected, grammar)
    # A word of the language is no slip of the pen: who writes `for` does not mean `or`.
    close = () if grammar.is_word(word.text) else _near(word.text, known)
    label = (
        f"did you mean {listed(close)}?" if close else f"I expected {_expected(reading, grammar)}"
    )
    return error(
        "broken-line",
        f"I cannot read this line from `{word.text}` on",
        word.span,
        label,
        body=like_it(grammar, source, row, reading, rule),
        longer=with_a_word_more(grammar, source, row, reading, rule),
        fix=_replacing(grammar, source, row, word, close, known, rule),
    )


def _cut_line(
    grammar: Grammar, source: SourceFile, row: LayoutRow, reading: Reading, rule: str
) -> Finding:
    last = reading.words[-1]
    return error(
        "broken-line",
        f"Something is missing after `{last.text}`",
        last.span,
        f"I expected {_expected(reading, grammar)} after this",
        body=like_it(grammar, source, row, reading, rule),
        longer=with_a_word_more(grammar, source, row, reading, rule),
    )


def _twice(source: SourceFile, before: Word, word: Word, reading: Reading) -> Finding:
    return error(
        "broken-line",
        f"`{word.text}` stands here twice",
        word.span,
        "once is enough",
        body=forms_body(reading.words[0].text),
        fix=Fix(
            f"Take the second `{word.text}` away",
            (Edit(Span(source.path, before.span.end, word.span.end), ""),),
        ),
    )


def missing_comma(before: Word, word: Word) -> Finding:
    gap = Span(before.span.path, before.span.end, before.span.end)
    return error(
        "missing-comma",
        f"A comma is missing between `{before.text}` and `{word.text}`",
        word.span,
        "something new begins here",
        body="Commas stand between the parts of a line.",
        fix=Fix("Put a comma there", (Edit(gap, ","),), is_certain=before.text != word.text),
    )


def _expected(reading: Reading, grammar: Grammar) -> str:
    return expectation(reading.expected, grammar)
