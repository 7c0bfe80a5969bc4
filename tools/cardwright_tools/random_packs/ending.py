"""A game that nobody ended, and an endless one, told apart. In: a game at a decision. Out: whether its generation can end."""

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.phases.numbers import ACTION_PHASE, MOVE_PASS
from cardwright_runtime.terraforming_mars.policies import policy_of

ENOUGH = 500
"""What is still running, five players who pass, production, and what all of it sets off, take far fewer decisions."""


def ends_when_all_pass(game: Game, seed: int) -> bool:
    """From here everybody passes; other questions are answered by chance."""
    generation, last = game.generation, game.decision_number + ENOUGH
    policy = policy_of("uniform", seed)
    while game.asked_player >= 0 and game.generation == generation:
        if game.decision_number > last:
            return False
        passes = game.question == ACTION_PHASE and MOVE_PASS in game.option_values
        game.choose(game.option_values.index(MOVE_PASS) if passes else policy.choose(game))
    return True
