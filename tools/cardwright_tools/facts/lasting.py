"""Lasting effects in the notation. In: lasting nodes. Out: `{modifier, ...}`, and `next_card` steps."""

from cardwright.rules.nodes import (
    CardKind,
    CardPays,
    Discount,
    Lasting,
    PaysFor,
    Protect,
    StockPays,
    ValueIs,
    While,
)
from cardwright_tools.facts.conditions import other_condition
from cardwright_tools.facts.counts import amount_of, card_sentence, card_sentence
from cardwright_tools.facts.words import FOR_THE_NEXT_CARD, VALUES, Json, word_of

Loosened = dict[str, list[str]]


def modifier_of(lasting: Lasting, loosened: Loosened) -> Json:
    if isinstance(lasting, Discount):
        return _discount(lasting)
    if isinstance(lasting, ValueIs):
        return _value(lasting, loosened)
    if isinstance(lasting, PaysFor):
        paid = {"resource": word_of(lasting.resource), "instead_of": word_of(lasting.instead_of)}
        return {"modifier": "pay_with", **paid, "rate": 1}
    if isinstance(lasting, StockPays | CardPays):
        on = lasting.on
        of_what = card_sentence(on) if isinstance(on, CardKind) else word_of(on)
        paid = {"resource": word_of(lasting.resource), "for": of_what}
        name = "pay_from_card" if isinstance(lasting, CardPays) else "pay_with"
        return {"modifier": name, **paid, "rate": amount_of(lasting.amount)}
    if isinstance(lasting, While):
        below = [modifier_of(each, loosened) for each in lasting.lasting]
        return {"modifier": "while", "if": other_condition(lasting.condition), "effects": below}
    return _protected(lasting)


def for_next_card(lasting: Lasting) -> Json:
    """The step of the notation for an effect that only the next card feels."""
    if isinstance(lasting, Discount) and lasting.on == CardKind():
        return {"op": "next_card", "what": "card_discount", "amount": amount_of(lasting.amount)}
    if isinstance(lasting, ValueIs) and lasting.shift == "higher":
        what = FOR_THE_NEXT_CARD.get(lasting.value.id, lasting.value.id)
        return {"op": "next_card", "what": what, "amount": amount_of(lasting.amount)}
    return {"op": "next_card", "what": modifier_of(lasting, {})}


def _discount(lasting: Discount) -> Json:
    if not isinstance(lasting.on, CardKind):
        project = lasting.on.id
        return {
            "modifier": "standard_project_discount",
            "project": project,
            "amount": amount_of(lasting.amount),
        }
    tags = _tags(lasting.on)
    return {"modifier": "card_discount", "amount": amount_of(lasting.amount), "tags": tags}


def _tags(cards: CardKind) -> list[str]:
    if cards == CardKind():
        return []
    if cards.quality and cards.quality.category == "tag" and cards == CardKind(cards.quality):
        return [cards.quality.id]
    return [card_sentence(cards)]


def _value(lasting: ValueIs, loosened: Loosened) -> Json:
    plain: Json = {"modifier": lasting.value.id}
    said, name = VALUES.get(lasting.value.id, (plain, "amount"))
    number = amount_of(lasting.amount, -1 if lasting.shift == "lower" else 1)
    more: Json = {"parameters": loosened[lasting.value.id]} if lasting.value.id in loosened else {}
    return {**said, name: number, **_unusual_shift(lasting), **more}


def _unusual_shift(lasting: ValueIs) -> Json:
    """A price and the ocean bonus are set, all others are moved; where a card does it otherwise, that is said."""
    usual = (
        "to"
        if lasting.value.id in ("greenery_price", "ocean_bonus", "card_price", "rating_price")
        else "moved"
    )
    used = "to" if lasting.shift == "to" else "moved"
    return {} if usual == used else {"shift": lasting.shift}


def _protected(lasting: Protect) -> Json:
    resources = [word_of(gauge.noun) for gauge in lasting.gauges]
    place = ("this_card", "all_players") if lasting.on_this_card else ("own_resources", "opponents")
    if lasting.cards is not None:
        place = (card_sentence(lasting.cards), "opponents")
    said: Json = {"modifier": "protected", "resources": resources}
    return {**said, "on": place[0], "against": place[1]}
