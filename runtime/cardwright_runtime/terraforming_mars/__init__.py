"""The first game on the kernel. In: compiled rules and choices. Out: the game at its next decision."""

from cardwright_runtime.kernel.session import Session
from cardwright_runtime.terraforming_mars.action_numbers import ActionNumbers
from cardwright_runtime.terraforming_mars.explain import Explanation, explain
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.player_view import view
from cardwright_runtime.terraforming_mars.redeal import redeal
from cardwright_runtime.terraforming_mars.saving import load, save
from cardwright_runtime.terraforming_mars.scoring import Score, score, scores, winners
from cardwright_runtime.terraforming_mars.setup import new_game
from cardwright_runtime.terraforming_mars.state_data import digest
from cardwright_runtime.terraforming_mars.why_not import why_not

__all__ = [
    "ActionNumbers",
    "Explanation",
    "Game",
    "Score",
    "Session",
    "digest",
    "explain",
    "load",
    "new_game",
    "redeal",
    "save",
    "score",
    "scores",
    "view",
    "why_not",
    "winners",
]
