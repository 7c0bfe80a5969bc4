"""What the grammar would have gone on with, in words. In: names of terminals. Out: a phrase for a label."""

from collections.abc import Iterable

from cardwright.findings.words import either, quoted
from cardwright.syntax.grammar import END, OPENERS, Grammar

IN_WORDS = {
    "NAME": "a name",
    "NUMBER": "a number",
    "STRING": "text in quotes",
    "PERCENT": "a percentage",
    "CARD": "`card`",
    "TAG": "`tag`",
    "TILE": "`tile`",
    "RESOURCE": "`resource`",
    "OR_ELSE": "`, or`",
    "OR_LESS": "`or less`",
    "OR_MORE": "`or more`",
}

MOST_NAMED = 3


def keywords(expected: Iterable[str], grammar: Grammar) -> list[str]:
    """The words of the language among the terminals."""
    found = (grammar.keyword(name) for name in expected)
    return sorted(text for text in found if text)


def listed(texts: Iterable[str]) -> str:
    """`a`, `b` or `c`"""
    return either(quoted(list(texts)))


def expectation(expected: frozenset[str], grammar: Grammar) -> str:
    """At most three things, those that carry meaning first."""
    if expected <= {END, *OPENERS}:
        return "the end of the line"
    named = [IN_WORDS[name] for name in IN_WORDS if name in expected]
    words = quoted(keywords(expected, grammar))
    parts = named + words if len(named) < MOST_NAMED else named
    if not parts:
        return "the end of the line"
    if len(parts) > MOST_NAMED:
        return either([*parts[:2], "something else"])
    return either(parts)
