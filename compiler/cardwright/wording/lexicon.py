"""The words of one language. In: its phrase table and the nouns of a vocabulary. Out: every noun and number in its form."""

from collections.abc import Mapping

from cardwright.rules.nodes import Noun
from cardwright.values import dataclass, field, replace
from cardwright.wording.house_style import style_of
from cardwright.wording.nominals import SINGLE, Articles, LexiconNoun, Nominal, NounText, Quantity
from cardwright.wording.numbers import number_text, plural_category
from cardwright.wording.phrases import Phrases

NounKey = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lexicon:
    """`entries` by category, id and pack of the noun; `money` is what costs and discounts are counted in, where there is such a noun;
    `own_decks` are the types of card that have a deck of their own; `styles` the tables of folders that have a house style.
    """

    phrases: Phrases
    entries: Mapping[NounKey, LexiconNoun]
    money: Noun | None = None
    own_decks: frozenset[str] = frozenset()
    styles: Mapping[str, Phrases] = field(default_factory=dict)

    def in_style_of(self, path: str) -> "Lexicon":
        """As the set or pack of that file words its items."""
        phrases = style_of(path, self.styles)
        return self if phrases is None else replace(self, phrases=phrases)

    def entry(self, noun: Noun) -> LexiconNoun:
        """Words of a noun; a noun without words is called by its id."""
        name = (noun.category, noun.id)
        found = self.entries.get((*name, noun.pack)) or self.entries.get(name)
        return found or LexiconNoun({"one": noun.id.replace("_", " ")})

    def word(self, name: str) -> LexiconNoun:
        """A word of the language, which a game may call by a name of its own (its rounds are generations)."""
        own = self.entries.get(("word", name))
        return own or self.phrases.word(name)

    def noun(self, nominal: Nominal, category: str = SINGLE) -> NounText:
        return NounText(nominal, category, self._articles)

    def quantity(self, number: int, nominal: Nominal) -> Quantity:
        language = self.phrases.language
        noun = self.noun(nominal, plural_category(language, number))
        return Quantity(number_text(language, number), noun, number == 1)

    def unknown_quantity(self, name: str, nominal: Nominal) -> Quantity:
        """`X plants`: as many as the player says."""
        return Quantity(name, self.noun(nominal, "other"))

    @property
    def _articles(self) -> Articles:
        return _articles(self.phrases)


def _articles(phrases: Phrases) -> Articles:
    section = phrases.sections.get("articles", {})

    def listed(name: str) -> tuple[str, ...]:
        return tuple(str(section.get(name, "")).split())

    return Articles(
        plain=str(section.get("plain", "")),
        definite=str(section.get("definite", "")),
        before_vowel=str(section.get("before_vowel", "")),
        vowels=str(section.get("vowels", "")),
        sounds_like_vowel=listed("sounds_like_vowel"),
        sounds_like_consonant=listed("sounds_like_consonant"),
    )
