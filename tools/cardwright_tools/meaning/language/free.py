"""Areas without a tile. In: the area of a rule. Out: the names of those that nobody else has reserved and that fulfil its rules."""

from dataclasses import replace
from typing import assert_never

from cardwright.rules.nodes import Area, AreaRule, Noun
from cardwright_tools.meaning.language.position import Tile
from cardwright_tools.meaning.language.running import Running
from cardwright_tools.meaning.language.tiles import (
    all_that_it_is,
    belongs,
    is_full,
    is_on,
    neighbours,
)


def free_areas(node: Area, now: Running) -> list[str]:
    """`free land beside your city`, whatever a tile there would cost."""
    kinds = [replace(node, noun=noun, others=()) for noun in (node.noun, *node.others)]
    found = dict.fromkeys(area for kind in kinds for area in kept_for(kind, now))
    return best_of(list(found), node.rules, now)


def best_of(found: list[str], rules: tuple[AreaRule, ...], now: Running) -> list[str]:
    """A rule with `if possible` counts only where some area fulfils it."""
    strict = [rule for rule in rules if not rule.if_possible]
    wished = [rule for rule in rules if rule.if_possible]
    found = [area for area in found if all(fulfils(area, rule, now) for rule in strict)]
    best = [area for area in found if all(fulfils(area, rule, now) for rule in wished)]
    return best or found


def areas_of(noun: Noun, now: Running) -> list[str]:
    """A board off the map is all the areas that count as it."""
    said = now.book.said_of("area", noun.id)
    if not said.has("off_map"):
        return list(now.book.map)
    every = [e.noun.id for e in now.book.nouns.of_category("area") if e.has("off_map")]
    those = [area for area in every if not now.book.said_of("area", area).has("board")]
    return [area for area in those if noun.id in all_that_it_is(area, now.book)]


def with_tiles(node: Area, now: Running) -> list[str]:
    """`city of yours`: areas of the map with such a tile, which nothing lies on yet."""
    tiles = now.position["tiles"]
    covered = [t["area"] for t in tiles if now.book.said_of("tile", t["tile"]).has("covers")]
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
    everywhere = areas_of(node.noun, now)
    others = [player for player in now.position["players"] if player is not now.me]
    return [
        area
        for area in everywhere
        if is_on(area, node.noun, now.book)
        and not is_full(area, now.position, now.book)
        and not any(area in player["reserved"] for player in others)
    ]


def fulfils(area: str, rule: AreaRule, now: Running) -> bool:
    """`beside no city`, `beside your tile`, `beside 2 cities`, `with steel or titanium bonus`."""
    wanted = rule.tile.id if rule.tile is not None else None
    around = [
        tile
        for tile in beside(area, now)
        if now.book.tile_is(tile["tile"], wanted) and belongs(tile, rule.owner, now)
    ]
    match rule.kind:
        case "beside_none":
            return not around
        case "beside_that":
            return area in neighbours(now.placed, now.book)
        case "beside_own":
            return any(tile["owner"] == now.player for tile in around)
        case "beside_some":
            return len(around) >= rule.number
        case "with_bonus":
            return any(bonus.id in bonuses(area, now) for bonus in rule.bonuses)
        case "with_any_bonus":
            return bool(bonuses(area, now))
        case "with_no_bonus":
            return not bonuses(area, now)
        case "in_rows":
            return area in now.book.map and rule.number <= now.book.map[area].row + 1 <= rule.high
    assert_never(rule.kind)


def bonuses(area: str, now: Running) -> tuple[str, ...]:
    """What it prints, and what was put there."""
    place = now.book.map.get(area)
    put = tuple(bonus for where, bonus in now.position["markers"] if where == area)
    return (place.bonuses if place is not None else ()) + put


def beside(area: str, now: Running) -> list[Tile]:
    around = neighbours(area, now.book)
    return [tile for tile in now.position["tiles"] if tile["area"] in around]
