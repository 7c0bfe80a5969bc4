"""What every phrase function writes with. In: a lexicon. Out: phrases of the table with their slots, and the functions by node class."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal, TypeVar

from cardwright.rules.nodes import Card, Gauge, Node, Noun, Place, WhenPlayed
from cardwright.values import dataclass, replace
from cardwright.wording.lexicon import Lexicon
from cardwright.wording.numbers import number_text, plural_category
from cardwright.wording.nominals import (
    PLURAL,
    Compound,
    CountedAs,
    EitherNominal,
    LexiconNoun,
    Nominal,
    NounText,
)
from cardwright.wording.phrases import PhraseText
from cardwright.wording.text import (
    InCapitals,
    InFigures,
    Joined,
    OfAnother,
    PlainText,
    Reworded,
    SentencePart,
)

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
    """`card` is the card whose text is written, where there is one: some phrases speak of the card itself.

    `is_played`: what is written happens when it is played, so that its own tags count already. `told` is
    the word for one unit of X, where X is how much something was.
    `within_sentence`: others go on behind what is written, so that it may not end the sentence.
    `answers`: it answers an event or is paid for, in the flow of a longer sentence: one of a thing is `a card`, elsewhere `1 card`.
    `chosen`: X is said in words: where it stands first it is `any` amount, and then the `same`.
    `behind`: it follows a choice, or a list of what may be possible.
    """

    lexicon: Lexicon
    card: Card | None = None
    is_played: bool = False
    told: str = ""
    within_sentence: bool = False
    answers: bool = False
    chosen: Literal["", "any", "same"] = ""
    behind: Literal["", "choice", "list"] = ""

    def of(self, node: Node) -> PhraseText:
        """A phrase for a clause, step, condition, event or lasting effect; most steps are worded by their fields."""
        return _WRITES.get(type(node), _WRITES[Node])(self, node)

    def phrase(
        self, section: str | Node, name: str = "plain", *, category: str = "", **slots: SentencePart
    ) -> PhraseText:
        title = section if isinstance(section, str) else type(section).__name__
        return PhraseText(self.lexicon.phrases, title, name, slots, category)

    def about(
        self, noun: Noun, section: Node, name: str, /, *, category: str = "", **slots: SentencePart
    ) -> PhraseText:
        """A phrase for which the noun may have words of its own."""
        own = self.lexicon.entry(noun).phrases
        return replace(self.phrase(section, name, category=category, **slots), own=own)

    def alone(
        self, section: Node, name: str = "plain", *, category: str = "", **slots: SentencePart
    ) -> PhraseText:
        """A phrase that takes a whole sentence."""
        return replace(self.phrase(section, name, category=category, **slots), alone=True)

    def is_tile_of_card(self, tile: Noun) -> bool:
        """A tile of which there is one, named like the card."""
        own = self.card is not None and (tile.category, tile.id) == ("tile", self.card.id)
        return own and self.lexicon.entry(tile).named

    def own_number_of(self, tags: Sequence[Noun]) -> int:
        """How many of these tags the card has itself."""
        return sum(tag in tags for tag in self.card.nouns_in("tags")) if self.card else 0

    @property
    def tiles_of_card(self) -> Sequence[Noun]:
        """What it places when it is played."""
        clauses = self.card.clauses if self.card is not None else ()
        played = [clause for clause in clauses if isinstance(clause, WhenPlayed)]
        return [s.tile for clause in played for s in clause.steps if isinstance(s, Place)]

    def as_others(self, part: SentencePart) -> SentencePart:
        """What a player does who is not spoken to: `increase their plant production`."""
        words = self.lexicon.phrases.sections.get("as_others", {})
        if not words:
            return OfAnother(part)
        return Reworded(part, {own: str(instead) for own, instead in words.items()})

    def emphasized(self, what: str, part: SentencePart) -> SentencePart:
        """In capitals, where the language marks such a thing so."""
        marked = self.lexicon.phrases.sections.get("emphasis", {})
        return InCapitals(part) if what in marked else part

    def so_many(self, goods: SentencePart) -> SentencePart:
        return goods if self.answers else InFigures(goods)

    def word(self, name: str) -> LexiconNoun:
        return self.lexicon.word(name)

    def word_text(self, name: str) -> NounText:
        return self.lexicon.noun(self.word(name))

    def noun(self, noun: Noun) -> NounText:
        return self.lexicon.noun(self.lexicon.entry(noun))

    def nouns(self, noun: Noun) -> NounText:
        return self.lexicon.noun(self.lexicon.entry(noun), PLURAL)

    def category(self, number: int) -> str:
        return plural_category(self.lexicon.phrases.language, number)

    def number(self, number: int) -> PlainText:
        return PlainText(number_text(self.lexicon.phrases.language, number))

    def measured(self, number: int, noun: Noun) -> SentencePart:
        """Number with the unit the noun is measured in: `8%`, `7 plants`."""
        entry = self.lexicon.entry(noun)
        unit = entry.unit
        if not unit:
            return self.number(number)
        if entry.unit_of is not None:
            return self.lexicon.quantity(number, self.lexicon.entry(entry.unit_of))
        words = self.lexicon.phrases.words.values()
        word = next((each for each in words if each.forms.get("other") == unit), None)
        if word is not None:
            return self.lexicon.quantity(number, word)
        name = "percent" if unit == "%" else "plain"
        figures = self.number(number)
        if entry.has_sign and number > 0:
            figures = PlainText(f"+{figures.words}")
        return self.phrase("Unit", name, number=figures, unit=PlainText(unit))

    def gauge(self, gauge: Gauge) -> Nominal:
        if gauge.family is None:
            return self.lexicon.entry(gauge.noun)
        own = self.lexicon.entries.get(("gauge", f"{gauge.noun.id}_{gauge.family.id}"))
        family = self.lexicon.entry(gauge.family)
        noun, nouns = self.noun(gauge.noun), self.nouns(gauge.noun)
        said = own or self.compound("Gauge", "family", family, noun=noun, nouns=nouns)
        if not self.lexicon.phrases.has("Gauge", "counted"):
            return said
        steps = self.compound("Gauge", "counted", self.word("step"), gauge=self.lexicon.noun(said))
        return CountedAs(said, steps)

    def each_gauge(self, gauges: Sequence[Gauge]) -> list[SentencePart]:
        """All gauges of a family as the family."""
        family = gauges[0].family
        of_one_family = family is not None and all(gauge.family == family for gauge in gauges)
        if family is not None and of_one_family and self.are_all([g.noun for g in gauges]):
            return [self.lexicon.noun(self.lexicon.entry(family))]
        return [self.lexicon.noun(self.gauge(gauge)) for gauge in gauges]

    def are_all(self, nouns: Sequence[Noun]) -> bool:
        """Every resource that players own, and nothing else."""
        owned = {key[1:] for key in self.lexicon.entries if key[0] == "resource" and len(key) > 2}
        of_players = all(noun.category == "resource" for noun in nouns)
        return of_players and owned == {(noun.id, noun.pack) for noun in nouns}

    def compound(self, section: str, name: str, head: Nominal, **slots: SentencePart) -> Compound:
        templates = partial(self.lexicon.phrases.template, section, name, "")
        return Compound(templates, head, slots, self.lexicon.phrases)

    def said_as(self, template: str, head: Nominal) -> Compound:
        """A noun in words that stand in its own file."""
        return Compound(lambda _: template, head, {}, self.lexicon.phrases)

    def either(self, nominals: Sequence[Nominal]) -> Nominal:
        """One noun, or several of which any will do."""
        if len(nominals) == 1:
            return nominals[0]
        once = self.lexicon.phrases.declensions is not None
        return EitherNominal(tuple(nominals), self.list_word("or_pair"), once)

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
