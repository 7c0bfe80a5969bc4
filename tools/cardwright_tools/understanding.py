"""Everything the cards around the user say. In: the folder the user stands in. Out: the compiler's Project, and whose errors it leaves out."""

import sys
from collections.abc import Collection, Iterable

from cardwright import pipeline
from cardwright.checks.deck import nouns_named_by
from cardwright.findings import Finding
from cardwright.findings.words import many, quoted
from cardwright.rules.nodes import Card
from cardwright_tools.project import find_project, shown_name, source_paths, sources_of

MOST_NAMED = 3


def understood() -> pipeline.Project:
    """The cards of the project around the user; damaged ones are left out, `cardwright check` says why."""
    project, errors = understood_with_errors()
    tell_errors(errors)
    return project


def understood_with_errors() -> tuple[pipeline.Project, list[Finding]]:
    project, found = pipeline.understand(sources_of(find_project()))
    return project, [finding for finding in found if finding.is_error]


def tell_errors(errors: Iterable[Finding], files: Collection[str] | None = None) -> None:
    """Those of `files`, or all of them: whose they are, so that nobody looks for them in what was asked for."""
    told = [e for e in errors if files is None or e.primary.span.path in files]
    if told:
        paths = source_paths(find_project())
        damaged = sorted({shown_name(paths[error.primary.span.path]) for error in told})
        print(
            f"{many(len(told), 'error')} in {_named(damaged)}: run `cardwright check`.",
            file=sys.stderr,
        )


def _named(paths: list[str]) -> str:
    rest = len(paths) - MOST_NAMED
    if rest <= 0:
        return ", ".join(quoted(paths))
    return f"{', '.join(quoted(paths[:MOST_NAMED]))} and {many(rest, 'more file')}"


def files_behind(cards: Iterable[Card], project: pipeline.Project) -> set[str]:
    """Where they stand, and where the nouns are declared of which they speak."""
    entries = {entry.noun: entry.span.path for entry in project.language.vocabulary.entries}
    cards = tuple(cards)
    nouns = (noun for card in cards for node in card.walk() for noun in nouns_named_by(node))
    return {card.path for card in cards} | {entries[noun] for noun in nouns if noun in entries}


def cards_named(words: str, cards: list[Card]) -> list[Card]:
    """By id, by name, or by the name of a file."""
    id = words.lower().removesuffix(".card").replace("-", "_").replace(" ", "_")
    return [card for card in cards if card.id == id or card.name.lower() == words.lower()]
