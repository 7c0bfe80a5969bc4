"""The amount of a step, a price or an effect. In: its Phrase, with what stands behind it. Out: an Amount; findings in the Reader."""

from cardwright.findings import error
from cardwright.rules.nodes import (
    Addend,
    All,
    Amount,
    Cap,
    Fixed,
    Half,
    Per,
    Plus,
    Sum,
    ValueOf,
    Variable,
)
from cardwright.rules.numbers import number_of
from cardwright.rules.reader import Read, Reader
from cardwright.syntax.nodes import Phrase, Word

SAID = ("amount", "value_of", "per")
"""An amount begins with one of these."""


def amount_of(reader: Reader, phrase: Phrase, read: Read) -> Amount:
    """With what stands behind the step: `per`, `at most`, `plus`."""
    named = phrase.phrase("value_of")
    if named is not None:
        name = named.words()[0]
        _alone(reader, phrase, name, "per", "cap", "plus")
        return ValueOf(reader.noun(name, ("value",)), span=name.span)
    amount = phrase.phrase("amount")
    if amount is None:
        return _one_each(reader, phrase, read)
    word = amount.words()[0]
    if word.kind in ("ALL", "HALF"):
        _alone(reader, phrase, word, "per", "cap", "plus")
        return All(span=word.span) if word.kind == "ALL" else Half(span=word.span)
    first = _first(reader, phrase, word, read)
    added = tuple(_addends(reader, phrase, read))
    return Sum(first, added, span=first.span.to(added[-1].span)) if added else first


def _one_each(reader: Reader, phrase: Phrase, read: Read) -> Amount:
    """`for each 2 cities, plus 1`; `place ocean per 4 plant tags`."""
    per = phrase.phrase("per")
    assert per is not None
    around = per if phrase.rule == "so_often" else phrase
    first = per_of(reader, around, per, 1, read)
    added = tuple(_addends(reader, around, read, counting=True))
    return Sum(first, added, span=first.span.to(added[-1].span)) if added else first


def _first(reader: Reader, phrase: Phrase, word: Word, read: Read) -> Fixed | Variable | Per:
    if word.kind == "X":
        _alone(reader, phrase, word, "per")
        return Variable(reader.least_chosen, _cap(reader, phrase, read), span=word.span)
    per = phrase.phrase("per")
    if per is not None:
        return per_of(reader, phrase, per, number_of(reader, word), read)
    _counts(reader, phrase)
    return Fixed(number_of(reader, word), span=word.span)


def _alone(reader: Reader, phrase: Phrase, word: Word, *tails: str) -> None:
    """Nothing of these stands behind such an amount."""
    for tail in phrase.phrases(*tails):
        reader.tell(
            error(
                "wrong-amount",
                f"`{word.text}` and `{_leads(tail)}` do not go together",
                word.span,
                "a number is wanted",
                help=f"Write a number, or leave out the part that begins with `{_leads(tail)}`.",
            )
        )


def _counts(reader: Reader, phrase: Phrase) -> None:
    for cap in phrase.phrases("cap"):
        reader.tell(
            error(
                "wrong-amount",
                "`at most` stands here without `per`",
                cap.span,
                "what is counted?",
                help="It cuts off what is counted, so the step must count something: `gain 1 ... per ...`.",
            )
        )


def _leads(tail: Phrase) -> str:
    """The word that it begins with."""
    return (tail.phrase("sign") or tail).words()[0].text


def per_of(reader: Reader, phrase: Phrase, per: Phrase, number: int, read: Read) -> Per:
    """`number` for each of what is counted behind `per`; the limits stand in the phrase around it."""
    each = per.word("NUMBER")
    pluses = (plus for plus in phrase.phrases("plus") if not plus.words("NUMBER"))
    return Per(
        number,
        number_of(reader, each) if each else 1,
        read(reader, per.phrases()[0]),
        _cap(reader, phrase, read),
        tuple(
            Plus(_sign(plus), read(reader, plus.phrases()[1]), span=plus.span) for plus in pluses
        ),
        span=per.span,
    )


def _cap(reader: Reader, phrase: Phrase, read: Read) -> Cap | None:
    cap = phrase.phrase("cap")
    if cap is None:
        return None
    word = cap.word("NUMBER")
    if word is not None:
        return Cap(number_of(reader, word), span=cap.span)
    return Cap(0, read(reader, cap.phrases()[0]), span=cap.span)


def _sign(plus: Phrase) -> int:
    return 1 if plus.phrases("sign")[0].words()[0].text == "plus" else -1


def _addends(reader: Reader, phrase: Phrase, read: Read, counting: bool = False) -> "list[Addend]":
    """`plus 2`; without `per`, also so many as are counted."""
    counting = counting or phrase.phrase("per") is not None
    found: list[Addend] = []
    for plus in phrase.phrases("plus"):
        word = plus.word("NUMBER")
        if word is not None:
            number = number_of(reader, word)
            inner = plus.phrase("per")
            per = per_of(reader, plus, inner, number, read) if inner is not None else None
            found.append(Addend(_sign(plus), per or Fixed(number, span=word.span), span=plus.span))
        elif not counting:
            one = plus.phrases()[1]
            each = Per(1, 1, read(reader, one), span=one.span)
            found.append(Addend(_sign(plus), each, span=plus.span))
    return found
