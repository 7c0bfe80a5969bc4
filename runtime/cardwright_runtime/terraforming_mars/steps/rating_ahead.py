"""How far an effect can raise the rating, and what money it brings. In: blocks of a rule, and the game as it stands. Out: bounds; answers of cards are left out.

Every entry of `sets_off` counts, with all bonuses that are within reach, whatever its player answers.
"""

from typing import Final

from cardwright_runtime.terraforming_mars.areas import count_bits, is_left_for
from cardwright_runtime.terraforming_mars.board import areas_of
from cardwright_runtime.terraforming_mars.facets import (
    FACET_MONEY,
    FACET_RATING,
    FACET_TILES,
    FACET_TRACKS,
    FOLLOWED,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.noun_facts import NONE, SCALES, TILES
from cardwright_runtime.terraforming_mars.nouns import BONUS_CARD, COUNTER_RATING
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import REACHES, Rule
from cardwright_runtime.terraforming_mars.steps.touching import where_it_may_lie

# More than anybody could pay for, or gain.
MANY: Final = 1000
# Bonuses that bring bonuses: packs could go round in a circle.
_DEEPEST: Final = 4


class RatingAhead:
    """Steps of the rating, at least and at most; `money` is what it brings at most, apart from what areas give to a tile."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.paying = money_gauges(player)
        self.least = 0
        self.most = 0
        self.money = 0
        # Steps of each track, tiles, and the kinds of areas where they may lie.
        self.raised: dict[int, int] = {}
        self.tiles: list[int] = []
        self.kinds: list[int] = []

    def knows_nothing(self) -> None:
        self.most = self.money = MANY


def money_gauges(player: Player) -> int:
    """Money and what pays for it one for one, a bit each."""
    found = FACET_MONEY
    for gauge in player.money_like:
        found |= 1 << gauge
    return found


def rating_ahead(game: Game, player: Player, rule: Rule, block: int) -> RatingAhead:
    found = RatingAhead(player)
    for unit in rule.units.get(block, (block,)):
        _take_in(game, found, rule, unit, unit not in rule.perhaps, 0)
    return found


def _take_in(
    game: Game, found: RatingAhead, rule: Rule, block: int, surely: bool, depth: int
) -> None:
    adds = rule.touch(block)[0]
    if adds & found.paying:
        found.money = MANY
    if not adds & (FACET_RATING | FOLLOWED):
        return
    if adds & (FACET_RATING | FOLLOWED) == FACET_TILES and block not in rule.sets_off:
        # It marks areas, and lays nothing.
        return
    known = block in rule.sets_off and block not in rule.so_often and depth <= _DEEPEST
    if adds & FACET_RATING or not known:
        found.knows_nothing()
        return
    for told in rule.sets_off[block]:
        if told[0] == FACET_TRACKS:
            _raise(game, found, told[1], told[2], surely, depth)
        elif told[0] == FACET_TILES:
            _lay(game, found, told[1], told[2], surely, depth)
        else:
            found.knows_nothing()


def _raise(
    game: Game, found: RatingAhead, track: int, steps: int, surely: bool, depth: int
) -> None:
    rule = game.table.track(track)
    level = game.track_level(track)
    before = found.raised.get(track, 0)
    raised = min(before + steps, (rule.goal - level) // rule.unit)
    if raised <= before:
        return
    found.raised[track] = raised
    scale = SCALES[track]
    if scale.gains == COUNTER_RATING:
        _step(found, (raised - before) * scale.gained, surely)
    elif scale.gains != NONE and found.paying >> scale.gains & 1:
        found.money = MANY
    for place, bonus in enumerate(rule.levels):
        if level + before * rule.unit < bonus <= level + raised * rule.unit:
            _take_in(game, found, rule, REACHES + place, False, depth + 1)


def _step(found: RatingAhead, steps: int, surely: bool) -> None:
    found.most += steps
    if surely:
        found.least += steps


def _lay(game: Game, found: RatingAhead, tile: int, kind: int, surely: bool, depth: int) -> None:
    if not is_left_for(game, found.player.index, tile):
        return
    if game.markers or game.table.giving_tiles or not _gives_goods_alone(game):
        found.knows_nothing()
        return
    # A second one may find no area, or there is none left.
    surely = surely and tile not in found.tiles
    found.tiles.append(tile)
    found.kinds.append(kind)
    facts = TILES[tile]
    if facts.gains == COUNTER_RATING:
        _step(found, facts.gained, surely)
    elif facts.gains != NONE and found.paying >> facts.gains & 1:
        found.money += facts.gained
    if facts.raises != NONE:
        _raise(game, found, facts.raises, facts.steps, surely, depth)


def _gives_goods_alone(game: Game) -> bool:
    """No area of the map gives the rating, or something of its own kind."""
    for bonus in game.table.board.bonus_masks:
        if bonus != BONUS_CARD and bonus >= COUNTER_RATING:
            return False
    return True


# ---------------------------------------------------------------- money that areas give


def most_money(game: Game, found: RatingAhead) -> int:
    """With what the best areas give to its tiles, each laid beside all others."""
    total = found.money
    for kind in found.kinds:
        if total >= MANY:
            return total
        total += (len(found.kinds) - 1) * found.player.ocean_bonus
        total += _best_area(game, found, where_it_may_lie(game, found.player.index, kind))
    return total


def _best_area(game: Game, found: RatingAhead, where: int) -> int:
    giving = where & game.beside_oceans
    for bonus, areas in game.table.board.bonus_masks.items():
        if found.paying >> bonus & 1:
            giving |= areas & where
    best = 0
    for area in areas_of(giving & game.table.board.all):
        best = max(best, money_of_area(game, found.player, found.paying, area))
    return best


def money_of_area(game: Game, player: Player, paying: int, area: int) -> int:
    """What a tile there brings its owner: by oceans beside it, and what is printed there."""
    board = game.table.board
    if not board.all >> area & 1:
        return 0
    oceans = board.neighbours[area] & game.oceans
    found = count_bits(oceans) * player.ocean_bonus
    for bonus in board.bonuses[area]:
        if paying >> bonus & 1:
            found += 1
    return found
