"""How many there are. In: a count of the rule. Out: the expression that counts."""

from collections.abc import Callable

from cardwright.plan.expressions import (
    NOTHING,
    TRUE,
    FALSE,
    ZERO,
    Call,
    Expression,
    Name,
    Number,
    Operation,
    total,
)
from cardwright.plan.names import constant, gauge_constant
from cardwright.plan.scope import THIS_RULE, NotSayable, Scope, about, asks
from cardwright.rules.nodes import (
    CardCount,
    CardKind,
    Count,
    DifferentTags,
    Gauge,
    Node,
    Noun,
    TagCount,
    ThingCount,
    Where,
)

ANY_TILE = Name("ANY_TILE", "nouns")


def owner_name(owner: str | None, otherwise: str) -> Name:
    return Name((owner or otherwise).upper(), "nouns")


def count(node: Count, scope: Scope) -> Expression:
    return _COUNTS[type(node)](node, scope)


def tile_constant(tile: Noun | None) -> Expression:
    return constant(tile) if tile is not None else ANY_TILE


def level(gauge: Gauge, scope: Scope) -> Expression:
    """Where a gauge stands: a track in its own units, everything else for the player."""
    if gauge.noun.category == "track":
        return about("track_level", constant(gauge.noun))
    return asks("gauge", scope, gauge_constant(gauge))


def _tags(node: TagCount, scope: Scope) -> Expression:
    owner = owner_name(node.owner, "yours")
    return total([asks("count_tags", scope, constant(tag), owner) for tag in node.tags])


def _different_tags(node: DifferentTags, scope: Scope) -> Expression:
    return asks("count_different_tags", scope)


def card_kind(kind: CardKind) -> tuple[Expression, Expression, Expression]:
    """Quality, tag and excluded quality; -1 where the description leaves it open."""
    nouns = (kind.quality,) if kind.quality is not None else ()
    tags = [noun for noun in (*nouns, *kind.tags) if noun.category == "tag"]
    qualities = [noun for noun in nouns if noun.category != "tag"]
    if len(tags) > 1:
        raise NotSayable(kind, "cards with one of several tags")
    return (
        constant(qualities[0]) if qualities else NOTHING,
        constant(tags[0]) if tags else NOTHING,
        constant(kind.not_kind) if kind.not_kind is not None else NOTHING,
    )


def _cards(node: CardCount, scope: Scope) -> Expression:
    if node.cards.in_hand:
        return asks("count_hand", scope)
    kind = node.cards
    return asks(
        "count_cards",
        scope,
        *card_kind(kind),
        Number(kind.least_cost),
        TRUE if kind.with_requirement else FALSE,
        owner_name(node.owner, "yours"),
    )


def _things(node: ThingCount, scope: Scope) -> Expression:
    if node.any_of == "tile" or (node.gauge is not None and node.gauge.noun.category == "tile"):
        return _tiles(node, scope)
    if node.gauge is None or node.gauge.noun.category == "token":
        return _tokens(node, scope)
    return _gauge(node, node.gauge, scope)


def _tiles(node: ThingCount, scope: Scope) -> Expression:
    tile = tile_constant(node.gauge.noun if node.gauge is not None else None)
    owner = owner_name(node.owner, "everyone")
    where = node.where[0] if node.where else None
    if where is None:
        return asks("count_tiles", scope, tile, owner, FALSE)
    if len(node.where) > 1:
        raise NotSayable(node, "tiles in two places at once")
    return _TILES_WHERE.get(where.kind, _no_such_place)(tile, owner, where, scope)


def _tiles_beside_this(tile: Expression, owner: Expression, where: Where, scope: Scope) -> Call:
    return about("count_beside_this_tile", THIS_RULE, tile)


def _tiles_beside(tile: Expression, owner: Expression, where: Where, scope: Scope) -> Call:
    return asks("count_tiles_beside", scope, tile, owner, tile_constant(where.noun))


def _tiles_in_rows(tile: Expression, owner: Expression, where: Where, scope: Scope) -> Call:
    rows = (Number(where.low), Number(where.high))
    return asks("count_tiles_in_rows", scope, tile, *rows, owner)


def _tiles_on(tile: Expression, owner: Expression, where: Where, scope: Scope) -> Call:
    if where.noun not in scope.shapes.boards:
        raise NotSayable(where, "tiles on an area that is not a whole board")
    return asks("count_tiles", scope, tile, owner, TRUE)


def _no_such_place(tile: Expression, owner: Expression, where: Where, scope: Scope) -> Call:
    raise NotSayable(where, "tiles in such a place")


_TILES_WHERE: dict[str, Callable[[Expression, Expression, Where, Scope], Call]] = {
    "beside_this": _tiles_beside_this,
    "beside_named": _tiles_beside,
    "in_rows": _tiles_in_rows,
    "on_named": _tiles_on,
}


def _tokens(node: ThingCount, scope: Scope) -> Expression:
    places = {where.kind for where in node.where}
    if places == {"on_this_card"}:
        return asks("count_on_card", scope, THIS_RULE)
    if node.gauge is None:
        return asks("count_on_cards", scope)
    return asks("count_tokens", scope, constant(node.gauge.noun))


def _gauge(node: ThingCount, gauge: Gauge, scope: Scope) -> Expression:
    if node.owner not in (None, "yours"):
        raise NotSayable(node, "what other players have")
    standing = level(gauge, scope)
    above = [where.low for where in node.where if where.kind == "above"]
    if not above:
        return standing
    return Call(Name("max"), (ZERO, Operation("-", (standing, Number(above[0])))))


_COUNTS: dict[type[Node], Callable[..., Expression]] = {
    TagCount: _tags,
    DifferentTags: _different_tags,
    CardCount: _cards,
    ThingCount: _things,
}
