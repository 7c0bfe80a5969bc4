"""The whole compiler on one screen. In: SourceFiles. Out: pages, vocabulary, rules, generated files; all diagnostics."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from cardwright import checks
from cardwright.contract import Contract, contracts_in, is_contract
from cardwright.diagnostics import Diagnostic
from cardwright.rules.certain import only_certain
from cardwright.rules.from_syntax import read_page
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.syntax import Grammar, Page, from_text, prepare_grammar
from cardwright.vocabulary import Vocabulary, from_pages

if TYPE_CHECKING:
    from cardwright.plan.packages import Package
    from cardwright.python.compiled import Compiled

Found = tuple[Diagnostic, ...]
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Language:
    """What a text is read with: the grammar is everybody's, the nouns are those of a game and its packs."""

    grammar: Grammar
    vocabulary: Vocabulary


@dataclass(frozen=True, slots=True)
class Project:
    """Everything that was understood of some files. `pages` and `read` stand in the order of `sources`.

    `contracts`: by the folder of each game, what its runtime offers.
    """

    language: Language
    sources: tuple[SourceFile, ...]
    pages: tuple[Page, ...]
    read: tuple[tuple[Card, ...], ...]
    contracts: Mapping[str, Contract]

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(card for page in self.read for card in page)


def understand(sources: Iterable[SourceFile], cache: str | None = None) -> tuple[Project, Found]:
    """Text -> pages -> vocabulary -> rules. `cache` is a file in which the grammar's tables may be kept."""
    grammar = prepare_grammar(cache)
    every = tuple(sources)
    sources = tuple(source for source in every if not is_contract(source))
    contracts = contracts_in(every)
    pages, in_pages = _each(from_text(source, grammar) for source in sources)
    vocabulary, in_vocabulary = from_pages(pages)
    read, in_rules = _each(read_page(page, vocabulary) for page in pages)
    language = Language(grammar, vocabulary)
    found = with_certain_fixes(language, sources, pages, (*in_pages, *in_rules))
    return Project(language, sources, pages, read, contracts), (*found, *in_vocabulary)


def with_certain_fixes(
    language: Language,
    sources: Iterable[SourceFile],
    pages: Iterable[Page],
    found: Iterable[Diagnostic],
) -> Found:
    """The findings of these files; a fix that could do harm is but a suggestion."""
    of_file: dict[str, list[Diagnostic]] = {}
    for finding in found:
        of_file.setdefault(finding.primary.span.path, []).append(finding)
    read = [(source, page, of_file.get(source.path, [])) for source, page in zip(sources, pages)]
    return tuple(
        finding
        for source, page, told in read
        for finding in only_certain(source, page, told, language.vocabulary, language.grammar)
    )


def check(sources: Iterable[SourceFile], cache: str | None = None) -> tuple[Project, Found]:
    """Everything there is to say about these files, in the order of files and lines."""
    project, found = understand(sources, cache)
    checked = checks.run_all(project.cards, project.language.vocabulary, project.sources)
    return project, in_order((*found, *checked))


def compile_all(
    project: Project, packages: "tuple[Package, ...]"
) -> "tuple[tuple[Compiled, ...], Found]":
    """Rules -> plan -> Python, not yet formatted. `packages`: where the modules of the project's folders go."""
    # Who only checks need not wait for the templates and the words of all languages to load.
    from cardwright.python.compiled import compiled, setting

    within = setting(project.language.vocabulary, project.cards, project.contracts, packages)
    files, found = _each(map(partial(compiled, within=within), project.read, project.sources))
    return tuple(file for file in files if file is not None), found


def in_order(found: Iterable[Diagnostic]) -> Found:
    return tuple(sorted(found, key=lambda d: (d.primary.span, d.slug)))


def _each(results: Iterable[tuple[Value, Found]]) -> tuple[tuple[Value, ...], Found]:
    read = tuple(results)
    return tuple(value for value, _ in read), tuple(d for _, found in read for d in found)
