"""What every phrase function writes with. In: a lexicon. Out: phrases of the table with their slots, and the functions by node class."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from cardwright.rules.nodes import Card, Gauge, Node, Noun
from cardwright.wording.lexicon import Lexicon, number_text, plural_category
from cardwright.wording.nominals import Compound, EitherNominal, LexiconNoun, Nominal, NounText
from cardwright.wording.phrases import PhraseText
from cardwright.wording.text import Joined, PlainText, SentencePart

F = TypeVar("F", bound=Callable[..., PhraseText])
_WRITES: dict[type[Node], Callable[..., PhraseText]] = {}


def writes(*kinds: type[Node]) -> Callable[[F], F]:
    """Mark the function that words the nodes of these classes."""

    def remember(function: F) -> F:
        _WRITES.update((kind, function) for kind in kinds)
        return function

    return remember


@dataclass(frozen=True, slots=True)
class Writer:
    """`card` is the card whose text is written, where there is one: some phrases speak of the card itself."""

    lexicon: Lexicon
    card: Card | None = None

    def of(self, node: Node) -> PhraseText:
        """A phrase for a clause, step, condition, event or lasting effect; most steps are worded by their fields."""
        return _WRITES.get(type(node), _WRITES[Node])(self, node)

    def phrase(
        self, section: str | Node, name: str = "plain", *, category: str = "", **slots: SentencePart
    ) -> PhraseText:
        title = section if isinstance(section, str) else type(section).__name__
        return PhraseText(self.lexicon.phrases, title, name, slots, category)

    def alone(
        self, section: Node, name: str = "plain", *, category: str = "", **slots: SentencePart
    ) -> PhraseText:
        """A phrase that takes a whole sentence."""
        return replace(self.phrase(section, name, category=category, **slots), alone=True)

    def word(self, name: str) -> LexiconNoun:
        return self.lexicon.word(name)

    def word_text(self, name: str) -> NounText:
        return self.lexicon.noun(self.word(name))

    def noun(self, noun: Noun, number: int = 1) -> NounText:
        return self.lexicon.noun(self.lexicon.entry(noun), self.category(number))

    def nouns(self, noun: Noun) -> NounText:
        return self.lexicon.noun(self.lexicon.entry(noun), "other")

    def category(self, number: int) -> str:
        return plural_category(self.lexicon.phrases.language, number)

    def number(self, number: int) -> PlainText:
        return PlainText(number_text(self.lexicon.phrases.language, number))

    def measured(self, number: int, noun: Noun) -> SentencePart:
        """Number with the unit the noun is measured in: `8%`, `7 plants`."""
        unit = self.lexicon.entry(noun).unit
        if not unit:
            return self.number(number)
        name = "percent" if unit == "%" else "plain"
        return self.phrase("Unit", name, number=self.number(number), unit=PlainText(unit))

    def gauge(self, gauge: Gauge) -> Nominal:
        if gauge.family is None:
            return self.lexicon.entry(gauge.noun)
        family = self.lexicon.entry(gauge.family)
        return self.compound("Gauge", "family", family, noun=self.noun(gauge.noun))

    def compound(self, section: str, name: str, head: Nominal, **slots: SentencePart) -> Compound:
        templates = partial(self.lexicon.phrases.template, section, name, "")
        return Compound(templates, head, slots)

    def either(self, nominals: Sequence[Nominal]) -> Nominal:
        """One noun, or several of which any will do."""
        if len(nominals) == 1:
            return nominals[0]
        return EitherNominal(tuple(nominals), self.list_word("or_pair"))

    def sum_of(self, nominals: Sequence[Nominal], sign: str) -> Nominal:
        if len(nominals) == 1:
            return nominals[0]
        return EitherNominal(tuple(nominals), self.list_word(sign))

    def any_of(self, parts: Sequence[SentencePart]) -> Joined:
        return Joined(parts, self.list_word("or_pair"), self.list_word("or_last"))

    def all_of(self, parts: Sequence[SentencePart]) -> Joined:
        return Joined(parts, self.list_word("and_pair"), self.list_word("and_last"))

    def list_word(self, name: str) -> str:
        return self.lexicon.phrases.template("lists", name)
