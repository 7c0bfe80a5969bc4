"""Tiles and markers come to lie. In: a step. Out: the tile laid, what the area gives, and what follows from it."""

from collections.abc import Generator
from dataclasses import replace

from cardwright.rules.nodes import Area, Fixed, MoveTile, Noun, Place, Reserve, TakeTile, WhenNamed
from cardwright.vocabulary.entry import Entry
from cardwright_tools.meaning.language.altering import alter, comes, tell_of
from cardwright_tools.meaning.language.amounts import amount
from cardwright_tools.meaning.language.answers import Effect, carry_out, told
from cardwright_tools.meaning.language.asking import (
    AREA,
    Answer,
    Question,
    Run,
    Unknowable,
    ask,
    must,
)
from cardwright_tools.meaning.language.book import MONEY
from cardwright_tools.meaning.language.counts import lies
from cardwright_tools.meaning.language.drawing import drawn, into_hand
from cardwright_tools.meaning.language.happened import Happened
from cardwright_tools.meaning.language.gauges import raise_for_nobody, raise_track
from cardwright_tools.meaning.language.values import value
from cardwright_tools.meaning.language.free import beside
from cardwright_tools.meaning.language.places import area_of, areas, brings_something
from cardwright_tools.meaning.language.position import NOBODY, Tile
from cardwright_tools.meaning.language.running import NotPlayed, Running
from cardwright_tools.meaning.language.tiles import (
    area_key,
    area_of_key,
    belongs,
    fits,
    pieces_left,
)


def place(node: Place, now: Running) -> Run:
    """So many tiles, each on an area where it may lie. Where no piece is left it cannot be done, unless the game lasts for these
    tiles, as for the oceans: those are a parameter at its goal, and that is no hindrance (000 p. 9).
    """
    if node.others:
        kinds = (node.tile, *node.others)
        key = yield from ask(now.player, "option", [f"option:{n}" for n in range(len(kinds))])
        node = replace(node, tile=kinds[int(key.removeprefix("option:"))], others=())
    area = area_of(node, now)
    if area is None:
        raise NotPlayed(node)
    if node.at_random or now.book.hides(node.tile):
        raise Unknowable
    if node.tile.category != "tile":
        yield from put_markers(node, area, now)
        return
    if not isinstance(node.amount, Fixed):
        raise NotPlayed(node)
    for _ in range(node.amount.number):
        if pieces_left(node.tile.id, now.player, now.position, now.book):
            free = where_it_may_lie(node.tile.id, areas(area, now), now)
            where = yield from choose_area(free, now)
            yield from (lay_for_nobody if node.for_nobody else lay)(node.tile.id, where, now)
        else:
            must(now.book.said_of("tile", node.tile.id).has("ends_game"))


def put_markers(node: Place, area: Area, now: Running) -> Run:
    """So many, each on an area of its player's choice: whoever lays a tile there gains the bonus."""
    assert isinstance(node.amount, Fixed)
    for _ in range(node.amount.number):
        where = yield from choose_area(areas(area, now), now)
        now.position["markers"].append((where, node.tile.id))
        now.placed = where


def where_it_may_lie(tile: str, free: list[str], now: Running) -> list[str]:
    """On another tile only what covers it; off the map only where there is room for it."""
    said, lying = now.book.said_of("tile", tile), now.position["tiles"]
    if said.has("marks"):
        marked = {other["area"] for other in lying if other["tile"] == tile}
        return [area for area in free if area not in marked]
    laid = {other["area"] for other in lying if now.book.tile_is(other["tile"], None)}
    taken = set() if said.has("covers") else laid & now.book.map.keys()
    return [area for area in free if area not in taken and fits(tile, area, now)]


def choose_area(free: list[str], now: Running) -> Answer:
    keys = [area_key(area, now.book) for area in free]
    key = yield from ask(now.player, AREA, keys)
    return area_of_key(key, now.book)


def lay(tile: str, area: str, now: Running) -> Run:
    """What the tile brings (an ocean, rating), money for each ocean beside it (000 p. 5), the bonuses of the area, the track that
    it raises; then cards answer."""
    book = now.book
    coming = Happened("places", now.player, tile=tile, area=area, much=1)
    if not (yield from comes(coming, now)):
        return
    here = [lying["tile"] for lying in now.position["tiles"] if lying["area"] == area]
    taken = any(book.tile_is(other, None) for other in here)
    owner = NOBODY if book.tile_says(tile, "unowned") else now.player
    now.position["tiles"].append(
        {"tile": tile, "area": area, "owner": owner, "placed_by": now.card}
    )
    now.placed = area
    if book.said_of("tile", tile).has("marks"):
        yield from marked(tile, area, now)
        return
    if owner == now.player and area in now.me["reserved"]:
        now.me["reserved"].remove(area)
    if brings := book.tile_says(tile, "gains"):
        alter(now, now.player, brings.nouns_in("gains")[0].id, brings.number_in("gains"))
    if area in book.map:
        oceans = [t for t in beside(area, now) if book.tile_is(t["tile"], "ocean")]
        alter(now, now.player, MONEY, len(oceans) * value("ocean_bonus", now))
        for ocean in oceans:
            tell_of_gift(ocean["area"], MONEY, value("ocean_bonus", now), now)
        for neighbour in beside(area, now):
            if gives := book.tile_says(neighbour["tile"], "gives"):
                for gift, much in gifts_of(gives):
                    yield from gain_gift(gift, much, now)
                    tell_of_gift(neighbour["area"], gift, much, now)
    covers = taken and book.said_of("tile", tile).has("covers")
    gained: tuple[str, ...] = ()
    if not covers:
        gained = yield from gain_bonuses(area, now)
    if raises := book.tile_says(tile, "raises"):
        yield from raise_track(raises.nouns_in("raises")[0].id, raises.number_in("raises"), now)
    events = [Happened("places", now.player, tile=tile, area=area)]
    if gained:
        events.append(Happened("gains", now.player, area=area, bonuses=gained))
    yield from told(events, now)


def marked(tile: str, area: str, now: Running) -> Run:
    """What only marks its area brings nothing but what its own words say."""
    if brings := now.book.tile_says(tile, "gains"):
        alter(now, now.player, brings.nouns_in("gains")[0].id, brings.number_in("gains"))
    yield from told([Happened("places", now.player, tile=tile, area=area)], now)


def gain_gift(gift: str, much: int, now: Running) -> Run:
    """So many cards come together."""
    if gift == "card":
        into_hand(drawn(much, now), now)
    else:
        yield from gain_all((gift,) * much, now)


def gifts_of(gives: Entry) -> list[tuple[str, int]]:
    """`gives steel 1, card 1`"""
    said = [value for field in gives.fields if field.name == "gives" for value in field.values]
    nouns = [value.id for value in said if isinstance(value, Noun)]
    return list(zip(nouns, [value for value in said if isinstance(value, int)], strict=True))


def tell_of_gift(area: str, gift: str, much: int, now: Running) -> None:
    """What the tile on that area gives to whoever builds beside it."""
    tell_of(now, Happened("from neighbour", now.player, area=area, things=(gift,), much=much))


def lay_for_nobody(tile: str, area: str, now: Running) -> Run:
    """It belongs to nobody, and nobody gains by it; cards answer whose player waits for a tile of anybody (002 p. 5)."""
    coming = Happened("places", NOBODY, tile=tile, area=area, much=1)
    if not (yield from comes(coming, now)):
        return
    now.position["tiles"].append(
        {"tile": tile, "area": area, "owner": NOBODY, "placed_by": now.card}
    )
    now.placed = area
    if raises := now.book.tile_says(tile, "raises"):
        track, steps = raises.nouns_in("raises")[0].id, raises.number_in("raises")
        yield from raise_for_nobody(track, steps, now)
    yield from told([Happened("places", NOBODY, tile=tile, area=area)], now)


def take_tile(node: TakeTile, now: Running) -> Run:
    """One on the map, of the player's choice; none where they are a parameter at its goal (002 p. 6)."""
    lying = on_the_map(node, now)
    left = pieces_left(node.tile.id, now.player, now.position, now.book)
    at_goal = now.book.said_of("tile", node.tile.id).has("ends_game") and not left
    if lying and not at_goal:
        area = yield from choose_area(lying, now)
        now.placed = area
        gone = lifted(node.tile.id, area, now)[0]["tile"]
        tell_of(now, Happened("takes back", now.player, tile=gone, area=area))


def on_the_map(node: TakeTile | MoveTile, now: Running) -> list[str]:
    """Where such tiles lie."""
    lying = {
        tile["area"]
        for tile in now.position["tiles"]
        if now.book.tile_is(tile["tile"], node.tile.id)
        and belongs(tile, node.owner, now)
        and all(lies(tile, where, now) for where in node.where)
    }
    return [area for area in now.book.map if area in lying]


def lifted(kind: str, area: str, now: Running) -> list[Tile]:
    """The first one there that is of that kind, with all that lies there; what only marks its area alone."""
    here = [tile for tile in now.position["tiles"] if tile["area"] == area]
    first = next(t for t in here if now.book.tile_is(t["tile"], kind))
    if now.book.said_of("tile", first["tile"]).has("marks"):
        gone = [t for t in here if t["tile"] == first["tile"]]
    else:
        gone = [t for t in here if now.book.tile_is(t["tile"], None)]
    now.position["tiles"] = [tile for tile in now.position["tiles"] if tile not in gone]
    return [first, *(tile for tile in gone if tile is not first)]


def move_tile(node: MoveTile, now: Running) -> Run:
    """One on the map that lies on no other, where neither a tile nor a marker of anybody lies; both as it is before. It is not placed:
    nothing is gained, nothing answers."""
    tiles, book = now.position["tiles"], now.book
    piled = {tile["area"] for tile in tiles if book.said_of("tile", tile["tile"]).has("covers")}
    found = [area for area in on_the_map(node, now) if area not in piled]
    kinds = (None, node.tile.id)
    taken = {t["area"] for t in tiles if any(book.tile_is(t["tile"], kind) for kind in kinds)}
    closed = taken.union(now.me["reserved"])
    free = [a for a in areas(node.area, now, for_marker=True) if a in book.map and a not in closed]
    if found and free:
        tile, *_ = lifted(node.tile.id, (yield from choose_area(found, now)), now)
        now.placed = yield from choose_area(free, now)
        now.position["tiles"].append({**tile, "area": now.placed})


Gained = Generator[Question, str, tuple[str, ...]]


def gain_bonuses(area: str, now: Running) -> Gained:
    """What the area prints, and what lies there as a marker."""
    markers = [marker for marker in now.position["markers"] if marker[0] == area]
    lift(markers, now)
    return (
        yield from gain_all(
            printed_on(area, now) + tuple(b for _, b in markers), now, as_bonus=True
        )
    )


def gain_printed(area: str, now: Running) -> Gained:
    return (yield from gain_all(printed_on(area, now), now, as_bonus=True))


def take_markers(markers: list[tuple[str, str]], now: Running) -> Run:
    lift(markers, now)
    yield from gain_all(tuple(bonus for _, bonus in markers), now)


def printed_on(area: str, now: Running) -> tuple[str, ...]:
    place = now.book.map.get(area)
    return place.bonuses if place is not None else ()


def lift(markers: list[tuple[str, str]], now: Running) -> None:
    """They are their player's from now on."""
    for area, bonus in markers:
        now.position["markers"].remove((area, bonus))
        now.me["taken"].append(bonus)
        tell_of(now, Happened("takes marker", now.player, area=area, things=(bonus,)))


def gain_all(printed: tuple[str, ...], now: Running, as_bonus: bool = False) -> Gained:
    """Resources and cards at once; a bonus with steps of its own afterwards, in the order in which they are printed."""
    gained = tuple(b for b in printed if now.book.item("bonus", b) is None)
    for resource in dict.fromkeys(gained):
        alter(now, now.player, resource, gained.count(resource), as_bonus=as_bonus)
    for bonus in printed:
        if bonus == "card":
            into_hand(drawn(1, now), now)
    for bonus in printed:
        item = now.book.item("bonus", bonus)
        if item is not None and bonus != "card" and brings_something(bonus, now):
            for clause in item.clauses:
                if isinstance(clause, WhenNamed):
                    yield from carry_out(Effect("", 0, now.player, clause.steps), now)
    return gained


def reserve(node: Reserve, now: Running) -> Run:
    """A marker closes an area to all others; it is no tile, costs and gives nothing (facts, card 066). There is an area without
    an own one for each of them: what is played is carried out in full."""
    for _ in range(amount(node.amount, now)):
        free = areas(node.area, now, for_marker=True)
        free = [area for area in free if area not in now.me["reserved"]]
        must(bool(free))
        now.me["reserved"].append((yield from choose_area(free, now)))
