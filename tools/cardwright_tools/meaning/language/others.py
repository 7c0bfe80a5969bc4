"""Steps that several players carry out, each for himself. In: a step that names players. Out: its block carried out by each of them.

They go in turn order from the player whose turn it is, each through the steps as they stand. Nobody is hindered by what another
player cannot do: of a stock, a production or a hand he gives what there is; any other step that he cannot carry out in full he
leaves out, and behind a price that he cannot pay he does nothing (ruling `others-as-far-as-possible`).
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from cardwright.rules.nodes import (
    Afterwards,
    All,
    ByPlayers,
    CardCount,
    Decrease,
    Discard,
    Fixed,
    Gauge,
    Half,
    HasCount,
    If,
    Lose,
    Noun,
    Pay,
    Per,
    Players,
    Step,
    ThanYou,
    ThingCount,
)
from cardwright_tools.meaning.language.amounts import amount
from cardwright_tools.meaning.language.adding import choose_card
from cardwright_tools.meaning.language.asking import Run, Start, ask, can_be_done, part_carried_out
from cardwright_tools.meaning.language.book import name_of
from cardwright_tools.meaning.language.cards import is_such
from cardwright_tools.meaning.language.conditions import holds
from cardwright_tools.meaning.language.counts import areas_with, count, his_own, lies, such_cards
from cardwright_tools.meaning.language.gauges import spare
from cardwright_tools.meaning.language.placing import choose_area
from cardwright_tools.meaning.language.position import NOBODY, Position
from cardwright_tools.meaning.language.running import NotPlayed, Running

Do: TypeAlias = Callable[[tuple[Step, ...], Running], Run]


def by_players(node: ByPlayers, now: Running, do: Do) -> Run:
    """`each opponent`, `any player`."""
    if (each := of_cards(node.players)) is not None:
        yield from by_cards(node, such_cards(each, now), now, do)
        return
    if (tiles := of_tiles(node.players)) is not None:
        yield from by_areas(node, areas_with(tiles, now), now, do)
        return
    if node.players.kind == "any_of":
        raise NotPlayed(node)
    seats = players(node.players, now)
    if node.players.kind == "any_one":
        now.whom = NOBODY
    if node.players.kind == "any_one" and seats:
        key = yield from ask(now.player, "player", [f"player:{seat}" for seat in seats])
        seats = [int(key.removeprefix("player:"))]
        now.whom = seats[0]
    for seat in seats:
        owner = now.owner if now.owner != NOBODY else now.player
        his = replace(now.other(now.position, seat, now.card), x=now.x, owner=owner)
        his.played, his.actor = now.played, now.actor
        his.happened, his.answered = now.happened, now.answered
        his.shown = (now.revealed, *now.shown)
        yield from as_far_as_possible(node.steps, his, do)
        his.lay_aside()


def of_cards(node: Players) -> CardCount | None:
    """`for each revealed card`: not only so often, but for each of them; `for any card`: for some of them."""
    if node.kind == "any_of":
        return node.count if isinstance(node.count, CardCount) else None
    match node.often:
        case Per(1, 1, CardCount() as cards, None, ()):
            return cards
    return None


def by_cards(node: ByPlayers, cards: list[str], now: Running, do: Do) -> Run:
    """The same player, as far as possible, and each time another card is `it`."""
    chosen = node.players.kind == "any_of"
    for done in range(node.players.number if chosen else len(cards)):
        if not cards:
            return
        card = cards[0]
        if chosen and len(cards) > node.players.number - done:
            card = yield from choose_card(cards, now)
        cards = [other for other in cards if other != card]
        its = _once_more(now)
        its.played = card
        yield from as_far_as_possible(node.steps, its, do)
        its.lay_aside()


def _once_more(now: Running) -> Running:
    """For the same player and owner, with the same x."""
    owner = now.owner if now.owner != NOBODY else now.player
    return replace(
        now.other(now.position, now.player, now.card),
        x=now.x,
        owner=owner,
        actor=now.actor,
        shown=(now.revealed, *now.shown),
        happened=now.happened,
        answered=now.answered,
    )


def of_tiles(node: Players) -> ThingCount | None:
    """`for each city of yours`: not only so often, but for each of them; `for any city of yours`: for some of them."""
    often = node.often
    if node.kind == "any_of" and node.count is not None:
        often = Per(1, 1, node.count)
    match often:
        case Per(1, 1, ThingCount(gauge=None, any_of="tile") as tiles, None, ()):
            return tiles
        case Per(1, 1, ThingCount(gauge=Gauge(Noun("tile"))) as tiles, None, ()):
            return tiles
    return None


def by_areas(node: ByPlayers, areas: list[str], now: Running, do: Do) -> Run:
    """The same player, as far as possible, and each time another area is `there`."""
    chosen = node.players.kind == "any_of"
    if chosen:
        areas = list(dict.fromkeys(areas))
    for done in range(node.players.number if chosen else len(areas)):
        if not areas:
            return
        area = areas[0]
        if chosen and len(areas) > node.players.number - done:
            area = yield from choose_area(areas, now)
        areas = areas[1:] if not chosen else [other for other in areas if other != area]
        its = _once_more(now)
        its.placed = area
        yield from as_far_as_possible(node.steps, its, do)
        its.lay_aside()


def players(node: Players, now: Running) -> list[int]:
    """In turn order; of those who have most or least, all where several have as much."""
    if node.kind == "so_often":
        assert node.often is not None
        return [now.player] * amount(node.often, now)
    if node.kind in ("that_player", "its_owner"):
        meant = now.that_player if node.kind == "that_player" else now.owner
        return [meant] if meant != NOBODY else []
    if node.kind == "first_player":
        return [now.position["first"]]
    if node.kind == "next_player":
        return [(now.player + 1) % len(now.position["players"])]
    if node.kind == "each_owner":
        return owners(node, now)
    number, active = len(now.position["players"]), now.position["active"]
    seats = [(active + further) % number for further in range(number)]
    seats = [seat for seat in seats if seat != now.player or not node.opponents]
    if node.having is not None:
        seats = [seat for seat in seats if has_so_many(node.having, seat, now)]
    if node.than_you is not None:
        seats = [seat for seat in seats if is_so_compared(node.than_you, seat, now)]
    if node.count is None or not seats:
        return seats
    counted = his_own(node.count)
    has = {seat: count(counted, now.other(now.position, seat, now.card)) for seat in seats}
    if node.kind == "with_second_most":
        first = [seat for seat in seats if has[seat] == max(has.values())]
        has = {seat: has[seat] for seat in seats if len(first) == 1 and seat not in first}
        return [seat for seat in has if has[seat] == max(has.values())]
    wanted = max(has.values()) if node.kind == "with_most" else min(has.values())
    return [seat for seat in seats if has[seat] == wanted]


def has_so_many(node: HasCount, seat: int, now: Running) -> bool:
    """`each opponent with 3 cities`: of his own."""
    found = count(his_own(node.count), now.other(now.position, seat, now.card))
    return found >= node.number if node.bound == "least" else found <= node.number


def is_so_compared(node: ThanYou, seat: int, now: Running) -> bool:
    """`with more plants than you`: his own with one's own."""
    counted = his_own(node.count)
    his = count(counted, now.other(now.position, seat, now.card))
    mine = count(counted, now.other(now.position, now.player, now.card))
    return {"more": his > mine, "fewer": his < mine, "as many": his == mine}[node.relation]


def owners(node: Players, now: Running) -> list[int]:
    """Whoever owns such a tile there, once for each that he owns."""
    wanted = node.tile.id if node.tile is not None else None
    number, active = len(now.position["players"]), now.position["active"]
    return [
        seat
        for seat in ((active + further) % number for further in range(number))
        for tile in now.position["tiles"]
        if tile["owner"] == seat
        and now.book.tile_is(tile["tile"], wanted)
        and all(lies(tile, where, now) for where in node.where)
    ]


def as_far_as_possible(steps: tuple[Step, ...], now: Running, do: Do) -> Run:
    for step in steps:
        match step:
            case Afterwards():
                yield from as_far_as_possible(step.steps, now, do)
            case If():
                chosen = step.steps if holds(step.condition, now) else step.otherwise
                yield from as_far_as_possible(chosen, now, do)
            case _:
                start = alone(at_most(step, now), now, do)
                if can_be_done(start, now.position):
                    yield from part_carried_out(start, now.position)
                elif isinstance(step, Pay):
                    return


def alone(step: Step, now: Running, do: Do) -> Start:
    """The step by itself, here or on a copy of the position."""
    before = replace(now, revealed=list(now.revealed))

    def start(position: Position) -> Run:
        if position is now.position:
            return do((step,), now)
        return do((step,), replace(before, position=position, revealed=list(before.revealed)))

    return start


def at_most(step: Step, now: Running) -> Step:
    """What is taken from him is what there is. A choice of several is no such step: of these he carries out one in full."""
    match step:
        case Lose(others=(_, *_)) | Decrease(others=(_, *_)):
            return step
        case Lose(All() | Half()) | Decrease(_, All() | Half()) | Discard(All() | Half()):
            return step
        case Lose():
            there = now.me["gauges"].get(name_of(step.gauge), 0)
        case Decrease(any_player=False):
            there = spare(now.me, step.gauge, now)
        case Discard():
            there = sum(is_such(card, step.cards, now) for card in now.me["hand"])
        case _:
            return step
    return replace(step, amount=Fixed(min(there, amount(step.amount, now))))
