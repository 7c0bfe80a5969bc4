"""Steps that change numbers, tiles and cards. In: a step. Out: its phrase, beginning with its verb."""

from collections.abc import Sequence

from cardwright.rules.nodes import (
    Add,
    CardKind,
    Decrease,
    Discard,
    Draw,
    DrawSome,
    DrawToBuy,
    Fixed,
    Gauge,
    GainAny,
    Holder,
    Increase,
    Noun,
    Pay,
    Place,
    PlayFromHand,
    PlayRevealed,
    Price,
    Raise,
    Remove,
    Repeat,
    Replace,
    Reveal,
    Send,
    Steal,
    TakeBack,
    UseAction,
    UseProject,
)
from cardwright.wording.amounts import goods, steps, tail
from cardwright.wording.cards import card_kind, money
from cardwright.wording.nominals import Nominal
from cardwright.wording.phrases import PhraseText
from cardwright.wording.series import either
from cardwright.wording.text import NOTHING, SentencePart
from cardwright.wording.writer import Writer, writes

# What lies on an area and is no tile.
_MARKERS = ("bonus", "resource")


@writes(Increase, Decrease)
def increase(writer: Writer, step: Increase | Decrease) -> PhraseText:
    others = isinstance(step, Decrease) and step.any_player
    return writer.phrase(
        step,
        "any_player" if others else "own",
        gauge=writer.lexicon.noun(writer.either([writer.gauge(g) for g in _either(step)])),
        steps=steps(writer, step.amount),
        per=tail(writer, step.amount),
    )


def _either(step: Increase | Decrease) -> Sequence[Gauge]:
    return (step.gauge, *step.others)


@writes(Pay)
def pay(writer: Writer, step: Pay) -> PhraseText:
    prices = [writer.of(price) for price in step.prices]
    return prices[0] if len(prices) == 1 else writer.phrase(step, prices=either(writer, prices))


@writes(Price)
def price(writer: Writer, node: Price) -> PhraseText:
    amount = goods(writer, node.amount, writer.lexicon.entry(node.resource))
    per = tail(writer, node.amount)
    if node.source is not None:
        holder = writer.of(node.source)
        return writer.phrase(node, "from_card", goods=amount, holder=holder, per=per)
    if node.using:
        using = writer.any_of([writer.nouns(noun) for noun in node.using])
        return writer.phrase(node, "using", goods=amount, using=using, per=per)
    return writer.phrase(node, "own", goods=amount, per=per)


@writes(Place)
def place(writer: Writer, step: Place) -> PhraseText:
    return writer.phrase(
        step,
        _placed(step),
        tiles=goods(writer, step.amount, _any_of(writer, (step.tile, *step.others))),
        area=writer.of(step.area) if step.area else NOTHING,
        per=tail(writer, step.amount),
    )


def _placed(step: Place) -> str:
    if step.for_nobody:
        return "for_nobody"
    one = step.amount == Fixed(1)
    what = "plain" if step.tile.category not in _MARKERS else "marker" if one else "markers"
    return f"{what}_at_random" if step.at_random else what


@writes(Raise)
def raise_track(writer: Writer, step: Raise) -> PhraseText:
    return writer.phrase(
        step,
        "for_nobody" if step.for_nobody else "plain",
        track=writer.lexicon.noun(_any_of(writer, (step.track, *step.others))),
        steps=steps(writer, step.amount),
        per=tail(writer, step.amount),
    )


@writes(GainAny)
def gain_any(writer: Writer, step: GainAny) -> PhraseText:
    amount = goods(writer, step.amount, writer.word("resource"))
    return writer.phrase(step, goods=amount, per=tail(writer, step.amount))


@writes(Send)
def send(writer: Writer, step: Send) -> PhraseText:
    pieces = writer.lexicon.quantity(step.number, writer.lexicon.entry(step.piece))
    return writer.phrase(step, pieces=pieces, pool=writer.noun(step.pool))


@writes(Replace)
def replace(writer: Writer, step: Replace) -> PhraseText:
    return writer.phrase(step, step.what.category, what=writer.noun(step.what))


@writes(Remove)
def remove(writer: Writer, step: Remove) -> PhraseText:
    amount = goods(writer, step.amount, _any_of(writer, step.resources))
    name = "up_to" if step.up_to else "plain"
    holder, per = writer.of(step.holder), tail(writer, step.amount)
    return writer.phrase(step, name, goods=amount, holder=holder, per=per)


def _any_of(writer: Writer, nouns: Sequence[Noun]) -> Nominal:
    return writer.either([writer.lexicon.entry(noun) for noun in nouns])


@writes(Steal)
def steal(writer: Writer, step: Steal) -> PhraseText:
    amount = goods(writer, step.amount, writer.lexicon.entry(step.resource))
    holder, per = writer.of(Holder("any_player")), tail(writer, step.amount)
    return writer.phrase(step, goods=amount, holder=holder, per=per)


@writes(Add)
def add(writer: Writer, step: Add) -> PhraseText:
    nominal = writer.lexicon.entry(step.resource) if step.resource else writer.word("resource")
    return writer.phrase(
        step,
        goods=goods(writer, step.amount, nominal),
        holder=writer.of(step.holder),
        per=tail(writer, step.amount),
    )


@writes(Reveal, DrawToBuy)
def look_at(writer: Writer, step: Reveal | DrawToBuy) -> PhraseText:
    cards = goods(writer, step.amount, writer.word("card"))
    if not isinstance(step.amount, Fixed):
        return writer.alone(step, "counted", cards=cards, per=tail(writer, step.amount))
    return writer.alone(step, category=writer.category(step.amount.number), cards=cards)


@writes(Draw)
def draw(writer: Writer, step: Draw) -> PhraseText:
    cards = goods(writer, step.amount, card_kind(writer, step.cards))
    kind = step.cards.quality
    own = kind is not None and kind.id in writer.lexicon.own_decks and not step.cards.traits
    if step.cards == CardKind() or own:
        return writer.phrase(step, cards=cards, per=tail(writer, step.amount))
    number = step.amount.number if isinstance(step.amount, Fixed) else 2
    category = writer.category(number)
    return writer.alone(
        step, "described", category=category, cards=cards, per=tail(writer, step.amount)
    )


@writes(DrawSome)
def draw_some(writer: Writer, step: DrawSome) -> PhraseText:
    cards = goods(writer, step.amount, writer.word("card"))
    kept = goods(writer, step.keep, card_kind(writer, step.cards))
    drawn, limits = tail(writer, step.amount), tail(writer, step.keep)
    if step.cards == CardKind() and isinstance(step.keep, Fixed):
        return writer.alone(step, cards=cards, drawn=drawn, keep=writer.number(step.keep.number))
    return writer.alone(step, "described", cards=cards, drawn=drawn, kept=kept, per=limits)


@writes(Discard)
def discard(writer: Writer, step: Discard) -> PhraseText:
    cards = goods(writer, step.amount, card_kind(writer, step.cards))
    return writer.phrase(step, cards=cards, per=tail(writer, step.amount))


@writes(UseAction, TakeBack)
def carry_out(writer: Writer, step: UseAction | TakeBack) -> PhraseText:
    kind = card_kind(writer, step.cards)
    return writer.phrase(
        step, card=writer.lexicon.noun(kind), cards=writer.lexicon.noun(kind, "other")
    )


@writes(PlayFromHand, PlayRevealed)
def play_another(writer: Writer, step: PlayFromHand | PlayRevealed) -> PhraseText:
    kind = card_kind(writer, step.cards)
    return writer.phrase(
        step,
        card=writer.lexicon.noun(kind),
        cards=writer.lexicon.noun(kind, "other"),
        terms=terms(writer, step),
        ignoring=writer.phrase("Terms", "ignoring") if step.ignoring else NOTHING,
    )


@writes(UseProject)
def use_project(writer: Writer, step: UseProject) -> PhraseText:
    return writer.phrase(step, project=writer.noun(step.project), terms=terms(writer, step))


def terms(writer: Writer, step: PlayFromHand | PlayRevealed | UseProject) -> SentencePart:
    if step.free:
        return writer.phrase("Terms", "free")
    if step.less:
        return writer.phrase("Terms", "less", amount=money(writer, step.less))
    return NOTHING


@writes(Repeat)
def repeat(writer: Writer, step: Repeat) -> PhraseText:
    cards = writer.lexicon.noun(card_kind(writer, step.cards), "other")
    return writer.phrase(step, family=writer.noun(step.family), cards=cards)
