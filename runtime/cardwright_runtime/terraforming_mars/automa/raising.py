"""Tracks raised for an automa. In: a track and steps. Out: its cube on the way, or what its corporation does in place of a raise."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.automa.money import automa_of, corporation_of
from cardwright_runtime.terraforming_mars.automa.tracks import push_advance
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.noun_facts import SCALES, TILES
from cardwright_runtime.terraforming_mars.rule import WHEN_NAMED


def raised_otherwise(game: Game, frame: Frame, track: int, steps: int) -> bool:
    """True where something is on the stack in place of an ordinary raise."""
    if track in game.table.automa_rules.tracks:
        push_advance(game, frame.cause, track, steps)
        return True
    return SCALES[track].ends_game and _done_in_its_place(game, frame)


def laid_otherwise(game: Game, frame: Frame, tile: int) -> bool:
    """The same of an ocean, which is a global parameter too."""
    return TILES[tile].ends_game and _done_in_its_place(game, frame)


def _done_in_its_place(game: Game, frame: Frame) -> bool:
    """What its corporation says of a raise, while it holds what that costs."""
    corporation = corporation_of(game)
    if corporation is None or WHEN_NAMED not in corporation.touches:
        return False
    if automa_of(game).tokens_on(corporation.index) == 0:
        return False
    game.push(corporation.index, WHEN_NAMED, frame.player, corporation.index)
    return True
