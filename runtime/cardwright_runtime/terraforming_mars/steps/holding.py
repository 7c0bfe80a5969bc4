"""Effects that hold for a while. In: effects of a rule, by their number. Out: them in force, or ended, as their condition wants.

What a player's values and discounts are is kept, not counted anew each time: so whoever looks at them settles first.
"""

from cardwright_runtime.kernel.frame import NO_ITEMS
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import Number, ThisRule
from cardwright_runtime.terraforming_mars.steps.effects import (
    amount_of,
    block_of,
    effect,
    rule_of,
)


def hold_while(game: Game, player: Player, rule: ThisRule, number: Number) -> None:
    """The effects of that number are in force as long as their condition holds.

    Role: hold_while
    """
    player.conditional = player.conditional + [effect(rule, number, player.index)]


def stop_while(game: Game, player: Player, rule: ThisRule, number: Number) -> None:
    """They end, whatever holds.

    Role: stop_while
    """
    rest: list[int] = NO_ITEMS
    for held in player.conditional:
        if rule_of(held) != rule or block_of(held) != number:
            rest = rest + [held]
        elif amount_of(held):
            game.table.rules[rule].leave_held(game, player, number)
    player.conditional = rest


def settle(game: Game) -> None:
    """Conditions that changed bring their effects into force, or end them."""
    for player in game.players:
        for place, held in enumerate(player.conditional):
            rule = game.table.rules[rule_of(held)]
            number = block_of(held)
            holds = rule.is_held(game, player, number)
            if holds != (amount_of(held) > 0):
                if holds:
                    rule.enter_held(game, player, number)
                else:
                    rule.leave_held(game, player, number)
                now = player.conditional.copy()
                now[place] = effect(rule.index, number, player.index, -1, 1 if holds else 0)
                player.conditional = now
