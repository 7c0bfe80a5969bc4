"""The way out for ideas that the language cannot say. In: the `python` line of a card. Out: the module and class that it names.

Nothing of it is copied into generated code: the catalogue names the class, and `check` reports every use.
"""

import re
from collections.abc import Iterator

from cardwright.findings import Finding, error
from cardwright.rules.nodes import Card

_NAMED = re.compile(r"([a-z_][a-z0-9_]*(?:\.[a-z_][a-z0-9_]*)*):([A-Z][A-Za-z0-9_]*)", re.ASCII)


def hand_written(card: Card) -> tuple[str, str] | None:
    """`my_pack.effects:Storm` -> module and class."""
    named = _NAMED.fullmatch(card.python)
    return (named[1], named[2]) if named is not None else None


def badly_named(card: Card) -> Iterator[Finding]:
    if card.python and hand_written(card) is None:
        yield error(
            "wrong-python-name",
            f"`{card.python}` does not name a class of Python",
            card.python_span,
            "a module, a colon, a class",
            help='Write it like this: python "my_pack.effects:Storm".',
        )
