"""Steps that follow each other. In: steps. Out: sentences; a price at the head is joined to what it pays for: `spend 1 steel to gain 5`."""

from collections.abc import Iterator, Sequence
from itertools import groupby, zip_longest

from cardwright.rules.nodes import (
    ByPlayers,
    Decrease,
    Discard,
    FirstPossible,
    ForATime,
    ForNextCard,
    If,
    Increase,
    Lose,
    May,
    Node,
    Pay,
    Place,
    Step,
    Afterwards,
    Variable,
    Whenever,
)
from cardwright.values import dataclass
from cardwright.wording.phrases import PhraseText
from cardwright.wording.series import runs_of_one_verb, together
from cardwright.wording.text import Joined, SentencePart, sentence
from cardwright.wording.writer import Writer

VERBS_IN_A_SENTENCE = 2
_GIVEN = (Decrease, Lose, Discard)


@dataclass(frozen=True, slots=True)
class Sentences:
    """Whole sentences. After a lead (`when you place a city tile, `) the first begins small."""

    parts: Sequence[SentencePart]

    def text(self, form: str = "") -> str:
        if not self.parts:
            return ""
        first, *rest = (part.text(form) for part in self.parts)
        return " ".join([first + "." * bool(rest), *map(sentence, rest)]).removesuffix(".")


def in_one(writer: Writer, steps: Sequence[Step]) -> SentencePart:
    """All the steps in one phrase, as an option or an award needs it."""
    phrases = [writer.of(step) for step in steps]
    prices = _prices_at_head(steps, bargain=False)
    if prices:
        return _price_for(writer, phrases[:prices], phrases[prices:])
    if any(phrase.alone for phrase in phrases):
        between = writer.list_word("semicolon")
        return Joined(phrases, between, between, between)
    return together(writer, phrases)


def in_sentences(
    writer: Writer,
    steps: Sequence[Step],
    *,
    after_lead: bool = False,
    bargain: bool = False,
    told: bool = False,
) -> Sentences:
    """`after_lead`: what an event or a price leads to stays in one sentence, however many verbs it has.

    `bargain`: what is lost at the head is given for what follows, as in an action; elsewhere only `pay` is a price.
    `told`: X is no choice, but how much the change was.
    """
    parts = _parts(writer, steps, 9 if after_lead else VERBS_IN_A_SENTENCE, bargain)
    return Sentences([*parts, *_about_numbers(writer, steps, told), *_about_tiles(writer, steps)])


def in_one_sentence(
    writer: Writer, steps: Sequence[Step], *, bargain: bool = False, told: bool = False
) -> SentencePart:
    """What others do, and what may be done, stays in one sentence, whatever stands alone elsewhere: where it ends, other steps go on."""
    between = writer.list_word("semicolon")
    about = _about_numbers(writer, steps, told) if told else []
    parts = [*_parts(writer, steps, 9, bargain), *about]
    return Joined(parts, between, between, between)


def _parts(writer: Writer, steps: Sequence[Step], verbs: int, bargain: bool) -> list[SentencePart]:
    phrases = [writer.of(step) for step in steps]
    prices = _prices_at_head(steps, bargain)
    if prices:
        return _after_price(writer, phrases, prices)
    return _packed(writer, phrases, verbs)


def _prices_at_head(steps: Sequence[Step], bargain: bool) -> int:
    """How many steps are the price of the rest; none where nothing follows that reads well after `to`."""
    number = next((i for i, step in enumerate(steps) if not _is_price(step, bargain)), len(steps))
    return number if number < len(steps) and _can_follow_to(steps[number]) else 0


def _is_price(step: Step, bargain: bool) -> bool:
    return isinstance(step, Pay) or (bargain and isinstance(step, _GIVEN) and _is_own(step))


def _can_follow_to(step: Step) -> bool:
    """`to gain 3`, but not `to if`."""
    return not isinstance(
        step, (If, May, Afterwards, FirstPossible, ForATime, ForNextCard, ByPlayers)
    )


def _is_own(step: Step) -> bool:
    return not (isinstance(step, Decrease) and step.any_player)


def _after_price(writer: Writer, phrases: Sequence[PhraseText], prices: int) -> list[SentencePart]:
    after = enumerate(phrases[prices + 1 :], prices + 1)
    end = next((i for i, phrase in after if phrase.alone), len(phrases))
    paid = _price_for(writer, phrases[:prices], phrases[prices:end])
    return [paid, *_packed(writer, phrases[end:], VERBS_IN_A_SENTENCE)]


def _price_for(
    writer: Writer, prices: Sequence[PhraseText], results: Sequence[PhraseText]
) -> PhraseText:
    price, result = together(writer, prices), together(writer, results)
    return writer.phrase("Block", "price", price=price, result=result)


def _packed(writer: Writer, phrases: Sequence[PhraseText], verbs: int) -> list[SentencePart]:
    """Sentences of at most so many verbs; what goes down stands with what goes up. A phrase that stands alone is a sentence."""
    sentences: list[list[PhraseText]] = []
    for stretch in _stretches(phrases):
        room = 0
        runs = runs_of_one_verb(stretch)
        for run, after in zip_longest(runs, runs[1:]):
            if room == 0 or (verbs == VERBS_IN_A_SENTENCE and _belong_together(run, after)):
                sentences.append([])
                room = verbs
            sentences[-1].extend(run)
            room -= 1
    return [together(writer, said) for said in sentences]


def _belong_together(run: Sequence[PhraseText], after: Sequence[PhraseText] | None) -> bool:
    pair = (Decrease.__name__, Increase.__name__)
    return after is not None and (run[0].section, after[0].section) == pair


def _stretches(phrases: Sequence[PhraseText]) -> Iterator[list[PhraseText]]:
    """Cut before and after each phrase that stands alone."""
    for _, stretch in groupby(enumerate(phrases), lambda item: item[0] + 1 if item[1].alone else 0):
        yield [phrase for _, phrase in stretch]


def _about_numbers(writer: Writer, steps: Sequence[Node], told: bool) -> list[SentencePart]:
    """What X is."""
    chosen = [node for step in steps for node in _said_now(step) if isinstance(node, Variable)]
    if not chosen or (writer.told and not told):
        return []
    if told:
        return [writer.phrase("Variable", "told")]
    least = max(node.least for node in chosen)
    name = "any" if least == 0 else "at_least"
    return [writer.phrase("Variable", name, least=writer.number(least))]


def _about_tiles(writer: Writer, steps: Sequence[Node]) -> Iterator[SentencePart]:
    """What a tile gives to whoever builds beside it stands on no other card."""
    placed = [node for step in steps for node in _said_now(step) if isinstance(node, Place)]
    for noun in dict.fromkeys(noun for node in placed for noun in (node.tile, *node.others)):
        tile = writer.lexicon.entry(noun)
        gifts = [writer.lexicon.quantity(n, writer.lexicon.entry(gift)) for gift, n in tile.gifts]
        if gifts:
            beside = writer.lexicon.noun(tile)
            yield writer.phrase("Place", "gift", tile=beside, gifts=writer.all_of(gifts))


def _said_now(step: Node) -> Iterator[Node]:
    """Without a `whenever` inside it, which says itself what its X is."""
    yield step
    for child in step.children():
        if not isinstance(child, Whenever):
            yield from _said_now(child)
