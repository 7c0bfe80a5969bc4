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

What each line of the language says in English, Czech and Serbian. This page is generated (`python -m cardwright_tools.language_page`) from the example of each rule of the grammar and from the phrase
tables in `grammar/cardwright_grammar/phrases/`; a test compares it.

A phrase is one entry in the table of its language, with slots. `{goods.acc}` is a part in a certain case, `{gain!}` a verb in the voice of the
sentence (said to the player, said of another, after *můžete* or *da*, after *abyste* or *da biste*), `{every~count.acc}` an adjective
that agrees with a part. Nouns are in lexicons beside the cards, such as `lexicon/cs.card`: their gender, their cases in singular and plural, and
how they are counted. A phrase that is added to `en.toml` must also be added to `cs.toml` and `sr.toml`: a test compares the tables.
Serbian is written in Latin letters; `cardwright text CARD --lang sr --script cyrillic` converts them, and leaves names as they are.

## House style

A set or pack may word its items in its own way. Lines of its lexicon name a phrase of the table, its form if it has one, and the words; English has
a lexicon for that, too. `cards/fan/moss_gardens/lexicon/en.card` is such a style:

```card
lexicon en "English"
    phrase gain_plain "take {goods} from the store {per}"
    phrase labels_effect "Garden rule:"
```

A card of that pack then says, for example: *Remove up to 1 microbe from any player and take 3 plants from the store.* The name of a phrase is its section in
small letters and its key: `gain_plain` is `plain` in `[Gain]`. The lines hold for all items in the folder of the lexicon, and for no others; whatever they do not
name stays as the game says it, and so do labels of choices and messages in play. `check` refuses a phrase, form, slot, verb, adjective or case that there is not (`wrong-phrase`), and until it is
corrected the game's own words stand. What a house style says is read by `wording compare` and `import` as well.

## How the grammar of it is checked

`tests/wording/forms_by_hand.py` has the forms of nouns and adjectives in Czech and Serbian, written by hand; random numbers in rules of many shapes are compared with them: nouns behind
numbers, adjectives, verbs, participles and pronouns. Every word of all texts and of random rules is looked up in Debian's hunspell dictionaries; `.ci/run` installs
them (`apt-get install hunspell hunspell-cs hunspell-sr hunspell-en-us`), and where they are missing the tests are skipped. The few words that no
dictionary has are listed with a reason each in `tests/wording/test_spelling.py`.
"""
READ = """\
## What was read

People have read the generated texts as follows.

- **English**: all texts, with the packs. Of the 221 projects and corporations of base and Corporate Era none was found wrong or ambiguous after correction, and 4 (2 %) are awkward: two name
  twice what an area gives, two have a bracket (`steel may be used`). 153 of the 221 are equal to the print, capitals included. For that, one engineer wrote all of them down from memory outside the project, since no printed text is kept here, and a program compared
  them card by card; only line breaks, the sign for M€, ° and the form of the minus were ignored, and nothing was corrected after comparing. (The same list gave 133 before, and 143 without regard to capitals.) Elsewhere, one corporation lists six alternatives in one sentence, and bonus cards of MarsBot are long.
- **Czech**: all 1,109 different lines of text, by the author of the tables, who is not a native speaker: 23 were wrong (tense, place of a clitic, case, pronoun) and 32 awkward, and are corrected.
  Conditions within conditions in three global events are clumsy.
- **Serbian**: all 1,104 different lines of text, also by the author of the tables: 24 were wrong and 32 awkward, and are corrected. The same three global events are clumsy, and 23 texts put an imperative beside a
  present tense (`povećajte ... i dobijate`), as the Serbian rulebook does. There is no Serbian edition of Turmoil and MarsBot, so their terms are proposals.
- **Both**: nouns of packs without a lexicon stay English, and so do bonus cards without a Czech name.
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
