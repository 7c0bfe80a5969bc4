"""Classes of values behave as those of the standard library do, and compile nothing before they are used. In: the same class made by both."""

import dataclasses
import pickle
import subprocess
import sys
from copy import copy
from typing import Any, ClassVar

import pytest
from cardwright import values
from cardwright.rules.nodes import Fixed, Gain, Gauge, Noun
from cardwright.values import dataclass, replace

PLANT = Gauge(Noun("resource", "plant"))


def made_by(library: Any) -> tuple[Any, Any]:
    """A class with all that the compiler asks for, and one that builds upon it."""

    @library.dataclass(frozen=True, slots=True, order=True)
    class Place:
        kind: ClassVar[str] = "place"
        path: str
        start: int = 0
        seen: list[int] = library.field(default_factory=list, compare=False)
        note: str = library.field(default="", compare=False, repr=False, kw_only=True)
        length: int = library.field(init=False, repr=False, compare=False)

        def __post_init__(self) -> None:
            object.__setattr__(self, "length", len(self.path))

    @library.dataclass(frozen=True, slots=True)
    class Stretch(Place):
        end: int = 9

    return Place, Stretch


OURS, STANDARD = made_by(values), made_by(dataclasses)


def told(kinds: tuple[Any, Any]) -> list[object]:
    """Everything that can be seen of some values."""
    place, stretch = kinds
    some = [
        place("a"),
        place("a", 2),
        place("b"),
        stretch("a", 1, [4], 7, note="x"),
        stretch("a", 1),
    ]
    return [
        *(str(one).rpartition(".")[2] for one in some),
        [one == other for one in some for other in some],
        [hash(one) == hash(other) for one in some for other in some],
        [one < other for one in some[:3] for other in some[:3]],
        [one >= other for one in some[:3] for other in some[:3]],
        [(one.kind, one.path, one.start, one.seen, one.note, one.length) for one in some],
        [str(dataclasses.replace(one, start=5)).rpartition(".")[2] for one in some],
        [(f.name, f.compare, f.init, f.kw_only) for f in dataclasses.fields(stretch)],
        stretch.__match_args__,
        stretch.__slots__,
        place("a").seen is not place("a").seen,
    ]


def test_they_behave_as_the_standard_library_has_them() -> None:
    assert told(OURS) == told(STANDARD)


@pytest.mark.parametrize("kinds", [OURS, STANDARD], ids=["ours", "standard"])
def test_a_wrong_call_is_refused(kinds: tuple[Any, Any]) -> None:
    place, stretch = kinds
    with pytest.raises(TypeError):
        place()
    with pytest.raises(TypeError):
        place("a", end=3)
    with pytest.raises(TypeError):
        stretch("a", 1, [], 2, 3)


@pytest.mark.parametrize("kinds", [OURS, STANDARD], ids=["ours", "standard"])
def test_what_was_made_stays_as_it_is(kinds: tuple[Any, Any]) -> None:
    one: Any = kinds[1]("a")
    with pytest.raises(AttributeError):
        one.start = 3
    with pytest.raises(AttributeError):
        del one.start


def test_a_value_that_may_change_has_no_hash() -> None:
    @dataclass(slots=True)
    class Count:
        number: int = 0

    count = Count()
    count.number += 1
    assert count == Count(1)
    with pytest.raises(TypeError):
        hash(count)


def test_a_node_comes_back_as_it_was_from_a_copy_and_from_another_process() -> None:
    step = Gain(Fixed(2), PLANT)
    assert step == copy(step) == pickle.loads(pickle.dumps(step))
    assert replace(step, amount=Fixed(3)) == Gain(Fixed(3), PLANT) != step


def test_the_compiler_starts_without_the_standard_ones() -> None:
    """They load what inspects classes, and compile six methods for each."""
    loads = "import sys, cardwright.checks, cardwright.plan.from_rules; print('dataclasses' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", loads], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
