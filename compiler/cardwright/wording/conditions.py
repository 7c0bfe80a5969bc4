"""What can hold or not. In: a condition. Out: its phrase: plain as a requirement, in the form `holds` after an `if`."""

from cardwright.rules.nodes import (
    AllConditions,
    AnyCondition,
    CardCount,
    CardKind,
    Chosen,
    Comparison,
    Condition,
    Count,
    PlayerCount,
    Gauge,
    Done,
    Fixed,
    BonusCount,
    FreeAreas,
    GaugeAt,
    GaugeMoved,
    GaugeWithin,
    HasCount,
    HasMost,
    HoldsOffice,
    Node,
    NotSo,
    PlacedOnBonus,
    ItIs,
    Reveal,
    RevealedCard,
    RevealedHas,
    SoMany,
    ThingCount,
    Total,
)
from cardwright.values import replace
from cardwright.wording.cards import card_kind, tag
from cardwright.wording.counts import (
    all_own,
    bare,
    counted,
    is_had,
    is_of_tiles,
    of_each,
    own_words,
    period_of,
    unowned,
)
from cardwright.wording.events import given_by_area
from cardwright.wording.nominals import MANY, PLURAL, Nominal, NounText
from cardwright.wording.phrases import PhraseText
from cardwright.wording.text import NOTHING, Joined, OfYou, SentencePart
from cardwright.wording.writer import Writer, writes


@writes(HasCount)
def has_count(writer: Writer, condition: HasCount) -> PhraseText:
    if isinstance(condition.count, Done):
        return _done_so_often(writer, condition, condition.count)
    whose = _whose(condition.count)
    units, of_all = (
        writer.lexicon.quantity(condition.number, said(writer, condition.count))
        for said in (bare, counted)
    )
    somebodys = whose in (
        "anyones",
        "everyone",
        "opponents",
        "that_player",
        "its_owner",
        "lying",
    )
    phrase = writer.phrase(
        condition,
        f"{whose}_{_bound(condition, whose)}",
        category=writer.category(condition.number),
        number=writer.number(condition.number),
        period=_period(writer, condition.count),
        units=OfYou(units) if somebodys else units,
        counted=OfYou(of_all) if somebodys else of_all,
        things=writer.lexicon.noun(bare(writer, condition.count), PLURAL),
    )
    return replace(phrase, own=own_words(writer, condition.count))


def _bound(condition: HasCount, whose: str) -> str:
    """At most none is none."""
    none = (condition.number, condition.bound) == (0, "most")
    return "none" if none and whose in ("owned", "lying") else condition.bound


def _done_so_often(writer: Writer, condition: HasCount, count: Done) -> PhraseText:
    return writer.phrase(
        condition,
        _how_often(condition, count),
        event=writer.of(count.event),
        period=writer.noun(count.period),
        number=writer.number(condition.number),
        units=writer.lexicon.quantity(condition.number, writer.word("time")),
    )


def _how_often(condition: HasCount, count: Done) -> str:
    if count.units:
        return f"done_units_{condition.bound}"
    match condition.number, condition.bound:
        case 1, "least":
            return "done_once"
        case 0, "most":
            return "done_never"
    return f"done_{condition.bound}"


def _period(writer: Writer, count: Count) -> SentencePart:
    period = period_of(count)
    return writer.noun(period) if period else NOTHING


def _whose(count: Count) -> str:
    """Own tags go without saying; own cards are those played, own tiles those placed."""
    if isinstance(count, Chosen):
        return "chosen"
    if isinstance(count, Total) and all_own(count):
        return "together"
    if isinstance(count, FreeAreas | BonusCount | PlayerCount | Chosen | Done | SoMany | Total):
        return "anyones"
    if period_of(count):
        return "period"
    owner = _owner(count)
    if owner == "yours" and isinstance(count, CardCount):
        if count.beneath:
            return "lying"
        return "hand" if count.in_hand else "everyone" if count.revealed else "played"
    if owner == "yours" and isinstance(count, ThingCount):
        return "owned"
    if isinstance(count, ThingCount) and count.where and not count.owner and not is_of_tiles(count):
        return "lying"
    return "anyones" if count.owner == "everyone" and not is_of_tiles(count) else owner


def _owner(count: Count) -> str:
    if isinstance(count, FreeAreas | BonusCount | PlayerCount | Chosen | Done | SoMany | Total):
        return "everyone"
    if isinstance(count, ThingCount):
        anywhere = is_of_tiles(count) or bool(count.where)
        return count.owner or ("everyone" if anywhere else "yours")
    return count.owner


def _is_own(count: Count) -> bool:
    """Whose a number is need not be said."""
    if isinstance(count, Total):
        return all_own(count)
    return isinstance(count, SoMany) or _owner(count) == "yours"


@writes(Comparison)
def comparison(writer: Writer, condition: Comparison) -> PhraseText:
    """What both are one's own, one has more or fewer of."""
    both = (condition.first, condition.second)
    own, together = all(map(_is_own, both)), all(_is_of_all(writer, count) for count in both)
    bare_ones = own or together
    first, second = (unowned(writer, c) if bare_ones else counted(writer, c) for c in both)
    relation = condition.relation.replace(" ", "_")
    return writer.phrase(
        condition,
        f"{'own' if own else 'all' if together else 'any'}_{relation}",
        first=_compared(writer, first, bare_ones),
        second=_compared(writer, second, bare_ones),
    )


def _is_of_all(writer: Writer, count: Count) -> bool:
    """Something that players gain and lose, of all of them together."""
    if not isinstance(count, ThingCount) or count.gauge is None or count.where:
        return False
    return count.owner == "everyone" and is_had(writer, count.gauge)


def _compared(writer: Writer, count: Nominal, own: bool) -> SentencePart:
    many = writer.lexicon.noun(count, MANY)
    return many if own else OfYou(many)


@writes(AllConditions, AnyCondition)
def conditions(writer: Writer, condition: AllConditions | AnyCondition) -> PhraseText:
    said = [writer.of(one) for one in condition.conditions]
    if isinstance(condition, AllConditions):
        return writer.phrase(condition, conditions=writer.all_of(said))
    wide = writer.list_word("or_wide")
    between = wide if _is_long(condition) else writer.list_word("or_pair")
    # Where some of them hold together, a comma alone would not tell what parts them.
    comma = wide if _is_of_several(condition) else writer.list_word("comma")
    return writer.phrase(condition, conditions=Joined(said, between, between, comma))


def _is_long(condition: AnyCondition) -> bool:
    """More than two, or one of them made of several."""
    return len(condition.conditions) > 2 or _is_of_several(condition)


def _is_of_several(condition: AnyCondition) -> bool:
    return any(isinstance(one, AllConditions | AnyCondition) for one in condition.conditions)


def set_apart(condition: Condition | None) -> tuple[AnyCondition | None, Condition | None]:
    """One of several alternatives that must hold beside others, and those others: in one sentence nobody could tell where it ends."""
    if not isinstance(condition, AllConditions):
        return None, condition
    outer = next((one for one in condition.conditions if isinstance(one, AnyCondition)), None)
    others = tuple(one for one in condition.conditions if one is not outer)
    if outer is None:
        return None, condition
    return outer, others[0] if len(others) == 1 else replace(condition, conditions=others)


def only_while(writer: Writer, condition: Condition, said: Node) -> PhraseText:
    return writer.phrase("While", "only", condition=writer.of(condition), said=writer.of(said))


@writes(NotSo)
def not_so(writer: Writer, condition: NotSo) -> PhraseText:
    """Said of what holds then, where there are words for it."""
    inner = condition.condition
    match inner:
        case NotSo():
            return writer.of(inner.condition)
        case HasCount(number, count, "least") if number > 0:
            return writer.of(HasCount(number - 1, count, "most"))
        case HasCount(number, count, "most"):
            return writer.of(HasCount(number + 1, count))
        case GaugeMoved(gauge, moved):
            return writer.of(GaugeMoved(gauge, not moved))
    said = writer.of(inner)
    if isinstance(inner, RevealedCard | ItIs) and "described" in said.name:
        said = _described_as_card(
            writer, inner, said.name.removesuffix("described").strip("_") or "plain"
        )
    if said.table.has(said.section, f"not_{said.name}"):
        return replace(said, name=f"not_{said.name}")
    return writer.phrase(condition, condition=said)


@writes(GaugeAt)
def gauge_at(writer: Writer, condition: GaugeAt) -> PhraseText:
    """A track stands at a level; of anything else one has so many."""
    return writer.about(
        condition.gauge.noun,
        condition,
        _level_of(writer, condition),
        gauge=_gauge(writer, condition.gauge),
        level=writer.measured(condition.level, condition.gauge.noun),
        units=writer.lexicon.quantity(condition.level, writer.gauge(condition.gauge)),
    )


def _level_of(writer: Writer, condition: GaugeAt) -> str:
    gauge = condition.gauge
    if gauge.noun.category == "period":
        return f"period_{condition.bound}"
    if gauge.noun.category == "track":
        measured = writer.lexicon.entry(gauge.noun).unit
        return f"{'measured' if measured else 'track'}_{condition.bound}"
    if (condition.level, condition.bound) == (0, "most"):
        return "stock_none"
    some = gauge.family is not None and (condition.level, condition.bound) == (1, "least")
    return "some_least" if some else f"stock_{condition.bound}"


def _gauge(writer: Writer, gauge: Gauge) -> NounText:
    return writer.lexicon.noun(writer.gauge(gauge))


@writes(GaugeMoved)
def gauge_moved(writer: Writer, condition: GaugeMoved) -> PhraseText:
    name = "raised" if condition.moved else "not_raised"
    return writer.phrase(
        condition, name, gauge=_gauge(writer, condition.gauge), round=writer.word_text("round")
    )


@writes(HasMost)
def has_most(writer: Writer, condition: HasMost) -> PhraseText:
    name = "fewest" if condition.fewest else "most"
    what = writer.lexicon.noun(of_each(writer, condition.count), MANY)
    return writer.phrase(condition, name, count=what)


@writes(HoldsOffice)
def holds_office(writer: Writer, condition: HoldsOffice) -> PhraseText:
    name = "nobody" if condition.nobody else "you"
    return writer.phrase(condition, name, office=writer.noun(condition.office))


@writes(GaugeWithin)
def gauge_within(writer: Writer, condition: GaugeWithin) -> PhraseText:
    steps = writer.lexicon.quantity(condition.steps, writer.word("step"))
    return writer.phrase(condition, gauge=_gauge(writer, condition.gauge), steps=steps)


@writes(RevealedHas)
def revealed_has(writer: Writer, condition: RevealedHas) -> PhraseText:
    tags = writer.lexicon.noun(tag(writer, condition.tags))
    return writer.phrase(condition, "any" if _several_revealed(writer) else "plain", tags=tags)


def _several_revealed(writer: Writer) -> bool:
    """Any of them may be meant."""
    clauses = writer.card.clauses if writer.card is not None else ()
    revealed = [node for clause in clauses for node in clause.walk() if isinstance(node, Reveal)]
    return any(step.amount != Fixed(1) for step in revealed)


@writes(PlacedOnBonus)
def placed_on_bonus(writer: Writer, condition: PlacedOnBonus) -> PhraseText:
    bonuses = writer.any_of([given_by_area(writer, noun) for noun in condition.bonuses])
    return writer.phrase(condition, bonuses=bonuses)


@writes(RevealedCard, ItIs)
def described_card(writer: Writer, condition: RevealedCard | ItIs) -> PhraseText:
    """`it costs 10 or less`, and not `it is a card costing 10 or less`, where that is all."""
    any_one = isinstance(condition, RevealedCard) and _several_revealed(writer)
    if isinstance(condition, ItIs) and condition.things:
        return _thing(writer, condition)
    match condition.cards:
        case CardKind(None, (trait,)) if _says_what_it_has(said := writer.of(trait)):
            name = "any_described" if any_one else "described"
            return writer.phrase(condition, name, trait=said)
    return _described_as_card(writer, condition, "any" if any_one else "plain")


def _thing(writer: Writer, condition: ItIs) -> PhraseText:
    """`it is a greenery tile`, `it is heat`."""
    nouns = [gauge.noun for gauge in condition.things]
    match sorted({noun.category for noun in nouns}):
        case ["tag"]:
            return writer.phrase(condition, "one", things=writer.lexicon.noun(tag(writer, nouns)))
        case ["tile"]:
            kinds = [writer.lexicon.entry(noun) for noun in nouns]
            return writer.phrase(condition, "one", things=writer.lexicon.noun(writer.either(kinds)))
    said = [_by_its_number(writer, gauge) for gauge in condition.things]
    return writer.phrase(condition, "some", things=writer.any_of(said))


def _by_its_number(writer: Writer, gauge: Gauge) -> SentencePart:
    """Plants, but plant production: goods are had by the number."""
    goods = gauge.family is None and gauge.noun.category in ("resource", "token")
    return writer.nouns(gauge.noun) if goods else _gauge(writer, gauge)


def _described_as_card(writer: Writer, condition: RevealedCard | ItIs, name: str) -> PhraseText:
    assert condition.cards is not None
    cards = writer.lexicon.noun(card_kind(writer, condition.cards))
    return writer.phrase(condition, name, cards=cards)


def _says_what_it_has(trait: PhraseText) -> bool:
    return trait.table.has_form(trait.section, trait.name, "holds")
