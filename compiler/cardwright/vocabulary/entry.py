"""What a vocabulary knows about one noun, and about one kind of item. In: built by `from_syntax`. Out: read by all passes."""

from collections.abc import Iterator

from cardwright.source import Span
from cardwright.values import dataclass
from cardwright.vocabulary.field_spec import FieldSpec
from cardwright.vocabulary.layers import Layer
from cardwright.vocabulary.noun import Field, Noun


@dataclass(frozen=True, slots=True)
class Entry:
    """A noun with its English words; those of other languages stand in lexicons.

    `kind` is the kind of item that declares it; `span` is where its id is written.
    """

    noun: Noun
    one: str
    many: str
    layer: Layer
    kind: str
    span: Span
    fields: tuple[Field, ...] = ()
    lies_on: str = ""
    """Of a tile, the one kind of area on which it lies of itself."""
    lies_beside: tuple[str, ...] = ()
    """The tiles of which its own rule of placement speaks; `tile` is any of them."""

    def field(self, name: str) -> Field | None:
        return next((f for f in self.fields if f.name == name), None)

    def has(self, name: str) -> bool:
        return self.field(name) is not None

    def nouns_in(self, name: str) -> tuple[Noun, ...]:
        """Nouns in all lines of that field."""
        return tuple(
            v for f in self.fields if f.name == name for v in f.values if isinstance(v, Noun)
        )

    def texts_in(self, name: str) -> tuple[str, ...]:
        """Words and texts in all lines of that field."""
        return tuple(
            v for f in self.fields if f.name == name for v in f.values if isinstance(v, str)
        )

    def lines_of_texts(self, name: str, least: int) -> Iterator[tuple[str, ...]]:
        """The values of each line of that field as texts. A line with fewer is a mistake that has its own message."""
        for field in self.fields:
            if field.name == name and len(field.values) >= least:
                yield tuple(str(value) for value in field.values)

    def number_in(self, name: str, default: int = 0) -> int:
        numbers = (v for f in self.fields if f.name == name for v in f.values if isinstance(v, int))
        return next(numbers, default)


@dataclass(frozen=True, slots=True)
class Kind:
    """What an item with this head may say. `base` names what it becomes in the runtime; `nouns` the category it is a noun of."""

    id: str
    noun: Noun
    one: str
    many: str
    base: str
    nouns: str
    fields: tuple[FieldSpec, ...]
    clauses: tuple[str, ...]
    qualities: tuple[Noun, ...] = ()
    performs: tuple[str, ...] = ()
    is_category: bool = False

    def spec(self, name: str) -> FieldSpec | None:
        return next((s for s in self.fields if s.name == name), None)
