"""What a rule says in plain words. In: a card, a clause, an option. Out: text for docstrings, labels and reasons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cardwright.rules.nodes import Card, Node
from cardwright.source import SourceFile


@dataclass(frozen=True, slots=True)
class Words:
    """How a card, one of its nodes, and clauses of a kind are worded; handed in, so that the plan knows no language."""

    of_card: Callable[[Card], str]
    of_node: Callable[[Node], str]
    of_clauses: Callable[[Card, Sequence[Node]], str]


def as_written(source: SourceFile) -> Words:
    """The author's own lines, for want of anything better."""

    def of_node(node: Node) -> str:
        lines = source.text_of(node.span).splitlines()
        return lines[0].strip() if lines else ""

    return Words(lambda card: card.name, of_node, lambda card, nodes: of_node(nodes[0]))
