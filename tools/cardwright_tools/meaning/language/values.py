"""Numbers of the game that differ for one player. In: a player's cards lying open. Out: what holds of them, and each number."""

from collections.abc import Iterator

from cardwright.rules.nodes import (
    Count,
    Fixed,
    ForNextCard,
    Lasting,
    Limit,
    OnSomeCards,
    Per,
    ValueIs,
    While,
)
from cardwright_tools.meaning.language.book import done_with
from cardwright_tools.meaning.language.running import NotPlayed, Running


def in_force(now: Running, of: str = "") -> Iterator[tuple[str, Lasting]]:
    """Lasting effects with the card that says them, in the order in which they came into force. An event has none. Where only
    one number is asked for (`of`), no condition is looked at that decides about others: it may rest on that very number.
    """
    for card in now.me["tableau"]:
        if now.book.quality(card) != "event":
            yield from unconditional(card, now.book.card(card).lasting, now, of)
    for card, _ in now.me["next_card"]:
        for node in now.book.card(card).walk():
            if isinstance(node, ForNextCard):
                yield from unconditional(card, node.lasting, now, of)
    for card, number, _ in now.me["timed"]:
        yield from unconditional(card, now.book.printed(card).for_a_time[number].lasting, now, of)


def unconditional(
    card: str, effects: tuple[Lasting, ...], now: Running, of: str = ""
) -> Iterator[tuple[str, Lasting]]:
    """`while 3 science tags`: what is below holds if that does now."""
    for effect in effects:
        if isinstance(effect, OnSomeCards) and effect.limit is not None:
            done = done_with(effect)
            assert done is not None
            its = now.other(now.position, now.player, card)
            if not of and its.come_to(Per(1, 1, done), its) < times_of(effect.limit, its):
                yield card, effect
        elif not isinstance(effect, While):
            yield card, effect
        elif of and not any(isinstance(n, ValueIs) and n.value.id == of for n in effect.walk()):
            continue
        elif now.holds(effect.condition, now.other(now.position, now.player, card)):
            yield from unconditional(card, effect.lasting, now, of)


def times_of(limit: Limit, now: Running) -> int:
    """`3 times per generation`; `as many times per generation as city of yours`: as it is counted when it is asked."""
    if limit.count is None:
        return limit.times
    if not isinstance(limit.count, Count):
        raise NotPlayed(limit)
    return now.come_to(Per(1, 1, limit.count), now)


def value(noun: str, now: Running) -> int:
    """`titanium_value is 1 higher`: what a number of the game is for this player. A number that is said replaces the normal one,
    the most where several are said; then all that is higher or lower counts (ruling `values-in-any-order`).
    """
    effects = [
        (effect, now.other(now.position, now.player, saying))
        for saying, effect in in_force(now, noun)
        if isinstance(effect, ValueIs) and effect.value.id == noun
    ]
    said = [fixed(effect) for effect, _ in effects if effect.shift == "to"]
    normal = now.book.said_of("value", noun).number_in("normally")
    signs = {"to": 0, "higher": 1, "lower": -1}
    shifts = (signs[effect.shift] * its.come_to(effect.amount, its) for effect, its in effects)
    return (max(said) if said else normal) + sum(shifts)


def fixed(effect: ValueIs) -> int:
    """What replaces a number is not counted anew."""
    if not isinstance(effect.amount, Fixed):
        raise NotPlayed(effect)
    return effect.amount.number
