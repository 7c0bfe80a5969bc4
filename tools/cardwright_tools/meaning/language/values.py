"""Numbers of the game that differ for one player. In: a player's cards lying open. Out: what holds of them, and each number."""

from collections.abc import Iterator

from cardwright.rules.nodes import ForNextCard, Lasting, ValueIs, While
from cardwright_tools.meaning.language.running import Running


def in_force(now: Running) -> Iterator[tuple[str, Lasting]]:
    """Lasting effects with the card that says them, in the order in which they came into force. An event has none."""
    for card in now.me["tableau"]:
        if now.book.quality(card) != "event":
            yield from unconditional(card, now.book.card(card).lasting, now)
    for card in now.me["next_card"]:
        for node in now.book.card(card).walk():
            if isinstance(node, ForNextCard):
                yield from unconditional(card, node.lasting, now)


def unconditional(
    card: str, effects: tuple[Lasting, ...], now: Running
) -> Iterator[tuple[str, Lasting]]:
    """`while 3 science tags`: what is below holds if that does now."""
    for effect in effects:
        if not isinstance(effect, While):
            yield card, effect
        elif now.holds(effect.condition, now.other(now.position, now.player, card)):
            yield from unconditional(card, effect.lasting, now)


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
