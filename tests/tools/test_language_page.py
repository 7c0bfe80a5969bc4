"""docs/language.md says what the grammar, the categories and the vocabularies say, and all its examples are sound."""

import pytest

from cardwright.checks.proof_reading import PROOF_READING
from cardwright.findings import Finding
from cardwright.pipeline import Project as Understood
from cardwright.source import SourceFile
from cardwright.vocabulary import categories
from cardwright_tools.language_page import phrase_book, wording_page
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
def project() -> Understood:
    """All examples, read together."""
    return Understood((*official(), *example_sources(EXAMPLES.values())))


@pytest.fixture(scope="module")
def found(project: Understood) -> dict[str, list[Finding]]:
    """Findings by the file they are in."""
    by_file: dict[str, list[Finding]] = {}
    for finding in project.found(project.by_path):
        name = finding.primary.span.path.rpartition("/")[2].removesuffix(".card")
        by_file.setdefault(name, []).append(finding)
    return by_file


def test_page_is_what_would_be_generated_now(bless: bool) -> None:
    """If not: `pytest tests/tools/test_language_page.py --bless`."""
    if bless:
        PAGE.write_text(language_page(official()), encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == language_page(official())


def test_the_table_of_wordings_is_what_would_be_generated_now(bless: bool) -> None:
    if bless:
        wording_page.PAGE.write_text(wording_page.wording_page(official()), encoding="utf-8")
    assert wording_page.PAGE.read_text(encoding="utf-8") == wording_page.wording_page(official())


def test_the_phrase_book_is_what_would_be_generated_now(bless: bool) -> None:
    now = phrase_book.phrase_book(official())
    if bless:
        phrase_book.PAGE.write_text(now, encoding="utf-8")
    assert phrase_book.PAGE.read_text(encoding="utf-8") == now


@pytest.mark.parametrize("id", EXAMPLES)
def test_example_compiles_without_a_finding(id: str, found: dict[str, list[Finding]]) -> None:
    # An example shows one sentence, and is no card for a proof-reader.
    slugs = [f.slug for f in found.get(id, []) if f.slug not in PROOF_READING]
    assert slugs == [slug for slug in (EXAMPLES[id].finding,) if slug]


def test_every_example_can_be_played(project: Understood) -> None:
    paths = [source.path for source in example_sources(EXAMPLES.values())]
    assert [found.title for path in paths for found in project.unplayable(path)] == []


def test_examples_of_the_categories_are_a_game_together() -> None:
    every = [(name, category.example) for name, category in categories().items()]
    every.append(("small_game", small_game()[1].text))
    folders = {"pack": "ice_age/"}
    sources = [
        SourceFile(f"cards/red_dust/{folders.get(name, '')}{name}.card", text)
        for name, text in every
    ]
    assert [d.title for d in Understood(sources).findings()] == []


def test_every_sentence_of_the_grammar_is_explained() -> None:
    assert rules_with_meaning() == set(rules_with_sentences())


def test_few_words_serve_one_card_and_each_has_its_reason() -> None:
    rows = ruled_rows(Understood(official()).cards)
    assert len(single_use(rows)) <= 0.05 * sum(1 for row in rows if row.cards)
    assert {(row.word.group, row.word.name) for row in single_use(rows)} == set(reasons())


SAID_OF_AMOUNTS = {
    "score": "score {}{}",
    "discount": "discount {} on cards{}",
    "value is": "titanium_value is {} higher{}",
    "gain": "gain {} plants{}",
    "lose": "lose {} plants{}",
    "pay": "pay {} heat{}",
    "decrease": "decrease heat production {}{}",
    "place": "place {} oceans{}",
    "draw some, keep": "draw 4 cards, keep {} cards{}",
    "discard": "discard {} cards{}",
}
WRITTEN = {"number": ("1", ""), "counted": ("1", " per 2 cities"), "`all`": ("all", ""), "`half`": ("half", "")}  # fmt: skip


@pytest.fixture(scope="module")
def carried_out() -> dict[tuple[str, str], bool]:
    """What check says of each line with each amount."""
    sources: dict[tuple[str, str], SourceFile] = {}
    for line, sentence in SAID_OF_AMOUNTS.items():
        for column, (amount, behind) in WRITTEN.items():
            words = sentence.format(amount, behind)
            top = line in ("score", "discount", "value is")
            body = f"    {words}\n" if top else f"    action\n        {words}\n"
            id = f"amount_{len(sources)}"
            text = f'card {id} "Amount {id}"\n    number Z{len(sources):03}\n    active, cost 9\n{body}'
            path = f"cards/terraforming_mars/amounts/{id}.card"
            sources[line, column] = SourceFile(path, text)
    project = Understood((*official(), *sources.values()))
    bad = {f.primary.span.path for f in project.found(project.by_path) if f.is_error}
    bad |= {path for path in project.by_path if project.unplayable(path)}
    return {key: source.path not in bad for key, source in sources.items()}


@pytest.mark.parametrize("line", SAID_OF_AMOUNTS)
def test_the_table_of_amounts_says_what_check_says(
    line: str, carried_out: dict[tuple[str, str], bool]
) -> None:
    page = PAGE.read_text(encoding="utf-8").partition("### How much")[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in page.splitlines() if row.startswith("|")]  # fmt: skip
    [told] = [row for row in rows if row[0] == f"`{line}`"]
    said = dict(zip(rows[0], told, strict=True))
    assert {c: said[c] == "yes" for c in WRITTEN} == {c: carried_out[line, c] for c in WRITTEN}
