"""Where two values of the notation differ. In: ours and theirs, in normal form. Out: Difference for each place."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from cardwright_tools.facts.normal import text_of


@dataclass(frozen=True, slots=True)
class Difference:
    """`place` inside the entry, such as `immediate`; None where one side says nothing."""

    place: str
    ours: str | None
    theirs: str | None


def differences(ours: object, theirs: object, place: str = "") -> Iterator[Difference]:
    if ours == theirs and type(ours) is type(theirs):
        return
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in sorted({*ours, *theirs}):
            inner = f"{place}.{key}" if place else key
            yield from differences(ours.get(key), theirs.get(key), inner)
    elif isinstance(ours, list) and isinstance(theirs, list) and _of_parts(ours + theirs):
        yield from _of_multisets(ours, theirs, place)
    else:
        yield Difference(place, _shown(ours), _shown(theirs))


def _of_parts(values: list[object]) -> bool:
    return not all(isinstance(value, (int, float)) for value in values)


def _of_multisets(ours: list[object], theirs: list[object], place: str) -> Iterator[Difference]:
    own, their = Counter(map(text_of, ours)), Counter(map(text_of, theirs))
    only_ours, only_theirs = sorted((own - their).elements()), sorted((their - own).elements())
    for index in range(max(len(only_ours), len(only_theirs))):
        yield Difference(place, _at(only_ours, index), _at(only_theirs, index))


def _at(values: list[str], index: int) -> str | None:
    return values[index] if index < len(values) else None


def _shown(value: object) -> str | None:
    return None if value is None else text_of(value)
