"""The phrase table of a language. In: `phrases/<language>.toml` of the grammar. Out: templates and words by node and form."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from cardwright.values import dataclass, field, replace
from cardwright.wording.inflection import Declensions, declensions_in, gender_and_number
from cardwright.wording.nominals import PLURAL, SINGLE, LexiconNoun
from cardwright.wording.text import NOTHING, OTHERS, SentencePart, fill, name_of, voice_of

ALSO = "_also"
"""Behind the name of a phrase: other words for the same, which are read and never said."""
STYLE = ("_more", "_first", "_middle", "_follows", "_same", "_number", "_amount", ALSO)
OF_THE_LANGUAGE = (
    *("articles", "as_others", "does", "cases", "counting", "declensions", "adjectives", "verbs"),
    *(
        "smoothing",
        "read_as",
        "typed_as",
        "typed_words",
        "typed_endings",
        "typed_persons",
        "letters",
        "print",
        "emphasis",
        "categories",
        "fields",
    ),
)
"""Sections that no other language need have."""

OWN_SLOTS = "nouns_may_say"
Template = str | Mapping[str, str]


class PhraseMissing(LookupError):
    """The table of a language lacks a phrase: a mistake of the table, never of a card."""


@dataclass(frozen=True, slots=True)
class Phrases:
    language: str
    sections: Mapping[str, Mapping[str, Template]]
    words: Mapping[str, LexiconNoun]
    declensions: Declensions | None = None

    def has(self, section: str, name: str) -> bool:
        return name in self.sections.get(section, {})

    def has_form(self, section: str, name: str, form: str) -> bool:
        found = self.sections.get(section, {}).get(name, "")
        return not isinstance(found, str) and form in found

    def template(self, section: str, name: str, form: str = "", category: str = "") -> str:
        """Phrase `name` of a section, as it reads in that form and plural category."""
        if not self.has(section, name):
            raise PhraseMissing(f"phrases/{self.language}.toml has no `{name}` in [{section}]")
        found = self.sections[section][name]
        if isinstance(found, str):
            return found
        category = {SINGLE: "one", PLURAL: "other"}.get(category, category)
        wanted = (f"{form}_{category}", form, f"plain_{category}", "plain")
        return next(found[key] for key in wanted if key in found)

    def word(self, name: str) -> LexiconNoun:
        """A word of the language itself, such as `card` or `step`."""
        if name not in self.words:
            raise PhraseMissing(f"phrases/{self.language}.toml has no `{name}` in [words]")
        return self.words[name]

    def verb(self, name: str, voice: str) -> str:
        """As whoever does it is spoken to or of: `získejte`, `získá`, `získat`."""
        section = self.sections.get("verbs", {})
        if name not in section:
            raise PhraseMissing(f"phrases/{self.language}.toml has no `{name}` in [verbs]")
        forms = section[name]
        mood = voice.removeprefix(OTHERS).strip("_")
        wanted = (voice, mood, OTHERS if voice.startswith(OTHERS) else "", "plain")
        return forms if isinstance(forms, str) else next(forms[w] for w in wanted if w in forms)

    def agreeing(self, name: str, part: SentencePart, case: str) -> str:
        """An adjective in the form that the part asks for: `každou`, beside `kartu`."""
        if self.declensions is None:
            raise PhraseMissing(f"phrases/{self.language}.toml declines nothing")
        gender, category, own = gender_and_number(part)
        return self.declensions.agreeing(name, gender, category, case or own)

    def smooth(self, words: str) -> str:
        """What sounds better side by side: `ve 2`, `abyste si dobrali`."""
        for rough, smooth in self.sections.get("smoothing", {}).items():
            words = re.sub(rough, str(smooth), words)
        return words


@cache
def load_phrases(language: str) -> Phrases:
    """Table of a language, read once."""
    place = files("cardwright_grammar") / "phrases" / f"{language}.toml"
    return phrases_from(language, tomllib.loads(place.read_text(encoding="utf-8")))


def phrases_from(language: str, table: Mapping[str, Any]) -> Phrases:
    sections = {name: part for name, part in table.items() if name != "words"}
    declensions = declensions_in(sections)
    words: dict[str, LexiconNoun] = {}
    for name, forms in table["words"].items():
        words[name] = (
            declensions.noun(forms, words.__getitem__)
            if declensions is not None and isinstance(forms, str)
            else LexiconNoun(dict(forms))
        )
    return Phrases(language, sections, words, declensions)


def snake(section: str) -> str:
    """`GaugeAt`: gauge_at."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", section).lower()


@cache
def own_phrases(language: str) -> Mapping[str, str]:
    """Each phrase that a noun may word itself, as its file names it, with the slots that it may have."""
    table = load_phrases(language)
    return {
        f"{snake(section)}_{name}": str(names[OWN_SLOTS])
        for section, names in table.sections.items()
        if OWN_SLOTS in names
        for name in names
        if name != OWN_SLOTS
    }


@cache
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
        if section not in OF_THE_LANGUAGE
        and not name.endswith(STYLE)
        and not table.has(section, name)
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
    own: Mapping[str, str] = field(default_factory=dict)
    """What the noun it speaks of says instead: `gauge_at_track_least` or `gauge_at_track_most must`, and the words."""

    def text(self, form: str = "") -> str:
        name = name_of(form)
        # What somebody does who is not spoken to has words of its own where no verb of the table says it.
        wanted = name or (OTHERS if voice_of(form).startswith(OTHERS) else "")
        template = self._own_in(name) or self.table.template(
            self.section, self.name, wanted, self.category
        )
        try:
            return fill(template, self.slots, voice_of(form), self.table)
        except KeyError as slot:
            raise PhraseMissing(
                f"phrases/{self.table.language}.toml: `{template}` in [{self.section}] has a slot {slot} that nothing fills"
            ) from None

    def _own_in(self, form: str) -> str:
        """Its plain words stand where the table has no others for that form either."""
        either = self.table.has_form(self.section, self.name, form)
        return self._own(form) or ("" if either else self._own(""))

    def _own(self, form: str) -> str:
        return self.own.get(f"{snake(self.section)}_{self.name} {form}".strip(), "")

    def has(self, form: str) -> bool:
        """Whether it has words of its own for that form."""
        return bool(self._own(form)) or self.table.has_form(self.section, self.name, form)

    def shares_verb_with(self, other: SentencePart) -> bool:
        """Whether it may follow the other without its verb: `gain 3 heat and 2 plants`."""
        return (
            isinstance(other, PhraseText)
            and self.section == other.section
            and other.name in (self.name, self._follows)
            and self.has_form("more")
            and self._own("") == other._own("")
            and not self.has_tail
            and not other.has_tail
        )

    def shares_end_with(self, other: "PhraseText") -> bool:
        """Whether both also say the same behind their amount: `remove 2 plants or 3 steel from any player`."""
        ends = [phrase.slots.get("holder", NOTHING).text() for phrase in (self, other)]
        return ends[0] == ends[1] and self.shares_verb_with(other) and self.has_form("first")

    @property
    def _follows(self) -> str:
        """Which other phrase of the section has the same verb: `decrease your energy production 1 step and any plant ...`."""
        name = f"{self.name}_follows"
        return self.table.template(self.section, name) if self.has_form("follows") else ""

    @property
    def has_tail(self) -> bool:
        return bool(self.slots.get("per", NOTHING).text())

    def has_form(self, suffix: str) -> bool:
        return self.table.has(self.section, f"{self.name}_{suffix}")

    def named(self, name: str) -> "PhraseText":
        """Another phrase of the section, with the same in its slots."""
        return replace(self, name=name)

    def cut(self, suffix: str) -> "PhraseText":
        """`more`: without its verb; `first`: without its end; `middle`: without both."""
        return self.named(f"{self.name}_{suffix}")
