"""What is in force for a player is what his cards make of it. In: games in which effects hold while, until and for the next card. Out: every other value is noticed."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from runtime.trust.games import KINDS, play_on, start_of

from cardwright_runtime.kernel.fields import COUNTS, LIST, LISTS, MAP, NUMBER
from cardwright_runtime.terraforming_mars.effects_in_force import KEPT, broken_effects
from cardwright_runtime.terraforming_mars.fields import PLAYER_FIELDS, WORTH
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.steps.effects import amount_of

FIELDS = [field for field in PLAYER_FIELDS if field.means == WORTH or field.name in KEPT]


def holds(player: Player) -> bool:
    return any(amount_of(held) > 0 for held in player.conditional)


def waits(player: Player) -> bool:
    return any(len(cards) > 1 for cards in player.listeners)


HELD: dict[str, Callable[[Player], bool]] = {
    "while": holds,
    "for a time": lambda player: player.timed != [],
    "for the next card": lambda player: player.next_card_rules != [],
    "of many cards": waits,
}


@cache
def position(held: str) -> tuple[Game, Player]:
    kind = replace(KINDS[0], packs=("turning_seasons",))
    for seed in range(20):
        game = start_of(kind, seed)
        while game.asked_player >= 0:
            for player in game.players:
                if HELD[held](player):
                    return game, player
            play_on(game, "uniform", game.decision_number, 1)
    raise LookupError(held)


@pytest.mark.parametrize("held", HELD)
def test_each_other_value_is_noticed(held: str) -> None:
    game, player = position(held)
    assert broken_effects(game, player) == []
    for field in FIELDS:
        changed: Any = player.clone()
        value = getattr(changed, field.name)
        setattr(changed, field.name, other(value, field.shape))
        assert [said.split()[4] for said in broken_effects(game, changed)] == [field.name]


def other(value: Any, shape: str) -> Any:
    if shape == LISTS:
        longest = max(range(len(value)), key=lambda place: len(value[place]))
        return [[*each, 7] if place == longest else each for place, each in enumerate(value)]
    if shape == LIST:
        return [*value, 7]
    if shape == COUNTS:
        return [(value or [0])[0] + 1, *value[1:]]
    if shape == MAP:
        return {**value, 0: value.get(0, 0) + 1}
    return value + 1 if shape == NUMBER else value ^ 1


def test_the_order_in_which_they_came_is_nothing() -> None:
    game, player = position("of many cards")
    turned: Any = player.clone()
    for field in FIELDS:
        value = getattr(turned, field.name)
        if field.shape == LIST:
            setattr(turned, field.name, value[::-1])
        elif field.shape == LISTS:
            setattr(turned, field.name, [*(each[::-1] for each in value), []])
        elif field.shape == MAP:
            setattr(turned, field.name, {**value, 99: 0})
        elif field.shape == COUNTS:
            setattr(turned, field.name, [*value, 0])
    assert broken_effects(game, turned) == []


def test_events_and_what_does_not_govern_have_none() -> None:
    """The body in power rules in the action phase alone, and an event that lies open for a moment brings nothing."""
    game = start_of(KINDS[13], 3)
    seen = set()
    while game.asked_player >= 0 and game.generation < 4:
        seen.add(game.phase)
        assert [said for player in game.players for said in broken_effects(game, player)] == []
        play_on(game, "uniform", game.decision_number, 1)
    assert len(seen) > 2


def test_what_holds_for_everybody_is_nobody_s_card() -> None:
    game = start_of(replace(KINDS[0], packs=("river_markets",)), 1)
    assert game.table.common
    for _ in range(60):
        assert [said for player in game.players for said in broken_effects(game, player)] == []
        play_on(game, "uniform", game.decision_number, 1)
