"""What can be counted. In: a game, a player, and what to count. Out: whole numbers."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.areas import beside, count_bits, tiles_of
from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.events import counts_as
from cardwright_runtime.terraforming_mars.game import Game, area_of, owner_of, rule_of, tile_of
from cardwright_runtime.terraforming_mars.noun_facts import OFF_MAP
from cardwright_runtime.terraforming_mars.nouns import (
    ANY_TILE,
    COUNTER_RATING,
    EVERYONE,
    QUALITY_CORPORATION,
    TILE_CITY,
    YOURS,
)
from cardwright_runtime.terraforming_mars.player import Player


def counts_for(owner: int, player: Player, other: Player) -> bool:
    """`other` is among those meant by YOURS, EVERYONE or OPPONENTS."""
    if owner == YOURS:
        return other.index == player.index
    return owner == EVERYONE or other.index != player.index


def count_tags(game: Game, player: Player, tag: int, owner: int) -> int:
    """Symbols on cards lying open; an event's count only while it is played (000 p. 9)."""
    if owner == YOURS:
        return player.tags[tag]
    total = 0
    for other in game.players:
        if counts_for(owner, player, other):
            total += other.tags[tag]
    return total


def count_different_tags(game: Game, player: Player) -> int:
    different = 0
    for number in player.tags:
        if number > 0:
            different += 1
    return different


def _fits(
    card: Card, quality: int, tag: int, not_quality: int, least_cost: int, with_requirement: bool
) -> bool:
    # A corporation is counted only where a card asks for corporations: `cards` are those of the deck.
    if card.quality != quality and (quality >= 0 or card.quality == QUALITY_CORPORATION):
        return False
    if not_quality >= 0 and card.quality == not_quality:
        return False
    if tag >= 0 and tag not in card.tags:
        return False
    return card.cost >= least_cost and (card.has_requirement or not with_requirement)


def count_cards(
    game: Game,
    player: Player,
    quality: int,
    tag: int,
    not_quality: int,
    least_cost: int,
    with_requirement: bool,
    owner: int,
) -> int:
    """Cards played, the events turned face down too; -1 leaves a part of the description open."""
    cards = game.table.cards
    total = 0
    for other in game.players:
        if not counts_for(owner, player, other):
            continue
        for number in other.tableau:
            if _fits(cards[number], quality, tag, not_quality, least_cost, with_requirement):
                total += 1
        for number in other.events:
            if _fits(cards[number], quality, tag, not_quality, least_cost, with_requirement):
                total += 1
    return total


def count_hand(game: Game, player: Player) -> int:
    return len(player.hand)


def _masked(game: Game, player: Player, tile: int, owner: int) -> int:
    """Areas on the map with such tiles of these owners; oceans and neutral tiles belong to nobody."""
    found = tiles_of(game, tile)
    if owner == EVERYONE:
        return found
    if owner == YOURS:
        return found & player.tiles
    theirs = 0
    for other in game.players:
        if other.index != player.index:
            theirs |= other.tiles
    return found & theirs


def count_tiles(game: Game, player: Player, tile: int, owner: int, on_mars: bool) -> int:
    total = count_bits(_masked(game, player, tile, owner))
    if on_mars:
        return total
    if game.table.packs:
        return total + _off_map(game, player, tile, owner)
    if tile == ANY_TILE or tile == TILE_CITY:
        for other in game.players:
            if counts_for(owner, player, other):
                total += other.off_map_cities
    return total


def _off_map(game: Game, player: Player, tile: int, owner: int) -> int:
    """Such tiles on areas off the map; without packs they are cities, and counted."""
    total = 0
    for packed in game.placed:
        if area_of(packed) >= OFF_MAP and counts_as(tile_of(packed), tile):
            holder = owner_of(packed)
            if owner == EVERYONE or (holder >= 0 and (holder == player.index) == (owner == YOURS)):
                total += 1
    return total


def count_tiles_in_rows(
    game: Game, player: Player, tile: int, low: int, high: int, owner: int
) -> int:
    return count_bits(_masked(game, player, tile, owner) & game.table.board.row_mask(low, high))


def count_tiles_beside(game: Game, player: Player, tile: int, owner: int, beside_tile: int) -> int:
    return count_bits(_masked(game, player, tile, owner) & beside(game, beside_tile))


def area_of_rule(game: Game, rule: int) -> int:
    """Where the tile lies that a card placed; -1 if it placed none on the map."""
    for packed in game.placed:
        if rule_of(packed) == rule and area_of(packed) < game.table.board.size:
            return area_of(packed)
    return -1


def count_beside_this_tile(game: Game, rule: int, tile: int) -> int:
    area = area_of_rule(game, rule)
    if area < 0:
        return 0
    return count_bits(game.table.board.neighbours[area] & tiles_of(game, tile))


def placed_on_bonus(game: Game, rule: int, bonus: int) -> bool:
    """The area of the tile that this card placed prints the bonus."""
    area = area_of_rule(game, rule)
    return area >= 0 and bonus in game.table.board.bonuses[area]


def count_on_card(game: Game, player: Player, card: int) -> int:
    return player.tokens_on(card)


def count_on_cards(game: Game, player: Player) -> int:
    """Resources of all kinds on the own cards."""
    return sum(player.held)


def count_tokens(game: Game, player: Player, token: int) -> int:
    """Resources of one kind on the own cards."""
    total = 0
    for position, card in enumerate(player.holders):
        if game.table.cards[card].holds == token:
            total += player.held[position]
    return total


def gauge(game: Game, player: Player, gauge: int) -> int:
    return player.gauge(gauge)


def gauge_raised(game: Game, player: Player, gauge: int) -> bool:
    """It went up in this generation; the game keeps note of the rating alone."""
    return gauge == COUNTER_RATING and player.rating_raised


def gauge_lowest(game: Game, player: Player, gauge: int) -> bool:
    """Nobody has less."""
    own = player.gauge(gauge)
    for other in game.players:
        if other.gauge(gauge) < own:
            return False
    return True


def track_level(game: Game, track: int) -> int:
    return game.track_level(track)


def track_within(game: Game, track: int, steps: int) -> bool:
    """1 to `steps` steps are left to the next bonus or to the goal."""
    rule = game.table.track(track)
    level = game.track_level(track)
    for step in range(1, steps + 1):
        reached = level + step * rule.unit
        if reached == rule.goal or reached in rule.levels:
            return True
    return False


def revealed_has(game: Game, frame: Frame, tag: int) -> bool:
    for card in frame.items:
        if tag in game.table.cards[card].tags:
            return True
    return False
