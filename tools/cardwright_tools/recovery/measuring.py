"""How well one mistake is found. In: card files, a seed, a number of mistakes. Out: how near the first message was, how many came."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from cardwright.findings import Finding
from cardwright.pipeline import Project
from cardwright.source import SourceFile
from cardwright.syntax import from_text
from cardwright.syntax.sameness import says_the_same
from cardwright_tools.recovery.mistakes import KINDS, Mistake, some_mistake

MISTAKES = 1_500
SEED = 7


@dataclass(slots=True)
class Tally:
    """What became of the mistakes of one kind, or of all."""

    made: int = 0
    on_line: int = 0
    within_one: int = 0
    messages: int = 0
    silent: int = 0

    def add(self, line: int, lines: list[int]) -> None:
        if not lines:
            self.silent += 1
            return
        self.made += 1
        self.messages += len(lines)
        self.on_line += lines[0] == line
        self.within_one += abs(lines[0] - line) <= 1

    def as_numbers(self) -> dict[str, float]:
        made = max(self.made, 1)
        return {
            "mistakes": self.made,
            "first_on_line": round(self.on_line / made, 4),
            "first_within_one_line": round(self.within_one / made, 4),
            "messages_a_mistake": round(self.messages / made, 3),
            "legal_otherwise": self.silent,
        }


@dataclass(slots=True)
class Measured:
    total: Tally = field(default_factory=Tally)
    kinds: dict[str, Tally] = field(default_factory=lambda: {kind: Tally() for kind in KINDS})
    internal_errors: list[str] = field(default_factory=list)
    far: list[str] = field(default_factory=list)
    many: list[str] = field(default_factory=list)
    silent: list[str] = field(default_factory=list)

    def as_json(self) -> dict[str, object]:
        kinds = {kind: tally.as_numbers() for kind, tally in self.kinds.items()}
        return {
            "total": self.total.as_numbers(),
            "kinds": kinds,
            "internal_errors": self.internal_errors,
        }


class Checker:
    """The whole checker, made ready once: vocabulary and the other cards stay as they are."""

    def __init__(self, sources: tuple[SourceFile, ...]) -> None:
        self.sources = {source.path: source for source in sources}
        self.project = Project(sources)
        self.project.findings()

    def messages(self, source: SourceFile) -> tuple[Finding, ...]:
        """All messages there are with this file in place of the one it damages."""
        sources = self.sources | {source.path: source}
        return Project(sources.values(), before=self.project.answers).findings()


def measure(
    sources: tuple[SourceFile, ...],
    damaged: tuple[SourceFile, ...],
    *,
    mistakes: int = MISTAKES,
    seed: int = SEED,
) -> Measured:
    """Make so many mistakes in the `damaged` files, one at a time, and look what the checker says."""
    checker = Checker(sources)
    measured = Measured()
    chance = random.Random(seed)
    tries = 0
    while measured.total.made < mistakes and tries < mistakes * 4:
        tries += 1
        source = chance.choice(damaged)
        mistake = some_mistake(source.text, chance)
        if mistake is not None:
            _judge(checker, measured, source, mistake)
    return measured


def _judge(checker: Checker, measured: Measured, source: SourceFile, mistake: Mistake) -> None:
    broken = SourceFile(source.path, mistake.text)
    try:
        lines = list(_lines(broken, checker.messages(broken)))
        if not lines and says_the_same(from_text(broken)[0], from_text(source)[0]):
            return
    except Exception as internal:  # the aim is that there is none; each is shown
        measured.internal_errors.append(f"{_where(source, mistake)}: {internal!r}")
        return
    measured.total.add(mistake.line, lines)
    measured.kinds[mistake.kind].add(mistake.line, lines)
    note = f"{_where(source, mistake)} -> {lines}"
    measured.far += [note] if lines and lines[0] != mistake.line else []
    measured.many += [note] if len(lines) > 1 else []
    measured.silent += [note] if not lines else []


def _where(source: SourceFile, mistake: Mistake) -> str:
    before, after = source.text.splitlines(), mistake.text.splitlines()
    old, new = before[mistake.line - 1].strip(), after[mistake.line - 1].strip()
    return f"{source.path}:{mistake.line} {mistake.kind}: `{old}` became `{new}`"


def _lines(source: SourceFile, found: tuple[Finding, ...]) -> Iterator[int]:
    for finding in found:
        here = finding.primary.span.path == source.path
        yield source.line_of(finding.primary.span.start) if here else 1_000_000
