"""Areas without a tile. In: the area of a rule. Out: the names of those that nobody else has reserved and that fulfil its rules."""

from dataclasses import replace
from typing import assert_never

from cardwright.rules.nodes import Area, AreaRule
from cardwright_tools.meaning.language.position import Tile
from cardwright_tools.meaning.language.running import Running
from cardwright_tools.meaning.language.tiles import belongs, is_full, neighbours


def free_areas(node: Area, now: Running) -> list[str]:
    """`free land beside your city`, whatever a tile there would cost; areas of a tile are those that it lies on."""
    kinds = [replace(node, noun=noun, others=()) for noun in (node.noun, *node.others)]
    free = (
        with_tiles(kind, now) if kind.noun.category == "tile" else kept_for(kind, now)
        for kind in kinds
    )
    found = dict.fromkeys(area for some in free for area in some)
    return best_of(list(found), node.rules, now)


def best_of(found: list[str], rules: tuple[AreaRule, ...], now: Running) -> list[str]:
    """A rule with `if possible` counts only where some area fulfils it."""
    strict = [rule for rule in rules if not rule.if_possible]
    wished = [rule for rule in rules if rule.if_possible]
    found = [area for area in found if all(fulfils(area, rule, now) for rule in strict)]
    best = [area for area in found if all(fulfils(area, rule, now) for rule in wished)]
    return best or found


def with_tiles(node: Area, now: Running) -> list[str]:
    """`city of yours`: areas of the map with such a tile, which nothing lies on yet."""
    tiles = now.position["tiles"]
    covered = [t["area"] for t in tiles if now.book.said_of("tile", t["tile"]).has("covers")]
    if now.book.said_of("tile", node.noun.id).has("marks"):
        covered += [t["area"] for t in tiles if now.book.tile_is(t["tile"], None)]
        covered += [
            area for one in now.position["players"] if one is not now.me for area in one["reserved"]
        ]
    return [
        tile["area"]
        for tile in tiles
        if tile["area"] in now.book.map
        and tile["area"] not in covered
        and now.book.tile_is(tile["tile"], node.noun.id)
        and belongs(tile, node.owner, now)
    ]


def kept_for(node: Area, now: Running) -> list[str]:
    """Areas of the kind without a tile, and without another player's marker."""
    players = now.position["players"]
    marked = {area for player in players if player is not now.me for area in player["reserved"]}
    tiles = now.position["tiles"]
    laid = [tile["area"] for tile in tiles if now.book.tile_is(tile["tile"], None)]
    return [
        area
        for area in now.book.areas(node.noun.id)
        if area not in marked and not is_full(area, laid, now.book)
    ]


def fulfils(area: str, rule: AreaRule, now: Running) -> bool:
    """`beside no city`, `beside your tile`, `beside 2 cities`, `with steel or titanium bonus`."""
    match rule.kind:
        case "beside_none":
            return not such_tiles(area, rule, now)
        case "there":
            return area == now.placed
        case "beside_that":
            return area in neighbours(now.placed, now.book)
        case "beside_own":
            return any(tile["owner"] == now.player for tile in such_tiles(area, rule, now))
        case "beside_some":
            return len(such_tiles(area, rule, now)) >= rule.number
        case "with_bonus":
            return any(bonus.id in bonuses(area, now) for bonus in rule.bonuses)
        case "with_any_bonus":
            return bool(bonuses(area, now))
        case "with_no_bonus":
            return not bonuses(area, now)
        case "in_rows":
            return area in now.book.map and rule.number <= now.book.map[area].row + 1 <= rule.high
    assert_never(rule.kind)


def such_tiles(area: str, rule: AreaRule, now: Running) -> list[Tile]:
    """Tiles beside the area that the rule speaks of."""
    wanted = rule.tile.id if rule.tile is not None else None
    return [
        tile
        for tile in beside(area, now)
        if now.book.tile_is(tile["tile"], wanted) and belongs(tile, rule.owner, now)
    ]


def bonuses(area: str, now: Running) -> tuple[str, ...]:
    """What it prints, and what was put there."""
    place = now.book.map.get(area)
    put = tuple(bonus for where, bonus in now.position["markers"] if where == area)
    return (place.bonuses if place is not None else ()) + put


def beside(area: str, now: Running) -> list[Tile]:
    around = neighbours(area, now.book)
    return [tile for tile in now.position["tiles"] if tile["area"] in around]
