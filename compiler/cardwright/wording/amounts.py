"""How much. In: an amount and what it is an amount of. Out: the number with its noun, and the tail `for each ...`."""

from cardwright.rules.nodes import All, Amount, Fixed, Noun, Per, ValueOf, Variable
from cardwright.wording.counts import counted
from cardwright.wording.nominals import Nominal
from cardwright.wording.text import NOTHING, Joined, SentencePart
from cardwright.wording.writer import Writer

CHOSEN = "X"


def goods(writer: Writer, amount: Amount, nominal: Nominal) -> SentencePart:
    """`2 plants`, `X plants`, `all plants`."""
    match amount:
        case All():
            return writer.phrase("All", goods=writer.lexicon.noun(nominal, "other"))
        case Variable():
            return writer.lexicon.unknown_quantity(CHOSEN, nominal)
        case Fixed(number) | Per(number):
            return writer.lexicon.quantity(number, nominal)
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
    """`for each plant tag you have`, with its limits in brackets; empty for a plain number."""
    return per(writer, amount) if isinstance(amount, Per) else NOTHING


def per(writer: Writer, amount: Per) -> SentencePart:
    """`for every 2 animals on this card`."""
    noun = counted(writer, amount.count)
    limits = _limits(writer, amount)
    if amount.each == 1:
        return writer.phrase("Per", "each", count=writer.lexicon.noun(noun), limits=limits)
    units = writer.lexicon.quantity(amount.each, noun)
    return writer.phrase("Per", "every", units=units, limits=limits)


def _limits(writer: Writer, amount: Per) -> SentencePart:
    found: list[SentencePart] = []
    if amount.cap is not None:
        found.append(writer.phrase(amount.cap, number=writer.number(amount.cap.number)))
    if amount.plus is not None:
        name = "plus" if amount.plus.sign > 0 else "minus"
        found.append(writer.phrase(amount.plus, name, gauge=writer.noun(amount.plus.gauge)))
    if not found:
        return NOTHING
    comma = writer.list_word("comma")
    return writer.phrase("Per", "limits", limits=Joined(found, comma, comma))
