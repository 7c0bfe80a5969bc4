"""Names of clauses, by which kinds allow them. In: the grammar. Out: names, as the grammar has them."""

from functools import cache

from cardwright.syntax import prepare_grammar

LASTING = "lasting"
EVERY_ITEM = frozenset(("fields", "printed", "allow", "formerly", "python"))
"""What no kind needs to allow."""


@cache
def clause_names() -> tuple[str, ...]:
    """In the order of the grammar; all lasting effects together have one name."""
    said = [way.said[0].strip("_") for way in prepare_grammar().ways() if way.rule == "_clause"]
    return tuple(name for name in said if name not in EVERY_ITEM)
