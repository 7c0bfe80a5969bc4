"""Files checked beside the game's own cards, which are read only once. In: SourceFiles. Out: what they say, and all findings about them."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from cardwright import checks, pipeline
from cardwright.diagnostics import Diagnostic
from cardwright.rules.from_syntax import read_page
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.syntax import Page, from_text
from cardwright.vocabulary import Vocabulary, from_pages
from cardwright_tools.project import HOME, find_project, sources_of
from cardwright_tools.understanding import cache_file

FOLDER = "cards/fan/ours"
"""Where a file stands that is to be checked like a card of a pack."""


@dataclass(frozen=True, slots=True)
class Beside:
    """`cards` and `pages` are those of the files alone; `sources` are all that was understood together."""

    pages: tuple[Page, ...]
    cards: tuple[Card, ...]
    vocabulary: Vocabulary
    findings: tuple[Diagnostic, ...]
    sources: tuple[SourceFile, ...]


@cache
def game() -> pipeline.Project:
    project, _ = pipeline.understand(sources_of(find_project(HOME)), cache_file() or None)
    return project


def check_beside_the_game(files: Iterable[SourceFile]) -> Beside:
    """The same findings as `pipeline.check` of everything has about these files."""
    files = tuple(files)
    read = [from_text(file, game().language.grammar) for file in files]
    pages = tuple(page for page, _ in read)
    vocabulary, clashes = from_pages((*game().pages, *pages))
    understood = [read_page(page, vocabulary) for page in pages]
    cards = tuple(card for cards, _ in understood for card in cards)
    sources = (*game().sources, *files)
    told = (finding for _, found in (*read, *understood) for finding in found)
    language = pipeline.Language(game().language.grammar, vocabulary)
    found = [
        *pipeline.with_certain_fixes(language, files, pages, told),
        *clashes,
        *checks.run_all((*game().cards, *cards), vocabulary, sources),
    ]
    paths = {file.path for file in files}
    ours = (finding for finding in found if finding.primary.span.path in paths)
    return Beside(pages, cards, vocabulary, pipeline.in_order(ours), sources)
