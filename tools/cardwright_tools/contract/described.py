"""What stands beside the functions of a runtime. In: docstrings. Out: labelled lines, by label.

A described function has lines such as `Step: Gain(amount, gauge)` below its prose; a long one goes on in lines indented deeper.
"""

import re

_LABELS = (
    "Step",
    "Condition",
    "Count",
    "Areas",
    "Cards",
    "Players",
    "Event",
    "Lasting",
    "Role",
    "Test",
    "Most",
    "Undo",
    "Kind",
    "Before",
    "Adds",
    "Takes",
    "Instead",
    "Reads",
    "Sets off",
    "Speaks of",
    "Rests on",
    "Stronger than",
    "Carries out",
    "Type says",
    "Limit",
    "Fields of",
)
_LINE = re.compile(rf"({'|'.join(sorted(_LABELS, key=len, reverse=True))})(?: ([a-z_]+))?: (.*)")
_NODES = ("Step", "Condition", "Count", "Areas", "Cards", "Players", "Event", "Lasting")

Described = dict[str, list[str]]


def described(docstring: str | None) -> Described:
    found: Described = {}
    for line in _joined((docstring or "").splitlines()):
        match = _LINE.fullmatch(line)
        if match is not None:
            label = f"{match[1]} {match[2]}" if match[2] else match[1]
            found.setdefault(label, []).append(match[3])
    return found


def patterns_in(found: Described) -> list[str]:
    return [pattern for label in _NODES for pattern in found.get(label, ())]


def names_in(found: Described, label: str) -> list[str]:
    """`-` where there is none."""
    names = (name.strip() for line in found.get(label, ()) for name in line.split(","))
    return [name for name in names if name != "-"]


def _joined(lines: list[str]) -> list[str]:
    """A labelled line with all that is indented below it."""
    joined: list[str] = []
    depth = 0
    for line in lines:
        indent = len(line) - len(line.lstrip())
        text = line.strip()
        if joined and text and indent > depth and _LINE.fullmatch(joined[-1]):
            joined[-1] += " " + text
        else:
            joined.append(text)
            depth = indent
    return joined
