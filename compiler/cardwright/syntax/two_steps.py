"""Two steps on one line. In: a line that cannot be read to its end. Out: a finding that parts them, or None."""

from cardwright.findings import Finding, Edit, Fix, error
from cardwright.source import SourceFile, Span
from cardwright.syntax.grammar import Grammar, Reading
from cardwright.syntax.layout import LayoutRow
from cardwright.syntax.nodes import Word

STEPS = "steps"
JOINING = ("and", "then", ",", "&")
PRICE, BUYING, BOUGHT = "pay", "for", "gain"


def two_steps(
    grammar: Grammar, source: SourceFile, row: LayoutRow, reading: Reading, rule: str
) -> Finding | None:
    words, at = reading.words, reading.stopped_at
    last = at - 2 if words[at - 1].text in JOINING else at - 1
    # `pay 1 energy for 1 plant`: what a price buys stands below it.
    is_bought = words[0].text == PRICE and words[at].text == BUYING
    first = at + 1 if is_bought or words[at].text in JOINING else at
    if rule != STEPS or last < 1 or first >= len(words):
        return None
    gap = Span(source.path, words[last].span.end, words[first].span.start)
    begun = source.text[row.start : gap.start]
    # `gain 2 steel and 1 plant`: the verb is not said again.
    verb = BOUGHT if is_bought else words[0].text
    verbs = ("", verb + " ") if first > last + 1 else ("",)
    for verb in verbs:
        second = verb + source.text[gap.end : row.end]
        read = [grammar.read_line(text, rule) for text in (begun, second)]
        if all(reading.phrase for reading in read):
            if any(reading.opens for reading in read):
                return _above_and_below(begun, second, read, words[first])
            # Only where nothing stood between them, nothing is lost with the line break.
            return _parted(source, row, gap, verb, words[first], first == last + 1)
    return None


def _parted(
    source: SourceFile, row: LayoutRow, gap: Span, verb: str, word: Word, is_certain: bool
) -> Finding:
    indent = " " * (source.column_of(row.start) - 1)
    edits = (Edit(gap, f"\n{indent}{verb}"),)
    return error(
        "broken-line",
        "Two steps stand on one line",
        word.span,
        "the second one begins here",
        body="Each step has a line of its own; they are carried out from the top down.",
        fix=Fix("Give it a line of its own", edits, is_certain),
    )


def _above_and_below(begun: str, second: str, read: list[Reading], word: Word) -> Finding:
    """`gain 3 plants if 3 plant tags`: one of the two says when the other one happens."""
    above, below = (begun, second) if read[0].opens else (second, begun)
    opens = next(reading.opens for reading in read if reading.opens)
    sample = f":\n\n    {above}\n        {below}" if opens == STEPS else "."
    return error(
        "broken-line",
        "Two steps stand on one line",
        word.span,
        "the second one begins here",
        body=f"`{above}` has a line of its own, and what it is about stands below it{sample}",
    )
