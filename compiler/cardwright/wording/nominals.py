"""Nouns in sentences. In: the forms of a noun. Out: the form that case and number ask for."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from cardwright.wording.text import PlainText, SentencePart, fill


class Nominal(Protocol):
    """Something that has a form for each case and plural category."""

    def form(self, case: str, category: str) -> str: ...


@dataclass(frozen=True, slots=True)
class LexiconNoun:
    """A noun of the lexicon. Keys of `forms` are `gen.few`, `few` or `gen`; what is not there falls back to `one`.

    `named` marks a name, which takes `the` where it takes an article at all.
    """

    forms: Mapping[str, str]
    unit: str = ""
    named: bool = False
    normally: int = 0
    gender: str = ""

    def form(self, case: str, category: str) -> str:
        wanted = (f"{case}.{category}", category, case, "other", "one")
        return next(self.forms[key] for key in wanted if key in self.forms)


@dataclass(frozen=True, slots=True)
class Compound:
    """A noun with words around it, `{head}` being the noun: `plant tag you have`. `templates` by plural category."""

    templates: Callable[[str], str]
    head: Nominal
    slots: Mapping[str, SentencePart] = field(default_factory=dict)

    def form(self, case: str, category: str) -> str:
        head = PlainText(self.head.form(case, category))
        return fill(self.templates(category), {**self.slots, "head": head})


@dataclass(frozen=True, slots=True)
class EitherNominal:
    """Several nouns, any of them meant: `animals or microbes`."""

    nominals: tuple[Nominal, ...]
    pair: str

    def form(self, case: str, category: str) -> str:
        return self.pair.join(nominal.form(case, category) for nominal in self.nominals)


@dataclass(frozen=True, slots=True)
class Articles:
    """Which article stands before a word; a language without articles has empty ones."""

    plain: str = ""
    definite: str = ""
    before_vowel: str = ""
    vowels: str = ""
    sounds_like_vowel: tuple[str, ...] = ()
    sounds_like_consonant: tuple[str, ...] = ()

    def before(self, words: str, named: bool = False) -> str:
        if named and self.definite:
            return f"{self.definite} {words}"
        article = self.before_vowel if self._starts_with_vowel(words) else self.plain
        return f"{article} {words}" if article else words

    def _starts_with_vowel(self, words: str) -> bool:
        if words.startswith(self.sounds_like_consonant):
            return False
        return words[:1].lower() in self.vowels or words.startswith(self.sounds_like_vowel)


@dataclass(frozen=True, slots=True)
class NounText:
    """A noun without its number. The form `a` puts the article before it."""

    nominal: Nominal
    category: str
    articles: Articles

    def text(self, form: str = "") -> str:
        if form == "a":
            return self.articles.before(self.nominal.form("", self.category), self._is_named)
        return self.nominal.form(form, self.category)

    @property
    def _is_named(self) -> bool:
        return isinstance(self.nominal, LexiconNoun) and self.nominal.named


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number and its noun: `2 plants`. The form `a` says `a plant` for one; `bare` leaves the number out."""

    number: str
    noun: NounText
    is_one: bool = False

    def text(self, form: str = "") -> str:
        if form == "bare":
            return self.noun.text()
        if form == "a" and self.is_one:
            return self.noun.text("a")
        return f"{self.number} {self.noun.text('' if form == 'a' else form)}"
