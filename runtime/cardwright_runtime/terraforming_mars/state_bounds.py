"""Numbers that stand for something must stand for something that is there. In: a game as it was read. Out: a sentence about the first that does not."""

from collections.abc import Iterator
from typing import Any

from cardwright_runtime.kernel.fields import (
    AMOUNT,
    ANY,
    CARD,
    COUNTS,
    LIST,
    LISTS,
    MAP,
    MASK,
    NUMBER,
    PLAYER,
    RULE,
    Field,
    Fields,
)
from cardwright_runtime.terraforming_mars.board import areas_of
from cardwright_runtime.terraforming_mars.fields import (
    ALL_GAME_FIELDS,
    AREA,
    CLAIM,
    EFFECT,
    PLACED,
    PLAYER_FIELDS,
    TILE,
)
from cardwright_runtime.terraforming_mars.frame_kinds import kind_of
from cardwright_runtime.terraforming_mars.game import Game, owner_of, rule_of, tile_of
from cardwright_runtime.terraforming_mars.noun_facts import AREA_NUMBERS, TILES
from cardwright_runtime.terraforming_mars.nouns import first_of_packs
from cardwright_runtime.terraforming_mars.table import Table


class Bounds:
    """From `least`, else -1 for none, up to below `ends`, by what numbers stand for."""

    def __init__(self, table: Table) -> None:
        self.least: dict[str, int] = {CARD: 0, TILE: 0, AMOUNT: 0, PLACED: 0, CLAIM: 0, EFFECT: 0}
        self.ends: dict[str, int] = {
            CARD: len(table.rules),
            RULE: len(table.rules),
            PLAYER: table.player_count,
            AREA: AREA_NUMBERS,
            TILE: len(TILES),
        }

    def holds(self, means: str, number: int) -> bool:
        if means == ANY:
            return True
        if number < self.least.get(means, -1) or number >= self.ends.get(means, number + 1):
            return False
        return all(self.holds(each, part) for each, part in packed_in(means, number))


def packed_in(means: str, number: int) -> list[tuple[str, int]]:
    """What is packed into one number."""
    if means == PLACED:
        return [(TILE, tile_of(number)), (PLAYER, owner_of(number)), (RULE, rule_of(number))]
    if means == CLAIM:
        return [(CARD, number // 8), (PLAYER, number % 8)]
    if means == EFFECT:
        return [(CARD, number & 0xFFFF), (PLAYER, number >> 24 & 15), (RULE, (number >> 28) - 1)]
    return []


def out_of_bounds(game: Game) -> str:
    """Empty where all is well."""
    bounds = Bounds(game.table)
    for field, value in _all_fields(game):
        if field.shape == COUNTS and len(value) < first_of_packs(field.means):
            return f"`{field.name}` has {len(value)} numbers"
        for number in _numbers(field, value):
            if not bounds.holds(field.means, number):
                if number < 0:
                    return f"`{field.name}` goes below zero"
                return f"`{field.name}` has {field.means} number {number}, and there is none"
    return ""


def _all_fields(game: Game) -> Iterator[tuple[Field, Any]]:
    things: list[tuple[object, Fields]] = [(game, ALL_GAME_FIELDS)]
    things += [(player, PLAYER_FIELDS) for player in game.players]
    things += [(frame, kind_of(frame.rule).fields) for frame in game.stack]
    for thing, fields in things:
        for field in fields:
            yield field, getattr(thing, field.name)
    answers = kind_of(game.question).answers
    yield Field("option_values", LIST, answers, ""), game.option_values


def _numbers(field: Field, value: Any) -> list[int]:
    if field.shape == NUMBER:
        return [value]
    if field.shape in (LIST, MAP):
        return list(value)
    if field.shape == LISTS:
        return [number for each in value for number in each]
    if field.shape == MASK:
        # A mask below zero has no last bit.
        return areas_of(value) if value >= 0 else [value - 1]
    return []
