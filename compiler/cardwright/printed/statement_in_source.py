"""The lines in which something was written. In: a source and a node of it. Out: its statement, with the block below it, as if it stood alone."""

import re
from textwrap import dedent

from cardwright.source import Node, SourceFile

_COMMENT = re.compile(r"\s+#(?![^\"]*\"[^\"]*$).*$")


def statement_of(node: Node, source: SourceFile) -> str:
    """Its line, and all that is indented below it."""
    first = source.line_of(node.span.start)
    lines = [source.line_text(first)]
    for number in range(first + 1, len(source.line_starts) + 1):
        text = source.line_text(number)
        if text.strip() and _depth(text) <= _depth(lines[0]):
            break
        lines.append(text)
    bare = (_COMMENT.sub("", line).rstrip() for line in lines)
    return dedent("\n".join(line for line in bare if line and not line.lstrip().startswith("#")))


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())
