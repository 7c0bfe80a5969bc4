"""Areas in the notation. In: where a tile is placed, and where it would lie by itself. Out: the notation's place and restrictions."""

from collections.abc import Mapping
from typing import assert_never

from cardwright.rules.nodes import Area, AreaRule, Place, Reserve
from cardwright_tools.facts.words import (
    AREAS,
    LAND_FOR_A_MARKER,
    LAND_FOR_A_TILE_OF_OTHER_AREAS,
    Json,
)

TileAreas = Mapping[str, Area]


def area_sentence(area: Area) -> str:
    kinds = " or ".join(noun.id for noun in (area.noun, *area.others))
    return " ".join([kinds, *sorted(map(_rule_sentence, area.rules), reverse=True)])


def _rule_sentence(rule: AreaRule) -> str:
    tile = rule.tile.id if rule.tile else "tile"
    owner = f" of {rule.owner}" if rule.owner else ""
    match rule.kind:
        case "beside_none":
            return f"beside no {tile}{owner}"
        case "beside_own":
            return f"beside your {tile}" + (" if possible" if rule.if_possible else "")
        case "there":
            return "there"
        case "beside_that":
            return "beside that tile"
        case "beside_some":
            return f"beside {rule.number} {tile}{owner}"
        case "with_bonus":
            return "with " + " or ".join(bonus.id for bonus in rule.bonuses) + " bonus"
        case "with_any_bonus" | "with_no_bonus":
            return rule.kind.replace("_", " ")
        case "in_rows":
            return f"in rows {rule.number} to {rule.high}"
    assert_never(rule.kind)


def area_word(area: Area) -> str:
    sentence = area_sentence(area)
    return AREAS.get(sentence, sentence)


def placed_on(place: Place, tile_areas: TileAreas) -> str:
    own = tile_areas.get(place.tile.id)
    area = place.area or own
    if area is None:
        return "land"
    if own and area != own and area_word(area) == "land" and own.noun != area.noun:
        return LAND_FOR_A_TILE_OF_OTHER_AREAS
    return area_word(area)


def reserved_on(reserve: Reserve) -> str:
    word = area_word(reserve.area)
    return LAND_FOR_A_MARKER if word == "land" else word


def restrictions(place: Place, tile_areas: TileAreas, off_map: frozenset[str]) -> list[Json]:
    """Every place that differs from the tile's own rule, and the rule of neighbours that is set aside by it."""
    own = tile_areas.get(place.tile.id)
    if place.area is None or place.area == own:
        return []
    said: list[Json] = [
        {"rule": "place_on", "tile": place.tile.id, "on": placed_on(place, tile_areas)}
    ]
    if own and place.area.noun.id not in off_map and _sets_aside(own, place.area):
        said.append({"rule": f"ignore_{place.tile.id}_adjacency"})
    return said


def _sets_aside(own: Area, area: Area) -> bool:
    """An area beside no tile at all still keeps the rule that no such tile is near."""
    isolated = any(rule.kind == "beside_none" and rule.tile is None for rule in area.rules)
    return any(rule.kind.startswith("beside") for rule in own.rules) and not isolated
