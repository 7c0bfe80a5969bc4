"""Names of clauses, by which kinds allow them. In: the clause nodes of the rules. Out: names, as the grammar has them."""

import re
from typing import get_args

from cardwright.rules.nodes.clauses import Clause

_NEW_WORD = re.compile(r"(?<!^)(?=[A-Z])")


def rule_name(node: type) -> str:
    """`WhenPlayed` -> `when_played`."""
    return _NEW_WORD.sub("_", node.__name__).lower()


LASTING = "lasting"
CLAUSE_NAMES: tuple[str, ...] = (
    "requires",
    "starts",
    *(rule_name(node) for node in get_args(Clause)),
    LASTING,
)
