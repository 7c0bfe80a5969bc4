"""A stretch of a source file. In: offsets. Out: a value every node and finding carries."""

from cardwright.values import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """Half-open stretch of text: offsets count characters from the start of the file `path`."""

    path: str
    start: int
    end: int

    def to(self, other: "Span") -> "Span":
        """Stretch from the start of this span to the end of the other one."""
        return Span(self.path, min(self.start, other.start), max(self.end, other.end))


NOWHERE = Span("", 0, 0)
