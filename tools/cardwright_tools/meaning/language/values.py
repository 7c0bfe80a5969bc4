"""Numbers of the game that differ for one player. In: a player's cards lying open. Out: what holds of them, and each number."""

from collections.abc import Iterator

from cardwright.rules.nodes import Fixed, ForNextCard, Lasting, ValueIs
from cardwright_tools.meaning.language.running import NotPlayed, Running


def in_force(now: Running) -> Iterator[tuple[str, Lasting]]:
    """Lasting effects with the card that says them, in the order in which they came into force. An event has none."""
    for card in now.me["tableau"]:
        if now.book.quality(card) != "event":
            yield from ((card, effect) for effect in now.book.card(card).lasting)
    for card in now.me["next_card"]:
        for node in now.book.card(card).walk():
            if isinstance(node, ForNextCard):
                yield from ((card, effect) for effect in node.lasting)


def value(noun: str, now: Running) -> int:
    """`titanium_value is 1 higher`: what a number of the game is for this player; a later card changes what an earlier one
    made of it."""
    number = now.book.said_of("value", noun).number_in("normally")
    for _, effect in in_force(now):
        if isinstance(effect, ValueIs) and effect.value.id == noun:
            number = shifted(number, effect)
    return number


def shifted(number: int, effect: ValueIs) -> int:
    if not isinstance(effect.amount, Fixed):
        raise NotPlayed(effect)
    if effect.shift == "to":
        return effect.amount.number
    return number + effect.amount.number * (1 if effect.shift == "higher" else -1)
