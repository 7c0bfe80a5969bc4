"""Steps in the notation. In: step nodes. Out: `{op, ...}`, one for each class of step; `say_steps` is the way in."""

from collections.abc import Iterable
from typing import Final

from cardwright.rules.alternatives import alternatives
from cardwright.rules.nodes import (
    Add,
    Afterwards,
    Choose,
    Decrease,
    Discard,
    Draw,
    DrawSome,
    DrawToBuy,
    ForNextCard,
    Gain,
    GainAny,
    Gauge,
    Holder,
    HoldingSome,
    If,
    Increase,
    Lose,
    Lower,
    May,
    Option,
    Pay,
    Place,
    PlacedOnBonus,
    Price,
    Raise,
    Recall,
    Remove,
    Repeat,
    Replace,
    Reserve,
    Reveal,
    RevealedHas,
    Send,
    Steal,
    Step,
    TakeTile,
)
from cardwright_tools.facts.conditions import other_condition, requirement
from cardwright_tools.facts.counts import amount_of, card_sentence, gauge_sentence, most_kept
from cardwright_tools.facts.lasting import for_next_card
from cardwright_tools.facts.places import TileAreas, placed_on, reserved_on
from cardwright_tools.facts.words import HOLDERS, Json, word_of

Steps = list[Json]


def say_steps(steps: Iterable[Step], tile_areas: TileAreas) -> Steps:
    """All steps of a block; a card revealed and what follows from it are one step of the notation."""
    said: Steps = []
    for step in steps:
        if isinstance(step, If) and isinstance(step.condition, RevealedHas) and said:
            said[-1].update(_if_revealed(step, step.condition, tile_areas))
        else:
            said.extend(say_step(step, tile_areas))
    return said


def say_step(step: Step, tile_areas: TileAreas) -> Steps:
    either = alternatives(step)
    if len(either) > 1:
        return [{"op": "choose", "options": [say_step(one, tile_areas) for one in either]}]
    match step:
        case Gain():
            return [_gain(step)]
        case GainAny():
            return [{"op": "gain", "resource": "any_standard", "amount": amount_of(step.amount)}]
        case Lose():
            return [_lose(step)]
        case Increase():
            return [_change(step, 1)]
        case Decrease():
            return [_change(step, -1)]
        case Raise():
            return [_raise(step)]
        case Lower(track, amount):
            steps = amount_of(amount, -1)
            return [{"op": "raise", "parameter": word_of(track), "steps": steps}]
        case Pay():
            return _pay(step)
        case Place():
            return [_place(step, tile_areas)]
        case TakeTile():
            return [_take_tile(step)]
        case Reserve():
            return [{"op": "reserve_area", "count": 1, "on": reserved_on(step)}]
        case Remove():
            return [_remove(step)]
        case Steal():
            return [_steal(step)]
        case Add():
            return [_add(step)]
        case Send():
            return [{"op": "place_delegates", "count": step.number, "parties": 1}]
        case Recall():
            return [{"op": "remove_delegate", "count": 1, "which": "any_non_leader"}]
        case Replace():
            return [_replace(step)]
        case Draw():
            return [{"op": "draw", "count": amount_of(step.amount)}]
        case DrawSome():
            kept = amount_of(step.keep)
            most: Json = {"up_to": True} if step.up_to else {}
            return [{"op": "draw", "count": amount_of(step.amount), "keep": kept, **most}]
        case DrawToBuy():
            return [{"op": "draw", "count": amount_of(step.amount), "buy": True}]
        case Reveal():
            return [{"op": "reveal", "count": amount_of(step.amount), "then_discard": True}]
        case Discard():
            return [{"op": "discard", "count": amount_of(step.amount)}]
        case Repeat():
            return [_repeat(step)]
        case May(steps):
            return [{"op": "may", "steps": say_steps(steps, tile_areas)}]
        case Afterwards(steps):
            return [{"op": "afterwards", "steps": say_steps(steps, tile_areas)}]
        case If():
            return [_if(step, tile_areas)]
        case Choose():
            return [_choose(step, tile_areas)]
        case ForNextCard(number=1):
            return [for_next_card(lasting) for lasting in step.lasting]
        case _:
            # The notation has no words for others; nor do cards whose facts are known say them.
            return [{"op": type(step).__name__}]


_PAYING: Final = {
    "another_card": "own_card",
    "any_card": "own_card",
    "any_players_cards": "any_card",
}


def say_price(price: Price) -> Json:
    """From the own stock it is spent; from a card it is taken away."""
    said: Json = {"resource": word_of(price.resource), "amount": amount_of(price.amount)}
    if price.source:
        source = _PAYING.get(price.source.kind, holder_word(price.source))
        return {"op": "remove_resource", **said, "from": source}
    if price.using:
        said["also_payable_with"] = [word_of(noun) for noun in price.using]
    return {"op": "spend", **said}


def holder_word(holder: Holder) -> str:
    word = HOLDERS.get(holder.kind, holder.kind)
    if holder.kind == "each_card" and not holder.cards.traits:
        return "each_card_storing_it"
    return f"{word}_with_resource" if holder.cards.traits == (HoldingSome(),) else word


def _gain(step: Gain) -> Json:
    amount = amount_of(step.amount)
    return {"op": "gain", "resource": gauge_sentence_or_word(step.gauge), "amount": amount}


def _lose(step: Lose) -> Json:
    kept = most_kept(step)
    if kept is not None:
        resource = gauge_sentence_or_word(step.gauge)
        return {"op": "keep_at_most", "resource": resource, "amount": kept}
    amount = amount_of(step.amount)
    return {"op": "lose", "resource": gauge_sentence_or_word(step.gauge), "amount": amount}


def gauge_sentence_or_word(gauge: Gauge) -> str:
    return gauge_sentence(gauge) if gauge.family else word_of(gauge.noun)


def _change(step: Increase | Decrease, sign: int) -> Json:
    amount = amount_of(step.amount, sign)
    others = isinstance(step, Decrease) and step.any_player
    who = "any_player" if others else "self"
    if step.gauge.noun.id == "rating":
        return {"op": "tr", "steps": amount}
    op = step.gauge.family.id if step.gauge.family else "change"
    return {"op": op, "resource": word_of(step.gauge.noun), "amount": amount, "of": who}


def _raise(step: Raise) -> Json:
    said: Json = {"parameter": word_of(step.track), "steps": amount_of(step.amount)}
    return {"op": "raise", **said, **({"by": "neutral"} if step.for_nobody else {})}


def _remove(step: Remove) -> Json:
    op = "remove_resource" if step.holder.kind in ("any_players_cards", "any_card") else "remove"
    return {"op": op, "resource": "|".join(map(word_of, step.resources)), **_taken(step)}


def _steal(step: Steal) -> Json:
    whose = step.players.kind if step.players is not None else "any_player"
    said: Json = {"amount": amount_of(step.amount), "from": whose}
    most: Json = {"up_to": True} if step.up_to else {}
    return {"op": "steal", "resource": word_of(step.resource), **said, **most}


def _taken(step: Remove) -> Json:
    whose = step.players.kind if step.players is not None else holder_word(step.holder)
    said: Json = {"amount": amount_of(step.amount), "from": whose}
    return {**said, "up_to": True} if step.up_to else said


def _add(step: Add) -> Json:
    resource = word_of(step.resource) if step.resource else "own_kind"
    said: Json = {"op": "add_resource", "resource": resource, "amount": amount_of(step.amount)}
    return {**said, "to": holder_word(step.holder)}


def _take_tile(step: TakeTile) -> Json:
    said: Json = {"op": "remove_tile", "tile": step.tile.id, "count": 1}
    return {**said, "by": "first_player_neutral"}


def _replace(step: Replace) -> Json:
    own: Json = {"with": "own_from_reserve"}
    if step.what.category == "office":
        return {"op": f"replace_{step.what.id}", "which": "neutral", **own}
    return {"op": "exchange_delegate", "count": 1, "which": "neutral_non_leader", **own}


def _repeat(step: Repeat) -> Json:
    kind = step.cards.quality
    known = kind is not None and card_sentence(step.cards) == f"{kind.id} card"
    cards = f"own_card_with_{kind.id}_tag" if known and kind else card_sentence(step.cards)
    return {"op": f"copy_{step.family.id}", "from": cards}


def _pay(step: Pay) -> Steps:
    if len(step.prices) == 1:
        return [say_price(step.prices[0])]
    return [{"op": "choose", "options": [[say_price(price)] for price in step.prices]}]


def _place(step: Place, tile_areas: TileAreas) -> Json:
    said: Json = {"op": "place", "tile": step.tile.id, "count": amount_of(step.amount)}
    if step.for_nobody:
        said["by"] = "first_player_neutral"
    return {**said, "on": placed_on(step, tile_areas)}


def _if(step: If, tile_areas: TileAreas) -> Json:
    said: Json = {"op": "if", "condition": requirement(step.condition)}
    said["then"] = say_steps(step.steps, tile_areas)
    return {**said, "else": say_steps(step.otherwise, tile_areas)}


def _if_revealed(step: If, condition: RevealedHas, tile_areas: TileAreas) -> Json:
    said: Json = {
        "if_tag": "|".join(tag.id for tag in condition.tags),
        "then": say_steps(step.steps, tile_areas),
    }
    return {**said, "else": say_steps(step.otherwise, tile_areas)}


def _choose(step: Choose, tile_areas: TileAreas) -> Json:
    options = [say_steps(option.steps, tile_areas) for option in step.options]
    if all(map(_gives_what_the_area_gives, step.options)):
        return {"op": "choose", "options": options, "must_match": "placement_bonus_of_area"}
    for option, said in zip(step.options, options):
        if option.condition:
            said.append({"op": "only_if", "condition": other_condition(option.condition)})
    several: Json = {"number": step.number} if step.number > 1 else {}
    return {"op": "choose", **several, "options": options}


def _gives_what_the_area_gives(option: Option) -> bool:
    if not isinstance(option.condition, PlacedOnBonus):
        return False
    gauges = [step.gauge.noun for step in option.steps if isinstance(step, Increase)]
    return gauges == list(option.condition.bonuses) and len(gauges) == len(option.steps)
