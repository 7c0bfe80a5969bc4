"""Rules of what was read. In: lines of the language, the path of the card they are of. Out: a rules.Card, or None where they are no rule."""

from collections.abc import Iterable, Iterator

from cardwright.printed.filled_lines import STEP, indented
from cardwright.rules.from_syntax import read_clauses
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.syntax import Grammar, from_text
from cardwright.values import replace
from cardwright.vocabulary import Vocabulary

PLAYED = "when played"


def gathered(clauses: Iterable[str]) -> list[str]:
    """What happens when it is played stands in one block, however many sentences say it."""
    played, others, requires = [], [], []
    for clause in _separate(clauses):
        head, _, block = clause.partition("\n")
        if head == PLAYED:
            played += [block] if block else []
        elif head.startswith("requires "):
            requires += [] if clause in requires else [clause]
        else:
            others.append(clause)
    return [*requires, *(["\n".join([PLAYED, *played])] if played else []), *others]


def _separate(clauses: Iterable[str]) -> Iterator[str]:
    """A clause begins with each line that is not indented."""
    for clause in clauses:
        lines: list[str] = []
        for line in clause.split("\n"):
            if lines and line and not line.startswith(STEP):
                yield "\n".join(lines)
                lines = []
            lines += [line] if line.strip() else []
        if lines:
            yield "\n".join(lines)


def as_item(clauses: Iterable[str], id: str) -> str:
    return "\n".join([f"card {id}", *(indented(clause) for clause in gathered(clauses)), ""])


def rule_of(
    clauses: Iterable[str], vocabulary: Vocabulary, grammar: Grammar, path: str, id: str = "printed"
) -> Card | None:
    source = SourceFile(path, as_item(clauses, id))
    page, told = from_text(source, grammar)
    if any(finding.is_error for finding in told) or len(page.items) != 1:
        return None
    card, found = read_clauses(page.items[0], vocabulary, path)
    if card.damaged or any(finding.is_error for finding in found):
        return None
    return replace(card, id=id)
