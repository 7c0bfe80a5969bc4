"""What stands in for the instructions to the compiler to native code. In: a class. Out: the same class.

The compiler takes the instructions from `mypy_extensions`; where that isn't installed, this takes its place.
"""

from collections.abc import Callable
from typing import TypeVar

_Class = TypeVar("_Class")


def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[_Class], _Class]:
    """`allow_interpreted_subclasses`: uncompiled packs may stand on compiled classes."""
    return _unchanged


def _unchanged(described: _Class) -> _Class:
    return described
