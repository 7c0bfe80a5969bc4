"""docs/wording.md. In: the sources of a project and the examples of the grammar. Out: a table of rule, English, Czech and Serbian."""

from collections.abc import Iterable

from cardwright.pipeline import Project
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.wording import word_card
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright.wording.phrases import languages
from cardwright_tools.language_page.examples import all_examples, sections
from cardwright_tools.language_page.page import example_sources
from cardwright_tools.project import HOME

OTHERS = tuple(language for language in languages() if language != "en")
PAGE = HOME / "docs" / "wording.md"
BEGINNING = """\
# Wording

This page is generated (`python -m cardwright_tools.language_page`) from the example of each rule of the grammar and from the phrase
tables in `grammar/cardwright_grammar/phrases/`. A test holds it to them.

A phrase is a line of the table of its language, with slots. `{goods.acc}` is a part in a case, `{gain!}` a verb in the voice of the
sentence (said to the player, said of another, behind *můžete* or *da*, behind *abyste* or *da biste*), `{every~count.acc}` an adjective
that agrees with a part. Nouns stand in lexicons beside the cards, `lexicon/cs.card`: gender, the cases of one and of several, and
how they are counted. Whoever adds a phrase to `en.toml` adds it to `cs.toml` and `sr.toml`: a test compares the tables.
Serbian is kept in Latin; `cardwright text CARD --lang sr --script cyrillic` turns the letters, and leaves names as they are.
"""
READ = """\
## What was read

All texts were read in English, with the packs. Of the 221 projects and corporations of base and Corporate Era none was found wrong or ambiguous once they were mended, and 4 (2 %) are awkward: two that
say twice what an area gives, and two with a bracket (`steel may be used`). About 146 of the 221 are equal to the print, by comparing each text with the print as one engineer remembers it (capitals that only
stress, ° and the form of the minus do not count; about ten cards are uncertain either way, and no printed text is kept). Elsewhere one corporation has six ways in one sentence, and bonus cards of MarsBot are long. Czech was read for all sets and packs but Turmoil,
Serbian wherever a pattern changed, the rest in an earlier round, and most of MarsBot's Serbian not at all; by the author of the tables, who is no native speaker. What is left: in both, conditions one inside the other in three global events, and pack nouns that
have no lexicon and stand in English; in Serbian 23 texts with a command beside a plain present (`povećajte ... i dobijate`), which is how its rule book says it. Terms of Turmoil and MarsBot in Serbian are
proposals, for there is no Serbian edition of them; bonus cards without a Czech name keep their English one.
"""


def wording_page(sources: Iterable[SourceFile]) -> str:
    project = Project((*sources, *example_sources(all_examples())))
    by_example: dict[str, list[Card]] = {}
    for card in project.cards:
        by_example.setdefault(card.path.rpartition("/")[2].removesuffix(".card"), []).append(card)
    said = {language: _said(project, by_example, language) for language in ("en", *OTHERS)}
    head = f"| rule | {' | '.join(said)} |\n|{'---|' * (len(said) + 1)}"
    parts = [BEGINNING.strip()]
    for section in sections():
        rows = [
            f"| {entry.rule.replace('_', ' ')} | {' | '.join(by[entry.example.id] for by in said.values())} |"
            for entry in section.entries
            if all(by.get(entry.example.id) for by in said.values())
        ]
        if rows:
            parts.append("\n".join((f"## {section.title}\n", head, *rows)))
    return "\n\n".join((*parts, READ.strip())) + "\n"


def _said(project: Project, examples: dict[str, list[Card]], language: str) -> dict[str, str]:
    lexicon = lexicon_of(project.language.vocabulary, language)
    return {
        id: "<br>".join(line for card in cards for line in word_card(card, lexicon).lines)
        for id, cards in examples.items()
    }
