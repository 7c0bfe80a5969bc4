"""Numbers that stand for something must stand for something that is there. In: a game as it was read. Out: a sentence about the first that does not."""

from collections.abc import Iterator
from typing import Any, Final

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
from cardwright_runtime.terraforming_mars.descriptions import DESCRIPTIONS
from cardwright_runtime.terraforming_mars.fields import (
    ALL_GAME_FIELDS,
    AREA,
    CLAIM,
    DESCRIPTION,
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

PACKED: Final = (PLACED, CLAIM, EFFECT, DESCRIPTION)
# Masks are of areas of the map alone; numbers may be of areas off it.
ON_MAP: Final = "area on the map"
# Nouns of packs may be any number from none on.
UNBOUNDED: Final = (-1, 1 << 62)


class Bounds:
    """By what numbers stand for, the least of them, and the first that is none any more."""

    def __init__(self, table: Table) -> None:
        rules = len(table.rules)
        self.limits: dict[str, tuple[int, int]] = {
            CARD: (0, rules),
            RULE: (-1, rules),
            PLAYER: (-1, table.player_count),
            AMOUNT: (0, 1 << 62),
            AREA: (-1, AREA_NUMBERS),
            ON_MAP: (-1, table.board.size),
            TILE: (0, len(TILES)),
        }

    def outside(self, means: str, numbers: list[int]) -> int | None:
        """One that stands for nothing. The least and the greatest speak for all, but not of what is packed into them."""
        if means in PACKED:
            return next((number for number in numbers if not self.holds(means, number)), None)
        least, end = self.limits.get(means, UNBOUNDED)
        if min(numbers) < least:
            return min(numbers)
        return max(numbers) if max(numbers) >= end else None

    def holds(self, means: str, packed: int) -> bool:
        return packed >= 0 and all(
            self.outside(each, [number]) is None for each, number in packed_in(means, packed)
        )


def packed_in(means: str, number: int) -> list[tuple[str, int]]:
    """What is packed into one number."""
    if means == PLACED:
        return [(TILE, tile_of(number)), (PLAYER, owner_of(number)), (RULE, rule_of(number))]
    if means == CLAIM:
        return [(CARD, number // 8), (PLAYER, number % 8)]
    if means == DESCRIPTION:
        return [(RULE, number // DESCRIPTIONS)]
    if means == EFFECT:
        return [
            (CARD, number & 0xFFFF),
            (PLAYER, number >> 24 & 15),
            (RULE, (number >> 28 & 0xFFFF) - 1),
        ]
    return []


def out_of_bounds(game: Game) -> str:
    """Empty where all is well."""
    bounds = Bounds(game.table)
    for field, value in _all_fields(game):
        if field.shape == COUNTS and len(value) < first_of_packs(field.means):
            return f"`{field.name}` has {len(value)} numbers"
        numbers = _numbers(field, value)
        means = ON_MAP if field.shape == MASK and field.means == AREA else field.means
        number = bounds.outside(means, numbers) if numbers else None
        if number is not None:
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
            if field.means != ANY:
                yield field, getattr(thing, field.name)
    answers = kind_of(game.question).answers
    if answers != ANY:
        yield Field("option_values", LIST, answers, ""), game.option_values


def _numbers(field: Field, value: Any) -> list[int]:
    if field.shape == NUMBER:
        return [value]
    if field.shape in (LIST, MAP):
        return value if field.shape == LIST else list(value)
    if field.shape == LISTS:
        return [number for each in value for number in each]
    if field.shape == MASK:
        # Its last bit stands for all; a mask below zero has none.
        return [value.bit_length() - 1 if value >= 0 else value - 1]
    return []
