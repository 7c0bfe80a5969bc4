"""What the grammar calls a node. In: the class of the node, or its name. Out: the name of its rule."""

import re

_NEW_WORD = re.compile(r"(?<!^)(?=[A-Z])")


def rule_name(node: type | str) -> str:
    """`WhenPlayed` -> `when_played`; the class, or what it is called."""
    return _NEW_WORD.sub("_", node if isinstance(node, str) else node.__name__).lower()
