"""What a rule says in plain words. In: a card, a clause, an option. Out: text for docstrings, labels and reasons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cardwright.rules.nodes import Card, Node


@dataclass(frozen=True, slots=True)
class Words:
    """How a card, one of its nodes, and clauses of a kind are worded; handed in, so that the plan knows no language."""

    of_card: Callable[[Card], str]
    of_node: Callable[[Node], str]
    of_clauses: Callable[[Card, Sequence[Node]], str]
