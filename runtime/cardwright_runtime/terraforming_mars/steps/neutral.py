"""What a player does in a neutral role: nobody gains by it (002 p. 5). In: a tile or a track. Out: the tile laid, the track raised."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.areas import areas as areas_for
from cardwright_runtime.terraforming_mars.awaited import EVENT_TRACK_UP
from cardwright_runtime.terraforming_mars.changes import TRACK_MOVED
from cardwright_runtime.terraforming_mars.events import EVENT_BEFORE, Event
from cardwright_runtime.terraforming_mars.facets import FACET_TILES, FACET_TRACKS
from cardwright_runtime.terraforming_mars.frames import Placing
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.rule import REACHES
from cardwright_runtime.terraforming_mars.slots import Amount, Areas, Tile, Track
from cardwright_runtime.terraforming_mars.steps.aftermath import tell_later
from cardwright_runtime.terraforming_mars.steps.placing import place


def place_for_nobody(game: Game, frame: Frame, tile: Tile, areas: Areas) -> bool:
    """The player says where; cards that wait for such a tile of anybody answer.

    Step: Place(tile, amount=times, area=areas, for_nobody=True)
    Test: can_place
    Adds: tiles
    Reads: tiles, choice
    Sets off: tiles, tile, areas
    """
    if not place(game, frame, tile, areas):
        return False
    asked = game.stack[-1]
    assert isinstance(asked, Placing)
    asked.for_nobody = True
    return True


def raise_for_nobody(game: Game, frame: Frame, track: Track, steps: Amount) -> bool:
    """Up to the goal: nobody gets the rating, or what a player gains at a bonus. A tile or another track that belongs to a bonus
    comes for nobody, too (ruling `bonuses-for-nobody`).

    Step: Raise(track, amount=steps, for_nobody=True)
    Adds: tracks
    Reads: tracks
    Sets off: tracks, track, steps
    """
    rule = game.table.track(track)
    level = game.track_level(track)
    raised = min(steps, (rule.goal - level) // rule.unit)
    if raised <= 0:
        return False
    if game.table.awaited >> EVENT_BEFORE & 1:
        # It stands on this module.
        from cardwright_runtime.terraforming_mars.steps.coming import is_move_held_back

        if is_move_held_back(game, frame, track, raised, for_nobody=True):
            return False
    return move_up_for_nobody(game, frame, track, raised)


def move_up_for_nobody(game: Game, frame: Frame, track: int, steps: int) -> bool:
    """By what nobody holds back any more."""
    rule = game.table.track(track)
    level = game.track_level(track)
    raised = min(steps, (rule.goal - level) // rule.unit)
    if raised <= 0:
        return False
    game.set_track(track, level + raised * rule.unit)
    if game.logging:
        game.record(TRACK_MOVED, track, raised, frame.player, frame)
    if game.table.awaited >> EVENT_TRACK_UP & 1:
        tell_later(game, Event(EVENT_TRACK_UP, -1, thing=track, amount=raised))
    asks = False
    for step in range(1, raised + 1):
        reached = level + step * rule.unit
        if reached in rule.levels:
            bonus = REACHES + rule.levels.index(reached)
            asks = _bonus_for_nobody(game, frame, rule.sets_off.get(bonus, ())) or asks
    return asks


def _bonus_for_nobody(game: Game, frame: Frame, consequences: tuple[tuple[int, ...], ...]) -> bool:
    asks = False
    for facet, what, much in consequences:
        if facet == FACET_TILES:
            found = areas_for(game, game.players[frame.player], much)
            asks = place_for_nobody(game, frame, what, found) or asks
        elif facet == FACET_TRACKS:
            asks = raise_for_nobody(game, frame, what, much) or asks
    return asks
