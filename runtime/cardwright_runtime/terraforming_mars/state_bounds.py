"""Numbers that stand for something must stand for something that is there. In: a game as it was read. Out: a sentence about the first that does not."""

from typing import Any, Final

from cardwright_runtime.kernel.fields import (
    AMOUNT,
    ANY,
    CARD,
    CHANCE,
    COUNTS,
    FLAG,
    LIST,
    LISTS,
    MAP,
    MASK,
    NUMBER,
    PLAYER,
    RULE,
    SEED,
    STARTS,
    Field,
    Fields,
)
from cardwright_runtime.terraforming_mars.descriptions import rule_describing, stock_of
from cardwright_runtime.terraforming_mars.fields import (
    ALL_GAME_FIELDS,
    AREA,
    CLAIM,
    DESCRIPTION,
    EFFECT,
    GAUGE,
    HOLDER,
    MARKER,
    PAYER,
    PIECE,
    PLACED,
    PLAYER_FIELDS,
    OFFICE,
    PROJECT,
    QUALITY,
    TAG,
    TILE,
    TOKEN,
    TRACK,
    VALUE,
    WORTH,
)
from cardwright_runtime.terraforming_mars.frame_kinds import kind_of
from cardwright_runtime.terraforming_mars.bodies import NEUTRAL_HOLDER, body_of, holder_of
from cardwright_runtime.terraforming_mars.game import Game, area_of, owner_of, rule_of, tile_of
from cardwright_runtime.terraforming_mars.noun_facts import AREA_NUMBERS, TILES
from cardwright_runtime.terraforming_mars.nouns import (
    FIRST_COUNTER_OF_PACKS,
    FIRST_RESOURCE_OF_PACKS,
    PRODUCTION,
    counted,
    defined,
    first_of_packs,
)
from cardwright_runtime.terraforming_mars.player import CARD_GAUGES
from cardwright_runtime.terraforming_mars.table import Table

PACKED: Final = (PLACED, MARKER, CLAIM, EFFECT, DESCRIPTION, PAYER, PIECE)
# Masks are of areas of the map alone; numbers may be of areas off it.
ON_MAP: Final = "area on the map"
ANSWERS: Final = "option_values"
FIXED: Final = "fixed_values"
# Nouns by their categories; -1 is none.
NOUNS: Final = (OFFICE, TRACK, TAG, TOKEN, VALUE, QUALITY, PROJECT)
UNBOUNDED: Final = (-1, 1 << 62)
# No game comes near it, and rules go through amounts one by one.
MOST: Final = 1_000_000
# Four bits for each number below and above zero that a value may be.
MOST_FIXED: Final = 1 << 8 * 100


class Bounds:
    """By what numbers stand for, the least of them, and the first that is none any more."""

    def __init__(self, table: Table) -> None:
        rules = len(table.rules)
        self.limits: dict[str, tuple[int, int]] = {
            CARD: (0, rules),
            RULE: (-1, rules),
            PLAYER: (-1, table.player_count),
            HOLDER: (-1, NEUTRAL_HOLDER + 1),
            AMOUNT: (0, MOST),
            ANY: (-MOST, MOST),
            CHANCE: (0, 1 << 64),
            AREA: (-1, AREA_NUMBERS),
            ON_MAP: (-1, table.board.size),
            TILE: (0, len(TILES)),
            WORTH: (-100, 100),
        }
        for category in NOUNS:
            self.limits[category] = (-1, counted(category))

    def holds(self, means: str, number: int) -> bool:
        """It stands for something, and so does all that is packed into it."""
        if means == PAYER and number < CARD_GAUGES:
            return is_gauge(number)
        if means in PACKED:
            if number < 0:
                return False
            for each, part in packed_in(means, number):
                if not self.holds(each, part):
                    return False
            return True
        if means == GAUGE:
            return is_gauge(number)
        least, end = self.limits.get(means, UNBOUNDED)
        return least <= number < end

    def outside(self, means: str, numbers: list[int]) -> int | None:
        """One that stands for nothing. The least and the greatest speak for all, but not of what is packed into them."""
        if means in PACKED or means == GAUGE:
            for number in numbers:
                if not self.holds(means, number):
                    return number
            return None
        least, greatest = min(numbers), max(numbers)
        if not self.holds(means, least):
            return least
        return None if self.holds(means, greatest) else greatest


def is_gauge(number: int) -> bool:
    """Those of packs lie in blocks: resources, then their productions, and their counters behind all of them."""
    if number < FIRST_RESOURCE_OF_PACKS:
        return number >= -1
    if number >= FIRST_COUNTER_OF_PACKS:
        return number - FIRST_COUNTER_OF_PACKS < len(defined("counter"))
    block, offset = divmod(number - FIRST_RESOURCE_OF_PACKS, 2 * PRODUCTION)
    return block * PRODUCTION + offset % PRODUCTION < len(defined("resource"))


def packed_in(means: str, number: int) -> list[tuple[str, int]]:
    """What is packed into one number."""
    if means == PLACED:
        return [(TILE, tile_of(number)), (PLAYER, owner_of(number)), (RULE, rule_of(number))]
    if means == MARKER:
        return [(AREA, area_of(number))]
    if means == CLAIM:
        return [(CARD, number // 8), (PLAYER, number % 8)]
    if means == PIECE:
        return [(CARD, body_of(number)), (HOLDER, holder_of(number))]
    if means == DESCRIPTION:
        return [(RULE, rule_describing(number)), (GAUGE, stock_of(number))]
    if means == PAYER:
        return packed_in(DESCRIPTION, number - CARD_GAUGES)
    if means == EFFECT:
        return [
            (CARD, number & 0xFFFF),
            (PLAYER, number >> 24 & 15),
            (RULE, (number >> 28 & 0xFFFF) - 1),
            (PLAYER, (number >> 44 & 15) - 1),
            (AREA, (number >> 48 & 0xFF) - 1),
        ]
    return []


def out_of_bounds(game: Game) -> str:
    """Empty where all is well."""
    bounds = Bounds(game.table)
    things: list[tuple[object, Fields]] = [(game, ALL_GAME_FIELDS)]
    things += [(player, PLAYER_FIELDS) for player in game.players]
    things += [(frame, kind_of(frame.rule).fields) for frame in game.stack]
    for thing, fields in things:
        for field in fields:
            # What can be answered may be packed; who asks says below what it is.
            if field.is_data and field.means != SEED and field.name != ANSWERS:
                wrong = _wrong(field, getattr(thing, field.name), bounds)
                if wrong:
                    return wrong
    answers = kind_of(game.question).answers
    if answers == ANY:
        return ""
    return _wrong(Field(ANSWERS, LIST, answers, ""), game.option_values, bounds)


def _wrong(field: Field, value: Any, bounds: Bounds) -> str:
    # Most fields are one number that is in its place: they need no list.
    if field.shape == FLAG or (field.shape == NUMBER and bounds.holds(field.means, value)):
        return ""
    if field.shape == MAP:
        wrong = _wrong_amount(field, list(value.values()))
        if wrong:
            return wrong
    if field.shape == COUNTS and not (value == [] and field.start == STARTS[LIST]):
        if len(value) < first_of_packs(field.means):
            return f"`{field.name}` has {len(value)} numbers"
    numbers = _numbers(field, value)
    means = ON_MAP if field.shape == MASK and field.means == AREA else field.means
    number = bounds.outside(means, numbers) if numbers else None
    if number is None and field.shape in (LIST, MAP) and means == GAUGE:
        # Of other nouns -1 may stand for all of them.
        number = next((each for each in numbers if each < 0), None)
    if number is None:
        return ""
    if means in (AMOUNT, ANY, CHANCE) and number >= 0 or means == ANY:
        return f"`{field.name}` comes to {_told(number)}"
    if number < 0:
        return f"`{field.name}` goes below zero"
    return f"`{field.name}` has {field.means} number {number}, and there is none"


def _wrong_amount(field: Field, amounts: list[int]) -> str:
    """Of what a map counts."""
    least, end = (0, MOST_FIXED) if field.name == FIXED else (-MOST, MOST)
    for amount in amounts:
        if not least <= amount < end:
            return f"`{field.name}` comes to {_told(amount)}"
    return ""


def _told(number: int) -> str:
    """Python writes no number of thousands of digits."""
    return str(number) if abs(number) < UNBOUNDED[1] else "a number without end"


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
