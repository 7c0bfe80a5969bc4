"""Effects that hold for a while. In: effects of a rule, by their number. Out: them in force, or ended, as their condition wants.

What a player's values and discounts are is kept, not counted anew each time: so whoever looks at them settles first.
"""

from typing import Final

from cardwright_runtime.kernel.frame import NO_ITEMS, Frame
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import QUALITY_EVENT
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.slots import Number, Period, ThisRule
from cardwright_runtime.terraforming_mars.steps.drawing import without
from cardwright_runtime.terraforming_mars.steps.effects import (
    amount_of,
    block_of,
    effect,
    rule_of,
)

# Stands in the place of a period.
_UNTIL: Final = 0


def hold_while(game: Game, player: Player, rule: ThisRule, number: Number) -> None:
    """The effects of that number are in force as long as their condition holds, or as often as is counted.

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
        else:
            for _ in range(amount_of(held)):
                game.table.rules[rule].leave_held(game, player, number)
    player.conditional = rest


def settle(game: Game) -> None:
    """Conditions and counts that changed bring their effects into force, or end them."""
    for player in game.players:
        place = 0
        while place < len(player.conditional):
            _settle(game, player, place)
            place += 1


def _settle(game: Game, player: Player, place: int) -> None:
    held = player.conditional[place]
    rule = game.table.rules[rule_of(held)]
    number = block_of(held)
    before = amount_of(held)
    times = rule.times_held(game, player, number)
    if times != before:
        now = player.conditional.copy()
        now[place] = effect(rule.index, number, player.index, -1, times)
        player.conditional = now
        for _ in range(before, times):
            rule.enter_held(game, player, number)
        for _ in range(times, before):
            rule.leave_held(game, player, number)


def hold_for(game: Game, frame: Frame, number: Number, period: Period) -> None:
    """The effects of that number are in force for the rest of such a time. What tiles give,
    and what delegates are worth, may be another number then.

    Role: hold_for
    Adds: in_force, tiles, bodies
    Reads: everything
    """
    _hold(game, frame, number, period + 1)


def hold_until(game: Game, frame: Frame, number: Number) -> None:
    """The effects of that number are in force until the rule hears what ends them. What tiles give,
    and what delegates are worth, may be another number then.

    Role: hold_until
    Adds: in_force, tiles, bodies
    Reads: everything
    """
    _hold(game, frame, number, _UNTIL)


def _hold(game: Game, frame: Frame, number: int, period: int) -> None:
    player = game.players[frame.player]
    rule = game.table.rules[frame.rule]
    player.timed = player.timed + [effect(rule.index, number, player.index, -1, period)]
    listen(player, rule)
    rule.enter_held(game, player, number)


def held_for(player: Player, rule: ThisRule, number: Number) -> int:
    """How often these effects are in force: each time that they are said once more.

    Role: held_for
    """
    found = 0
    for held in player.timed:
        if rule_of(held) == rule and block_of(held) == number:
            found += 1
    return found


def in_play(player: Player, rule: ThisRule) -> int:
    """Whether the card lies before that player, as 1 or 0.

    Role: in_play
    """
    return 1 if rule in player.tableau else 0


def end_held(game: Game, player: Player, rule: ThisRule, number: Number) -> None:
    """What ends them has happened.

    Role: end_held
    """
    for held in player.timed:
        if rule_of(held) == rule and block_of(held) == number:
            _end(game, player, held)


def end_period(game: Game, player: Player, period: int) -> None:
    for held in player.timed:
        if amount_of(held) == period + 1:
            _end(game, player, held)


def _end(game: Game, player: Player, held: int) -> None:
    player.timed = without(player.timed, held)
    rule = game.table.rules[rule_of(held)]
    rule.leave_held(game, player, block_of(held))
    stop_listening(game, player, rule)


def listen(player: Player, rule: Rule) -> None:
    """It hears each event once, whatever it waits for it for."""
    listeners = player.listeners.copy()
    for kind in rule.listens:
        while kind >= len(listeners):
            listeners.append(NO_ITEMS)
        if rule.index not in listeners[kind]:
            listeners[kind] = listeners[kind] + [rule.index]
    player.listeners = listeners


def stop_listening(game: Game, player: Player, rule: Rule) -> None:
    """Unless it waits as long as it lies open, or for a time that is not over."""
    if rule.index in player.tableau and game.table.cards[rule.index].quality != QUALITY_EVENT:
        return
    if not any(rule_of(held) == rule.index for held in player.timed):
        listeners = player.listeners.copy()
        for kind in rule.listens:
            if kind < len(listeners) and rule.index in listeners[kind]:
                listeners[kind] = without(listeners[kind], rule.index)
        player.listeners = listeners
