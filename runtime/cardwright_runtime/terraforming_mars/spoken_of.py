"""The card that was spoken of last, `it`: that of the event, or the one that a step of the block was about. In: it. Out: what is asked of it."""

from cardwright_runtime.terraforming_mars.descriptions import (
    description_of,
    different_symbols,
    fits_description,
    symbols,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import Cards, SpokenCard, Tags, ThisRule, TokenOrAny


def it_is(game: Game, player: Player, card: SpokenCard, rule: ThisRule, cards: Cards) -> bool:
    """It is one of that description.

    Condition: ItIs(cards)
    Speaks of: PlaysCard, PlaysTag, Adds, Buys, UsesAction, Reveal, Discard, DiscardPlayed, Add, TakeBack, PlayFromHand, PlayRevealed, UseAction, UseEffect, TakeCard, TransferCard, DiscardIt, EachCard
    """
    if card < 0:
        return False
    return fits_description(game, player, game.table.cards[card], description_of(rule, cards))


def tags_of_it(game: Game, card: SpokenCard, tags: Tags) -> int:
    """Symbols of these tags that it prints; all of them where none is named.

    Count: TagCount(tags=tags, owner="it")
    Speaks of: PlaysCard, PlaysTag, Adds, Buys, UsesAction, Reveal, Discard, DiscardPlayed, Add, TakeBack, PlayFromHand, PlayRevealed, UseAction, UseEffect, TakeCard, TransferCard, DiscardIt, EachCard
    """
    if card < 0:
        return 0
    rule = game.table.cards[card]
    if not tags:
        return len(rule.tags)
    found = 0
    for tag in tags:
        found += symbols(rule, tag)
    return found


def different_tags_of_it(game: Game, card: SpokenCard) -> int:
    """How many tags it prints that differ.

    Count: DifferentTags(owner="it")
    Speaks of: PlaysCard, PlaysTag, Adds, Buys, UsesAction, Reveal, Discard, DiscardPlayed, Add, TakeBack, PlayFromHand, PlayRevealed, UseAction, UseEffect, TakeCard, TransferCard, DiscardIt, EachCard
    """
    return different_symbols(game.table.cards[card]) if card >= 0 else 0


def cost_of_it(game: Game, card: SpokenCard) -> int:
    """Its printed cost.

    Count: ThingCount(gauge=Gauge(noun="cost"), owner="it")
    Speaks of: PlaysCard, PlaysTag, Adds, Buys, UsesAction, Reveal, Discard, DiscardPlayed, Add, TakeBack, PlayFromHand, PlayRevealed, UseAction, UseEffect, TakeCard, TransferCard, DiscardIt, EachCard
    """
    return game.table.cards[card].cost if card >= 0 else 0


def tokens_on_it(game: Game, card: SpokenCard, token: TokenOrAny) -> int:
    """How many of these lie on it, whoever has it in play.

    Count: ThingCount(gauge=Gauge(noun=token), where=(Where("on_it"),), owner="yours")
    Count: ThingCount(gauge=None, any_of="resource", where=(Where("on_it"),), owner="yours")
    Reads: tokens, anybody
    Speaks of: PlaysCard, PlaysTag, Adds, Buys, UsesAction, Reveal, Discard, DiscardPlayed, Add, TakeBack, PlayFromHand, PlayRevealed, UseAction, UseEffect, TakeCard, TransferCard, DiscardIt, EachCard
    """
    if card < 0 or (token >= 0 and game.table.cards[card].holds != token):
        return 0
    for player in game.players:
        if card in player.holders:
            return player.tokens_on(card)
    return 0
