"""Steps that follow each other. In: steps. Out: sentences; a price at the head is joined to what it pays for: `spend 1 steel to gain 5`."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Literal, TypeAlias

from cardwright.rules.nodes import (
    ByPlayers,
    Choose,
    Decrease,
    Discard,
    DiscardThis,
    FirstPossible,
    ForATime,
    ForNextCard,
    Gain,
    If,
    Increase,
    Lasting,
    Lose,
    May,
    Node,
    Option,
    Pay,
    Place,
    Step,
    Afterwards,
    Chosen,
    Variable,
    Whenever,
)
from cardwright.values import dataclass, replace
from cardwright.wording.phrases import PhraseText
from cardwright.wording.series import runs_of_one_verb, together
from cardwright.wording.text import NOTHING, Joined, SentencePart, sentence
from cardwright.wording.writer import Writer

VERBS_IN_A_SENTENCE = 2
_WITH_VERB = (Step, Lasting, Whenever, Option)
_GIVEN = (Decrease, Lose, Discard, DiscardThis)


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
    steps = in_their_order(steps)
    prices = _prices_at_head(steps, bargain=False)
    phrases = [
        replace(writer, answers=writer.answers or 0 < prices <= n, behind=_behind(steps[:n])).of(
            step
        )
        for n, step in enumerate(steps)
    ]
    if prices:
        return _price_for(writer, phrases[:prices], phrases[prices:])
    if any(phrase.alone for phrase in phrases):
        return _in_a_row(writer, phrases)
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
    steps = in_their_order(steps)
    in_words = _in_words(writer, steps)
    verbs = 9 if after_lead else VERBS_IN_A_SENTENCE
    parts = _parts(writer, steps, verbs, bargain, in_words)
    about = [] if in_words else _about_numbers(writer, steps, told)
    return Sentences([*parts, *about, *_about_tiles(writer, steps)])


def in_one_sentence(
    writer: Writer, steps: Sequence[Step], *, bargain: bool = False, told: bool = False
) -> SentencePart:
    """What others do, and what may be done, stays in one sentence, whatever stands alone elsewhere: where it ends, other steps go on."""
    steps = in_their_order(steps)
    about = _about_numbers(writer, steps, told) if told else []
    return _in_a_row(writer, [*_parts(writer, steps, 9, bargain), *about])


def _in_a_row(writer: Writer, parts: Sequence[SentencePart]) -> SentencePart:
    """A list of options has semicolons as well, so that what follows it must be told apart from the last of them."""
    said = [
        (
            writer.phrase("Block", "in_any_case", steps=part)
            if _is_list(before) and not _is_last(part)
            else part
        )
        for before, part in zip([NOTHING, *parts], parts)
    ]
    between = writer.list_word("semicolon")
    return Joined(said, between, between, between)


def _is_list(part: SentencePart) -> bool:
    match part:
        case Joined(parts=[only]):
            return _is_list(only)
        case PhraseText(section="Choose", name="listed" | "several") | PhraseText(
            section="FirstPossible"
        ):
            return True
    return False


def _is_last(part: SentencePart) -> bool:
    """It says itself what it stands behind."""
    match part:
        case Joined(parts=[only]):
            return _is_last(only)
        case PhraseText(section="Afterwards"):
            return True
    return False


def _behind(steps: Sequence[Step]) -> Literal["", "choice", "list"]:
    match steps:
        case (*_, Choose(options=(_, _, *_))):
            return "choice"
        case (*_, FirstPossible()):
            return "list"
    return ""


def in_their_order(steps: Iterable[Step]) -> tuple[Step, ...]:
    """What comes afterwards goes on to the end of its sentence, and is said last."""
    return tuple(sorted(steps, key=lambda step: isinstance(step, Afterwards)))


def _in_words(writer: Writer, steps: Sequence[Step]) -> Mapping[int, Literal["any", "same"]]:
    """By step, how it says X: `any number of steps`, and then `the same number`. Empty where X takes a sentence of its own."""
    if writer.told or not writer.lexicon.phrases.has("Variable", "any_number"):
        return {}
    said = [[n for n in _said_now(step) if isinstance(n, Variable | Chosen)] for step in steps]
    if not all(_is_x_alone(nodes) for nodes in said if nodes):
        return {}
    speaking = [number for number, nodes in enumerate(said) if nodes]
    return {number: "same" if before else "any" for before, number in enumerate(speaking)}


def _is_x_alone(nodes: Sequence[Node]) -> bool:
    first = nodes[0]
    return len(nodes) == 1 and isinstance(first, Variable) and first.cap is None


def _parts(
    writer: Writer,
    steps: Sequence[Step],
    verbs: int,
    bargain: bool,
    in_words: Mapping[int, Literal["any", "same"]] = MappingProxyType({}),
) -> list[SentencePart]:
    prices = _prices_at_head(steps, bargain)
    writers = [
        replace(
            writer,
            chosen=in_words.get(number, writer.chosen),
            answers=writer.answers or 0 < prices <= number,
            behind=_behind(steps[:number]),
        )
        for number, _ in enumerate(steps)
    ]
    phrases = [each.of(step) for each, step in zip(writers, steps)]
    if prices:
        return _after_price(writer, phrases, prices)
    return _packed(writer, phrases, verbs)


def _prices_at_head(steps: Sequence[Step], bargain: bool) -> int:
    """How many steps are the price of the rest; none where nothing follows that reads well after `to`."""
    number = next((i for i, step in enumerate(steps) if not _is_price(step, bargain)), len(steps))
    return number if number < len(steps) and _can_follow_to(steps[number]) else 0


def _is_price(step: Step, bargain: bool) -> bool:
    return isinstance(step, Pay) or (bargain and isinstance(step, _GIVEN) and _is_own(step))


def begins_with_if(option: Option) -> bool:
    return is_condition_first(option) or any(isinstance(step, If) for step in option.steps[:1])


def is_condition_first(option: Option) -> bool:
    """Behind several steps, or steps in a step, `if 3 oceans` would seem to be said of the last one alone."""
    inside = (child for step in option.steps for child in step.children())
    has_several = len(option.steps) > 1 or any(isinstance(c, _WITH_VERB) for c in inside)
    return option.condition is not None and has_several


def _can_follow_to(step: Step) -> bool:
    """`to gain 3`, but not `to if`."""
    if isinstance(step, Choose) and (step.number > 1 or any(map(begins_with_if, step.options))):
        return False
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
        nothing: list[PhraseText] = []
        for before, run, after in zip([nothing, *runs], runs, [*runs[1:], nothing]):
            if room == 0 or (verbs == VERBS_IN_A_SENTENCE and _begins(before, run, after)):
                sentences.append([])
                room = verbs
            sentences[-1].extend(run)
            room -= 1
    return [together(writer, said) for said in sentences]


_Run: TypeAlias = Sequence[PhraseText]


def _begins(before: _Run, run: _Run, after: _Run) -> bool:
    """Whether a sentence begins here: around several things of one verb, around what a production loses unless another gains by it,
    and so that what goes down stands with what goes up.
    """
    if not before:
        return True
    is_exchange = _is_exchange(before, run)
    return (
        _is_exchange(run, after)
        or _stands_alone(before)
        or _stands_alone(run)
        or (_is_lost(before) and not is_exchange)
        or _is_lost(run)
        or _is_stock_of(before, run)
        or _is_stock_before_tile(before, run)
    )


def _is_exchange(run: _Run, after: _Run) -> bool:
    """`decrease your heat production 1 step and increase your energy production 1 step`"""
    goes_up = bool(after) and after[0].section == Increase.__name__ and _is_produced(after)
    return _is_lost(run) and goes_up


def _is_lost(run: _Run) -> bool:
    return run[0].section == Decrease.__name__ if run else False


def _is_produced(run: _Run) -> bool:
    return bool(run[0].slots["family"].text())


def _stands_alone(run: _Run) -> bool:
    """Several things, or where this tile lies."""
    own_place = (run[0].section, run[0].name) == (Place.__name__, "this")
    return len(run) > 1 or (own_place and bool(run[0].slots["area"].text()))


def _is_stock_of(before: _Run, run: _Run) -> bool:
    """`Increase your plant production 1 step. Gain 1 plant.`: what comes each round and what comes now are told apart."""
    gains = (before[0].section, run[0].section) == (Increase.__name__, Gain.__name__)
    return gains and before[0].slots["noun"].text() == run[0].slots["gauge"].text()


def _is_stock_before_tile(before: _Run, run: _Run) -> bool:
    """`Gain 3 plants. Place a city tile.`: a tile begins what goes with it."""
    return (before[0].section, run[0].section) == (Gain.__name__, Place.__name__)


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
