"""Effects that hold. In: a lasting effect. Out: its phrase; in the form `next` as said of the next card alone."""

from cardwright.rules.nodes import (
    Amount,
    CardKind,
    Discount,
    Fixed,
    Noun,
    CardPays,
    PaysFor,
    Per,
    Protect,
    StockPays,
    Sum,
    ValueIs,
    Variable,
    While,
)
from cardwright.values import replace
from cardwright.wording.amounts import CHOSEN, as_many_as, goods, tail
from cardwright.wording.cards import card_kind, money
from cardwright.wording.conditions import only_while, set_apart
from cardwright.wording.nominals import PLURAL
from cardwright.wording.phrases import PhraseText
from cardwright.wording.text import NOTHING, OfYou, PlainText, SentencePart
from cardwright.wording.writer import Writer, writes


def first_number(amount: Amount) -> int:
    """What stands before all that is counted."""
    first = amount.first if isinstance(amount, Sum) else amount
    return first.number if isinstance(first, Fixed | Per) else 0


def so_much(writer: Writer, amount: Amount) -> SentencePart:
    """Of money, where the game has a word for it."""
    if isinstance(amount, Sum):
        return so_much(writer, amount.first)
    if isinstance(amount, Fixed | Per) or writer.lexicon.money is None:
        return money(writer, first_number(amount))
    return goods(writer, amount, writer.lexicon.entry(writer.lexicon.money))


@writes(Discount)
def discount(writer: Writer, effect: Discount) -> PhraseText:
    amount, per = so_much(writer, effect.amount), OfYou(tail(writer, effect.amount))
    if isinstance(effect.on, Noun):
        name = "project" if effect.on.category == "kind" else "project_named"
        project, first = writer.noun(effect.on), _first_ones(writer, effect)
        return writer.phrase(effect, name, amount=amount, per=per, project=project, first=first)
    kind = card_kind(writer, effect.on)
    return writer.phrase(
        effect,
        "all_cards" if effect.on == CardKind() else "cards",
        amount=amount,
        per=per,
        cards=writer.lexicon.noun(kind, PLURAL),
        card=writer.lexicon.noun(kind),
        first=_first_ones(writer, effect),
    )


def _first_ones(writer: Writer, effect: Discount | StockPays | CardPays) -> SentencePart:
    limit = effect.limit
    if limit is None:
        return NOTHING
    times, period = writer.number(limit.times), writer.noun(limit.period)
    name = "first" if limit.times == 1 else "first_ones"
    everyone = writer.phrase(limit, "together") if limit.together else NOTHING
    if limit.count is not None:
        units = as_many_as(writer, limit.count)
        return writer.phrase(limit, "first_counted", units=units, period=period, everyone=everyone)
    return writer.phrase(limit, name, times=times, period=period, everyone=everyone)


@writes(ValueIs)
def value_is(writer: Writer, effect: ValueIs) -> PhraseText:
    return writer.about(
        effect.value,
        effect,
        effect.shift,
        value=writer.noun(effect.value),
        number=_measured(writer, effect.amount, effect.value),
        amount=_alone(writer, effect.amount),
        normally=writer.number(writer.lexicon.entry(effect.value).normally),
        usual=writer.measured(writer.lexicon.entry(effect.value).normally, effect.value),
        per=OfYou(tail(writer, effect.amount)),
    )


def _measured(writer: Writer, amount: Amount, value: Noun) -> SentencePart:
    """In the unit of the value, also where it is chosen or all there is."""
    if isinstance(amount, Sum):
        return _measured(writer, amount.first, value)
    if isinstance(amount, Fixed | Per):
        return writer.measured(first_number(amount), value)
    unit = writer.lexicon.entry(value).unit_of
    return goods(writer, amount, writer.lexicon.entry(unit) if unit else writer.word("unit"))


def _alone(writer: Writer, amount: Amount) -> SentencePart:
    """Without its unit, where it is a number."""
    if isinstance(amount, Variable):
        return PlainText(CHOSEN)
    if isinstance(amount, Fixed | Per | Sum):
        return writer.number(first_number(amount))
    return goods(writer, amount, writer.word("unit"))


@writes(PaysFor)
def pays_for(writer: Writer, effect: PaysFor) -> PhraseText:
    resource, instead = writer.nouns(effect.resource), writer.nouns(effect.instead_of)
    return writer.phrase(effect, resource=resource, instead_of=instead)


@writes(StockPays, CardPays)
def pays_for_cards(writer: Writer, effect: StockPays | CardPays) -> PhraseText:
    return writer.phrase(
        effect,
        money=goods(writer, effect.amount, writer.lexicon.entry(effect.money)),
        resources=writer.nouns(effect.resource),
        paid=_paid(writer, effect.on),
        first=_first_ones(writer, effect),
    )


def _paid(writer: Writer, on: CardKind | Noun) -> SentencePart:
    return (
        writer.nouns(on)
        if isinstance(on, Noun)
        else writer.lexicon.noun(card_kind(writer, on), PLURAL)
    )


@writes(While)
def while_it_holds(writer: Writer, effect: While) -> PhraseText:
    outer, inner = set_apart(effect.condition)
    if outer and inner:
        return only_while(writer, outer, replace(effect, condition=inner))
    effects = writer.all_of([writer.of(each) for each in effect.lasting])
    return writer.phrase(effect, condition=writer.of(effect.condition), lasting=effects)


@writes(Protect)
def protect(writer: Writer, effect: Protect) -> PhraseText:
    stocks = [writer.nouns(gauge.noun) for gauge in effect.gauges if gauge.family is None]
    others = [gauge for gauge in effect.gauges if gauge.family is not None]
    lowered = writer.each_gauge(others) if others else []
    if effect.cards is not None:
        cards = writer.lexicon.noun(card_kind(writer, effect.cards), PLURAL)
        return writer.phrase(effect, "on_cards", any_resource=writer.any_of(stocks), cards=cards)
    name = "both" if stocks and others else "lowered" if others else "own"
    return writer.phrase(
        effect,
        "on_this_card" if effect.on_this_card else name,
        resources=writer.all_of([*stocks, *lowered]),
        any_resource=writer.any_of(stocks),
        lowered=writer.any_of(lowered),
    )
