"""The course of a game: one generation after another, until Mars is terraformed. In: phases. Out: the end."""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.areas import supply_lasts
from cardwright_runtime.terraforming_mars.automa.ending import has_lost
from cardwright_runtime.terraforming_mars.changes import GENERATION_BEGUN
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.phases.numbers import (
    ACTION_PHASE,
    AUTOMA_SETUP,
    GENERATIONS,
    LAST_GREENERIES,
    PHASE_ACTION,
    PHASE_LAST_GREENERIES,
    PHASE_OVER,
    PHASE_POLITICS,
    PHASE_PRODUCTION,
    PHASE_RESEARCH,
    POLITICS,
    PREPARATION,
    PRODUCTION_PHASE,
    RESEARCH,
    SOLO_GENERATIONS,
)
from cardwright_runtime.terraforming_mars.rule import WHEN_NAMED, Rule
from cardwright_runtime.terraforming_mars.steps.aftermath import has_aftermath

_PREPARE: Final = 0
_ACT: Final = 1
_PRODUCE: Final = 2
_GO_ON: Final = 3
_FINISH: Final = 4
_BEGIN_ANEW: Final = 5
_OVER: Final = 6


def is_terraformed(game: Game) -> bool:
    """All global parameters, tracks and tiles, have reached their goals (000 p. 3 and 12)."""
    for track in game.table.ending_tracks:
        if game.track_level(track.track) < track.goal:
            return False
    for tile in game.table.ending_tiles:
        if supply_lasts(game, tile):
            return False
    return True


def is_last_generation(game: Game) -> bool:
    if 0 < game.table.most_generations <= game.generation:
        return True
    # 000 p. 13: solo play always lasts 14 generations.
    if game.table.solo:
        return game.generation >= SOLO_GENERATIONS
    return is_terraformed(game)


def push_set_up(game: Game) -> None:
    """What the common rules put on the table before anything is chosen, the first of them on top."""
    for place in range(len(game.table.common) - 1, -1, -1):
        rule = game.table.common[place]
        if WHEN_NAMED in rule.touches:
            game.push(rule.index, WHEN_NAMED, game.first_player, rule.index)


class Generations(Rule):
    """The frame at the bottom of every game."""

    def __init__(self) -> None:
        super().__init__("generations", "Generations")

    def run(self, game: Game, frame: Frame) -> bool:
        if has_aftermath(game):
            return False
        if frame.step == _PREPARE:
            frame.step = _ACT
            if game.table.automa >= 0:
                game.push(AUTOMA_SETUP, 0, game.table.automa, GENERATIONS)
            game.push(PREPARATION, 0, game.first_player, GENERATIONS)
            push_set_up(game)
        elif frame.step == _ACT:
            frame.step = _PRODUCE
            game.phase = PHASE_ACTION
            game.push(ACTION_PHASE, 0, game.first_player, GENERATIONS)
        elif frame.step == _PRODUCE:
            frame.step = _GO_ON
            game.phase = PHASE_PRODUCTION
            game.push(PRODUCTION_PHASE, 0, game.first_player, GENERATIONS)
        elif frame.step == _GO_ON:
            self.go_on(game, frame)
        elif frame.step == _BEGIN_ANEW:
            self.begin_anew(game, frame)
        else:
            game.phase = PHASE_OVER
            return True
        return False

    def go_on(self, game: Game, frame: Frame) -> None:
        """To the next generation, or to the end of the game."""
        if is_last_generation(game):
            frame.step = _FINISH
            game.phase = PHASE_LAST_GREENERIES
            game.push(LAST_GREENERIES, 0, game.first_player, GENERATIONS)
        elif game.table.phases:
            # 002 p. 5: the solar phase looks for the end of the game first.
            frame.step = _BEGIN_ANEW
            game.phase = PHASE_POLITICS
            game.push(POLITICS, 0, game.first_player, GENERATIONS)
        else:
            self.begin_anew(game, frame)

    def begin_anew(self, game: Game, frame: Frame) -> None:
        # 002 p. 5: the solar phase belongs to the generation that it ends.
        for player in game.players:
            player.rating_raised = False
        # 000 p. 8: the marker of the first player goes to the left, clockwise.
        game.generation += 1
        game.first_player = (game.first_player + 1) % game.table.player_count
        if game.logging:
            game.record(GENERATION_BEGUN, game.generation, 1, game.first_player, frame)
        if game.table.automa >= 0 and has_lost(game):
            frame.step = _OVER
            return
        frame.step = _ACT
        game.phase = PHASE_RESEARCH
        game.push(RESEARCH, 0, game.first_player, GENERATIONS)
