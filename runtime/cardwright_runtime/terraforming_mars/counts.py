"""What can be counted. In: a game, a player, and what to count. Out: whole numbers."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.areas import areas_with, beside, count_bits
from cardwright_runtime.terraforming_mars.descriptions import fitting
from cardwright_runtime.terraforming_mars.events import counts_as
from cardwright_runtime.terraforming_mars.game import Game, area_of, owner_of, rule_of, tile_of
from cardwright_runtime.terraforming_mars.noun_facts import OFF_MAP
from cardwright_runtime.terraforming_mars.nouns import (
    ANY_TILE,
    EVERYONE,
    TILE_CITY,
    YOURS,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import (
    Bonus,
    Cards,
    ProjectCards,
    Gauge,
    Number,
    Owner,
    Tag,
    ThisRule,
    Tile,
    TileOrAny,
    Track,
)


def counts_for(owner: int, player: Player, other: Player) -> bool:
    """`other` is among those meant by YOURS, EVERYONE or OPPONENTS."""
    if owner == YOURS:
        return other.index == player.index
    return owner == EVERYONE or other.index != player.index


def count_tags(game: Game, player: Player, tag: Tag, owner: Owner) -> int:
    """Symbols on cards lying open; an event's count only while it is played (000 p. 10).

    Count: TagCount(tags=Each(tag), owner=owner)
    Reads: open
    """
    if owner == YOURS:
        return player.tags[tag]
    total = 0
    for other in game.players:
        if counts_for(owner, player, other):
            total += other.tags[tag]
    return total


def count_different_tags(game: Game, player: Player) -> int:
    """How many of the tags a player has at all.

    Count: DifferentTags()
    Reads: open
    """
    different = 0
    for number in player.tags:
        if number > 0:
            different += 1
    return different


def count_different_tags_of(game: Game, player: Player, owner: Owner) -> int:
    """How many tags lie open before these players together.

    Count: DifferentTags(owner=owner)
    Reads: open, anybody
    """
    found: set[int] = set()
    for other in game.players:
        if counts_for(owner, player, other):
            for tag, number in enumerate(other.tags):
                if number > 0:
                    found.add(tag)
    return len(found)


def count_played(
    game: Game, player: Player, rule: ThisRule, cards: ProjectCards, owner: Owner
) -> int:
    """Cards played that the description fits, the events turned face down too.

    Count: CardCount(cards=cards, owner=owner)
    Reads: open
    """
    total = 0
    for other in game.players:
        if counts_for(owner, player, other):
            total += len(fitting(game, player, other.tableau, rule, cards))
            total += len(fitting(game, player, other.events, rule, cards))
    return total


def count_hand(game: Game, player: Player) -> int:
    """How many cards the player has in hand.

    Count: CardCount(cards=CardKind(), in_hand=True)
    Reads: hand
    """
    return len(player.hand)


def count_in_hand(game: Game, player: Player, rule: ThisRule, cards: Cards) -> int:
    """Cards in the own hand that the description fits.

    Count: CardCount(cards=cards, in_hand=True)
    Reads: hand
    """
    return len(fitting(game, player, player.hand, rule, cards))


def count_tiles(game: Game, player: Player, tile: TileOrAny, owner: Owner) -> int:
    """Such tiles, those off the map too.

    Count: ThingCount(gauge=Gauge(noun=tile), owner=owner)
    Count: ThingCount(gauge=None, any_of="tile", owner=owner)
    Reads: tiles
    """
    total = count_bits(areas_with(game, player, tile, owner))
    if game.table.packs:
        return total + _off_map(game, player, tile, owner)
    if tile == ANY_TILE or tile == TILE_CITY:
        for other in game.players:
            if counts_for(owner, player, other):
                total += other.off_map_cities
    return total


def count_tiles_on_map(game: Game, player: Player, tile: TileOrAny, owner: Owner) -> int:
    """Such tiles on the map.

    Count: ThingCount(gauge=Gauge(noun=tile), where=(Where("on_named", noun="mars"),), owner=owner)
    Count: ThingCount(gauge=None, any_of="tile", where=(Where("on_named", noun="mars"),), owner=owner)
    Reads: tiles
    """
    return count_bits(areas_with(game, player, tile, owner))


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
    game: Game, player: Player, tile: TileOrAny, low: Number, high: Number, owner: Owner
) -> int:
    """Such tiles on these rows of the map, from the top.

    Count: ThingCount(gauge=Gauge(noun=tile), where=(Where("in_rows", low=low, high=high),), owner=owner)
    Count: ThingCount(gauge=None, any_of="tile", where=(Where("in_rows", low=low, high=high),), owner=owner)
    Reads: tiles
    """
    return count_bits(areas_with(game, player, tile, owner) & game.table.board.row_mask(low, high))


def count_tiles_beside(
    game: Game, player: Player, tile: TileOrAny, owner: Owner, beside_tile: Tile
) -> int:
    """Such tiles with one of the other kind beside them.

    Count: ThingCount(gauge=Gauge(noun=tile), where=(Where("beside_named", noun=beside_tile),), owner=owner)
    Count: ThingCount(gauge=None, any_of="tile", where=(Where("beside_named", noun=beside_tile),), owner=owner)
    Reads: tiles
    """
    return count_bits(areas_with(game, player, tile, owner) & beside(game, beside_tile))


def area_of_rule(game: Game, rule: int) -> int:
    """Where the tile lies that a card placed last; -1 if it placed none on the map."""
    for packed in reversed(game.placed):
        if rule_of(packed) == rule and area_of(packed) < game.table.board.size:
            return area_of(packed)
    return -1


def count_beside_this_tile(
    game: Game, player: Player, rule: ThisRule, tile: TileOrAny, owner: Owner
) -> int:
    """Such tiles beside the one that this card placed.

    Count: ThingCount(gauge=Gauge(noun=tile), where=(Where("beside_this"),), owner=owner)
    Count: ThingCount(gauge=None, any_of="tile", where=(Where("beside_this"),), owner=owner)
    Rests on: Place
    Reads: tiles
    """
    area = area_of_rule(game, rule)
    if area < 0:
        return 0
    return count_bits(game.table.board.neighbours[area] & areas_with(game, player, tile, owner))


def placed_on_bonus(game: Game, rule: ThisRule, bonus: Bonus) -> bool:
    """The area of the tile that this card placed prints the bonus.

    Condition: PlacedOnBonus(bonuses=Each(bonus))
    Rests on: Place
    """
    area = area_of_rule(game, rule)
    return area >= 0 and bonus in game.table.board.bonuses[area]


def gauge(game: Game, player: Player, gauge: Gauge) -> int:
    """What the player has of it.

    Count: ThingCount(gauge=gauge, owner="yours")
    Reads: gauge
    """
    return player.gauge(gauge)


def gauge_above(game: Game, player: Player, gauge: Gauge, low: Number) -> int:
    """How much of it the player has above a level.

    Count: ThingCount(gauge=gauge, where=(Where("above", low=low),), owner="yours")
    Reads: gauge
    """
    return max(0, player.gauge(gauge) - low)


def rating_raised(game: Game, player: Player) -> bool:
    """The rating went up in this generation; of no other number the game keeps note.

    Condition: GaugeMoved(gauge=Gauge(noun="rating"))
    Reads: rating
    """
    return player.rating_raised


def gauge_lowest(game: Game, player: Player, gauge: Gauge) -> bool:
    """Nobody has less.

    Condition: GaugeLowest(gauge)
    Reads: gauge, anybody
    """
    own = player.gauge(gauge)
    for other in game.players:
        if other.gauge(gauge) < own:
            return False
    return True


def track_level(game: Game, track: Track) -> int:
    """Where it stands, in the track's own units.

    Count: ThingCount(gauge=Gauge(noun=track))
    Reads: tracks
    """
    return game.track_level(track)


def generation(game: Game) -> int:
    """Which one it is; the first is 1.

    Count: ThingCount(gauge=Gauge(noun="generation"))
    """
    return game.generation


def track_above(game: Game, track: Track, low: Number) -> int:
    """How far it stands above a level.

    Count: ThingCount(gauge=Gauge(noun=track), where=(Where("above", low=low),))
    Reads: tracks
    """
    return max(0, game.track_level(track) - low)


def track_within(game: Game, track: Track, steps: Number) -> bool:
    """1 to `steps` steps are left to the next bonus or to the goal.

    Condition: GaugeWithin(gauge=Gauge(noun=track), steps=steps)
    Reads: tracks
    """
    rule = game.table.track(track)
    level = game.track_level(track)
    for step in range(1, steps + 1):
        reached = level + step * rule.unit
        if reached == rule.goal or reached in rule.levels:
            return True
    return False


def revealed_card(game: Game, frame: Frame, rule: ThisRule, cards: Cards) -> bool:
    """A card just revealed is one of that description.

    Condition: RevealedCard(cards)
    Speaks of: Reveal
    """
    return len(fitting(game, game.players[frame.player], frame.items, rule, cards)) > 0


def revealed_has(game: Game, frame: Frame, tag: Tag) -> bool:
    """A card just revealed has the tag.

    Condition: RevealedHas(tags=Each(tag))
    Speaks of: Reveal
    """
    for card in frame.items:
        if tag in game.table.cards[card].tags:
            return True
    return False
