"""Which cards are meant. In: a card, and one thing that is said of it. Out: whether it is so; a description as one number."""

from typing import TYPE_CHECKING, Final

from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.nouns import QUALITY_CORPORATION, QUALITY_EVENT
from cardwright_runtime.terraforming_mars.slots import Number, Quality, Tag, ThisRule, TokenOrAny

if TYPE_CHECKING:
    from cardwright_runtime.terraforming_mars.game import Game
    from cardwright_runtime.terraforming_mars.player import Player

# So many numbers of descriptions a rule has.
DESCRIPTIONS: Final = 64
# The last one stands where no cards are described, but the standard projects are meant.
STANDARD_PROJECTS: Final = 63
"""Limit: descriptions"""
# What pays for cards is a number as well: their description, and the stock above it, if it is none on a card.
STOCK_PLACE: Final = 24
# Where a step says nothing about the cards.
ANY_CARD: Final = -1


def description_of(rule: int, number: int) -> int:
    return rule * DESCRIPTIONS + number


def stock_that_pays(stock: int, description: int) -> int:
    return (stock + 1) << STOCK_PLACE | description


def stock_of(paying: int) -> int:
    """-1 where it lies on the card that says so."""
    return (paying >> STOCK_PLACE) - 1


def paid_for(paying: int) -> int:
    """The description of the cards that it pays for."""
    return paying & ((1 << STOCK_PLACE) - 1)


def rule_describing(paying: int) -> int:
    """The rule that describes them: where no stock pays, it is the card on which what pays lies."""
    return paid_for(paying) // DESCRIPTIONS


def reckoned_once(number: int) -> int:
    """A reckoning of a rule that is asked for once: three bits for each, so that what is added up can be taken off again."""
    return 1 << 3 * number


def reckoned(game: "Game", player: "Player", description: int, reckonings: int) -> int:
    """What all of them come to now."""
    rule = game.table.rules[description // DESCRIPTIONS]
    total = 0
    number = 0
    while reckonings:
        if reckonings & 7:
            total += (reckonings & 7) * rule.reckon(game, player, number)
        reckonings >>= 3
        number += 1
    return total


def fits_description(game: "Game", player: "Player", card: Card, description: int) -> bool:
    rule = game.table.rules[description // DESCRIPTIONS]
    return rule.describes(game, player, card, description % DESCRIPTIONS)


def fitting(
    game: "Game", player: "Player", cards: list[int], rule: int, description: int
) -> list[int]:
    """Those of the cards that a description of the rule fits."""
    if description == ANY_CARD:
        return cards
    describing = game.table.rules[rule]
    known = game.table.cards
    return [card for card in cards if describing.describes(game, player, known[card], description)]


def is_of_the_deck(card: Card) -> bool:
    """A corporation is meant only where a card asks for corporations.

    Cards: CardKind()
    """
    return card.quality != QUALITY_CORPORATION


def is_of_type(card: Card, quality: Quality) -> bool:
    """An event, a corporation.

    Cards: CardKind(quality)
    Cards: NotKind(noun=quality)
    """
    return card.quality == quality


def symbols(card: Card, tag: Tag) -> int:
    """How many symbols of that tag it prints.

    Cards: WithTag(tags=Each(tag))
    """
    found = 0
    for printed in card.tags:
        if printed == tag:
            found += 1
    return found


def all_symbols(game: "Game", player: "Player", card: Card) -> int:
    """How many tags it prints; to an automa the sign of an event is one of them.

    Cards: WithTags()
    """
    counted = len(card.tags)
    if card.quality == QUALITY_EVENT and player.index == game.table.automa:
        counted += game.table.automa_rules.event_tag >= 0
    return counted


def different_symbols(card: Card) -> int:
    """How many tags it prints that differ.

    Cards: WithTags(different=True)
    """
    return len(set(card.tags))


def is_another(card: Card, rule: ThisRule) -> bool:
    """It is not the card that says so.

    Cards: OtherThanThis()
    """
    return card.index != rule


def has_no_symbol(card: Card) -> bool:
    """It prints no tag at all.

    Cards: WithNoTag()
    """
    return not card.tags


def costs(card: Card, cost: Number) -> bool:
    """Its printed cost is that number.

    Cards: Costing(number=cost)
    Cards: Costing(count=cost)
    """
    return card.cost == cost


def costs_at_least(card: Card, cost: Number) -> bool:
    """Its printed cost, before discounts.

    Cards: Costing(number=cost, bound="least")
    Cards: Costing(count=cost, bound="least")
    """
    return card.cost >= cost


def costs_at_most(card: Card, cost: Number) -> bool:
    """Its printed cost, before discounts.

    Cards: Costing(number=cost, bound="most")
    Cards: Costing(count=cost, bound="most")
    """
    return card.cost <= cost


def has_requirement(card: Card) -> bool:
    """It asks for something.

    Cards: WithRequirement()
    """
    return card.has_requirement


def action_was_used(game: "Game", card: Card) -> bool:
    """By the player before whom it lies.

    Cards: WithUsedAction()
    """
    for player in game.players:
        if card.index in player.used:
            return True
    return False


def holds_so_many(game: "Game", card: Card, token: TokenOrAny, number: Number) -> bool:
    """So many resources lie on it, whoever has it in play.

    Cards: HoldingSome(resource=token, number=number)
    Reads: tokens, anybody
    """
    if token >= 0 and card.holds != token:
        return False
    for player in game.players:
        if card.index in player.holders:
            return player.tokens_on(card.index) >= number
    return False


def held_on(game: "Game", card: Card, token: TokenOrAny) -> int:
    """How many such resources lie on it, whoever has it in play.

    Cards: AsMany(these=HoldingSome(resource=token))
    Reads: tokens, anybody
    """
    if token >= 0 and card.holds != token:
        return 0
    for player in game.players:
        if card.index in player.holders:
            return player.tokens_on(card.index)
    return 0


def is_shielded(game: "Game", player: "Player", card: int) -> bool:
    """Opponents may not take what lies on this card of the player."""
    for description in player.protected_described:
        if fits_description(game, player, game.table.cards[card], description):
            return True
    return False
