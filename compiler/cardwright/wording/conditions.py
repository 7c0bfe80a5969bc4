"""What can hold or not. In: a condition. Out: its phrase: plain as a requirement, in the form `holds` after an `if`."""

from cardwright.rules.nodes import (
    CardCount,
    Count,
    DifferentTags,
    Gauge,
    GaugeAt,
    GaugeLowest,
    GaugeMoved,
    GaugeWithin,
    HasCount,
    PlacedOnBonus,
    RevealedHas,
    ThingCount,
)
from cardwright.wording.counts import bare, counted, is_of_tiles, owned, tag
from cardwright.wording.nominals import Nominal, NounText
from cardwright.wording.phrases import PhraseText
from cardwright.wording.writer import Writer, writes


@writes(HasCount)
def has_count(writer: Writer, condition: HasCount) -> PhraseText:
    return writer.phrase(
        condition,
        f"{_whose(condition.count)}_{condition.bound}",
        category=writer.category(condition.number),
        units=writer.lexicon.quantity(condition.number, bare(writer, condition.count)),
        counted=writer.lexicon.quantity(condition.number, _with_owner(writer, condition.count)),
    )


def _whose(count: Count) -> str:
    """Own tags go without saying; own cards are those played, own tiles those placed."""
    owner = _owner(count)
    if owner == "yours" and isinstance(count, CardCount):
        return "hand" if count.cards.in_hand else "played"
    if owner == "yours" and isinstance(count, ThingCount):
        return "owned"
    said = None if isinstance(count, DifferentTags) else count.owner
    return "anyones" if said == "everyone" and not is_of_tiles(count) else owner


def _with_owner(writer: Writer, count: Count) -> Nominal:
    if isinstance(count, ThingCount) and _owner(count) == "yours":
        return owned(writer, count)
    return counted(writer, count)


def _owner(count: Count) -> str:
    if isinstance(count, ThingCount):
        anywhere = is_of_tiles(count) or bool(count.where)
        return count.owner or ("everyone" if anywhere else "yours")
    return "yours" if isinstance(count, DifferentTags) else count.owner


@writes(GaugeAt)
def gauge_at(writer: Writer, condition: GaugeAt) -> PhraseText:
    """A track stands at a level; of anything else one has so many."""
    of_track = condition.gauge.noun.category == "track"
    return writer.phrase(
        condition,
        f"{'track' if of_track else 'stock'}_{condition.bound}",
        gauge=_gauge(writer, condition.gauge),
        level=writer.measured(condition.level, condition.gauge.noun),
        units=writer.lexicon.quantity(condition.level, writer.gauge(condition.gauge)),
    )


def _gauge(writer: Writer, gauge: Gauge) -> NounText:
    return writer.lexicon.noun(writer.gauge(gauge))


@writes(GaugeMoved)
def gauge_moved(writer: Writer, condition: GaugeMoved) -> PhraseText:
    name = "raised" if condition.moved else "not_raised"
    return writer.phrase(
        condition, name, gauge=_gauge(writer, condition.gauge), round=writer.word_text("round")
    )


@writes(GaugeLowest)
def gauge_lowest(writer: Writer, condition: GaugeLowest) -> PhraseText:
    return writer.phrase(condition, gauge=_gauge(writer, condition.gauge))


@writes(GaugeWithin)
def gauge_within(writer: Writer, condition: GaugeWithin) -> PhraseText:
    steps = writer.lexicon.quantity(condition.steps, writer.word("step"))
    return writer.phrase(condition, gauge=_gauge(writer, condition.gauge), steps=steps)


@writes(RevealedHas)
def revealed_has(writer: Writer, condition: RevealedHas) -> PhraseText:
    return writer.phrase(condition, tags=writer.lexicon.noun(tag(writer, condition.tags)))


@writes(PlacedOnBonus)
def placed_on_bonus(writer: Writer, condition: PlacedOnBonus) -> PhraseText:
    bonuses = writer.any_of([writer.noun(noun) for noun in condition.bonuses])
    return writer.phrase(condition, bonuses=bonuses)
