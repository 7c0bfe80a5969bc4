"""docs/phrase-book.md. In: the sources of a project and the examples of the grammar. Out: what cards print, in its usual ways, and the lines to write."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cardwright.pipeline import Project
from cardwright.printed.offered_lines import line_meant
from cardwright.printed.readers import reader_of
from cardwright.printed.reading import TextReader
from cardwright.printed.words_of_text import words_of
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.wording import word_card
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright_tools.language_page.examples import all_examples, sections
from cardwright_tools.language_page.page import example_sources
from cardwright_tools.printed.variants import variants
from cardwright_tools.project import HOME

PAGE = HOME / "docs" / "phrase-book.md"
MOST_WAYS = 4
BEGINNING = """\
# Phrase book

What a card prints, and the lines to write for it. The first column is the English that Cardwright generates for the examples of the language, the second column other usual ways to
print the same. Each was read by `cardwright wording compare` ([docs/printed.md](printed.md)). This page is generated (`python -m cardwright_tools.language_page`), and a test compares it.

`cardwright import` does the same for the wording of a whole card. If you type such a sentence in a source, `check` shows you its lines. The other direction, in three languages, is [docs/wording.md](wording.md).
"""
HEAD = "| printed | or | in a source |\n|---|---|---|"


@dataclass(frozen=True, slots=True)
class PrintReader:
    """Who reads the sentences, and for which project."""

    project: Project
    reader: TextReader

    def lines(self, text: str, card: Card) -> str:
        vocabulary, grammar = self.project.vocabulary, self.project.grammar
        return line_meant(text, False, card.path, self.reader, vocabulary, grammar, card)


def phrase_book(sources: Iterable[SourceFile]) -> str:
    project = Project((*sources, *example_sources(all_examples())))
    reads = PrintReader(project, reader_of(project.vocabulary, project.cards, by_first=True))
    by_example: dict[str, list[Card]] = {}
    for card in project.cards:
        by_example.setdefault(card.path.rpartition("/")[2].removesuffix(".card"), []).append(card)
    parts = [BEGINNING.strip()]
    seen: set[str] = set()
    for section in sections():
        cards = [c for entry in section.entries for c in by_example.get(entry.example.id, ())]
        rows = [row for card in cards for row in _rows(card, reads, seen)]
        if rows:
            parts.append("\n".join((f"## {section.title}\n", HEAD, *rows)))
    return "\n\n".join(parts) + "\n"


def _rows(card: Card, reads: PrintReader, seen: set[str]) -> Iterator[str]:
    for text in word_card(card, lexicon_of(reads.project.vocabulary)).lines:
        lines = "" if text in seen else reads.lines(text, card)
        seen.add(text)
        if lines:
            ways = dict.fromkeys(
                way for way in variants(text) if way.strip("().") != text.strip("().")
            )
            same = [way for way in ways if reads.lines(way, card) == lines][:MOST_WAYS]
            yield f"| {text} | {'<br>'.join(same)} | {'<br>'.join(map(_shown, lines.splitlines()))} |"


def _shown(line: str) -> str:
    bare = line.lstrip()
    return "&nbsp;" * (len(line) - len(bare)) + f"`{bare}`"
