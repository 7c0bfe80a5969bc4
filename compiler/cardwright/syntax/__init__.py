"""The page as written. In: SourceFile. Out: syntax.Page (items, lines, words, comments) and findings."""

from cardwright.syntax.from_text import from_text
from cardwright.syntax.grammar import Grammar, prepare_grammar
from cardwright.syntax.nodes import Item, Line, Page, Phrase, Word

__all__ = ["Grammar", "Item", "Line", "Page", "Phrase", "Word", "from_text", "prepare_grammar"]
