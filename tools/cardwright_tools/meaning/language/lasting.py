"""What holds while a card is in play, or for the next card. In: a player's cards lying open. Out: costs, values, protections.

Nothing is kept of it anywhere: whoever asks reads it off the cards.
"""

from cardwright.rules.nodes import (
    Card,
    CardKind,
    Discount,
    Noun,
    OwnDiscount,
    PaysFor,
    Protect,
)
from cardwright_tools.meaning.language.amounts import amount
from cardwright_tools.meaning.language.book import name_of
from cardwright_tools.meaning.language.cards import is_such
from cardwright_tools.meaning.language.conditions import holds
from cardwright_tools.meaning.language.running import Running
from cardwright_tools.meaning.language.values import in_force


def cost(card: str, now: Running) -> int:
    """The printed cost less all discounts that fit, each once for a card (000 p. 9); not below 0."""
    less = 0
    for saying, effect in in_force(now):
        its = now.other(now.position, now.player, saying)
        if isinstance(effect, Discount) and is_discounted(card, effect.on, its):
            less += amount(effect.amount, its)
    less += less_by_itself(now.other(now.position, now.player, card))
    return max(0, now.book.card(card).number_in("cost") - less)


def less_by_itself(now: Running) -> int:
    """`discount 2 on this card per city of yours`, wherever the card lies."""
    said = (one for one in now.book.card(now.card).clauses if isinstance(one, OwnDiscount))
    return sum(
        amount(one.amount, now)
        for one in said
        if one.condition is None or holds(one.condition, now)
    )


def is_discounted(card: str, on: CardKind | Noun, now: Running) -> bool:
    """`discount 3 on earth cards`."""
    if isinstance(on, Noun):
        return on.category == "kind" and on.id == now.book.card(card).kind.id
    return is_such(card, on, now)


def price_of_project(price: int, project: Card, now: Running) -> int:
    """`discount 3 on standard_project`: what a project of the board asks for in money, less the discounts on it or its kind."""
    this = {("project", project.id), ("kind", project.kind.id)}
    less = 0
    for saying, effect in in_force(now):
        if isinstance(effect, Discount) and isinstance(effect.on, Noun):
            if (effect.on.category, effect.on.id) in this:
                less += amount(effect.amount, now.other(now.position, now.player, saying))
    return max(0, price - less)


def less_on_prize(kind: str, now: Running) -> int:
    """`discount 2 on milestone`"""
    less = 0
    for saying, effect in in_force(now):
        if isinstance(effect, Discount) and isinstance(effect.on, Noun) and effect.on.id == kind:
            less += amount(effect.amount, now.other(now.position, now.player, saying))
    return less


def pays_for(resource: str, now: Running) -> list[str]:
    """`heat pays for megacredits`: what may be spent in place of a resource, one for one, in the order of the game's resources."""
    effects = [effect for _, effect in in_force(now) if isinstance(effect, PaysFor)]
    paying = {e.resource.id for e in effects if e.instead_of.id == resource}
    return [e.noun.id for e in now.book.nouns.of_category("resource") if e.noun.id in paying]


def protected(gauge: str, now: Running) -> bool:
    """`protect animals and plants`: opponents may not take these from this player; nor lower a production that is named."""
    effects = [effect for _, effect in in_force(now) if isinstance(effect, Protect)]
    named = (
        name_of(one) for e in effects if not e.on_this_card and e.cards is None for one in e.gauges
    )
    return gauge in named


def protected_card(card: str, now: Running) -> bool:
    """`protect animals on this card`: nobody may take them, not even their owner (facts, card 172)."""
    effects = ((on, e) for on, e in in_force(now) if isinstance(e, Protect) and e.on_this_card)
    held = now.book.holds(card)
    return any(on == card and held in [one.noun.id for one in e.gauges] for on, e in effects)


def shielded(card: str, now: Running) -> bool:
    """`protect animals on card with plant tag`: opponents may not take them from such cards of this player."""
    held = now.book.holds(card)
    for saying, effect in in_force(now):
        if isinstance(effect, Protect) and effect.cards is not None:
            its = now.other(now.position, now.player, saying)
            if held in [one.noun.id for one in effect.gauges] and is_such(card, effect.cards, its):
                return True
    return False
