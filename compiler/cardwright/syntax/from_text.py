"""Text read as a page. In: SourceFile. Out: syntax.Page, and a finding for each thing that could not be read."""

from cardwright.findings import Finding
from cardwright.source import SourceFile, Span
from cardwright.syntax.blocks import BlockReader
from cardwright.syntax.conflicts import conflict, unread_page
from cardwright.syntax.cutting import cut
from cardwright.syntax.grammar import Grammar, prepare_grammar
from cardwright.syntax.heads import head_from
from cardwright.syntax.hidden import hidden_characters, mixed_letters
from cardwright.syntax.layout import LayoutRow, rows_of
from cardwright.syntax.nodes import Item, Page, Word
from cardwright.syntax.written import lines_read


def from_text(
    source: SourceFile, grammar: Grammar | None = None
) -> tuple[Page, tuple[Finding, ...]]:
    """Read a whole file; damage stays inside its line, its block or at worst its item."""
    if (two_versions := conflict(source)) is not None:
        return unread_page(source), (two_versions,)
    reader = BlockReader(source, grammar or prepare_grammar())
    rows, comments_below, told = rows_of(source)
    items, stray, cut_told = cut(source, rows)
    read = (
        *_stray(reader, stray),
        *(_item(source, reader, head, body) for head, body in items),
        *_unread_rest(source),
    )
    unlike = (*hidden_characters(source), *mixed_letters(source))
    found = (*told, *cut_told, *reader.rows.told, *unlike)
    in_order = tuple(sorted(found, key=lambda d: d.primary.span.start))
    return Page(source.path, read, comments_below), in_order


def _item(source: SourceFile, reader: BlockReader, row: LayoutRow, body: list[LayoutRow]) -> Item:
    head, told = head_from(source, row)
    reader.rows.told += told
    lines = reader.read_item(body)
    last = max((line.span for top in lines for line in top.walk()), default=head.span)
    return Item(
        head.kind,
        head.id,
        head.name,
        lines,
        row.comments_above,
        row.comment,
        head.span.to(last),
        head.damaged,
    )


def _stray(reader: BlockReader, rows: list[LayoutRow]) -> tuple[Item, ...]:
    """Text above the first head: a damaged item without a head, so that it can be written back."""
    if not rows:
        return ()
    lines = tuple(reader.rows.verbatim(row) for row in rows)
    nowhere = Word("TEXT", "", lines[0].span)
    return (Item((), nowhere, None, lines, (), "", lines[0].span.to(lines[-1].span), True),)


def _unread_rest(source: SourceFile) -> tuple[Item, ...]:
    """What is left of a file that is too long, as it is written."""
    read = lines_read(source)
    if len(source.line_starts) <= read:
        return ()
    span = Span(source.path, source.line_starts[read], len(source.text))
    return (
        Item((), Word("TEXT", source.text_of(span).rstrip(), span), None, (), (), "", span, True),
    )
