"""Raising and lowering the tracks of the planet. In: a track and steps. Out: its level, the rating, bonuses on the stack."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.awaited import EVENT_TRACK_DOWN, EVENT_TRACK_UP
from cardwright_runtime.terraforming_mars.changes import TRACK_MOVED
from cardwright_runtime.terraforming_mars.events import EVENT_BEFORE, Event
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.noun_facts import NONE, SCALES
from cardwright_runtime.terraforming_mars.numbers import PLACE_TILE
from cardwright_runtime.terraforming_mars.rule import REACHES
from cardwright_runtime.terraforming_mars.slots import Amount, Track
from cardwright_runtime.terraforming_mars.steps.aftermath import tell_later
from cardwright_runtime.terraforming_mars.steps.gauges import change


def raise_track(game: Game, frame: Frame, track: Track, steps: Amount) -> bool:
    """Up to the goal, the rating with it; whoever reaches a bonus gets it, also when it is reached again (000 p. 4).

    Step: Raise(track, amount=steps)
    Adds: tracks
    Sets off: tracks, track, steps
    """
    if game.table.automa >= 0 and frame.player == game.table.automa:
        # It stands on this module.
        from cardwright_runtime.terraforming_mars.automa.raising import raised_otherwise

        if raised_otherwise(game, frame, track, steps):
            return True
    return move_up(game, frame, track, steps)


def move_up(game: Game, frame: Frame, track: int, steps: int, answered: bool = False) -> bool:
    """`answered`: nobody may hold it back any more."""
    rule = game.table.track(track)
    level = game.track_level(track)
    raised = 0
    bonuses: list[int] = []
    while raised < steps and level < rule.goal:
        level += rule.unit
        raised += 1
        if level in rule.levels:
            bonuses.append(rule.levels.index(level))
    if raised == 0:
        if frame.player == game.table.automa and frame.rule != PLACE_TILE:
            from cardwright_runtime.terraforming_mars.automa.money import fail

            fail(game, frame)
        return False
    if not answered and _is_held_back(game, frame, track, raised):
        return False
    game.set_track(track, level)
    if game.logging:
        game.record(TRACK_MOVED, track, raised, frame.player, frame)
    if game.table.awaited >> EVENT_TRACK_UP & 1:
        tell_later(game, Event(EVENT_TRACK_UP, frame.player, thing=track, amount=raised))
    scale = SCALES[track]
    if scale.gains != NONE:
        change(game, frame, game.players[frame.player], scale.gains, raised * scale.gained)
    for bonus in reversed(bonuses):
        game.push(rule.index, REACHES + bonus, frame.player, rule.index)
    return len(bonuses) > 0


def lower_track(game: Game, frame: Frame, track: Track, steps: Amount) -> None:
    """Down to the start; not once the goal is reached, and the ratings stay.

    Step: Lower(track, amount=steps)
    Takes: tracks
    Reads: tracks
    """
    move_down(game, frame, track, steps)


def move_down(game: Game, frame: Frame, track: int, steps: int, answered: bool = False) -> None:
    rule = game.table.track(track)
    level = game.track_level(track)
    if level >= rule.goal:
        return
    lowered = min(steps, (level - rule.start) // rule.unit)
    if lowered == 0 or (not answered and _is_held_back(game, frame, track, -lowered)):
        return
    game.set_track(track, level - lowered * rule.unit)
    if game.logging:
        game.record(TRACK_MOVED, track, -lowered, frame.player, frame)
    if game.table.awaited >> EVENT_TRACK_DOWN & 1:
        tell_later(game, Event(EVENT_TRACK_DOWN, frame.player, thing=track, amount=lowered))


def _is_held_back(game: Game, frame: Frame, track: int, steps: int) -> bool:
    if not game.table.awaited >> EVENT_BEFORE & 1:
        return False
    # It stands on this module.
    from cardwright_runtime.terraforming_mars.steps.coming import is_move_held_back

    return is_move_held_back(game, frame, track, steps)
