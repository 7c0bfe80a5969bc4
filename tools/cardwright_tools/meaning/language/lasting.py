"""What holds while a card is in play, or for the next card. In: a player's cards lying open. Out: costs, values, protections.

Nothing is kept of it anywhere: whoever asks reads it off the cards.
"""

from collections.abc import Iterator

from cardwright.rules.nodes import (
    Card,
    CardKind,
    Discount,
    ForNextCard,
    Lasting,
    Noun,
    PaysFor,
    Protect,
    ValueIs,
)
from cardwright_tools.meaning.language.cards import is_such
from cardwright_tools.meaning.language.running import Running


def in_force(now: Running) -> Iterator[tuple[str, Lasting]]:
    """Lasting effects with the card that says them, in the order in which they came into force. An event has none."""
    for card in now.me["tableau"]:
        if now.book.quality(card) != "event":
            yield from ((card, effect) for effect in now.book.card(card).lasting)
    for card in now.me["next_card"]:
        for node in now.book.card(card).walk():
            if isinstance(node, ForNextCard):
                yield from ((card, effect) for effect in node.lasting)


def cost(card: str, now: Running) -> int:
    """The printed cost less all discounts that fit, each once for a card (000 p. 9); not below 0."""
    effects = [effect for _, effect in in_force(now) if isinstance(effect, Discount)]
    less = sum(effect.amount for effect in effects if is_discounted(card, effect.on, now))
    return max(0, now.book.card(card).number_in("cost") - less)


def is_discounted(card: str, on: CardKind | Noun, now: Running) -> bool:
    """`discount 3 on earth cards`."""
    if isinstance(on, Noun):
        return on.category == "kind" and on.id == now.book.card(card).kind.id
    return is_such(card, on, now)


def price_of_project(price: int, project: Card, now: Running) -> int:
    """`discount 3 on standard_project`: what a project of the board asks for in money, less the discounts on it or its kind."""
    effects = [effect for _, effect in in_force(now) if isinstance(effect, Discount)]
    named = [(e.on.category, e.on.id, e.amount) for e in effects if isinstance(e.on, Noun)]
    this = {("project", project.id), ("kind", project.kind.id)}
    return max(0, price - sum(less for category, id, less in named if (category, id) in this))


def value(noun: str, now: Running) -> int:
    """`titanium_value is 1 higher`: what a number of the game is for this player; a later card changes what an earlier one
    made of it."""
    number = now.book.said_of("value", noun).number_in("normally")
    for _, effect in in_force(now):
        if isinstance(effect, ValueIs) and effect.value.id == noun:
            number = shifted(number, effect)
    return number


def shifted(number: int, effect: ValueIs) -> int:
    if effect.shift == "to":
        return effect.number
    return number + effect.number * (1 if effect.shift == "higher" else -1)


def pays_for(resource: str, now: Running) -> list[str]:
    """`heat pays for megacredits`: what may be spent in place of a resource, one for one."""
    effects = [effect for _, effect in in_force(now) if isinstance(effect, PaysFor)]
    return [e.resource.id for e in effects if e.instead_of.id == resource]


def protected(resource: str, now: Running) -> bool:
    """`protect animals and plants`: opponents may not take these from this player."""
    effects = [effect for _, effect in in_force(now) if isinstance(effect, Protect)]
    named = (noun.id for e in effects if not e.on_this_card for noun in e.resources)
    return resource in named


def protected_card(card: str, now: Running) -> bool:
    """`protect animals on this card`: nobody may take them, not even their owner (facts, card 172)."""
    effects = ((on, e) for on, e in in_force(now) if isinstance(e, Protect) and e.on_this_card)
    held = now.book.holds(card)
    return any(on == card and held in [noun.id for noun in e.resources] for on, e in effects)
