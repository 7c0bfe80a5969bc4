"""Where tiles and markers may lie. In: the area of a rule. Out: the names of free areas."""

from dataclasses import replace
from cardwright.rules.nodes import Area, Lies, Pay, Place as PlaceStep, WhenNamed
from cardwright_tools.meaning.language.amounts import amount
from cardwright_tools.meaning.language.book import MONEY
from cardwright_tools.meaning.language.free import best_of, kept_for, with_tiles
from cardwright_tools.meaning.language.lasting import pays_for
from cardwright_tools.meaning.language.running import Running
from cardwright_tools.meaning.language.tiles import pieces_left


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
    free = (lying_there(kind, now, for_marker) for kind in kinds)
    found = list(dict.fromkeys(area for some in free for area in some))
    return best_of(found, node.rules, now)


def lying_there(node: Area, now: Running, for_marker: bool) -> list[str]:
    if node.noun.category == "tile":
        return with_tiles(node, now)
    return kept_for(node, now) if for_marker else affordable(node, now)


def affordable(node: Area, now: Running) -> list[str]:
    """On a map without such areas the rule of another tile may hold (`fallback`). Where a tile obliges to pay, who cannot pay
    may not place one (facts, Hellas)."""
    fallback = now.book.said_of("area", node.noun.id).nouns_in("fallback")
    if fallback and not now.book.areas(node.noun.id):
        instead = lies_on(fallback[0].id, now)
        if instead is not None and instead.noun != node.noun:
            return areas(instead, now)
    return [area for area in kept_for(node, now) if can_pay_for(area, now)]


def can_pay_for(area: str, now: Running) -> bool:
    place = now.book.map.get(area)
    if place is None or not place.bonuses:
        return True
    price = sum(price_of(bonus, now) for bonus in place.bonuses)
    return price == 0 or price <= sum(
        now.me["gauges"].get(resource, 0) for resource in {MONEY, *pays_for(MONEY, now)}
    )


def price_of(bonus: str, now: Running) -> int:
    """The money that an area's bonus asks for; none while the tile that it brings has run out."""
    if now.book.item("bonus", bonus) is None:
        return 0
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
