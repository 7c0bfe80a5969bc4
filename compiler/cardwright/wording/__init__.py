"""Wording. In: rules nodes and a lexicon (vocabulary and phrase table). Out: plain text in one language."""

from cardwright.wording.from_rules import (
    word_card,
    word_clause,
    word_condition,
    word_lasting,
    word_option,
    word_requirements,
    word_starts,
    word_step,
)
from cardwright.wording.lexicon import Lexicon
from cardwright.wording.phrases import load_phrases
from cardwright.wording.wording import Paragraph, Wording

__all__ = [
    "Lexicon",
    "Paragraph",
    "Wording",
    "load_phrases",
    "word_card",
    "word_clause",
    "word_condition",
    "word_lasting",
    "word_option",
    "word_requirements",
    "word_starts",
    "word_step",
]
