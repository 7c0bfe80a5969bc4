"""How much. In: an amount and what it is an amount of. Out: the number with its noun, and the tail `for each ...`."""

from collections.abc import Iterator, Sequence

from cardwright.rules.nodes import (
    Addend,
    All,
    Amount,
    AsMany,
    Costing,
    Count,
    Fixed,
    Half,
    HoldingSome,
    Node,
    Noun,
    Per,
    Plus,
    SoMany,
    Sum,
    ThingCount,
    ValueIs,
    ValueOf,
    Variable,
)
from cardwright.wording.cards import kind_of_these, money
from cardwright.wording.counts import added_one_by_one, counted, counts_itself
from cardwright.wording.nominals import PLURAL, EitherNominal, Nominal
from cardwright.wording.phrases import PhraseText
from cardwright.wording.text import NOTHING, Joined, OfYou, SentencePart
from cardwright.wording.writer import Writer, writes

CHOSEN = "X"


def goods(
    writer: Writer, amount: Amount, nominal: Nominal, whose: str = "plain", mixed: bool = False
) -> SentencePart:
    """`2 plants`, `X plants`, `all plants`. `whose` says that `half` is not of one's own: `theirs`; or that `all` is: `own`.

    `mixed`: of several kinds there may be one of each; elsewhere all are of one: `2 microbes or 2 animals`.
    """
    match amount:
        case All():
            name = "own" if whose == "own" else "plain"
            return writer.phrase("All", name, goods=writer.lexicon.noun(nominal, PLURAL))
        case Variable() if writer.chosen:
            some = writer.lexicon.noun(nominal, PLURAL)
            counted = some.text() != writer.lexicon.noun(nominal).text()
            name = f"{writer.chosen}_{'number' if counted else 'amount'}"
            return writer.phrase("Variable", name, goods=some)
        case Variable():
            return writer.lexicon.unknown_quantity(CHOSEN, nominal)
        case Fixed(number) | Per(number) if isinstance(nominal, EitherNominal) and not mixed:
            return writer.any_of([writer.lexicon.quantity(number, n) for n in nominal.nominals])
        case Fixed(number) | Per(number):
            return writer.lexicon.quantity(number, nominal)
        case Half():
            name = "theirs" if whose == "theirs" else "plain"
            return writer.phrase("Half", name, goods=writer.lexicon.noun(nominal, PLURAL))
        case Sum(first):
            return goods(writer, first, nominal, whose, mixed)
        case ValueOf(value):
            return _value_of(writer, value, nominal)


def _value_of(writer: Writer, value: Noun, nominal: Nominal) -> SentencePart:
    """What the value is for everybody, until something changes it, perhaps this card itself. Its number alone says which value it is
    only where no other one has that number."""
    normal = writer.lexicon.entry(value).normally
    effects = writer.card.lasting if writer.card is not None else ()
    is_changed = any(isinstance(effect, ValueIs) and effect.value == value for effect in effects)
    if is_changed or _is_usual_of_another(writer, value, normal):
        return writer.phrase(
            "ValueOf",
            "own",
            goods=writer.lexicon.noun(nominal, PLURAL),
            value=writer.noun(value),
            normally=writer.number(normal),
        )
    usual = writer.lexicon.quantity(normal, nominal)
    return writer.phrase("ValueOf", goods=usual, value=writer.noun(value))


def _is_usual_of_another(writer: Writer, value: Noun, normal: int) -> bool:
    """Among those of its own game, set or pack: what others bring changes no words."""
    return any(
        key[0] == value.category and key[1] != value.id and key[2:] == (value.pack,)
        for key, entry in writer.lexicon.entries.items()
        if entry.normally == normal
    )


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
            cap, added = _cap(writer, first), [*_added(writer, addends)]
            return _limits(writer, cap, added) if cap else _limits(writer, added)
    return _limits(writer, _cap(writer, amount))


def per(writer: Writer, amount: Per, addends: Sequence[Addend] = ()) -> SentencePart:
    """`for every 2 animals on this card`."""
    units = [_more_units(writer, plus) for plus in amount.plus]
    cap, added = _cap(writer, amount), [*_added(writer, addends)]
    limits = _limits(writer, [*cap, *units], added) if cap else _limits(writer, [*units, *added])
    itself = writer.phrase("Per", "including") if counts_itself(writer, amount.count) else NOTHING
    if amount.each == 1:
        one_by_one, less = added_one_by_one(writer, amount.count)
        return writer.phrase(
            "Per",
            "each",
            count=writer.lexicon.noun(one_by_one, "one"),
            beyond=writer.all_of([_beyond(writer, count) for count in less]),
            including=itself,
            limits=limits,
        )
    every = writer.lexicon.quantity(amount.each, counted(writer, amount.count))
    return writer.phrase("Per", "every", units=every, including=itself, limits=limits)


def _beyond(writer: Writer, less: Count) -> SentencePart:
    """What is taken off: `beyond the number of ocean tiles`, `beyond the first 3`."""
    if isinstance(less, SoMany):
        category, number = writer.category(less.number), writer.number(less.number)
        return writer.phrase("Per", "beyond_first", category=category, number=number)
    units = writer.lexicon.noun(counted(writer, less), PLURAL)
    return writer.phrase("Per", "beyond", units=units)


def _cap(writer: Writer, amount: Amount) -> list[SentencePart]:
    cap = amount.cap if isinstance(amount, Per | Variable) else None
    if cap is None:
        return []
    if cap.count is None:
        # Where one unit is not one of what comes of it, `at most 3` alone could mean either.
        is_share = isinstance(amount, Per) and (amount.each > 1 or amount.number > 1)
        variant = "counting" if is_share else "plain"
        return [writer.phrase(cap, variant, number=writer.number(cap.number))]
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


def _limits(
    writer: Writer, of_units: Sequence[SentencePart], more: Sequence[SentencePart] = ()
) -> SentencePart:
    """In brackets what is said of the units counted: `2 M€ for each tag (at most 5, plus influence)` is 2 for each influence as well.
    What is added to the amount itself stands behind a limit's bracket: `(at most 4), plus 1`.
    """
    if not of_units and not more:
        return NOTHING
    comma = writer.list_word("comma")
    limits = Joined(of_units, comma, comma)
    if not more:
        return writer.phrase("Per", "limits", limits=limits)
    return writer.phrase("Per", "limits_and_more", limits=limits, more=Joined(more, comma, comma))


@writes(Costing)
def costing(writer: Writer, trait: Costing) -> PhraseText:
    if trait.count is not None:
        units = as_many_as(writer, trait.count)
        return writer.phrase(trait, f"{trait.bound}_counted", units=units)
    low = writer.number(trait.number)
    if trait.bound == "to":
        return writer.phrase(trait, "to", low=low, cost=money(writer, trait.high))
    return writer.phrase(trait, trait.bound, cost=money(writer, trait.number))


def as_many_as(writer: Writer, count: Node) -> SentencePart:
    """What stands behind `the number of`."""
    assert isinstance(count, Count)
    return OfYou(writer.lexicon.noun(counted(writer, count), PLURAL))


@writes(AsMany)
def as_many(writer: Writer, trait: AsMany) -> PhraseText:
    assert trait.count is not None
    what = "held" if isinstance(trait.these, HoldingSome) else "printed"
    these = writer.lexicon.noun(kind_of_these(writer, trait.these), PLURAL)
    return writer.phrase(
        trait, f"{what}_{trait.bound}", these=these, units=as_many_as(writer, trait.count)
    )
