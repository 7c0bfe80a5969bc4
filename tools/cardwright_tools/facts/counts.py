"""Counts and amounts in the notation. In: nodes that count. Out: JSON values; a count is first said as a sentence, then looked up."""

from collections.abc import Mapping

from cardwright.rules.nodes import (
    All,
    Amount,
    CardCount,
    CardKind,
    Count,
    DifferentTags,
    Fixed,
    Gauge,
    Per,
    TagCount,
    ThingCount,
    Total,
    ValueOf,
    Variable,
    Where,
)
from cardwright_tools.facts.words import MEASURES, PER, SCOPES, Json, word_of


def gauge_sentence(gauge: Gauge) -> str:
    return gauge.noun.id + (f" {gauge.family.id}" if gauge.family else "")


def where_sentence(where: Where) -> str:
    noun = where.noun.id if where.noun else ""
    return {
        "on_named": f"on {noun}",
        "on_this_card": "on this card",
        "on_your_cards": "on your cards",
        "beside_this": "beside this tile",
        "beside_named": f"beside {noun}",
        "in_rows": f"in rows {where.low} to {where.high}",
        "above": f"above {where.low}",
    }[where.kind]


def card_sentence(cards: CardKind) -> str:
    parts = [
        cards.quality.id if cards.quality else "",
        "card",
        "in hand" if cards.in_hand else "",
        f"not {cards.not_kind.id}" if cards.not_kind else "",
        f"costing {cards.least_cost} or more" if cards.least_cost else "",
        "with " + " or ".join(tag.id for tag in cards.tags) + " tag" if cards.tags else "",
        "with requirement" if cards.with_requirement else "",
    ]
    return " ".join(part for part in parts if part)


def count_sentence(count: Count) -> str:
    if isinstance(count, DifferentTags):
        return "different tags"
    if isinstance(count, Total):
        added = " plus ".join(map(count_sentence, count.added))
        return " minus ".join([added, *map(count_sentence, count.taken)])
    owner = f" of {count.owner}" if count.owner else ""
    if isinstance(count, TagCount):
        return " or ".join(tag.id for tag in count.tags) + f" tag{owner}"
    plain = "" if count.owner == "yours" else owner
    if isinstance(count, CardCount):
        return card_sentence(count.cards) + plain
    thing = gauge_sentence(count.gauge) if count.gauge else count.any_of
    return " ".join([thing, *map(where_sentence, count.where)]) + owner


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
    sentence = count_sentence(count)
    return dict(PER.get(sentence, {"per": sentence}))


def per_amount(per: Per, result: str = "amount") -> Json:
    said: Json = {**per_of(per.count), "each": per.each, result: per.number}
    if per.cap:
        said["cap"] = per.cap.number
    if per.plus:
        said[per.plus.gauge.id] = per.plus.sign
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
    if isinstance(amount, All):
        return "all"
    if isinstance(amount, ValueOf):
        return {"value_of": amount.value.id}
    said = per_amount(amount)
    return said if sign > 0 else {**said, "amount": -amount.number}


def measure_of(count: Count) -> Json:
    """What a milestone or an award counts."""
    if isinstance(count, TagCount) and count.owner == "yours":
        return {"kind": "tag", **tags_of(count)}
    if isinstance(count, CardCount) and count.cards.least_cost:
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
    plain = CardKind(count.cards.quality, not_kind=count.cards.not_kind)
    rest = count_sentence(CardCount(plain, count.owner))
    return {**_looked_up(rest), "min_cost": count.cards.least_cost}


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
