"""Nodes whose fields depend on each other. In: Phrase. Out: gauges, holders, points; findings in the Reader."""

from collections.abc import Callable, Iterable
from typing import Any, get_args

from cardwright.findings import Finding, Edit, Fix, error
from cardwright.rules.amounts import amount_of
from cardwright.rules.nodes import (
    AsMany,
    Comparison,
    Costing,
    CustomEvent,
    Gauge,
    Holder,
    HoldingSome,
    ItIs,
    Limit,
    Node,
    NotSo,
    Noun,
    Pay,
    Perform,
    ThanYou,
    Total,
    WithTag,
    WithTags,
)
from cardwright.rules.nodes.cards import CostBound, CountedBound
from cardwright.rules.nodes.changes import Who
from cardwright.rules.nodes.conditions import Condition, Relation
from cardwright.rules.nodes.counts import Count
from cardwright.rules.nodes.places import HolderKind
from cardwright.rules.nodes.roles import DONE_TO, EVENT_ABOUT, Of, of
from cardwright.rules.numbers import number_of
from cardwright.rules.reader import Read, Reader
from cardwright.syntax.nodes import Phrase, Word
from cardwright.vocabulary.look_up import MISSING

FAMILY = "family"

WHO: dict[str, Who] = {who: who for who in get_args(Who)}
RELATIONS: dict[str, Relation] = {"more": "more", "fewer": "fewer", "as": "as many"}
HOLDERS: dict[str, HolderKind] = {
    "this card": "this_card",
    "any card": "any_card",
    "your card": "any_card",
    "another card": "another_card",
    "each card": "each_card",
    "played card": "played_card",
    "it": "it",
    "any player": "any_player",
    "its neighbour": "its_neighbour",
}


def _holder(reader: Reader, phrase: Phrase, read: Read) -> Holder:
    words = ["card" if word.kind == "CARD" else word.text for word in phrase.words()]
    such = phrase.phrase("card_kind")
    if such is not None and words[:1] == ["of"]:
        return Holder("any_players_cards", read(reader, such), span=phrase.span)
    if such is None:
        return Holder(HOLDERS[" ".join(words)], span=phrase.span)
    return Holder(HOLDERS[" ".join((*words, "card"))], read(reader, such), span=phrase.span)


def _custom_event(reader: Reader, phrase: Phrase, read: Read) -> CustomEvent:
    verb = reader.noun(phrase.words("NAME")[0], ("trigger",))
    names = phrase.phrase("names")
    nouns = _done_to(reader, verb, names.words("NAME") if names else ())
    return CustomEvent(WHO[phrase.phrases("who")[0].words()[0].text], verb, nouns, span=phrase.span)


def _it_is(reader: Reader, phrase: Phrase, read: Read) -> Condition:
    kind = phrase.phrase("card_kind")
    cards = read(reader, kind) if kind is not None else None
    wanted = of("tag") if phrase.word("TAG") else of(*EVENT_ABOUT)
    things = tuple(gauge_of(reader, one, wanted) for one in phrase.phrases("gauge"))
    said = ItIs(cards, things, span=phrase.span)
    return NotSo(said, span=phrase.span) if phrase.phrases("not") else said


def _costing(reader: Reader, phrase: Phrase, read: Read) -> Costing:
    bounds = phrase.phrases("bound")
    counted = next((part for part in phrase.phrases() if part.rule != "bound"), None)
    said = bounds[0].words()[0].kind if bounds else ""
    bound: CostBound = "exactly"
    if said in _BOUNDS:
        bound = _BOUNDS[said]
    if counted is not None:
        return Costing(bound=bound, count=read(reader, counted), span=phrase.span)
    low, *high = [number_of(reader, word) for word in phrase.words("NUMBER")]
    return Costing(low, bound, high[0] if high else 0, span=phrase.span)


_OF_COUNTED: dict[str, CountedBound] = {"OR_LESS": "most", "OR_MORE": "least"}
_BOUNDS: dict[str, CostBound] = {**_OF_COUNTED, "TO": "to"}


def _limit(reader: Reader, phrase: Phrase, read: Read) -> Limit:
    period = reader.noun(phrase.words("NAME")[0], ("period",))
    together = bool(phrase.phrases("for_everyone"))
    often = phrase.phrase("how_often")
    if often is None:
        return Limit(0, period, together, read(reader, phrase.phrases()[-1]), span=phrase.span)
    word = often.words()[0]
    said = {"once": 1, "twice": 2}.get(word.text)
    times = number_of(reader, word) if said is None else said
    return Limit(times, period, together, span=phrase.span)


def _as_many(reader: Reader, phrase: Phrase, read: Read) -> AsMany:
    counted, said = phrase.phrases()[-2:]
    bound = _OF_COUNTED.get(said.words()[0].kind, "exactly")
    return AsMany(_these(reader, phrase), read(reader, counted), bound, span=phrase.span)


def _these(reader: Reader, phrase: Phrase) -> WithTag | WithTags | HoldingSome:
    held, names = phrase.phrase("held"), phrase.phrase("names")
    if held is not None:
        name = held.word("NAME")
        return HoldingSome(reader.noun(name, ("token",)) if name else None, span=held.span)
    if names is not None:
        tags = tuple(reader.noun(name, ("tag",)) for name in names.words("NAME"))
        return WithTag(tags, span=names.span)
    return WithTags(different=bool(phrase.phrases("different")), span=phrase.span)


def _perform(reader: Reader, phrase: Phrase, read: Read) -> Perform:
    word, *others = phrase.words("NAME")
    trigger = reader.noun(word, ("trigger", "deed"))
    (done_to,) = _done_to(reader, trigger, others) or (None,)
    less = phrase.phrase("less")
    reduced = amount_of(reader, less, read) if less is not None else None
    free = bool(phrase.phrases("at_no_cost"))
    return Perform(trigger, done_to, reduced, free, span=phrase.span)


def _done_to(reader: Reader, verb: Noun, words: Iterable[Word]) -> tuple[Noun, ...]:
    """Of several nouns with one name, the one that the verb takes."""
    entry = reader.vocabulary.entry_of(verb)
    wanted = entry.texts_in("takes") if entry is not None else ()
    return tuple(reader.noun(word, wanted or DONE_TO) for word in words)


def gauge_of(reader: Reader, phrase: Phrase, of: Of) -> Gauge:
    """`plant production`: the first word is looked up as its place allows, the second as a family it has."""
    names = phrase.words("NAME")
    if len(names) == 2 and _is_swapped(reader, names, of):
        reader.tell(_swapped(phrase, names))
        return Gauge(Noun(of.wanted[0], names[1].text, MISSING), span=phrase.span)
    noun = reader.noun(names[0], of.wanted, of.also)
    if len(names) == 1 or _follows(reader, noun, names[1]):
        return Gauge(noun, span=phrase.span)
    family = reader.noun(names[1], (FAMILY,))
    owner = reader.vocabulary.entry_of(noun)
    if owner is not None and MISSING not in (noun.pack, family.pack):
        if family not in owner.nouns_in("has"):
            _no_such_gauge(reader, phrase, noun.id, family.id)
    return Gauge(noun, family, span=phrase.span)


def _is_swapped(reader: Reader, names: tuple[Word, ...], of: Of) -> bool:
    find = reader.vocabulary.find
    allowed = (*of.wanted, *of.also)
    return bool(find(names[0].text, (FAMILY,)) and find(names[1].text, allowed))


def _swapped(phrase: Phrase, names: tuple[Word, ...]) -> Finding:
    meant = f"{names[1].text} {names[0].text}"
    return error(
        "wrong-noun",
        f"`{names[0].text} {names[1].text}` is the wrong way round",
        phrase.span,
        f"`{meant}`",
        fix=Fix(f"Write `{meant}`", (Edit(phrase.span, meant),)),
    )


def _follows(reader: Reader, noun: Noun, second: Word) -> bool:
    """Behind a word that is no noun, another noun only seems to be in the wrong place."""
    return noun.pack == MISSING and bool(reader.vocabulary.everywhere(second.text))


def _no_such_gauge(reader: Reader, phrase: Phrase, noun: str, family: str) -> None:
    reader.tell(
        error(
            "wrong-noun",
            f"`{noun}` has no `{family}`",
            phrase.span,
            help=f"A noun that has it says so where it is declared: `has {family}`.",
        )
    )


def _pay(reader: Reader, phrase: Phrase, read: Read) -> Pay:
    """What stands behind the last price is said of each of them."""
    tail = phrase.phrases("per", "cap", "plus")
    prices = (Phrase("price", (*p.parts, *tail), p.span) for p in phrase.phrases("price"))
    return Pay(tuple(read(reader, price) for price in prices), span=phrase.span)


def _comparison(reader: Reader, phrase: Phrase, read: Read) -> Comparison:
    first, second = (read(reader, part) for part in phrase.phrases())
    relation: Relation = RELATIONS[phrase.words()[0].text]
    return Comparison(relation, first, second, span=phrase.span)


def _than_you(reader: Reader, phrase: Phrase, read: Read) -> ThanYou:
    (counted,) = phrase.phrases()
    return ThanYou(RELATIONS[phrase.words()[0].text], read(reader, counted), span=phrase.span)


def _total(reader: Reader, phrase: Phrase, read: Read) -> Total:
    """A sign stands before each count but the first."""
    added: list[Count] = []
    taken: list[Count] = []
    into = added
    for part in phrase.phrases():
        if part.rule == "sign":
            into = added if part.words()[0].text == "plus" else taken
        else:
            into.append(read(reader, part))
    return Total(tuple(added), tuple(taken), span=phrase.span)


SPECIAL: dict[type[Node], Callable[[Reader, Phrase, Read], Any]] = {
    Holder: _holder,
    Pay: _pay,
    Comparison: _comparison,
    Total: _total,
    ThanYou: _than_you,
    CustomEvent: _custom_event,
    Perform: _perform,
    Limit: _limit,
    AsMany: _as_many,
    ItIs: _it_is,
    Costing: _costing,
}
