"""What players have, and what lies on their cards, counted. In: a game, a player, and what to count. Out: whole numbers."""

from cardwright_runtime.terraforming_mars.descriptions import fitting
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    FIRST_RESOURCE_OF_PACKS,
    RESOURCE_HEAT,
    counted,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.slots import (
    Cards,
    Flag,
    Gauge,
    Number,
    Owner,
    Reckoning,
    ThisRule,
    Token,
    TokenOrAny,
)
from cardwright_runtime.terraforming_mars.tiles_counted import counts_for


def count_different_resources(game: Game, player: Player) -> int:
    """How many kinds of resource the player has, in stock or on cards.

    Count: DifferentResources()
    Reads: everything
    """
    found = 0
    for resource in range(RESOURCE_HEAT + 1):
        if player.gauge(resource) > 0:
            found += 1
    for resource in range(FIRST_RESOURCE_OF_PACKS, counted("resource")):
        if player.gauge(resource) > 0:
            found += 1
    cards = game.table.cards
    lying: set[int] = set()
    for position, card in enumerate(player.holders):
        if player.held[position] > 0:
            lying.add(cards[card].holds)
    return found + len(lying)


def count_players(
    game: Game, player: Player, rule: Rule, opponents: Flag, number: Number, count: Reckoning
) -> int:
    """Players who have so many of it, each of his own.

    Count: PlayerCount(opponents=opponents, number=number, count=count)
    Reads: anybody
    """
    total = 0
    for other in game.players:
        if not opponents or other.index != player.index:
            if rule.reckon(game, other, count) >= number:
                total += 1
    return total


def has_most(game: Game, player: Player, rule: Rule, count: Reckoning) -> bool:
    """Nobody has more of it, each of his own.

    Condition: HasMost(count)
    Reads: anybody
    """
    own = rule.reckon(game, player, count)
    for other in game.players:
        if rule.reckon(game, other, count) > own:
            return False
    return True


def has_fewest(game: Game, player: Player, rule: Rule, count: Reckoning) -> bool:
    """Nobody has fewer.

    Condition: HasMost(count, fewest=True)
    Reads: anybody
    """
    own = rule.reckon(game, player, count)
    for other in game.players:
        if rule.reckon(game, other, count) < own:
            return False
    return True


def count_seats(game: Game, opponents: Flag) -> int:
    """How many play.

    Count: PlayerCount(opponents=opponents)
    """
    return len(game.players) - 1 if opponents else len(game.players)


def count_on_card(game: Game, player: Player, card: ThisRule) -> int:
    """How many resources lie on the card.

    Count: ThingCount(gauge=Gauge(noun=Held()), where=(Where("on_this_card"),), owner="yours")
    Count: ThingCount(gauge=None, any_of="resource", where=(Where("on_this_card"),), owner="yours")
    Reads: tokens
    """
    return player.tokens_on(card)


def count_on_cards(game: Game, player: Player, owner: Owner) -> int:
    """Resources of all kinds on the cards of these players.

    Count: ThingCount(gauge=None, any_of="resource", owner=owner)
    Reads: tokens, anybody
    """
    total = 0
    for other in game.players:
        if counts_for(owner, player, other):
            total += sum(other.held)
    return total


def count_on_own_cards(game: Game, player: Player) -> int:
    """Resources of all kinds on the own cards.

    Count: ThingCount(gauge=None, any_of="resource", where=(Where("on_your_cards"),), owner="yours")
    Reads: tokens
    """
    return sum(player.held)


def count_tokens(game: Game, player: Player, token: Token, owner: Owner) -> int:
    """Resources of one kind on the cards of these players.

    Count: ThingCount(gauge=Gauge(noun=token), owner=owner)
    Reads: tokens, anybody
    """
    cards = game.table.cards
    total = 0
    for other in game.players:
        if counts_for(owner, player, other):
            for position, card in enumerate(other.holders):
                if cards[card].holds == token:
                    total += other.held[position]
    return total


def count_tokens_on(
    game: Game, player: Player, rule: ThisRule, token: TokenOrAny, cards: Cards, owner: Owner
) -> int:
    """Resources of one kind, or of any, on cards of that description.

    Count: ThingCount(gauge=Gauge(noun=token), where=(Where("on_cards", cards=CardKind() | cards),), owner=owner)
    Count: ThingCount(gauge=None, any_of="resource", where=(Where("on_cards", cards=CardKind() | cards),), owner=owner)
    Reads: tokens, anybody
    """
    known = game.table.cards
    total = 0
    for other in game.players:
        if counts_for(owner, player, other):
            for card in fitting(game, player, other.holders, rule, cards):
                if token < 0 or known[card].holds == token:
                    total += other.tokens_on(card)
    return total


def gauge_of(game: Game, player: Player, gauge: Gauge, owner: Owner) -> int:
    """What these players have of it together.

    Count: ThingCount(gauge=gauge, owner=owner)
    Reads: gauge, anybody
    """
    total = 0
    for other in game.players:
        if counts_for(owner, player, other):
            total += other.gauge(gauge)
    return total
