"""Taking from the stocks of players. In: a step. Out: one player has less; who steals has more.

Red borders mean any player, oneself too; a stock may be taken in part or not at all, but from one player only (000 p. 9).
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from cardwright.rules.nodes import All, Amount, Half, Players, Remove, Steal
from cardwright_tools.meaning.language.adding import remove_from_cards
from cardwright_tools.meaning.language.altering import alter, harm, is_held_back, there_is, to_come
from cardwright_tools.meaning.language.amounts import amount
from cardwright_tools.meaning.language.asking import Number, Run, ask, must
from cardwright_tools.meaning.language.lasting import protected
from cardwright_tools.meaning.language.free import beside
from cardwright_tools.meaning.language.others import players as seats_of
from cardwright_tools.meaning.language.position import NOBODY
from cardwright_tools.meaning.language.running import NotPlayed, Running

NEUTRAL = -1

Taking: TypeAlias = Callable[[int, str, int, Running], None]


def remove(node: Remove, now: Running) -> Run:
    """`remove up to 3 plants from any player`; several resources are alternatives. Without `up to` it must be all of it."""
    if len(node.resources) > 1:
        yield from remove_one_kind(node, now)
    elif node.resources[0].category == "token":
        yield from remove_from_cards(node, now)
    else:
        yield from remove_stock(node, now)


def remove_one_kind(node: Remove, now: Running) -> Run:
    keys = [f"option:{number}" for number in range(len(node.resources))]
    key = yield from ask(now.player, "option", keys)
    resource = node.resources[int(key.removeprefix("option:"))]
    yield from remove(replace(node, resources=(resource,)), now)


def remove_stock(node: Remove, now: Running) -> Run:
    resource = node.resources[0].id
    if isinstance(node.amount, All | Half):
        yield from take_share(node.amount, node.players, resource, remove_from, now)
        return
    much = amount(node.amount, now)
    if node.players is not None and node.players.kind in ("each_one", "each_owner"):
        from_each(node.players, resource, much, remove_from, now)
        return
    whom = among(node.players, with_stock(resource, 1 if node.up_to else much, now), now)
    now.whom = NOBODY
    if node.holder.kind == "its_neighbour" and node.up_to:
        owners = [tile["owner"] for tile in beside(now.placed, now)] if now.placed else []
        whom = [seat for seat in whom if seat in owners]
    elif node.holder.kind != "any_player":
        raise NotPlayed(node)
    if not node.up_to:
        must(bool(whom))
    if whom and much > 0:
        seat = yield from choose_player(whom, now)
        now.whom = seat
        if seat == NEUTRAL:
            return
        if node.up_to:
            much = yield from how_much(resource, much, seat, now)
        remove_from(seat, resource, much, now)


def remove_from(seat: int, resource: str, much: int, now: Running) -> None:
    if much:
        alter(now, seat, resource, -much, "removed")


def among(players: Players | None, seats: list[int], now: Running) -> list[int]:
    """`from any opponent with 3 plant tags`, `from player with most plants`: of several, one is chosen."""
    if players is None:
        return seats
    meant = seats_of(players, now)
    return [seat for seat in seats if seat in meant]


def from_each(players: Players, resource: str, much: int, take: Taking, now: Running) -> None:
    """In turn order, from each of them what there is, up to so many."""
    seats, now.whom = with_stock(resource, 1, now), NOBODY
    for seat in seats_of(players, now):
        if seat in seats and much > 0:
            now.whom = seat
            take(seat, resource, min(much, stock(seat, resource, now)), now)


def take_share(
    much: Amount, players: Players | None, resource: str, take: Taking, now: Running
) -> Run:
    """`steal all steel from any player`, `remove half plants from each opponent`: rounded down; nobody's neutral stock has a half."""
    seats = [seat for seat in with_stock(resource, 1, now) if seat != NEUTRAL]
    whom, now.whom = among(players, seats, now), NOBODY
    if players is None or players.kind not in ("each_one", "each_owner"):
        whom = [(yield from choose_player(whom, now))] if whom else []
    else:
        whom = [seat for seat in seats_of(players, now) if seat in whom]
    for seat in whom:
        now.whom = seat
        there = stock(seat, resource, now)
        take(seat, resource, there if isinstance(much, All) else there // 2, now)


def stock(seat: int, resource: str, now: Running) -> int:
    there = now.position["players"][seat]["gauges"].get(resource, 0)
    return there + to_come(seat, resource, now)


def steal(node: Steal, now: Running) -> Run:
    """As removing, and what is taken is one's own; stealing from oneself changes nothing. Without `up to`, as much as there is."""
    resource = node.resource.id
    if isinstance(node.amount, All | Half):
        yield from take_share(node.amount, node.players, resource, steal_from, now)
        return
    most = amount(node.amount, now)
    if node.players is not None and node.players.kind in ("each_one", "each_owner"):
        from_each(node.players, resource, most, steal_from, now)
        return
    whom, now.whom = among(node.players, with_stock(resource, 1, now), now), NOBODY
    if not whom or most <= 0:
        return
    seat = yield from choose_player(whom, now)
    now.whom = seat
    if seat == now.player:
        return
    much = most if seat == NEUTRAL else min(most, stock(seat, resource, now))
    if node.up_to:
        much = yield from how_much(resource, most, seat, now)
    steal_from(seat, resource, much, now)


def steal_from(seat: int, resource: str, much: int, now: Running) -> None:
    if seat == now.player or not much:
        return
    if seat != NEUTRAL:
        if is_held_back(harm(now, seat, resource, much), now, stolen=True):
            return
        much = min(much, there_is(seat, resource, now))
        alter(now, seat, resource, -much, "removed", answered=True)
    alter(now, now.player, resource, much)


def with_stock(resource: str, least: int, now: Running) -> list[int]:
    """Players from whom so much can be taken; alone, the neutral opponent always has it (000 p. 13)."""
    players = now.position["players"]
    found = [NEUTRAL] if len(players) == 1 else []
    for seat, player in enumerate(players):
        is_safe = seat != now.player and protected(resource, now.other(now.position, seat, ""))
        if stock(seat, resource, now) >= least and not is_safe:
            found.append(seat)
    return found


def choose_player(seats: list[int], now: Running) -> Number:
    keys = ["neutral" if seat == NEUTRAL else f"player:{seat}" for seat in seats]
    key = yield from ask(now.player, "player", keys)
    return NEUTRAL if key == "neutral" else int(key.removeprefix("player:"))


def how_much(resource: str, most: int, seat: int, now: Running) -> Number:
    if seat != NEUTRAL:
        most = min(most, stock(seat, resource, now))
    keys = [f"amount:{number}" for number in range(most + 1)]
    key = yield from ask(now.player, "amount", keys)
    return int(key.removeprefix("amount:"))
