"""What reading one item shares: the vocabulary, the findings, and nouns looked up. In: a Vocabulary. Out: Reader."""

from collections.abc import Callable
from typing import Any, TypeAlias

from cardwright.findings import Finding
from cardwright.rules.nodes import Noun
from cardwright.syntax.forms import sentences
from cardwright.syntax.nodes import Phrase, Word
from cardwright.values import dataclass, field
from cardwright.vocabulary.look_up import look_up
from cardwright.vocabulary.vocabulary import Vocabulary

Read: TypeAlias = Callable[["Reader", Phrase], Any]
"""A node from its phrase."""


@dataclass(slots=True)
class Reader:
    """`rule`: the line being read, so that a message about one of its words can show how such a line is written.

    `least_chosen`: the least that `x` may be here; an action of nothing is no action, so it is 1 there.
    """

    vocabulary: Vocabulary
    findings: list[Finding] = field(default_factory=list)
    rule: str = ""
    damaged: bool = False
    least_chosen: int = 0

    def tell(self, finding: Finding) -> None:
        self.findings.append(finding)
        self.damaged = self.damaged or finding.is_error

    def noun(self, word: Word, wanted: tuple[str, ...], also: tuple[str, ...] = ()) -> Noun:
        text = word if word.kind != "CARD" else Word("NAME", "card", word.span)
        noun, finding = look_up(self.vocabulary, text, wanted, also, self.help)
        if finding is not None:
            self.tell(finding)
        return noun

    @property
    def help(self) -> str:
        """How a line of this rule may look."""
        shown = sentences().get(self.rule, ())
        return f"For example: `{shown[0]}`." if shown else ""
