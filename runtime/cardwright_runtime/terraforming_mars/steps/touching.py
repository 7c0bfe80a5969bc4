"""What an effect can touch as things stand now. In: a block of a rule, and the game. Out: its masks, with all that follows from it.

A tile brings what areas still give and what cards in play answer; a track brings its bonuses within reach; at its goal it brings nothing.
"""

from typing import Final

from cardwright_runtime.terraforming_mars.areas import free_areas, is_left_for
from cardwright_runtime.terraforming_mars.board import off_map_area
from cardwright_runtime.terraforming_mars.descriptions import stock_of
from cardwright_runtime.terraforming_mars.events import (
    EVENT_BEFORE,
    EVENT_GAINS_BONUS,
    EVENT_PERFORMS,
    EVENT_PLACES_TILE,
)
from cardwright_runtime.terraforming_mars.facets import (
    FACET_ANYBODY,
    FACET_HAND,
    FACET_IN_FORCE,
    FACET_MONEY,
    FACET_TILES,
    FACET_TRACKS,
    FOLLOWED,
    GAUGES,
    Touched,
    anything_in,
    everything,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.noun_facts import NONE, SCALES, TILES
from cardwright_runtime.terraforming_mars.nouns import (
    BONUS_CARD,
    FIRST_BONUS_OF_PACKS,
    FIRST_COUNTER_OF_PACKS,
    RESOURCE_MEGACREDIT,
)
from cardwright_runtime.terraforming_mars.rule import REACHES, UNITS, WHENEVER, Rule

# Bonuses that bring bonuses: packs could go round in a circle.
_DEEPEST: Final = 4


def touched(game: Game, rule: Rule, block: int, player: int) -> Touched:
    found = Touched(player)
    _take_in(game, found, rule, block, 0)
    if (found.takes | found.reads) & FACET_MONEY:
        _count_as_money(found, game.players[player].money_like)
        if game.players[player].paying_cards:
            stocks = [stock_of(paying) for paying in game.players[player].paying_cards]
            _count_as_money(found, [stock for stock in stocks if stock >= 0])
    if found.reads & FACET_IN_FORCE and game.players[player].conditional:
        # A condition may look at anything.
        found.reads |= everything()
    return found


def _count_as_money(found: Touched, gauges: list[int]) -> None:
    """What pays for money may be taken, and looked at, in its place."""
    for gauge in gauges:
        if found.takes & FACET_MONEY:
            found.takes |= 1 << gauge
        if found.reads & FACET_MONEY:
            found.reads |= 1 << gauge


def _take_in(game: Game, found: Touched, rule: Rule, block: int, depth: int) -> None:
    adds, takes, reads = rule.touch(block)
    found.takes |= takes
    found.reads |= reads
    if takes & FACET_ANYBODY:
        found.elsewhere |= takes & GAUGES
    if block in rule.sets_off:
        adds &= ~FOLLOWED
        for what in rule.sets_off[block]:
            _follow(game, found, what, depth)
    found.adds |= adds


def _follow(game: Game, found: Touched, what: tuple[int, ...], depth: int) -> None:
    if depth > _DEEPEST:
        found.adds |= everything()
    elif what[0] == FACET_TRACKS:
        _raise(game, found, what[1], what[2], depth)
    elif what[0] == FACET_TILES:
        _lay(game, found, what[1], what[2], depth)
    else:
        _answered(game, found, EVENT_PERFORMS)


def _raise(game: Game, found: Touched, track: int, steps: int, depth: int) -> None:
    rule = game.table.track(track)
    level = game.track_level(track)
    if level >= rule.goal:
        return
    found.adds |= FACET_TRACKS
    if SCALES[track].gains != NONE:
        found.adds |= 1 << SCALES[track].gains
    highest = level + steps * rule.unit
    for place, bonus in enumerate(rule.levels):
        if level < bonus <= highest:
            _take_in(game, found, rule, REACHES + place, depth + 1)


def _lay(game: Game, found: Touched, tile: int, kind: int, depth: int) -> None:
    where = where_it_may_lie(game, found.player, kind)
    if where == 0 or not is_left_for(game, found.player, tile):
        return
    found.adds |= FACET_TILES
    if where & game.table.board.all:
        found.adds |= 1 << RESOURCE_MEGACREDIT | _bonuses(game, where)
        for giving in game.table.giving_tiles:
            for gift in TILES[giving].gifts:
                found.adds |= _facet_of(gift)
        if where & game.table.board.priced_areas:
            found.reads |= 1 << RESOURCE_MEGACREDIT
    facts = TILES[tile]
    if facts.gains != NONE:
        found.adds |= 1 << facts.gains
    if facts.raises != NONE:
        _raise(game, found, facts.raises, facts.steps, depth)
    _answered(game, found, EVENT_BEFORE)
    _answered(game, found, EVENT_PLACES_TILE)
    _answered(game, found, EVENT_GAINS_BONUS)


def where_it_may_lie(game: Game, player: int, kind: int) -> int:
    """Areas of that kind; on a map without such areas another rule may let the tile lie anywhere."""
    board = game.table.board
    if kind in board.kind_masks or off_map_area(kind) >= 0:
        return free_areas(game, game.players[player], kind)
    return board.all & ~game.tiles


def _bonuses(game: Game, where: int) -> int:
    """What these areas of the map give."""
    found = 0
    for bonus, areas in game.table.board.bonus_masks.items():
        if areas & where:
            found |= _facet_of(bonus)
    return found


def _facet_of(bonus: int) -> int:
    """What it adds, printed on an area or given by a tile."""
    if bonus == BONUS_CARD:
        return FACET_HAND
    if bonus < BONUS_CARD or bonus >= FIRST_COUNTER_OF_PACKS:
        return 1 << bonus
    return everything() if bonus >= FIRST_BONUS_OF_PACKS else 0


def _answered(game: Game, found: Touched, kind: int) -> None:
    """Whatever cards answer such an event with, of all players."""
    for player in game.players:
        if kind < len(player.listeners):
            for card in player.listeners[kind]:
                rule = game.table.rules[card]
                for block in rule.touches:
                    if WHENEVER <= block < UNITS:
                        _answer(found, rule, block, player.index)


def _answer(found: Touched, rule: Rule, block: int, owner: int) -> None:
    adds, takes, reads = rule.touch(block)
    adds = anything_in(adds)
    if owner == found.player:
        found.adds |= adds | takes
        found.reads |= reads
        found.may_take |= takes
    if owner != found.player or takes & FACET_ANYBODY:
        found.elsewhere |= (adds | takes) & GAUGES
        found.adds |= adds & ~GAUGES & ~FACET_HAND
    if owner != found.player and takes & FACET_ANYBODY:
        found.adds |= takes
