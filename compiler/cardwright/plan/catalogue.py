"""What the runtime finds the rules by. In: the classes of every module. Out: a Module that holds data alone."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cardwright.plan.expressions import Expression, Pairs, Row, Text
from cardwright.plan.statements import Constant, Import, Module

_TYPE = "Final[dict[str, tuple[tuple[str, str], ...]]]"
_NEEDS_TYPE = "Final[dict[str, tuple[str, ...]]]"


@dataclass(frozen=True, slots=True)
class Listed:
    """A class of a module, in a set; the set is empty for what belongs to the game itself. `texts` are its words as JSON."""

    set_id: str
    module: str
    class_name: str
    texts: str = ""


def catalogue(listed: Iterable[Listed], needs: Mapping[str, tuple[str, ...]], path: str) -> Module:
    """`needs`: the sets without which a set cannot be used."""
    by_set: dict[str, list[Expression]] = {}
    for entry in listed:
        pair = Row((Text(entry.module), Text(entry.class_name)))
        by_set.setdefault(entry.set_id, []).append(pair)
    pairs = tuple((Text(set_id), Row(tuple(rules))) for set_id, rules in by_set.items())
    return Module(
        path=path,
        docstring="The rules of each set, as pairs of module and class, in the order of their sources.",
        imports=(Import("typing", ("Final",)),),
        constants=(
            Constant("RULES", _TYPE, Pairs(pairs)),
            Constant("NEEDS", _NEEDS_TYPE, _needs(needs)),
        ),
    )


def _needs(needs: Mapping[str, tuple[str, ...]]) -> Pairs:
    return Pairs(
        tuple(
            (Text(set_id), Row(tuple(Text(other) for other in others)))
            for set_id, others in sorted(needs.items())
        )
    )
