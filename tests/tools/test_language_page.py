"""docs/language.md says what the grammar, the categories and the vocabularies say, and all its examples are sound."""

import pytest

from cardwright.findings import Finding
from cardwright.pipeline import Project as Understood
from cardwright.source import SourceFile
from cardwright.vocabulary import categories
from cardwright_tools.language_page.examples import (
    all_examples,
    rules_with_meaning,
    rules_with_sentences,
    small_game,
)
from cardwright_tools.language_page.page import PAGE, example_sources, language_page, reasons
from cardwright_tools.project import HOME, Project, sources_of
from cardwright_tools.checking.usage import ruled_rows, single_use

EXAMPLES = {example.id: example for example in all_examples()}


def official() -> tuple[SourceFile, ...]:
    return sources_of(Project(HOME, HOME / "cards", HOME / "generated"))


@pytest.fixture(scope="module")
def found() -> dict[str, list[Finding]]:
    """Findings by the file they are in, all examples read together."""
    by_file: dict[str, list[Finding]] = {}
    project = Understood((*official(), *example_sources(EXAMPLES.values())))
    for finding in project.found(project.by_path):
        name = finding.primary.span.path.rpartition("/")[2].removesuffix(".card")
        by_file.setdefault(name, []).append(finding)
    return by_file


def test_page_is_what_would_be_generated_now(bless: bool) -> None:
    """If not: `pytest tests/tools/test_language_page.py --bless`."""
    if bless:
        PAGE.write_text(language_page(official()), encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == language_page(official())


@pytest.mark.parametrize("id", EXAMPLES)
def test_example_compiles_without_a_finding(id: str, found: dict[str, list[Finding]]) -> None:
    slugs = [finding.slug for finding in found.get(id, [])]
    assert slugs == [slug for slug in (EXAMPLES[id].finding,) if slug]


def test_examples_of_the_categories_are_a_game_together() -> None:
    every = [(name, category.example) for name, category in categories().items()]
    every.append(("small_game", small_game()[1].text))
    sources = [SourceFile(f"cards/red_dust/{name}.card", text) for name, text in every]
    assert [d.title for d in Understood(sources).findings()] == []


def test_every_sentence_of_the_grammar_is_explained() -> None:
    assert rules_with_meaning() == set(rules_with_sentences())


def test_few_words_serve_one_card_and_each_has_its_reason() -> None:
    rows = ruled_rows(Understood(official()).cards)
    assert len(single_use(rows)) <= 0.1 * sum(1 for row in rows if row.cards)
    assert {(row.word.group, row.word.name) for row in single_use(rows)} == set(reasons())
