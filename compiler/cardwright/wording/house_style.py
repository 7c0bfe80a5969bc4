"""The house style of a set or pack. In: the phrase table of a language, and the `phrase` lines of its lexicons. Out: a table for each folder, with these over the game's."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from cardwright.values import dataclass, replace
from cardwright.vocabulary import Entry
from cardwright.vocabulary.layers import folder_of
from cardwright.wording.mistakes import mistake_in
from cardwright.wording.phrases import (
    OF_THE_LANGUAGE,
    OWN_SLOTS,
    Phrases,
    Template,
    load_phrases,
    snake,
)
from cardwright.wording.text import slots_in

FORMS = ("holds", "must", "next", "held")
"""Those that any phrase may have."""


@dataclass(frozen=True, slots=True)
class StyledPhrase:
    """Where it stands in the table, and what the table says there."""

    section: str
    name: str
    usual: Template

    @property
    def forms(self) -> tuple[str, ...]:
        own = () if isinstance(self.usual, str) else self.usual
        return tuple(sorted({*own, *FORMS}))

    @property
    def slots(self) -> frozenset[str]:
        own = (self.usual,) if isinstance(self.usual, str) else self.usual.values()
        return frozenset(slot for template in own for slot in slots_in(template))

    @property
    def said(self) -> str:
        """What the table says in the first of its forms."""
        return self.usual if isinstance(self.usual, str) else next(iter(self.usual.values()))

    def worded(self, form: str, words: str) -> Template:
        if isinstance(self.usual, str):
            return {"plain": self.usual, form: words} if form else words
        return {**self.usual, form or "plain": words}


@cache
def phrases_to_style(language: str) -> Mapping[str, StyledPhrase]:
    """By the name that a lexicon calls it: `gain_plain`, `labels_action`."""
    return {
        f"{snake(section)}_{name}": StyledPhrase(section, name, template)
        for section, names in load_phrases(language).sections.items()
        for name, template in names.items()
        if section not in OF_THE_LANGUAGE and name != OWN_SLOTS
    }


def styles_in(lexicons: Iterable[Entry], phrases: Phrases) -> dict[str, Phrases]:
    """By folder. What an outer folder says holds in those below it, too."""
    styles: dict[str, Phrases] = {}
    lines = {lexicon.layer.folder: list(_lines(lexicon, phrases)) for lexicon in lexicons}
    for folder in sorted((f for f, said in lines.items() if said), key=len):
        styles[folder] = _over(style_of(folder, styles) or phrases, lines[folder])
    return styles


def _lines(lexicon: Entry, phrases: Phrases) -> Iterator[tuple[str, str, str]]:
    """Phrase, form and words of each line; one with a mistake is told of (`wrong-phrase`), and not followed."""
    known = phrases_to_style(phrases.language)
    for name, *forms, words in lexicon.lines_of_texts("phrase", 2):
        if name in known and {*known[name].forms}.issuperset(forms) and len(forms) < 2:
            if mistake_in(words, name, known[name].slots, phrases) is None:
                yield name, "".join(forms), words


def _over(phrases: Phrases, lines: Iterable[tuple[str, str, str]]) -> Phrases:
    sections = dict(phrases.sections)
    known = phrases_to_style(phrases.language)
    for name, form, words in lines:
        section, phrase = known[name].section, known[name].name
        usual = StyledPhrase(section, phrase, sections[section][phrase])
        sections[section] = {**sections[section], phrase: usual.worded(form, words)}
    return replace(phrases, sections=sections)


def style_of(path: str, styles: Mapping[str, Phrases]) -> Phrases | None:
    """The table of the deepest folder around it."""
    folder = path
    while folder:
        if folder in styles:
            return styles[folder]
        folder = folder_of(folder)
    return None
