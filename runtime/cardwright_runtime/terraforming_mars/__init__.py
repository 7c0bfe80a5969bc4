"""The first game on the kernel. In: compiled rules and choices. Out: the game at its next decision."""

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.scoring import Score, score, scores, winners
from cardwright_runtime.terraforming_mars.setup import new_game
from cardwright_runtime.terraforming_mars.why_not import why_not

__all__ = ["Game", "Score", "new_game", "score", "scores", "why_not", "winners"]
