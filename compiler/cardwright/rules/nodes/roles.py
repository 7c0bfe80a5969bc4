"""What a field of a node is read from. In: nothing. Out: marks that `rules.forms` reads from the annotations of nodes."""

from cardwright.values import dataclass

# Categories of what a verb of a vocabulary can be done to.
DONE_TO = (
    "tile",
    "token",
    "area",
    "tag",
    "resource",
    "track",
    "counter",
    "kind",
    "office",
    "piece",
)
# Categories of what an event may be about.
EVENT_ABOUT = (
    "tile",
    "resource",
    "token",
    "track",
    "counter",
    "project",
    "bonus",
    "kind",
    "office",
    "piece",
    "area",
)


@dataclass(frozen=True, slots=True)
class Of:
    """Categories of noun that may stand here. Messages speak of `wanted`; those of `also` are allowed besides."""

    wanted: tuple[str, ...]
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class OfKind:
    """Categories of noun for each value of the node's own `kind`."""

    by_kind: tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class Written:
    """The rule of the grammar that holds the field, where it is not named like the field; `without`: its absence says yes."""

    rule: str
    without: bool = False


def of(*wanted: str, also: tuple[str, ...] = ()) -> Of:
    return Of(wanted, also)


def of_kind(**by_kind: str) -> OfKind:
    """Several categories stand with blanks between them."""
    return OfKind(tuple((kind, tuple(categories.split())) for kind, categories in by_kind.items()))
