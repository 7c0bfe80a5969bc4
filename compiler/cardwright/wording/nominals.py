"""Nouns in sentences. In: the forms of a noun. Out: the form that case and number ask for."""

from collections.abc import Callable, Mapping
from typing import Protocol

from cardwright.values import dataclass, field, replace
from cardwright.vocabulary.noun import Noun
from cardwright.wording.text import Inflection, SentencePart, asked, fill, name_of, voice_of

SINGLE, PLURAL, MANY = "single", "plural", "other"
"""What stands beside no number; beside one, a noun takes the form of the plural category of its number, and of `MANY` behind `more`."""
MASS = "_mass"
"""Behind the gender of what has no plural, where a plural is asked for."""


class Nominal(Protocol):
    """Something that has a form for each case and plural category, and a gender that others agree with."""

    def form(self, case: str, category: str) -> str: ...

    def gender_in(self, category: str) -> str: ...


@dataclass(frozen=True, slots=True)
class LexiconNoun:
    """A noun of the lexicon. Keys of `forms` are `gen.few`, `few` or `gen`; what is not there falls back to `one`.

    `counted_gender` is that of what stands behind a number, where units are counted and not the thing itself.

    `named` marks what there is one of, which takes `the` where it takes an article at all; `is_name` takes none: `on Ice Dock`.
    """

    forms: Mapping[str, str]
    unit: str = ""
    unit_of: Noun | None = None
    """The resource that its unit is, which stands as its number asks."""
    named: bool = False
    is_name: bool = False
    called: str = ""
    """Its name in the file that declares it, in whatever language it is said."""
    also_called: tuple[str, ...] = ()
    """What only print calls it in this language."""
    has_sign: bool = False
    """Whether its numbers go below zero, so that those above it have a plus."""
    lies_on: str = ""
    """The kind of area on which a tile lies of itself."""
    lies_beside: tuple[str, ...] = ()
    """The tiles of which a tile's own rule of placement speaks."""
    normally: int = 0
    in_steps: bool = False
    """Its file says in its own words how it goes up: it is no counter that is gained and lost."""
    gender: str = ""
    counted_gender: str = ""
    mass: bool = False
    flags: frozenset[str] = frozenset()
    """What the vocabulary says of it in a word, such as `unowned`."""
    gifts: tuple[tuple[Noun, int], ...] = ()
    """What whoever lays a tile beside this one gains."""
    phrases: Mapping[str, str] = field(default_factory=dict)
    """Phrases of its own: `gauge_at_track_least` or `gauge_at_track_most must`, and the words."""

    @property
    def is_countable(self) -> bool:
        return not self.mass and self.form("", SINGLE) != self.form("", PLURAL)

    def form(self, case: str, category: str) -> str:
        case, other = name_of(case), "one" if category == SINGLE else "other"
        wanted = (f"{case}.{category}", category, case, other, "one")
        return next(self.forms[key] for key in wanted if key in self.forms)

    def gender_in(self, category: str) -> str:
        if category not in (SINGLE, PLURAL) and self.counted_gender:
            return self.counted_gender
        return f"{self.gender}{MASS}" if self.mass and category == PLURAL else self.gender


@dataclass(frozen=True, slots=True)
class HeadNoun:
    """The noun of a compound: in the compound's own case, where no other is asked for."""

    nominal: Nominal
    case: str
    category: str

    def text(self, form: str = "") -> str:
        name = name_of(form) or name_of(self.case)
        return self.nominal.form(asked(name, voice_of(self.case)), self.category)


@dataclass(frozen=True, slots=True)
class Compound:
    """A noun with words around it, `{head}` being the noun: `plant tag you have`. `templates` by plural category."""

    templates: Callable[[str], str]
    head: Nominal
    slots: Mapping[str, SentencePart] = field(default_factory=dict)
    words: Inflection | None = None

    def form(self, case: str, category: str) -> str:
        slots = {**self.slots, "head": HeadNoun(self.head, case, category)}
        return fill(self.templates(category), slots, voice_of(case), self.words)

    def gender_in(self, category: str) -> str:
        return self.head.gender_in(category)


@dataclass(frozen=True, slots=True)
class CountedAs:
    """A noun that is counted in units of its own: `produkce tepla`, but `2 stupně produkce tepla`."""

    plain: Nominal
    counted: Nominal

    def form(self, case: str, category: str) -> str:
        return self._in(category).form(case, category)

    def gender_in(self, category: str) -> str:
        return self._in(category).gender_in(category)

    def _in(self, category: str) -> Nominal:
        return self.plain if category in (SINGLE, PLURAL) else self.counted


@dataclass(frozen=True, slots=True)
class NumberAlone:
    """A number among things that are counted: `city tile you own plus 2`."""

    number: str

    def form(self, case: str, category: str) -> str:
        return self.number

    def gender_in(self, category: str) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class EitherNominal:
    """Several nouns, any of them meant: `animals or microbes`."""

    nominals: tuple[Nominal, ...]
    pair: str
    head_once: bool = False
    """Whether a first word that all of them have stands once: `destička města nebo zeleně`."""

    def form(self, case: str, category: str) -> str:
        forms = [nominal.form(case, category) for nominal in self.nominals]
        first, *rest = forms
        head = first.partition(" ")[0] + " "
        if self.head_once and all(form.startswith(head) for form in forms):
            rest = [form.removeprefix(head) for form in rest]
        return self.pair.join([first, *rest])

    def gender_in(self, category: str) -> str:
        return self.nominals[0].gender_in(category)


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
            begins = words.lower().startswith(f"{self.definite} ")
            return words if begins else f"{self.definite} {words}"
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
        if name_of(form) == "a":
            words, first = self.nominal.form("", self.category), self._first
            is_name = isinstance(first, LexiconNoun) and first.is_name
            return words if is_name else self.articles.before(words, self._is_named)
        return self.nominal.form(form, self.category)

    @property
    def _first(self) -> Nominal:
        """Of several, that which the article stands before."""
        return self.nominal.nominals[0] if isinstance(self.nominal, EitherNominal) else self.nominal

    @property
    def _is_named(self) -> bool:
        return isinstance(self.nominal, LexiconNoun) and self.nominal.named


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number and its noun: `2 plants`. The form `a` says `a plant` for one; `bare` leaves the number out.

    A case may stand behind either: `a_acc`, `bare_gen`. The form `number` is the number alone.
    """

    number: str
    noun: NounText
    is_one: bool = False

    def text(self, form: str = "") -> str:
        asked_for, voice = name_of(form), voice_of(form)
        if asked_for == "number":
            return self.number
        first, _, case = asked_for.partition("_")
        if first == "bare":
            return replace(self.noun, category=self._uncounted).text(asked(case, voice))
        if first == "a" and self.is_one:
            return replace(self.noun, category=SINGLE).text(asked(case or "a", voice))
        case = case if first == "a" else asked_for
        return f"{self.number} {self.noun.text(asked(case, voice))}"

    @property
    def _uncounted(self) -> str:
        return SINGLE if self.noun.category == "one" else PLURAL
