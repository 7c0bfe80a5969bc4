"""Everything the cards around the user say. In: the folder the user stands in. Out: the compiler's Project, with its findings."""

import sys

from cardwright import pipeline
from cardwright.diagnostics import Diagnostic
from cardwright.diagnostics.words import many
from cardwright.rules.nodes import Card
from cardwright_tools.checking.memory import cache_folder
from cardwright_tools.project import Project, find_project, sources_of


def cache_file() -> str:
    """Where the grammar's tables are kept between runs; empty where the user has no safe place for them."""
    folder = cache_folder()
    name = f"grammar-{sys.version_info.major}{sys.version_info.minor}.bin"
    return str(folder / name) if folder else ""


def understand(project: Project) -> tuple[pipeline.Project, tuple[Diagnostic, ...]]:
    return pipeline.understand(sources_of(project), cache_file() or None)


def understood() -> pipeline.Project:
    """The cards of the project around the user; damaged ones are left out, `cardwright check` says why."""
    understanding, findings = understand(find_project())
    errors = sum(finding.is_error for finding in findings)
    if errors:
        print(f"{many(errors, 'error')}: run `cardwright check`.", file=sys.stderr)
    return understanding


def cards_named(words: str, cards: list[Card]) -> list[Card]:
    """By id, by name, or by the name of a file."""
    id = words.lower().removesuffix(".card").replace("-", "_").replace(" ", "_")
    return [card for card in cards if card.id == id or card.name.lower() == words.lower()]
