"""Versions of sets and packs. In: `1.2`, as an author writes it. Out: numbers that can be compared."""

import re

_VERSION = re.compile(r"[0-9]{1,6}(\.[0-9]{1,6}){0,3}")


def is_version(text: str) -> bool:
    return _VERSION.fullmatch(text) is not None


def numbers_of(version: str) -> tuple[int, ...]:
    """`1.2` and `1.2.0` are the same version."""
    numbers = [int(part) for part in version.split(".")] if is_version(version) else [0]
    while numbers and not numbers[-1]:
        numbers.pop()
    return tuple(numbers)
