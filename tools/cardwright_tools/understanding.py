"""Everything the cards around the user say. In: the folder the user stands in. Out: the compiler's Project."""

import sys
from cardwright import pipeline
from cardwright.findings.words import many
from cardwright.rules.nodes import Card
from cardwright_tools.project import find_project, sources_of


def understood() -> pipeline.Project:
    """The cards of the project around the user; damaged ones are left out, `cardwright check` says why."""
    project, found = pipeline.understand(sources_of(find_project()))
    errors = sum(finding.is_error for finding in found)
    if errors:
        print(f"{many(errors, 'error')}: run `cardwright check`.", file=sys.stderr)
    return project


def cards_named(words: str, cards: list[Card]) -> list[Card]:
    """By id, by name, or by the name of a file."""
    id = words.lower().removesuffix(".card").replace("-", "_").replace(" ", "_")
    return [card for card in cards if card.id == id or card.name.lower() == words.lower()]
