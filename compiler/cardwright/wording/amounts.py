"""How much. In: an amount and what it is an amount of. Out: the number with its noun, and the tail `for each ...`."""

from collections.abc import Iterator, Sequence

from cardwright.rules.nodes import (
    Addend,
    All,
    Amount,
    Fixed,
    Half,
    Noun,
    Per,
    Plus,
    Sum,
    ThingCount,
    ValueOf,
    Variable,
)
from cardwright.wording.counts import counted
from cardwright.wording.nominals import PLURAL, Nominal
from cardwright.wording.text import NOTHING, Joined, SentencePart
from cardwright.wording.writer import Writer

CHOSEN = "X"


def goods(writer: Writer, amount: Amount, nominal: Nominal, whose: str = "plain") -> SentencePart:
    """`2 plants`, `X plants`, `all plants`. `whose` says that `half` is not of one's own: `theirs`."""
    match amount:
        case All():
            return writer.phrase("All", goods=writer.lexicon.noun(nominal, PLURAL))
        case Variable() if writer.chosen:
            some = writer.lexicon.noun(nominal, PLURAL)
            counted = some.text() != writer.lexicon.noun(nominal).text()
            name = f"{writer.chosen}_{'number' if counted else 'amount'}"
            return writer.phrase("Variable", name, goods=some)
        case Variable():
            return writer.lexicon.unknown_quantity(CHOSEN, nominal)
        case Fixed(number) | Per(number):
            return writer.lexicon.quantity(number, nominal)
        case Half():
            return writer.phrase("Half", whose, goods=writer.lexicon.noun(nominal, PLURAL))
        case Sum(first):
            return goods(writer, first, nominal, whose)
        case ValueOf(value):
            return _value_of(writer, value, nominal)


def _value_of(writer: Writer, value: Noun, nominal: Nominal) -> SentencePart:
    """What the value is for everybody, until something changes it."""
    normal = writer.lexicon.entry(value).normally
    usual = writer.lexicon.quantity(normal, nominal)
    return writer.phrase("ValueOf", goods=usual, value=writer.noun(value))


def steps(writer: Writer, amount: Amount) -> SentencePart:
    """`2 steps`."""
    return goods(writer, amount, writer.word("step"))


def tail(writer: Writer, amount: Amount) -> SentencePart:
    """`for each plant tag you have`, with its limits and what is added in brackets; empty for a plain number."""
    match amount:
        case Per():
            return per(writer, amount)
        case Sum(Per() as first, addends):
            return per(writer, first, addends)
        case Sum(first, addends):
            return _in_brackets(writer, [*_cap(writer, first), *_added(writer, addends)])
    return _in_brackets(writer, _cap(writer, amount))


def per(writer: Writer, amount: Per, addends: Sequence[Addend] = ()) -> SentencePart:
    """`for every 2 animals on this card`."""
    noun = counted(writer, amount.count)
    units = (_more_units(writer, plus) for plus in amount.plus)
    limits = _in_brackets(writer, [*_cap(writer, amount), *units, *_added(writer, addends)])
    if amount.each == 1:
        return writer.phrase("Per", "each", count=writer.lexicon.noun(noun, "one"), limits=limits)
    every = writer.lexicon.quantity(amount.each, noun)
    return writer.phrase("Per", "every", units=every, limits=limits)


def _cap(writer: Writer, amount: Amount) -> list[SentencePart]:
    cap = amount.cap if isinstance(amount, Per | Variable) else None
    if cap is None:
        return []
    if cap.count is None:
        return [writer.phrase(cap, number=writer.number(cap.number))]
    units = writer.lexicon.noun(counted(writer, cap.count), PLURAL)
    return [writer.phrase(cap, "counted", units=units)]


def _more_units(writer: Writer, plus: Plus) -> SentencePart:
    count = plus.count
    units = writer.lexicon.noun(counted(writer, count), PLURAL)
    if isinstance(count, ThingCount) and not count.owner and count.gauge is not None:
        if count.gauge.noun.category in ("counter", "standing"):
            units = writer.nouns(count.gauge.noun)
    return writer.phrase(plus, "plus" if plus.sign > 0 else "minus", units=units)


def _added(writer: Writer, addends: Sequence[Addend]) -> Iterator[SentencePart]:
    for one in addends:
        name = "plus" if one.sign > 0 else "minus"
        number, each = writer.number(one.amount.number), tail(writer, one.amount)
        yield writer.phrase(one, name, number=number, per=each)


def _in_brackets(writer: Writer, limits: Sequence[SentencePart]) -> SentencePart:
    if not limits:
        return NOTHING
    comma = writer.list_word("comma")
    return writer.phrase("Per", "limits", limits=Joined(limits, comma, comma))
