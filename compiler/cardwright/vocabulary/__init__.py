"""The nouns a game speaks of. In: syntax.Pages of all files. Out: Vocabulary, which every word is looked up in."""

from cardwright.vocabulary.categories import Category, categories
from cardwright.vocabulary.entry import Entry, Kind
from cardwright.vocabulary.field_spec import FieldSpec
from cardwright.vocabulary.from_syntax import from_pages
from cardwright.vocabulary.layers import Layer
from cardwright.vocabulary.vocabulary import Vocabulary

__all__ = [
    "Category",
    "Entry",
    "FieldSpec",
    "Kind",
    "Layer",
    "Vocabulary",
    "categories",
    "from_pages",
]
