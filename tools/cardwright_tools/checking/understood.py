"""The work of a check. In: texts, and what was understood of most of them before. Out: Understood, and its findings."""

from collections.abc import Mapping
from dataclasses import dataclass

from cardwright import checks, pipeline
from cardwright.contract import Contract, is_contract
from cardwright.plan.buildable import in_build, unbuilt_shapes
from cardwright.plan.shapes import Shapes
from cardwright.rules.certain import only_certain
from cardwright.rules.from_syntax import read_page
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.syntax import Page, from_text, prepare_grammar
from cardwright.vocabulary import Vocabulary
from cardwright.vocabulary.from_syntax import kind_id
from cardwright_tools.checking.memory import Checked, Found
from cardwright_tools.understanding import cache_file

Sources = Mapping[str, SourceFile]


@dataclass(frozen=True, slots=True)
class File:
    """What one file says, what is said about its lines, and what a build would say."""

    cards: tuple[Card, ...]
    found: Found
    built: Found
    declares: bool
    """Whether it declares a noun or a set, so that other files may mean something else when it changes."""


@dataclass(frozen=True, slots=True)
class Understood:
    vocabulary: Vocabulary
    clashes: Found
    files: dict[str, File]
    contracts: Mapping[str, Contract]


def understood(sources: Sources) -> Understood:
    project, found = pipeline.understand(sources.values(), cache_file() or None)
    vocabulary = project.language.vocabulary
    sources = {source.path: source for source in project.sources}
    pages = dict(zip(sources, project.pages, strict=True))
    read = dict(zip(sources, project.read, strict=True))
    clashes = tuple(f for f in found if f.slug == "duplicate-noun")
    shapes = unbuilt_shapes(vocabulary, project.cards, project.contracts)
    files = {
        name: File(
            read[name],
            tuple(f for f in found if f.primary.span.path == name and f not in clashes),
            in_build(read[name], source, vocabulary, shapes),
            _declares(pages[name], vocabulary),
        )
        for name, source in sources.items()
    }
    return Understood(vocabulary, clashes, files, project.contracts)


def refreshed(before: Understood, sources: Sources, changed: set[str]) -> Understood | None:
    """The changed files read anew; None where nouns may have changed, so that all must be."""
    gone = set(before.files) - set(sources)
    if any(name in sources and is_contract(sources[name]) for name in changed):
        return None
    sources = {name: s for name, s in sources.items() if not is_contract(s)}
    if any(name in before.files and before.files[name].declares for name in gone | changed):
        return None
    shapes = _shapes(before)
    files = {name: _file(sources[name], before.vocabulary, shapes) for name in changed}
    if any(file.declares for file in files.values()):
        return None
    kept = {name: files[name] if name in files else before.files[name] for name in sources}
    return Understood(before.vocabulary, before.clashes, kept, before.contracts)


def with_file(before: Understood, source: SourceFile) -> Understood:
    """One file read anew, with the nouns that were there before."""
    read = {source.path: _file(source, before.vocabulary, _shapes(before))}
    files = before.files | read
    return Understood(before.vocabulary, before.clashes, files, before.contracts)


def check_understood(understood: Understood, sources: Sources) -> Checked:
    cards = tuple(card for file in understood.files.values() for card in file.cards)
    read = tuple(finding for file in understood.files.values() for finding in file.found)
    checked = checks.run_all(cards, understood.vocabulary, tuple(sources.values()))
    items = {name: len(file.cards) for name, file in understood.files.items()}
    found = (*read, *understood.clashes, *checked)
    broken = {finding.primary.span.path for finding in found if finding.is_error}
    # What no game can carry out may well follow from a mistake.
    built = (f for name, file in understood.files.items() if name not in broken for f in file.built)
    return Checked(pipeline.in_order((*found, *built)), items)


def _shapes(before: Understood) -> dict[str, Shapes]:
    nouns = (card for file in before.files.values() if file.declares for card in file.cards)
    return unbuilt_shapes(before.vocabulary, nouns, before.contracts)


def _file(source: SourceFile, vocabulary: Vocabulary, shapes: Mapping[str, Shapes]) -> File:
    grammar = prepare_grammar(cache_file() or None)
    page, in_page = from_text(source, grammar)
    cards, in_cards = read_page(page, vocabulary)
    found = only_certain(source, page, (*in_page, *in_cards), vocabulary, grammar)
    built = in_build(cards, source, vocabulary, shapes)
    return File(cards, found, built, _declares(page, vocabulary))


def _declares(page: Page, vocabulary: Vocabulary) -> bool:
    kinds = (vocabulary.kind(kind_id(item)) for item in page.items)
    return any(kind is not None and (kind.is_category or kind.nouns) for kind in kinds)
