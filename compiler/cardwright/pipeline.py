"""The whole compiler on one screen. In: SourceFiles. Out: pages, vocabulary, rules, generated files; all diagnostics."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from cardwright import checks
from cardwright.diagnostics import Diagnostic
from cardwright.plan.from_rules import from_rules as plan_card
from cardwright.plan.nodes import Module
from cardwright.rules.from_syntax import read_page
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.syntax import Grammar, Page, from_text, prepare_grammar
from cardwright.target import Target, target_of
from cardwright.vocabulary import Vocabulary, from_pages
from cardwright.wording import word_card

Found = tuple[Diagnostic, ...]
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Language:
    """What a text is read with: the grammar is everybody's, the nouns are those of a game and its packs."""

    grammar: Grammar
    vocabulary: Vocabulary


@dataclass(frozen=True, slots=True)
class Project:
    """Everything that was understood of some files."""

    language: Language
    sources: tuple[SourceFile, ...]
    pages: tuple[Page, ...]
    cards: tuple[Card, ...]


def understand(sources: Iterable[SourceFile], cache: str | None = None) -> tuple[Project, Found]:
    """Text -> pages -> vocabulary -> rules. `cache` is a file in which the grammar's tables may be kept."""
    grammar = prepare_grammar(cache)
    sources = tuple(sources)
    pages, in_pages = _each(from_text(source, grammar) for source in sources)
    vocabulary, in_vocabulary = from_pages(pages)
    cards, in_cards = _each(read_page(page, vocabulary) for page in pages)
    project = Project(
        Language(grammar, vocabulary),
        sources,
        pages,
        tuple(card for page in cards for card in page),
    )
    return project, (*in_pages, *in_vocabulary, *in_cards)


def understand_one(source: SourceFile, language: Language) -> tuple[tuple[Card, ...], Found]:
    """The cards of one file that declares no noun, read with a vocabulary that is there already."""
    page, in_page = from_text(source, language.grammar)
    cards, in_cards = read_page(page, language.vocabulary)
    return cards, (*in_page, *in_cards)


def check(sources: Iterable[SourceFile], cache: str | None = None) -> tuple[Project, Found]:
    """Everything there is to say about these files, in the order of files and lines."""
    project, found = understand(sources, cache)
    checked = checks.run_all(project.cards, project.language.vocabulary, project.sources)
    return project, in_order((*found, *checked))


def compile_card(card: Card, target: Target) -> tuple[Module | None, Found]:
    """Rules -> plan; None for a card that has a mistake, and for what becomes no class (a noun, a set)."""
    if card.damaged:
        return None, ()
    wording = str(word_card(card, target.lexicon))
    source = target.sources[card.path]
    folder = target.folder(card.path)
    return plan_card(card, target.shapes, source, folder, wording, target.words)


def compile_all(project: Project) -> tuple[tuple[Module, ...], Found]:
    """The plan of every card. `python.from_plan` writes each module as text, which costs most of a build."""
    target = target_of(project.language.vocabulary, project.cards, project.sources)
    planned = [compile_card(card, target) for card in project.cards]
    return tuple(m for m, _ in planned if m), tuple(d for _, found in planned for d in found)


def in_order(found: Iterable[Diagnostic]) -> Found:
    return tuple(sorted(found, key=lambda d: (d.primary.span, d.slug)))


def _each(results: Iterable[tuple[Value, Found]]) -> tuple[tuple[Value, ...], Found]:
    read = tuple(results)
    return tuple(value for value, _ in read), tuple(d for _, found in read for d in found)
