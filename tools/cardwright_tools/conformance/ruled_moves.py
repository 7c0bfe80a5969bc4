"""Moves that only one of the two engines offers, as rulings explain them. In: a game at a move, the recorded moves. Out: both as ruled, and the names of the rulings."""

from dataclasses import dataclass

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.phases.numbers import RULE_MASK
from cardwright_tools.conformance.deviations import (
    adds_to_no_card,
    can_be_played_for_nothing,
    is_paid_from_gains,
)
from cardwright_tools.conformance.legal_moves import legal_now, legal_of
from cardwright_tools.conformance.names import Names
from cardwright_tools.conformance.scenario import Json


@dataclass(frozen=True, slots=True)
class AsRuled:
    ours: Json
    theirs: Json
    rulings: set[str]


def as_ruled(game: Game, names: Names, recorded: Json) -> AsRuled:
    """What only one of them offers is left out where a ruling says why."""
    ours = legal_now(game, names)
    rulings: set[str] = set()
    if ours == recorded or "spaces" in recorded:
        return AsRuled(ours, recorded, rulings)
    for move in game.option_values:
        one = legal_of(game, names, [move])
        ruling = "" if _is_among(one, recorded) else _why_ours(game, move)
        if ruling:
            rulings.add(ruling)
            ours = _without(ours, one)
    theirs = recorded
    for name in set(recorded.get("action", ())) - set(ours.get("action", ())):
        if _takes_from_lobby(game, names.card(name)):
            rulings.add("lobby_is_no_reserve")
            theirs = _without(theirs, {"action": [name]})
    return AsRuled(ours, theirs, rulings)


def _without(moves: Json, less: Json) -> Json:
    found = dict(moves)
    for key, value in less.items():
        there = found.pop(key)
        if isinstance(there, dict):
            found[key] = {name: one for name, one in there.items() if name not in value}
        elif isinstance(there, list) and set(there) - set(value):
            found[key] = [name for name in there if name not in value]
    return found


def _is_among(one: Json, all_moves: Json) -> bool:
    """Everything that this move adds to the table is there."""
    for key, value in one.items():
        there = all_moves.get(key)
        if isinstance(value, dict | list):
            if any(name not in (there or ()) for name in value):
                return False
        elif there is None:
            return False
    return True


def _why_ours(game: Game, move: int) -> str:
    """The ruling by which only we offer it."""
    if is_paid_from_gains(game, move):
        return "rating_paid_from_gains"
    card = move & RULE_MASK
    if move != card:
        return ""
    if can_be_played_for_nothing(game, card):
        return "any_number_may_be_none"
    return "nothing_to_add_to" if adds_to_no_card(game, card) else ""


def _takes_from_lobby(game: Game, number: int) -> bool:
    """With the delegate that waits there in the reserve its action would be possible."""
    after = game.clone()
    player = after.players[game.asked_player]
    after.lobby &= ~(1 << player.index)
    card = game.table.cards[number]
    return not card.can_act(game, game.players[player.index]) and card.can_act(after, player)
