"""The phrase table of a language. In: `phrases/<language>.toml` of the grammar. Out: templates and words by node and form."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from cardwright.wording.nominals import Entry
from cardwright.wording.text import Text, fill

Template = str | Mapping[str, str]


class PhraseMissing(LookupError):
    """The table of a language lacks a phrase: a mistake of the table, never of a card."""


@dataclass(frozen=True, slots=True)
class Phrases:
    language: str
    sections: Mapping[str, Mapping[str, Template]]
    words: Mapping[str, Entry]
    used: set[tuple[str, str]] = field(default_factory=set, compare=False, repr=False)

    def has(self, section: str, name: str) -> bool:
        return name in self.sections.get(section, {})

    def template(self, section: str, name: str, form: str = "", category: str = "") -> str:
        """Phrase `name` of a section, as it reads in that form and plural category."""
        if not self.has(section, name):
            raise PhraseMissing(f"phrases/{self.language}.toml has no `{name}` in [{section}]")
        self.used.add((section, name))
        found = self.sections[section][name]
        if isinstance(found, str):
            return found
        wanted = (f"{form}_{category}", form, f"plain_{category}", "plain")
        return next(found[key] for key in wanted if key in found)

    def word(self, name: str) -> Entry:
        """A word of the language itself, such as `card` or `step`."""
        if name not in self.words:
            raise PhraseMissing(f"phrases/{self.language}.toml has no `{name}` in [words]")
        self.used.add(("words", name))
        return self.words[name]


@cache
def load_phrases(language: str = "en") -> Phrases:
    """Table of a language, read once."""
    place = files("cardwright_grammar") / "phrases" / f"{language}.toml"
    return phrases_from(language, tomllib.loads(place.read_text(encoding="utf-8")))


def phrases_from(language: str, table: Mapping[str, Any]) -> Phrases:
    words = {name: Entry(dict(forms)) for name, forms in table["words"].items()}
    sections = {name: part for name, part in table.items() if name != "words"}
    return Phrases(language, sections, words)


@dataclass(frozen=True, slots=True)
class Phrase:
    """One phrase of the table with what goes into its slots. `number` decides between its plural categories."""

    table: Phrases
    section: str
    name: str
    slots: Mapping[str, Text]
    category: str = ""
    alone: bool = False

    def text(self, form: str = "") -> str:
        return fill(self.table.template(self.section, self.name, form, self.category), self.slots)

    def shares_verb_with(self, other: Text) -> bool:
        """Whether it may follow the other without its verb: `gain 3 heat and 2 plants`."""
        return (
            isinstance(other, Phrase)
            and (self.section, self.name) == (other.section, other.name)
            and self.table.has(self.section, f"{self.name}_more")
            and not _has_tail(self)
            and not _has_tail(other)
        )

    def without_verb(self) -> "Phrase":
        return Phrase(self.table, self.section, f"{self.name}_more", self.slots, self.category)


def _has_tail(phrase: Phrase) -> bool:
    return "per" in phrase.slots and bool(phrase.slots["per"].text())
