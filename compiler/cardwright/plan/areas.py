"""Where a tile may lie. In: an area of the rule. Out: the expression for a bit mask of map areas."""

from cardwright.plan.counts import tile_constant
from cardwright.plan.expressions import Expression, Number, call, joined
from cardwright.plan.names import constant
from cardwright.plan.scope import NotSayable, Scope, about, asks
from cardwright.rules.nodes import Area, AreaRule, Noun, Place


def area(node: Area, scope: Scope) -> Expression:
    return _ruled(node, _kind(node.noun, scope), scope)


def area_to_reserve(node: Area, scope: Scope) -> Expression:
    """A marker is no tile: it costs nothing, whatever a tile there would."""
    return _ruled(node, asks("free_areas", scope, constant(node.noun)), scope)


def _ruled(node: Area, kind: Expression, scope: Scope) -> Expression:
    """All the rules hold; those with `if possible` only where some area fulfils them."""
    strict = [rule for rule in node.rules if not rule.if_possible]
    wished = [rule for rule in node.rules if rule.if_possible]
    mask = joined("&", [kind, *(area_rule(rule, scope) for rule in strict)])
    if not wished:
        return mask
    best = joined("&", [mask, *(area_rule(rule, scope) for rule in wished)])
    return call("prefer", best, mask)


def _kind(noun: Noun, scope: Scope) -> Expression:
    """On a board without such areas the rule of another tile may hold instead."""
    fallback = scope.shapes.fallbacks.get(noun)
    instead = scope.shapes.lies.get(fallback) if fallback is not None else None
    if instead is None or instead.noun == noun:
        return asks("areas", scope, constant(noun))
    return asks("areas_or", scope, constant(noun), area(instead, scope))


def area_rule(rule: AreaRule, scope: Scope) -> Expression:
    match rule.kind:
        case "beside_none":
            return about("beside_none", tile_constant(rule.tile))
        case "beside_own":
            return _beside_own(rule, scope)
        case "with_bonus":
            masks = [about("with_bonus", constant(bonus)) for bonus in rule.bonuses]
            return joined("|", list(masks))
        case "beside_some":
            return _beside_some(rule)


def _beside_own(rule: AreaRule, scope: Scope) -> Expression:
    if rule.tile is not None:
        raise NotSayable(rule, "areas beside an own tile of one kind")
    return asks("beside_own", scope)


def _beside_some(rule: AreaRule) -> Expression:
    tile = tile_constant(rule.tile)
    if rule.number == 1:
        return about("beside", tile)
    return about("beside_number", tile, Number(rule.number))


def area_of_place(node: Place, scope: Scope) -> Expression:
    """The area named, or where the tile's own rule allows."""
    where = node.area or scope.shapes.lies.get(node.tile)
    if where is None:
        raise NotSayable(
            node, f"a place for the tile `{node.tile.id}`, which does not say where it lies"
        )
    return area(where, scope)
