"""Text and places in it. In: a path and its text. Out: SourceFile and Span."""

from cardwright.source.file import SourceFile
from cardwright.source.span import NOWHERE, Span

__all__ = ["NOWHERE", "SourceFile", "Span"]
