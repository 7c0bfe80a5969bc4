"""Pairs of cards that differ in one field of one node. In: random sentences and the game around. Out: Pair after Pair, judged."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from cardwright.syntax.grammar import Way
from cardwright_tools.meaning_survives.differences import differences
from cardwright_tools.meaning_survives.understanding import Around, Understood, read, understood
from cardwright_tools.sentences.changes import Changes
from cardwright_tools.sentences.sentences import Sentences

CHANGES = 30
"""Changes tried on each card."""

Verdict: TypeAlias = Literal["differs", "refused", "broken", "played alike", "said alike", "alike"]


@dataclass(frozen=True, slots=True)
class Pair:
    """`field` is the one that differs."""

    field: str
    one: Understood
    other: Understood

    @property
    def verdict(self) -> Verdict:
        """Before `check` is asked."""
        if self.one.broken or self.other.broken:
            return "broken"
        if self.one.refused or self.other.refused:
            return "refused"
        played_alike = self.one.played == self.other.played
        if self.one.said == self.other.said:
            return "alike" if played_alike else "said alike"
        return "played alike" if played_alike else "differs"

    @property
    def rows(self) -> tuple[str, str]:
        """The lines that are not in the other one."""
        ours, others = self.one.text.splitlines(), self.other.text.splitlines()
        return _only_in(ours, others), _only_in(others, ours)


def _only_in(rows: list[str], others: list[str]) -> str:
    return " / ".join(row.strip() for row in rows if row not in others)


def pairs(
    sentences: Sentences, within: Around, wanted: int, ways: Sequence[Way] = ()
) -> Iterator[Pair]:
    """At least so many: those of one card are not torn apart. `ways`: one of which each card says, where it can."""
    changes = Changes(sentences.lines, sentences.items)
    made = 0
    while made < wanted:
        item = sentences.item(sentences.chance.choice((1, 1, 2)), ways)
        first = read(item.text, within)
        if first is None:
            continue
        one = understood(first, within)
        if one.refused:
            continue  # Whatever is changed on it, one of the two is refused.
        for _ in range(CHANGES):
            changed = changes.changed(item)
            second = read(changed.text, within) if changed else None
            if second is None:
                continue
            fields = list(differences(one.card, second.card))
            if len(fields) == 1:
                made += 1
                yield Pair(fields[0], one, understood(second, within))
