"""The tracks of an automa. In: steps forward and back. Out: positions, and what stands on the spaces, one after the other."""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.areas import count_bits
from cardwright_runtime.terraforming_mars.automa.money import automa_of, corporation_of, fail
from cardwright_runtime.terraforming_mars.awaited import EVENT_TRACK_DOWN, EVENT_TRACK_UP
from cardwright_runtime.terraforming_mars.changes import TRACK_MOVED
from cardwright_runtime.terraforming_mars.events import EVENT_PERFORMS, Event
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.noun_ids import id_of
from cardwright_runtime.terraforming_mars.nouns import TRIGGER_REACH
from cardwright_runtime.terraforming_mars.phases.numbers import ADVANCE
from cardwright_runtime.terraforming_mars.rule import REACHES, Rule
from cardwright_runtime.terraforming_mars.steps.aftermath import tell_later
from cardwright_runtime.terraforming_mars.steps.responses import announce

_CUBE: Final = 1
_ICON: Final = 2
_SEEN: Final = 3
_AGAIN: Final = 4
# In place of what there was before the space.
_IGNORED: Final = -1


def push_advance(game: Game, cause: int, track: int, steps: int = 1) -> None:
    """`cause` is the rule it is due to; fewer than no steps go back."""
    frame = game.push(ADVANCE, 0, game.table.automa, cause)
    frame.card = game.table.automa_rules.tracks[track][0].index
    frame.amount = steps


def track_of(game: Game, rule: int) -> int:
    """Of the rule of a track."""
    for track, rules in game.table.automa_rules.tracks.items():
        if any(one.index == rule for one in rules):
            return track
    return -1


def move(game: Game, frame: Frame, track: int, steps: int) -> None:
    """The cube, and the tags that others count there."""
    level = game.track_level(track) + steps
    game.set_track(track, level)
    player = automa_of(game)
    tags = player.tags.copy()
    for rule in game.table.automa_rules.tracks[track]:
        for tag in rule.tags:
            tags[tag] = level
    player.tags = tags
    if game.logging:
        game.record(TRACK_MOVED, track, steps, player.index, frame)


def fall_back(game: Game, frame: Frame, track: int, steps: int) -> None:
    """Never below 0; what it has reached it does not reach again."""
    steps = min(steps, game.track_level(track)) if track >= 0 else 0
    if steps <= 0:
        return
    move(game, frame, track, -steps)
    if game.table.awaited >> EVENT_TRACK_DOWN & 1:
        tell_later(game, Event(EVENT_TRACK_DOWN, frame.player, thing=track, amount=steps))


def positions(game: Game) -> list[tuple[int, int]]:
    """Track and position of each, from the top of the board."""
    return [(track, game.track_level(track)) for track in game.table.automa_rules.tracks]


def lowest(game: Game) -> int:
    """The least advanced track, the topmost of several."""
    return min(positions(game), key=lambda found: found[1])[0]


def highest(game: Game, movable: bool = True) -> int:
    """The most advanced track, the topmost of several; -1 where all that can move are at their ends."""
    found = positions(game)
    if movable:
        found = [one for one in found if one[1] < game.table.track(one[0]).goal]
    return max(found, key=lambda one: one[1])[0] if found else -1


def progress(game: Game) -> int:
    """It grows with whatever a space can bring, so that an action which brought nothing shows."""
    player = automa_of(game)
    found = player.rating + player.megacredits + 2 * len(game.placed) + count_bits(game.oceans)
    found += len(game.milestones) + len(game.awards) + count_bits(player.reserved)
    for track in game.table.tracks:
        found += game.track_level(track.track)
    return found + sum(player.more_gauges.values())


def ignore_space(game: Game) -> None:
    """What stands on it does not count: nothing comes of it, and it is no failed action."""
    for place in range(len(game.stack) - 1, -1, -1):
        if game.stack[place].rule == ADVANCE:
            game.stack[place].chosen = _IGNORED
            return


class Advance(Rule):
    """`card` is a rule of the track, `amount` steps are left; of each, the cube on the space comes first, then the space, then what goes on
    from there. `chosen` is what there was before the space."""

    def __init__(self) -> None:
        super().__init__("advance", "Advance on a track")

    def run(self, game: Game, frame: Frame) -> bool:
        track = track_of(game, frame.card)
        if frame.amount < 0:
            fall_back(game, frame, track, -frame.amount)
            return True
        while True:
            if frame.step == 0:
                if frame.amount == 0:
                    return True
                frame.amount -= 1
                if not self._step(game, frame, track):
                    continue
                frame.step = _CUBE
            level = game.track_level(track)
            if frame.step == _CUBE:
                frame.step = _ICON
                if self._reach_cubes(game, frame, track, level):
                    return False
            if frame.step == _ICON:
                frame.step = _SEEN
                frame.chosen = progress(game)
                if not self._push_space(game, frame, track, frame.area):
                    frame.step = _AGAIN
                else:
                    return False
            if frame.step == _SEEN:
                frame.step = _AGAIN
                if progress(game) == frame.chosen:
                    fail(game, self._due_to_space(frame))
            corporation = corporation_of(game)
            if corporation is not None and frame.area in corporation.again_at:
                frame.amount += 1
            frame.step = 0

    def _step(self, game: Game, frame: Frame, track: int) -> bool:
        """Whether a space is reached that was not reached before."""
        level = game.track_level(track)
        if level >= game.table.track(track).goal:
            fail(game, frame)
            return False
        move(game, frame, track, 1)
        if game.table.awaited >> EVENT_TRACK_UP & 1:
            tell_later(game, Event(EVENT_TRACK_UP, frame.player, thing=track, amount=1))
        if level + 1 <= game.furthest.get(track, 0):
            return False
        reached = game.furthest.copy()
        reached[track] = level + 1
        game.furthest = reached
        frame.area = level + 1
        return True

    def _due_to_space(self, frame: Frame) -> Frame:
        due = frame.clone()
        due.cause = frame.card
        return due

    def _reach_cubes(self, game: Game, frame: Frame, track: int, level: int) -> bool:
        corporation = corporation_of(game)
        if corporation is None:
            return False
        cubes = corporation.cubes
        pushed = False
        for place in range(0, len(cubes), 3):
            if cubes[place + 1] == track and cubes[place + 2] == level:
                event = Event(EVENT_PERFORMS, frame.player, thing=TRIGGER_REACH)
                event.done_to = f"|token {id_of('token', cubes[place])}|"
                pushed = announce(game, frame, event) or pushed
        return pushed

    def _push_space(self, game: Game, frame: Frame, track: int, level: int) -> bool:
        if self._is_covered(game, track, level):
            return False
        pushed = False
        for rule in game.table.automa_rules.tracks[track]:
            if level in rule.levels:
                block = REACHES + rule.levels.index(level)
                game.push(rule.index, block, frame.player, rule.index)
                pushed = True
        return pushed

    def _is_covered(self, game: Game, track: int, level: int) -> bool:
        """A cube there comes in place of what is printed."""
        corporation = corporation_of(game)
        if corporation is None:
            return False
        cubes = corporation.cubes
        for place in range(0, len(cubes), 3):
            if cubes[place + 1] == track and cubes[place + 2] == level:
                if cubes[place] in corporation.in_place_of_icons:
                    return True
        return False
