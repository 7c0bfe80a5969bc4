"""What can hold or not. In: a condition. Out: its phrase: plain as a requirement, in the form `holds` after an `if`."""

from cardwright.rules.nodes import (
    Count,
    Gauge,
    GaugeAt,
    GaugeLowest,
    GaugeMoved,
    GaugeWithin,
    HasCount,
    HoldsOffice,
    InPlay,
    PlacedOnBonus,
    RevealedHas,
    TagCount,
    ThingCount,
)
from cardwright.wording.counts import bare, counted, tag
from cardwright.wording.nominals import NounText
from cardwright.wording.phrases import Phrase
from cardwright.wording.writer import Writer, writes


@writes(HasCount)
def has_count(writer: Writer, condition: HasCount) -> Phrase:
    owner = _owner(condition.count)
    named_alone = owner != "opponents" and not _is_own_thing(condition.count)
    noun = bare(writer, condition.count)
    required = noun if named_alone else counted(writer, condition.count)
    return writer.phrase(
        condition,
        f"{owner}_{condition.bound}",
        category=writer.category(condition.number),
        required=writer.lexicon.quantity(condition.number, required),
        units=writer.lexicon.quantity(condition.number, noun),
    )


def _owner(count: Count) -> str:
    if isinstance(count, ThingCount):
        return count.owner or "everyone"
    return count.owner


def _is_own_thing(count: Count) -> bool:
    """Own tags go without saying, own tiles do not."""
    return not isinstance(count, TagCount) and _owner(count) == "yours"


@writes(GaugeAt)
def gauge_at(writer: Writer, condition: GaugeAt) -> Phrase:
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
def gauge_moved(writer: Writer, condition: GaugeMoved) -> Phrase:
    name = "raised" if condition.moved else "not_raised"
    return writer.phrase(
        condition, name, gauge=_gauge(writer, condition.gauge), round=writer.word_text("round")
    )


@writes(GaugeLowest)
def gauge_lowest(writer: Writer, condition: GaugeLowest) -> Phrase:
    return writer.phrase(condition, gauge=_gauge(writer, condition.gauge))


@writes(GaugeWithin)
def gauge_within(writer: Writer, condition: GaugeWithin) -> Phrase:
    steps = writer.lexicon.quantity(condition.steps, writer.word("step"))
    return writer.phrase(condition, gauge=_gauge(writer, condition.gauge), steps=steps)


@writes(RevealedHas)
def revealed_has(writer: Writer, condition: RevealedHas) -> Phrase:
    return writer.phrase(condition, tags=writer.lexicon.noun(tag(writer, condition.tags)))


@writes(PlacedOnBonus)
def placed_on_bonus(writer: Writer, condition: PlacedOnBonus) -> Phrase:
    bonuses = writer.any_of([writer.noun(noun) for noun in condition.bonuses])
    return writer.phrase(condition, bonuses=bonuses)


@writes(InPlay)
def in_play(writer: Writer, condition: InPlay) -> Phrase:
    return writer.phrase(condition, noun=writer.noun(condition.noun))


@writes(HoldsOffice)
def holds_office(writer: Writer, condition: HoldsOffice) -> Phrase:
    return writer.phrase(condition, office=writer.noun(condition.office))
