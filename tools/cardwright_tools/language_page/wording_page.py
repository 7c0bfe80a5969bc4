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

The 344 texts of base, Corporate Era, Hellas and Elysium, Turmoil and its promotional cards were read in Serbian, and but for a part of the base game in Czech, by the author of the tables, who is no
native speaker, and mended where a pattern was awkward. What is left, counted by pattern: in Czech 7 (2 %), `vrchní karty balíčku (4 karty)` on two cards, `(ne: karty událostí)` on two, and conditions one inside
the other in three global events; in Serbian 26 (8 %), a command beside a plain present (`povećajte ... i dobijate`) on 23 and the same three events. Terms of Turmoil in
Serbian are proposals: there is no Serbian edition to follow. The MarsBot set has no lexicon yet, nor have most packs: their own nouns stand in English.
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
