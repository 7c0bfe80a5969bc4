"""Facts that the cards say, in the notation that other programs read. In: rules.Cards and vocabulary. Out: JSON, and a comparison."""

from cardwright_tools.facts.compare import compare
from cardwright_tools.facts.export import Documents, documents, export
from cardwright_tools.facts.report import Report

__all__ = ["Documents", "Report", "compare", "documents", "export"]
