"""Areas without a tile. In: the area of a rule. Out: the names of those that nobody else has reserved and that fulfil its rules."""

from dataclasses import replace
from typing import assert_never

from cardwright.rules.nodes import Area, AreaRule
from cardwright_tools.meaning.language.position import Tile
from cardwright_tools.meaning.language.running import Running
from cardwright_tools.meaning.language.tiles import belongs, is_full, is_on, neighbours


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


def kept_for(node: Area, now: Running) -> list[str]:
    """Areas of the kind without a tile, and without another player's marker."""
    off_map = now.book.said_of("area", node.noun.id).has("off_map")
    everywhere = [node.noun.id] if off_map else list(now.book.map)
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
    place = now.book.map.get(area)
    return place.bonuses if place is not None else ()


def beside(area: str, now: Running) -> list[Tile]:
    around = neighbours(area, now.book)
    return [tile for tile in now.position["tiles"] if tile["area"] in around]
