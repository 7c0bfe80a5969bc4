"""One source file. In: path and text. Out: lines, and offsets turned into line and column."""

from bisect import bisect_right
from itertools import accumulate

from cardwright.source.span import Span
from cardwright.values import dataclass, field

CONTRACT_FILE = "contract.json"
"""What the runtime of a game offers, in the folder of that game."""


def _line_starts(text: str) -> tuple[int, ...]:
    return tuple(accumulate((len(line) + 1 for line in text.split("\n")[:-1]), initial=0))


@dataclass(frozen=True, slots=True)
class SourceFile:
    path: str
    text: str
    line_starts: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "line_starts", _line_starts(self.text))

    @property
    def is_contract(self) -> bool:
        return self.path.rpartition("/")[2] == CONTRACT_FILE

    def line_of(self, offset: int) -> int:
        """Line number of an offset, counted from 1."""
        return bisect_right(self.line_starts, offset)

    def column_of(self, offset: int) -> int:
        """Column of an offset, counted from 1."""
        return offset - self.line_starts[self.line_of(offset) - 1] + 1

    def line_text(self, line: int) -> str:
        start = self.line_starts[line - 1]
        end = self.line_starts[line] - 1 if line < len(self.line_starts) else len(self.text)
        return self.text[start:end].rstrip("\r")

    def text_of(self, span: Span) -> str:
        return self.text[span.start : span.end]
