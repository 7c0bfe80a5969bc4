"""How much: a number, all there is, a number the player chooses, or so much for each of something."""

from typing import Annotated, TypeAlias

from cardwright.rules.nodes.counts import Count
from cardwright.rules.nodes.roles import of
from cardwright.source import Node
from cardwright.values import dataclass
from cardwright.vocabulary.noun import Noun


@dataclass(frozen=True, slots=True)
class Fixed(Node):
    number: int


@dataclass(frozen=True, slots=True)
class Variable(Node):
    """`x`: a number the player chooses, the same everywhere in its block; at least `least`, at most what `cap` says."""

    least: int = 0
    cap: "Cap | None" = None


@dataclass(frozen=True, slots=True)
class All(Node):
    pass


@dataclass(frozen=True, slots=True)
class Half(Node):
    """`half`: of what there is, rounded down."""


@dataclass(frozen=True, slots=True)
class Cap(Node):
    """`at most 5`, `at most city of yours`: the units counted are cut off here, before `plus`; of an `x`, the most that can be chosen."""

    number: int = 0
    count: Count | None = None


@dataclass(frozen=True, slots=True)
class Plus(Node):
    """`plus influence`, `minus city of yours`: added to the units counted; the sum is not below 0."""

    sign: int
    count: Count


@dataclass(frozen=True, slots=True)
class Per(Node):
    """`number` for each full `each` of the count: floor(units / each) x number."""

    number: int
    each: int
    count: Count
    cap: Cap | None = None
    plus: tuple[Plus, ...] = ()


@dataclass(frozen=True, slots=True)
class Addend(Node):
    """`plus 2`, `minus 1 per 2 cities`: so much more or less of what the amount is of."""

    sign: int
    amount: Fixed | Per


@dataclass(frozen=True, slots=True)
class Sum(Node):
    """`5, minus 1 per city of yours`, `1 per plant tag, plus 2`: never below 0."""

    first: Fixed | Variable | Per
    addends: tuple[Addend, ...]


@dataclass(frozen=True, slots=True)
class ValueOf(Node):
    """`pay greenery_price plants`: as much as that value is for the player."""

    value: Annotated[Noun, of("value")]


Amount: TypeAlias = Fixed | Variable | All | Half | Per | Sum | ValueOf
