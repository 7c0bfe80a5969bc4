"""`wrong-severity`: a manifest switches a rule that is none, or to a level that is none. In: a deck. Out: an error for each such line."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from cardwright.checks.deck import Deck
from cardwright.checks.proof_reading import LEVELS, OFF
from cardwright.findings import Finding, error
from cardwright.findings.near import near
from cardwright.findings.words import either, quoted
from cardwright.rules.nodes import Field

_MANIFESTS = ("game", "set", "pack")


def findings(deck: Deck) -> Iterator[Finding]:
    for category in _MANIFESTS:
        for entry in deck.vocabulary.of_category(category):
            for field in entry.fields:
                if field.name == "severity":
                    yield from _of_line(field)


def _of_line(field: Field) -> Iterator[Finding]:
    slug, level, *_ = (*map(str, field.values), "", "")
    if slug not in _slugs():
        alike = quoted(near(slug, _slugs()).words)
        yield _wrong(
            field, f"No finding is called `{slug}`", f"Perhaps {either(alike)}." if alike else ""
        )
    elif level not in (*LEVELS, OFF):
        yield _wrong(field, f"`{level}` is no severity", "There are `error`, `warning` and `off`.")


@cache
def _slugs() -> frozenset[str]:
    pages = (files("cardwright_grammar") / "findings").iterdir()
    return frozenset(page.name.removesuffix(".md") for page in pages)


def _wrong(field: Field, title: str, help: str) -> Finding:
    body = 'A line of a manifest reads like `severity "unused-noun" off`.'
    return error("wrong-severity", title, field.span, "switches nothing", body=body, help=help)
