"""What may stand in a field. In: an entry of categories.toml or a `field` noun. Out: FieldSpec."""

from cardwright.source import NOWHERE, Span
from cardwright.values import dataclass

NOT_NOUNS = frozenset({"number", "text", "name", "clause", "category", "nothing", "to", "version"})


@dataclass(frozen=True, slots=True)
class FieldSpec:
    """`takes`: kinds of value in the order in which they may stand. `bare`: the value stands without the field's name."""

    name: str
    takes: tuple[str, ...]
    several: bool = False
    repeats: bool = False
    bare: bool = False
    always: bool = False
    least: int | None = None
    most: int | None = None
    means: str = ""
    span: Span = NOWHERE

    @property
    def nouns(self) -> tuple[str, ...]:
        """Categories of the nouns it takes."""
        return tuple(kind for kind in self.takes if kind not in NOT_NOUNS)

    @property
    def is_flag(self) -> bool:
        return self.takes == ("nothing",)
