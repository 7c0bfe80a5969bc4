"""Counts and amounts in the notation. In: nodes that count. Out: JSON values; a count is first said as a sentence, then looked up."""

from collections.abc import Mapping
from dataclasses import replace
from typing import assert_never

from cardwright.rules.nodes import (
    AsMany,
    All,
    Amount,
    CardCount,
    CardKind,
    Chosen,
    Costing,
    Count,
    DifferentResources,
    DifferentTags,
    Fixed,
    Done,
    BonusCount,
    FreeAreas,
    Gauge,
    Half,
    HoldingSome,
    Lose,
    NotKind,
    OtherThanThis,
    Per,
    PlayerCount,
    SoMany,
    Sum,
    TagCount,
    ThingCount,
    Total,
    Trait,
    ValueOf,
    Variable,
    Where,
    WithNoTag,
    WithRequirement,
    WithUsedAction,
    WithTag,
    WithTags,
)
from cardwright.rules.rule_names import rule_name
from cardwright_tools.facts.words import MEASURES, PER, SCOPES, Json, word_of

INFLUENCE = "influence"
SIGNS = {1: "+", -1: "-"}


def gauge_sentence(gauge: Gauge) -> str:
    return gauge.noun.id + (f" {gauge.family.id}" if gauge.family else "")


def where_sentence(where: Where) -> str:
    noun = where.noun.id if where.noun else ""
    return {
        "on_named": f"on {noun}",
        "on_this_card": "on this card",
        "on_this_tile": "on this tile",
        "on_it": "on it",
        "on_your_cards": "on your cards",
        "on_cards": f"on {card_sentence(where.cards)}",
        "beside_this": "beside this tile",
        "beside_named": f"beside {noun}",
        "in_rows": f"in rows {where.low} to {where.high}",
        "above": f"above {where.low}",
        "in_named": f"in {noun}",
        "there": "there",
        "fulfilling": where.rule.kind.replace("_", " ") if where.rule is not None else "",
    }[where.kind]


def card_sentence(cards: CardKind, in_hand: bool = False) -> str:
    parts = [
        cards.quality.id if cards.quality else "",
        "card",
        *map(_trait_sentence, cards.traits),
        "in hand" if in_hand else "",
    ]
    return " ".join(part for part in parts if part)


_BOUNDS = {"least": "{} or more", "most": "{} or less", "exactly": "exactly {}"}


def _trait_sentence(trait: Trait) -> str:
    match trait:
        case NotKind(noun):
            return f"not {noun.id}"
        case AsMany(these, count, bound):
            assert isinstance(count, Count)
            so_many = _BOUNDS[bound].format(count_sentence(count))
            return f"{_trait_sentence(these)}, as many as {so_many}"
        case Costing(number, bound):
            said = {**_BOUNDS, "to": f"{number} to {trait.high}"}[bound]
            counted = count_sentence(trait.count) if isinstance(trait.count, Count) else number
            return f"costing {said.format(counted)}"
        case WithTags(number, different, exactly):
            so_many = f"exactly {number}" if exactly else f"{number}"
            return f"with {so_many} {'different ' if different else ''}tag"
        case OtherThanThis():
            return "other than this"
        case WithTag(tags, number):
            many = f"{number} " if number > 1 else ""
            return f"with {many}{' or '.join(tag.id for tag in tags)} tag"
        case WithNoTag(tags):
            return f"with no {' or '.join(tag.id for tag in tags)} tag".replace("  ", " ")
        case WithRequirement(none):
            return "with no requirement" if none else "with requirement"
        case WithUsedAction():
            return "with used action"
        case HoldingSome(resource, none=True):
            return f"holding no {resource.id if resource else 'resource'}"
        case HoldingSome(resource, number, at_most=at_most):
            held = resource.id if resource else "resource"
            return f"holding {'at most ' if at_most else ''}{number} {held}"
    assert_never(trait)


def count_sentence(count: Count) -> str:
    if isinstance(count, DifferentTags):
        return "different tags" + ("" if count.owner == "yours" else f" of {count.owner}")
    if isinstance(count, DifferentResources):
        return "different resources"
    if isinstance(count, PlayerCount):
        who = "opponent" if count.opponents else "player"
        if count.than_you and count.count:
            return f"{who} with {count.than_you} {count_sentence(count.count)} than you"
        return f"{who} with {count.number} {count_sentence(count.count)}" if count.count else who
    if isinstance(count, FreeAreas):
        rules = [rule.kind.replace("_", " ") for rule in count.area.rules]
        return " ".join(["free", count.area.noun.id, *rules])
    if isinstance(count, BonusCount):
        return f"{' or '.join(bonus.id for bonus in count.bonuses)} bonus"
    if isinstance(count, Chosen):
        return "x"
    if isinstance(count, Done):
        event = rule_name(type(count.event)).replace("_", " ")
        return f"{'units' if count.units else 'times'} {event} this {count.period.id}"
    if isinstance(count, SoMany):
        return str(count.number)
    if isinstance(count, Total):
        added = " plus ".join(map(count_sentence, count.added))
        return " minus ".join([added, *map(count_sentence, count.taken)])
    owned = isinstance(count, TagCount | CardCount | ThingCount) and count.owner
    owner = f" of {count.owner}" if owned else ""
    if isinstance(count, TagCount):
        return " or ".join(tag.id for tag in count.tags) + f" tag{owner}"
    plain = "" if count.owner == "yours" else owner
    if isinstance(count, CardCount):
        return card_sentence(count.cards, count.in_hand) + plain
    if isinstance(count, ThingCount):
        thing = gauge_sentence(count.gauge) if count.gauge else count.any_of
        return " ".join([thing, *map(where_sentence, count.where)]) + owner
    return rule_name(type(count)).replace("_", " ")


def on_this_card(count: Count) -> Json | None:
    """Resources lying on the card itself: `animals on this card`."""
    if isinstance(count, ThingCount) and count.gauge and not count.owner:
        if [where.kind for where in count.where] == ["on_this_card"]:
            return {"resource": word_of(count.gauge.noun)}
    return None


def tags_of(count: TagCount) -> Json:
    tags = [tag.id for tag in count.tags]
    return {"tag": tags[0]} if len(tags) == 1 else {"tags": tags}


def per_of(count: Count) -> Json:
    """What `per` counts, in the notation."""
    if isinstance(count, TagCount):
        return {"per": "tag", **tags_of(count), "scope": SCOPES[count.owner]}
    held = on_this_card(count)
    if held:
        return {"per": "resource_on_card", **held}
    if isinstance(count, ThingCount) and count.gauge is not None and count.gauge.family:
        return {**gauge_measure_of_production(count.gauge), "scope": "self"}
    sentence = count_sentence(count)
    return dict(PER.get(sentence, {"per": sentence}))


def gauge_measure_of_production(gauge: Gauge) -> Json:
    assert gauge.family is not None
    return {"per": gauge.family.id, "resource": word_of(gauge.noun)}


def most_kept(step: Lose) -> Json | None:
    """`lose 1 plant per plant above 3, minus influence`: so many may be kept."""
    per = step.amount
    if (
        isinstance(per, Per)
        and isinstance(per.count, ThingCount)
        and (per.number, per.each) == (1, 1)
    ):
        above = [where.low for where in per.count.where if where.kind == "above"]
        if above and per.count.gauge == step.gauge:
            kept: Json = {"per": "fixed", "each": 1, "amount": 1, "count": above[0]}
            return {**kept, **{INFLUENCE: SIGNS[-plus.sign] for plus in per.plus}}
    return None


def _apart_from_influence(per: Per) -> Json | None:
    """Ratings in full sets above a level; and influence that is counted with something."""
    count = per.count
    if isinstance(count, Total) and len(count.added) == 2:
        first, second = count.added
        if count_sentence(second) == INFLUENCE and not count.taken:
            return {**per_of(first), "each": per.each, INFLUENCE: "+"}
    if isinstance(count, ThingCount) and [where.kind for where in count.where] == ["above"]:
        if count.gauge is not None and count.gauge.noun.id == "rating":
            over = count.where[0].low
            return {"per": "tr_set", "each": 1, "over": over, "set_size": per.each, "scope": "self"}
    return None


def per_amount(per: Per, result: str = "amount") -> Json:
    said: Json = {**per_of(per.count), "each": per.each}
    said = {**(_apart_from_influence(per) or said), result: per.number}
    if per.cap and said["per"] == "tr_set":
        # The notation caps the sets, a card what is counted in them.
        said["cap"] = per.cap.number // per.each
    elif per.cap:
        said["cap"] = count_sentence(per.cap.count) if per.cap.count else per.cap.number
    for plus in per.plus:
        sentence = count_sentence(plus.count)
        said[sentence] = SIGNS[plus.sign] if sentence == INFLUENCE else plus.sign
    return said


def with_normal_values(said: object, normally: Mapping[str, int]) -> object:
    """The notation knows no named numbers: each becomes what it is as long as no card changes it."""
    if isinstance(said, dict):
        if "value_of" in said:
            return normally[said["value_of"]]
        return {key: with_normal_values(part, normally) for key, part in said.items()}
    if isinstance(said, list):
        return [with_normal_values(part, normally) for part in said]
    return said


def amount_of(amount: Amount, sign: int = 1) -> object:
    """A number, or what it hangs on; `sign` -1 where something goes down."""
    if isinstance(amount, Fixed):
        return sign * amount.number
    if isinstance(amount, Variable):
        return {"var": "x", "sign": sign, "min": amount.least}
    if isinstance(amount, All | Half):
        return type(amount).__name__.lower()
    if isinstance(amount, Sum):
        fixed = _fixed_but_for_influence(amount, sign)
        if fixed is not None:
            return fixed
        first = amount_of(amount.first, sign)
        return {"sum": [first, *(amount_of(a.amount, sign * a.sign) for a in amount.addends)]}
    if isinstance(amount, ValueOf):
        return {"value_of": amount.value.id}
    said = per_amount(amount)
    return said if sign > 0 else {**said, "amount": -amount.number}


def _fixed_but_for_influence(amount: Sum, sign: int) -> Json | None:
    """`4, minus 1 per influence`"""
    more = amount.addends[0]
    if not isinstance(more.amount, Per) or count_sentence(more.amount.count) != INFLUENCE:
        return None
    if isinstance(amount.first, Per) and amount.first.number == more.amount.number:
        return {**per_amount(amount.first), INFLUENCE: SIGNS[more.sign]}
    if not isinstance(amount.first, Fixed) or len(amount.addends) != 1:
        return None
    said: Json = {"per": "fixed", "each": 1, "amount": sign, "count": amount.first.number}
    return {**said, INFLUENCE: SIGNS[more.sign]}


def measure_of(count: Count) -> Json:
    """What a milestone or an award counts."""
    if isinstance(count, TagCount) and count.owner == "yours":
        return {"kind": "tag", **tags_of(count)}
    if isinstance(count, CardCount) and any(map(_is_least_cost, count.cards.traits)):
        return _costing(count)
    if isinstance(count, ThingCount):
        return _thing_measure(count)
    return _looked_up(count_sentence(count))


def gauge_measure(gauge: Gauge) -> Json:
    if gauge.family:
        return {"kind": gauge.family.id, "resource": word_of(gauge.noun)}
    if gauge.noun.category == "resource":
        return {"kind": "resource", "resource": word_of(gauge.noun)}
    return _looked_up(gauge_sentence(gauge))


def _costing(count: CardCount) -> Json:
    costs = [trait for trait in count.cards.traits if _is_least_cost(trait)]
    others = tuple(trait for trait in count.cards.traits if trait not in costs)
    rest = replace(count, cards=replace(count.cards, traits=others))
    least = max(trait.number for trait in costs if isinstance(trait, Costing))
    return {**_looked_up(count_sentence(rest)), "min_cost": least}


def _is_least_cost(trait: Trait) -> bool:
    return isinstance(trait, Costing) and trait.bound == "least" and trait.count is None


def _thing_measure(count: ThingCount) -> Json:
    if count.gauge and not count.where and count.gauge.noun.category != "tile":
        return gauge_measure(count.gauge)
    rows = [where for where in count.where if where.kind == "in_rows"]
    rest = tuple(where for where in count.where if where.kind != "in_rows")
    said = _looked_up(count_sentence(ThingCount(count.gauge, count.any_of, rest, count.owner)))
    for where in rows:
        said["rows"] = list(range(where.low, where.high + 1))
    return said


def _looked_up(sentence: str) -> Json:
    return dict(MEASURES.get(sentence, {"kind": sentence}))
