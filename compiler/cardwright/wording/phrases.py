"""The phrase table of a language. In: `phrases/<language>.toml` of the grammar. Out: templates and words by node and form."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from cardwright.wording.nominals import LexiconNoun
from cardwright.wording.text import NOTHING, SentencePart, fill

STYLE = ("_more", "_first", "_middle")
Template = str | Mapping[str, str]


class PhraseMissing(LookupError):
    """The table of a language lacks a phrase: a mistake of the table, never of a card."""


@dataclass(frozen=True, slots=True)
class Phrases:
    language: str
    sections: Mapping[str, Mapping[str, Template]]
    words: Mapping[str, LexiconNoun]

    def has(self, section: str, name: str) -> bool:
        return name in self.sections.get(section, {})

    def template(self, section: str, name: str, form: str = "", category: str = "") -> str:
        """Phrase `name` of a section, as it reads in that form and plural category."""
        if not self.has(section, name):
            raise PhraseMissing(f"phrases/{self.language}.toml has no `{name}` in [{section}]")
        found = self.sections[section][name]
        if isinstance(found, str):
            return found
        wanted = (f"{form}_{category}", form, f"plain_{category}", "plain")
        return next(found[key] for key in wanted if key in found)

    def word(self, name: str) -> LexiconNoun:
        """A word of the language itself, such as `card` or `step`."""
        if name not in self.words:
            raise PhraseMissing(f"phrases/{self.language}.toml has no `{name}` in [words]")
        return self.words[name]


@cache
def load_phrases(language: str) -> Phrases:
    """Table of a language, read once."""
    place = files("cardwright_grammar") / "phrases" / f"{language}.toml"
    return phrases_from(language, tomllib.loads(place.read_text(encoding="utf-8")))


def phrases_from(language: str, table: Mapping[str, Any]) -> Phrases:
    words = {name: LexiconNoun(dict(forms)) for name, forms in table["words"].items()}
    sections = {name: part for name, part in table.items() if name != "words"}
    return Phrases(language, sections, words)


def languages() -> tuple[str, ...]:
    """Languages that have a table."""
    tables = (files("cardwright_grammar") / "phrases").iterdir()
    return tuple(sorted(t.name.removesuffix(".toml") for t in tables if t.name.endswith(".toml")))


def missing(table: Phrases, model: Phrases) -> tuple[str, ...]:
    """What the model says and the table does not; short forms such as `plain_more` are a matter of style."""
    words = (f"[words] {name}" for name in model.words if name not in table.words)
    phrases = (
        f"[{section}] {name}"
        for section, names in model.sections.items()
        for name in names
        if section != "articles" and not name.endswith(STYLE) and not table.has(section, name)
    )
    return (*words, *phrases)


@dataclass(frozen=True, slots=True)
class PhraseText:
    """One phrase of the table with what goes into its slots. `number` decides between its plural categories."""

    table: Phrases
    section: str
    name: str
    slots: Mapping[str, SentencePart]
    category: str = ""
    alone: bool = False

    def text(self, form: str = "") -> str:
        template = self.table.template(self.section, self.name, form, self.category)
        try:
            return fill(template, self.slots)
        except KeyError as slot:
            raise PhraseMissing(
                f"phrases/{self.table.language}.toml: `{template}` in [{self.section}] has a slot {slot} that nothing fills"
            ) from None

    def shares_verb_with(self, other: SentencePart) -> bool:
        """Whether it may follow the other without its verb: `gain 3 heat and 2 plants`."""
        return (
            isinstance(other, PhraseText)
            and (self.section, self.name) == (other.section, other.name)
            and self.has_form("more")
            and not self.has_tail
            and not other.has_tail
        )

    def shares_end_with(self, other: "PhraseText") -> bool:
        """Whether both also say the same behind their amount: `remove 2 plants or 3 steel from any player`."""
        ends = [phrase.slots.get("holder", NOTHING).text() for phrase in (self, other)]
        return ends[0] == ends[1] and self.shares_verb_with(other) and self.has_form("first")

    @property
    def has_tail(self) -> bool:
        return bool(self.slots.get("per", NOTHING).text())

    def has_form(self, suffix: str) -> bool:
        return self.table.has(self.section, f"{self.name}_{suffix}")

    def cut(self, suffix: str) -> "PhraseText":
        """`more`: without its verb; `first`: without its end; `middle`: without both."""
        name = f"{self.name}_{suffix}"
        return PhraseText(self.table, self.section, name, self.slots, self.category)
