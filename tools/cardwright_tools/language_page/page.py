"""docs/language.md. In: the sources of a project and what the grammar says about itself. Out: the page as text."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from cardwright.pipeline import Project
from cardwright.source import SourceFile
from cardwright.vocabulary.from_syntax import kind_id
from cardwright.wording import word_card
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright_grammar import FOLDER
from cardwright_tools.language_page.descriptions import descriptions
from cardwright_tools.language_page.examples import (
    Entry,
    Example,
    Section,
    all_examples,
    entries_by_word,
    sections,
    shape_of_a_file,
)
from cardwright_tools.language_page.ideas import ideas
from cardwright_tools.language_page.tables import fence, kinds, nouns
from cardwright_tools.project import HOME
from cardwright_tools.checking.usage import Row, ruled_rows, single_use

PAGE = HOME / "docs" / "language.md"
BEGINNING = """\
# The language

Every word of the card language, with examples. Each entry shows the lines that it allows, says what they mean, and gives an example
with the English that Cardwright generates from it. `cardwright explain WORD` prints the same in a terminal. To look for a word, use the [index](#every-word).
`cardwright text NOUN` says what players read of a noun that your pack declares; each card that uses it says so, too, in brackets below its text.

For the exact meaning of a line, down to the last detail, see [tools/cardwright_tools/meaning/language](../tools/cardwright_tools/meaning/language): small
programs over plain dictionaries, one function for each word. This page is generated from the grammar, the categories of nouns and the vocabularies
(`python -m cardwright_tools.language_page`), and a test compiles every example; to change the page, change those."""
SINGLE_USE = """\
## Words for one card alone

A verb, trigger, modifier or count that only one card can use would be little better than a card written in Python. At most one in
twenty may be like that, and each needs a reason why no combination of others can say the same. `cardwright check --usage` counts them."""

EVERY_WORD = """\
## Every word

The words of the language, and the entries whose lines show them; `of`, `or`, `with` and `you` stand almost everywhere. For nouns, see
[nouns by category](#nouns-by-category)."""
_ALMOST_EVERYWHERE = 15

Wordings = Mapping[str, tuple[str, ...]]


def language_page(sources: Iterable[SourceFile]) -> str:
    sources = tuple(sources)
    project = Project(sources)
    with_examples = Project((*sources, *example_sources(all_examples())))
    said = dict(_wordings(with_examples))
    vocabulary = project.language.vocabulary
    body = (
        _shape(said),
        kinds(vocabulary, dict(_first_of_each_kind(project))),
        *(_section(section, said) for section in sections()),
        descriptions(project.contracts[GAME]),
        nouns(vocabulary),
        _every_word(),
        ideas(),
        _single_use(ruled_rows(project.cards)),
    )
    text = "\n\n".join(part.strip() for part in body) + "\n"
    return "\n\n".join((BEGINNING, contents(text), text))


def contents(text: str) -> str:
    """Each section, and the names in it, as links: a code host makes the anchors, and numbers those that come again."""
    seen: Counter[str] = Counter()
    lines: list[str] = []
    for marks, title in _HEADING.findall(_FENCED.sub("", text)):
        anchor = _NO_ANCHOR.sub("", title.lower()).replace(" ", "-")
        link = f"[{title.replace('`', '')}](#{anchor}{f'-{seen[anchor]}' if seen[anchor] else ''})"
        seen[anchor] += 1
        if marks == "##":
            lines.append(f"- {link}")
        else:
            lines[-1] += (", " if lines[-1].count("](") > 1 else ": ") + link
    return "\n".join(("## Contents", "", *lines))


_FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_HEADING = re.compile(r"^(##|###) (.+)$", re.MULTILINE)
_NO_ANCHOR = re.compile(r"[^\w\- ]")


def example_sources(examples: Iterable[Example]) -> tuple[SourceFile, ...]:
    """Each example as a file of one pack, so that the nouns which it declares can be played."""
    files = (SourceFile(f"{_FOLDER}{example.id}.card", example.text) for example in examples)
    return (SourceFile(f"{_FOLDER}pack.card", _PACK), *files)


GAME = "cards/terraforming_mars"
_FOLDER = "cards/fan/examples/"
_PACK = """\
pack examples "Examples"
    game terraforming_mars
    fan_made
    version "1.0"
    licence "CC BY 4.0"
    authors "Cardwright contributors"
    needs base, corporate_era, turmoil
"""


def reasons() -> dict[tuple[str, str], str]:
    """Why a word that serves one card alone is there, by group and word."""
    table = tomllib.loads((FOLDER / "single_use.toml").read_text(encoding="utf-8"))
    return {(group, word): why for group, words in table.items() for word, why in words.items()}


def _wordings(project: Project) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What the items of each example say; nouns that an example declares for itself say nothing."""
    lexicon = lexicon_of(project.language.vocabulary)
    for card in project.cards:
        if card.path.startswith(_FOLDER):
            id = card.path.removeprefix(_FOLDER).removesuffix(".card")
            if lines := word_card(card, lexicon).lines:
                yield id, lines


def _first_of_each_kind(project: Project) -> Iterator[tuple[str, str]]:
    """Kind and text of the first item of each kind, in the order of their ids."""
    texts = {source.path: source.text for source in project.sources}
    items = (item for page in project.pages for item in page.items)
    for item in sorted(items, key=lambda item: item.id.text, reverse=True):
        end = max((line.span.end for line in item.walk()), default=item.span.end)
        yield kind_id(item), texts[item.id.span.path][item.span.start : end]


def _shape(said: Wordings) -> str:
    means, example = shape_of_a_file()
    return "\n\n".join(("## The shape of a file", means, _shown(example, said)))


def _section(section: Section, said: Wordings) -> str:
    entries = (_entry(entry, said) for entry in section.entries)
    return "\n\n".join((f"## {section.title}", section.means, *entries))


def _entry(entry: Entry, said: Wordings) -> str:
    sentences = "\n".join(f"    {sentence}" for sentence in entry.sentences)
    title = f"### {entry.rule.replace('_', ' ')}"
    return "\n\n".join((title, sentences, entry.means, _shown(entry.example, said)))


def _shown(example: Example, said: Wordings) -> str:
    words = "\n>\n".join(f"> {line}" for line in said.get(example.id, ()))
    return f"{fence(example.text)}\n\n{words}".strip()


def _every_word() -> str:
    rows = [
        f"| `{word}` | {', '.join(map(_link, rules))} |"
        for word, rules in entries_by_word().items()
        if len(rules) < _ALMOST_EVERYWHERE
    ]
    return "\n".join((EVERY_WORD, "", "| word | stands in |", "|---|---|", *rows))


def _link(rule: str) -> str:
    return f"[{rule.replace('_', ' ')}](#{rule.replace('_', '-')})"


def _single_use(rows: Iterable[Row]) -> str:
    used = [row for row in rows if row.cards]
    alone = single_use(used)
    count = f"The cards use {len(used)} of them; {len(alone)} of these serve one card alone."
    lines = [_reason(row) for row in alone]
    return "\n\n".join((SINGLE_USE, count, "\n".join(lines)))


def _reason(row: Row) -> str:
    why = reasons().get((row.word.group, row.word.name), "")
    return f"- `{row.word.name}` ({row.word.group}; `{row.cards[0]}`): {why}"
