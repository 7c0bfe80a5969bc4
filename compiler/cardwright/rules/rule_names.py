"""What the grammar calls a node. In: the class of the node. Out: the name of its rule."""

import re

_NEW_WORD = re.compile(r"(?<!^)(?=[A-Z])")


def rule_name(node: type) -> str:
    """`WhenPlayed` -> `when_played`."""
    return _NEW_WORD.sub("_", node.__name__).lower()
