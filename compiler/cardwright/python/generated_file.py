"""One file to be written. In: from `python`. Out: compared and written by tools."""

from cardwright.values import dataclass


@dataclass(frozen=True, slots=True)
class GeneratedFile:
    """`path` is relative to the root of what is generated."""

    path: str
    text: str
