"""Opponents and hints. In: a game at a decision. Out: the index of an option, the same whenever it is asked again.

Chance is derived from the game's seed, the seat and the decision, so that a table that is resumed goes on alike. Nobody looks
into the deck or another hand: what is hidden is dealt anew before anything is tried out.
"""

from cardwright_runtime.kernel.chance import stream_start
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.policies import policy_of
from cardwright_runtime.terraforming_mars.redeal import redeal
from cardwright_tools.table.setting import OPPONENTS


def choice_of(game: Game, who: str) -> int:
    """What the opponent who is asked does; `who` is a name of OPPONENTS."""
    name = f"{who}/{game.asked_player}/{game.decision_number}"
    seed = stream_start(game.seed, name) >> 1
    return policy_of(OPPONENTS[who], seed).choose(redeal(game, game.asked_player, seed))


def hint(game: Game) -> int:
    return choice_of(game, "greedy")
