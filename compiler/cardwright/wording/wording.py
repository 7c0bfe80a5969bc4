"""What a card says. In: built by `from_rules`. Out: labelled sentences, read by commands, docstrings, labels and logs."""

from cardwright.rules.nodes import Node
from cardwright.values import dataclass


@dataclass(frozen=True, slots=True)
class Paragraph:
    """What one part of a card says. `part` is requires, starts, played, action, effect, score and so on; `node` is what it words."""

    part: str
    label: str
    words: str
    nodes: tuple[Node, ...] = ()

    def __str__(self) -> str:
        return f"{self.label} {self.words}" if self.label else self.words


@dataclass(frozen=True, slots=True)
class Wording:
    paragraphs: tuple[Paragraph, ...]

    def of(self, part: str) -> tuple[str, ...]:
        return tuple(str(p) for p in self.paragraphs if p.part == part)

    @property
    def requirement(self) -> str:
        return " ".join(self.of("requires"))

    @property
    def played(self) -> str:
        return " ".join((*self.of("starts"), *self.of("played")))

    @property
    def actions(self) -> tuple[str, ...]:
        return (*self.of("first_action"), *self.of("action"))

    @property
    def effects(self) -> tuple[str, ...]:
        return self.of("effect")

    @property
    def score(self) -> str:
        return " ".join(self.of("score"))

    @property
    def lines(self) -> tuple[str, ...]:
        return tuple(str(p) for p in self.paragraphs)

    def __str__(self) -> str:
        return " ".join(self.lines)
