"""Changes that a `whenever` waits for. In: an event. Out: its phrase, `when you gain at least 2 plants`."""

from collections.abc import Sequence

from cardwright.rules.nodes import (
    Adds,
    Decreases,
    Discards,
    Draws,
    Event,
    Gains,
    GainsFromNeighbour,
    Increases,
    Loses,
    Lowers,
    Noun,
    Pays,
    Raises,
    Removes,
)
from cardwright.wording.cards import card_kind
from cardwright.wording.counts import is_had
from cardwright.wording.nominals import PLURAL
from cardwright.wording.phrases import PhraseText
from cardwright.wording.text import NOTHING, SentencePart
from cardwright.wording.writer import Writer, writes


@writes(Gains, Loses, Pays)
def of_a_stock(writer: Writer, event: Gains | Loses | Pays) -> PhraseText:
    goods = _goods(writer, event.resources, event.least)
    return writer.phrase(event, event.who, goods=goods)


@writes(Removes, GainsFromNeighbour)
def taken_from_others(writer: Writer, event: Removes | GainsFromNeighbour) -> PhraseText:
    return writer.phrase(
        event,
        event.who,
        goods=_goods(writer, event.resources, event.least),
        whose=NOTHING if event.owner == "everyone" else writer.phrase(event, event.owner),
    )


@writes(Increases, Decreases)
def of_a_gauge(writer: Writer, event: Increases | Decreases) -> PhraseText:
    owner = event.owner if isinstance(event, Decreases) else "everyone"
    gauges = (event.gauge, *event.others)
    if is_gained(writer, event):
        goods = _goods(writer, [gauge.noun for gauge in gauges], event.least)
        return writer.phrase("Gains", event.who, goods=goods)
    return writer.phrase(
        event,
        event.who,
        gauge=writer.any_of(writer.each_gauge(gauges)),
        steps=_steps(writer, event.least),
        whose=NOTHING if owner == "everyone" else writer.phrase(event, owner),
    )


def is_gained(writer: Writer, event: Event) -> bool:
    """A counter, which nobody counts in steps."""
    return isinstance(event, Increases) and all(
        is_had(writer, gauge) for gauge in (event.gauge, *event.others)
    )


@writes(Adds)
def adds(writer: Writer, event: Adds) -> PhraseText:
    goods = _goods(writer, (event.resource,), event.least)
    cards = writer.lexicon.noun(card_kind(writer, event.holder.cards))
    name = "this_card" if event.holder.kind == "this_card" else "any_card"
    return writer.phrase(
        event, event.who, goods=goods, card=writer.phrase(event, name, cards=cards)
    )


@writes(Draws, Discards)
def of_the_hand(writer: Writer, event: Draws | Discards) -> PhraseText:
    described = card_kind(writer, event.cards)
    if event.least == 0:
        one = writer.phrase("Change", "one", units=writer.lexicon.noun(described))
        return writer.phrase(event, event.who, cards=one)
    units = writer.lexicon.quantity(event.least, described)
    return writer.phrase(event, event.who, cards=writer.phrase("Change", "at_least", units=units))


@writes(Raises, Lowers)
def of_a_track(writer: Writer, event: Raises | Lowers) -> PhraseText:
    track = writer.any_of([writer.noun(one) for one in (event.track, *event.others)])
    return writer.phrase(event, event.who, track=track, steps=_steps(writer, event.least))


def _goods(writer: Writer, things: Sequence[Noun], least: int) -> SentencePart:
    """`plants or steel`, `at least 2 plants`."""
    kinds = (
        [writer.word("resource")] if writer.are_all(things) else map(writer.lexicon.entry, things)
    )
    if least == 0:
        return writer.any_of([writer.lexicon.noun(kind, PLURAL) for kind in kinds])
    units = [writer.lexicon.quantity(least, kind) for kind in kinds]
    return writer.phrase("Change", "at_least", units=writer.any_of(units))


def _steps(writer: Writer, least: int) -> SentencePart:
    if least == 0:
        return NOTHING
    units = writer.lexicon.quantity(least, writer.word("step"))
    return writer.phrase("Change", "by", units=units)
