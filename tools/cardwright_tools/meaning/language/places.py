"""Where tiles and markers may lie. In: the area of a rule. Out: the names of free areas."""

from dataclasses import replace
from typing import assert_never

from cardwright.rules.nodes import Area, AreaRule, Lies, Pay, Place as PlaceStep, WhenNamed
from cardwright_tools.meaning.language.amounts import amount
from cardwright_tools.meaning.language.book import MONEY
from cardwright_tools.meaning.language.counts import belongs
from cardwright_tools.meaning.language.lasting import pays_for
from cardwright_tools.meaning.language.position import Tile
from cardwright_tools.meaning.language.running import Running
from cardwright_tools.meaning.language.tiles import is_full, is_on, neighbours, pieces_left


def area_of(node: PlaceStep, now: Running) -> Area | None:
    """Where the step says, or else where the tile's own rule `lies on` says."""
    return node.area or lies_on(node.tile.id, now)


def lies_on(tile: str, now: Running) -> Area | None:
    item = now.book.item("tile", tile)
    said = (
        (clause.area for clause in item.clauses if isinstance(clause, Lies)) if item else iter(())
    )
    return next(said, None)


def areas(node: Area, now: Running, for_marker: bool = False) -> list[str]:
    """Free areas of the kind that fulfil all rules; a rule with `if possible` counts only where some area fulfils it."""
    kinds = [replace(node, noun=noun, others=()) for noun in (node.noun, *node.others)]
    free = (kept_for(kind, now) if for_marker else affordable(kind, now) for kind in kinds)
    found = list(dict.fromkeys(area for some in free for area in some))
    strict = [rule for rule in node.rules if not rule.if_possible]
    wished = [rule for rule in node.rules if rule.if_possible]
    found = [area for area in found if all(fulfils(area, rule, now) for rule in strict)]
    best = [area for area in found if all(fulfils(area, rule, now) for rule in wished)]
    return best or found


def affordable(node: Area, now: Running) -> list[str]:
    """On a map without such areas the rule of another tile may hold (`fallback`). Where a tile obliges to pay, who cannot pay
    may not place one (facts, Hellas)."""
    fallback = now.book.said_of("area", node.noun.id).nouns_in("fallback")
    is_here = any(is_on(area, node.noun, now.book) for area in now.book.map)
    if fallback and not is_here:
        instead = lies_on(fallback[0].id, now)
        if instead is not None and instead.noun != node.noun:
            return areas(instead, now)
    return [area for area in kept_for(node, now) if can_pay_for(area, now)]


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


def can_pay_for(area: str, now: Running) -> bool:
    place = now.book.map.get(area)
    price = sum(price_of(bonus, now) for bonus in place.bonuses) if place is not None else 0
    return price == 0 or price <= sum(
        now.me["gauges"].get(resource, 0) for resource in {MONEY, *pays_for(MONEY, now)}
    )


def price_of(bonus: str, now: Running) -> int:
    """The money that an area's bonus asks for; none while the tile that it brings has run out."""
    steps = [step for step in steps_of(bonus, now) if isinstance(step, Pay)]
    prices = [price for step in steps for price in step.prices if price.resource.id == MONEY]
    if not prices or not brings_something(bonus, now):
        return 0
    return sum(amount(price.amount, now) for price in prices)


def steps_of(bonus: str, now: Running) -> tuple[object, ...]:
    item = now.book.item("bonus", bonus)
    named = [c for c in item.clauses if isinstance(c, WhenNamed)] if item is not None else []
    return tuple(step for clause in named for step in clause.steps)


def brings_something(bonus: str, now: Running) -> bool:
    tiles = [step.tile.id for step in steps_of(bonus, now) if isinstance(step, PlaceStep)]
    return all(pieces_left(tile, now.player, now.position, now.book) for tile in tiles)


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
