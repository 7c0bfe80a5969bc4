"""Clauses of a card. In: a clause. Out: its phrase, one or more sentences without the label before them."""

from collections.abc import Sequence

from cardwright.rules.nodes import (
    Action,
    ByPlayers,
    CHANGES,
    CardCount,
    Condition,
    Count,
    Decreases,
    Event,
    FirstAction,
    Gain,
    Gauge,
    Increases,
    Lies,
    Limit,
    Lowers,
    Most,
    Noun,
    PaysForProject,
    Players,
    PlaysCard,
    Raises,
    Score,
    Step,
    ThingCount,
    WhenNamed,
    WhenPlayed,
    WhenReaches,
    Whenever,
)
from cardwright.values import replace
from cardwright.wording.amounts import as_many_as, goods, tail
from cardwright.wording.blocks import in_one_sentence, in_sentences
from cardwright.wording.cards import card_kind
from cardwright.wording.changes import is_gained
from cardwright.wording.conditions import only_while, set_apart
from cardwright.wording.counts import bare, counted, is_level, is_of_tiles, owner_said
from cardwright.wording.nominals import MANY, Nominal
from cardwright.wording.phrases import PhraseText
from cardwright.wording.text import NOTHING, OfYou, SentencePart
from cardwright.wording.writer import Writer, writes


@writes(WhenPlayed)
def when_played(writer: Writer, clause: WhenPlayed) -> PhraseText:
    writer = replace(writer, is_played=True)
    return writer.phrase(clause, steps=in_sentences(writer, clause.steps))


@writes(WhenReaches)
def when_reaches(writer: Writer, clause: WhenReaches) -> PhraseText:
    steps = in_sentences(writer, clause.steps, after_lead=True)
    return writer.phrase(clause, level=_level(writer, clause.level), steps=steps)


def _level(writer: Writer, number: int) -> SentencePart:
    if writer.card is None:
        return writer.number(number)
    return writer.measured(number, Noun(writer.card.kind.id, writer.card.id))


@writes(WhenNamed)
def when_named(writer: Writer, clause: WhenNamed) -> PhraseText:
    steps = in_sentences(writer, clause.steps, after_lead=True)
    return writer.phrase(clause, moment=writer.noun(clause.moment), steps=steps)


@writes(Action)
def action(writer: Writer, clause: Action) -> PhraseText:
    outer, inner = set_apart(clause.condition)
    if outer:
        return only_while(writer, outer, replace(clause, condition=inner))
    steps = in_sentences(writer, clause.steps, after_lead=True, bargain=True)
    if clause.limit:
        return writer.phrase(
            clause,
            "limited",
            limit=writer.of(clause.limit),
            condition=_if(writer, clause.condition),
            steps=steps,
        )
    name = "unlimited" if clause.unlimited else "plain"
    return writer.phrase(clause, name, condition=_if(writer, clause.condition), steps=steps)


@writes(Limit)
def limit(writer: Writer, node: Limit) -> PhraseText:
    name = {1: "once", 2: "twice"}.get(node.times, "several")
    times, period = writer.number(node.times), writer.noun(node.period)
    everyone = writer.phrase(node, "together") if node.together else NOTHING
    if node.count is not None:
        units = as_many_as(writer, node.count)
        return writer.phrase(node, "counted", units=units, period=period, everyone=everyone)
    return writer.phrase(node, name, times=times, period=period, everyone=everyone)


@writes(FirstAction)
def first_action(writer: Writer, clause: FirstAction) -> PhraseText:
    return writer.phrase(clause, steps=in_sentences(writer, clause.steps, after_lead=True))


@writes(Whenever)
def whenever(writer: Writer, clause: Whenever) -> PhraseText:
    outer, inner = set_apart(clause.condition)
    if outer:
        return only_while(writer, outer, replace(clause, condition=inner))
    told = isinstance(clause.event, CHANGES)
    of_steps = isinstance(clause.event, (Increases, Decreases, Raises, Lowers))
    by_steps = of_steps and not is_gained(writer, clause.event)
    unit = "step" if by_steps else "told" if _is_counted(writer, clause.event) else "told_mass"
    below = replace(writer, told=unit if told else "", answers=True, chosen="")
    done = _done_by_whom(writer, clause)
    name = "limited" if clause.limit else "plain"
    if name == "plain" and _is_paid_back(clause):
        name = "gained"
    if clause.before:
        name = "before_limited" if clause.limit else "before"
    return writer.phrase(
        clause,
        name,
        event=writer.of(clause.event),
        condition=_if(writer, clause.condition),
        steps=(
            in_one_sentence(below, done, told=told)
            if writer.within_sentence
            else in_sentences(below, done, after_lead=True, told=told)
        ),
        limit=writer.of(clause.limit) if clause.limit else NOTHING,
    )


def _done_by_whom(writer: Writer, clause: Whenever) -> tuple[Step, ...]:
    """What a rule that lies before nobody answers is done by whoever caused it, and by nobody else."""
    kind = writer.card.kind if writer.card is not None else None
    if kind is None or getattr(clause.event, "who", "") != "anyone":
        return clause.steps
    if "everyones" not in writer.lexicon.entry(Noun("kind", kind.id, kind.pack)).flags:
        return clause.steps
    return (ByPlayers(Players("that_player"), clause.steps),)


def _is_counted(writer: Writer, event: Event) -> bool:
    """`each of them` are plants; of energy there is only so much."""
    things: Sequence[Noun] = getattr(event, "resources", ())
    return not things or any(writer.lexicon.entry(noun).is_countable for noun in things)


def _is_paid_back(clause: Whenever) -> bool:
    """`When you play an event, you gain 2 M€`: what a card or a payment of one's own brings."""
    own = isinstance(clause.event, PlaysCard | PaysForProject) and clause.event.who == "you"
    return own and not clause.condition and all(isinstance(s, Gain) for s in clause.steps)


def _if(writer: Writer, condition: Condition | None) -> SentencePart:
    return writer.phrase("If", "lead", condition=writer.of(condition)) if condition else NOTHING


@writes(Score)
def score(writer: Writer, clause: Score) -> PhraseText:
    return writer.phrase(
        clause,
        "if" if clause.condition else "plain",
        points=goods(writer, clause.amount, writer.word("point")),
        per=OfYou(tail(writer, clause.amount)),
        condition=writer.of(clause.condition) if clause.condition else NOTHING,
    )


@writes(Most)
def most(writer: Writer, clause: Most) -> PhraseText:
    counts = [writer.lexicon.noun(_compared(writer, count), MANY) for count in clause.counts]
    gauges = [
        writer.lexicon.noun(writer.gauge(count.gauge))
        for count in clause.counts
        if isinstance(count, ThingCount) and count.gauge is not None
    ]
    return writer.phrase(
        clause,
        _how_compared(writer, clause),
        counts=writer.all_of(counts),
        gauges=writer.all_of(gauges),
    )


def _how_compared(writer: Writer, clause: Most) -> str:
    """One has the most of something, the highest of what goes up and down, and is furthest on a track."""
    match clause.counts:
        case (ThingCount(where=(), gauge=Gauge(Noun("track"))),):
            return "furthest"
        case (ThingCount(where=()) as count,) if is_level(writer, count):
            return "highest"
    return "plain"


def _compared(writer: Writer, count: Count) -> Nominal:
    """What players are compared by is their own, and its owner goes without saying."""
    match count:
        case CardCount(cards, False, False, "yours", False):
            return card_kind(writer, cards, "played")
        case CardCount():
            return counted(writer, count)
        case ThingCount(owner=None) if not is_of_tiles(count):
            return bare(writer, count)
    return bare(writer, count) if owner_said(count) == "yours" else counted(writer, count)


@writes(Lies)
def lies(writer: Writer, clause: Lies) -> PhraseText:
    return writer.phrase(clause, area=OfYou(writer.of(clause.area)))
