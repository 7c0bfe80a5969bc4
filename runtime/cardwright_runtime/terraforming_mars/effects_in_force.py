"""What is in force for a player, worked out anew from what lies before him. In: a game, a player. Out: a player with nothing but that; where the kept one differs."""

from typing import Any, Final

from cardwright_runtime.kernel.fields import COUNTS, LIST, LISTS, MAP
from cardwright_runtime.terraforming_mars.fields import PLAYER_FIELDS, WORTH
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import QUALITY_EVENT
from cardwright_runtime.terraforming_mars.phases.numbers import PHASE_ACTION
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.setup import start_player
from cardwright_runtime.terraforming_mars.steps.effects import amount_of, block_of, rule_of
from cardwright_runtime.terraforming_mars.steps.holding import listen

# What nothing but lasting effects changes, besides what is worth something.
KEPT: Final = (
    "more_values",
    "fixed_values",
    "card_discount",
    "tag_discounts",
    "quality_discounts",
    "described_discounts",
    "reckoned_discounts",
    "paying_cards",
    "project_discounts",
    "money_like",
    "protected",
    "protected_again",
    "protected_tokens",
    "tokens_protected_again",
    "protected_cards",
    "protected_described",
    "listeners",
)


def broken_effects(game: Game, player: Player) -> list[str]:
    """Values, discounts, protections and what is waited for are kept; they are those of the cards, and of what holds for a while."""
    due: Any = in_force(game, player)
    kept: Any = player
    return [
        f"Player {player.index} has another {field.name} than what lies before him makes."
        for field in PLAYER_FIELDS
        if (field.means == WORTH or field.name in KEPT)
        and _plain(getattr(kept, field.name), field.shape)
        != _plain(getattr(due, field.name), field.shape)
    ]


def in_force(game: Game, player: Player) -> Player:
    found = start_player(game.table, player.index)
    for common in game.table.common:
        common.enter(game, found)
    for number in player.tableau:
        card = game.table.cards[number]
        if card.quality != QUALITY_EVENT:
            if card.listens:
                listen(found, card)
            card.enter(game, found)
    if game.ruling >= 0 and game.phase == PHASE_ACTION:
        body = game.table.rules[game.ruling]
        if body.listens:
            listen(found, body)
        body.enter(game, found)
    for held in player.conditional:
        for _ in range(amount_of(held)):
            game.table.rules[rule_of(held)].enter_held(game, found, block_of(held))
    for held in player.timed:
        rule = game.table.rules[rule_of(held)]
        listen(found, rule)
        rule.enter_held(game, found, block_of(held))
    for held in player.next_card_rules:
        game.table.rules[rule_of(held)].enter_for_next_card(game, found)
    return found


def _plain(value: Any, shape: str) -> object:
    """In whatever order the effects came."""
    if shape == LIST:
        return sorted(value)
    if shape == LISTS:
        return [(place, sorted(each)) for place, each in enumerate(value) if each]
    if shape == COUNTS:
        return [(place, each) for place, each in enumerate(value) if each]
    if shape == MAP:
        return {key: each for key, each in value.items() if each}
    return value
