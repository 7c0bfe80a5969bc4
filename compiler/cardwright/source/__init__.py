"""Text and places in it. In: a path and its text. Out: SourceFile, Span, and Node for whatever is written at one."""

from cardwright.source.file import CONTRACT_FILE, SourceFile
from cardwright.source.node import Node
from cardwright.source.span import NOWHERE, Span

__all__ = ["CONTRACT_FILE", "NOWHERE", "Node", "SourceFile", "Span"]
