"""Why nothing carries out a combination of words. In: the node, and what can be said instead. Out: an exception, which becomes a finding."""

from cardwright.rules.nodes import Node
from cardwright.source.span import NOWHERE, Span


class Unplayable(Exception):
    """A combination that the language can write and the game cannot carry out; caught by `from_rules` only.

    `what` goes on after "this game has nothing for", and `{said}` in it stands for the author's words; `instead` says what
    can be written, and nobody may leave it out; `kind` is where the kind of the item is declared, if the mistake lies there.
    """

    def __init__(self, node: Node, what: str, instead: str, kind: Span = NOWHERE) -> None:
        super().__init__(what)
        self.node = node
        self.what = what
        self.instead = instead
        self.kind = kind
