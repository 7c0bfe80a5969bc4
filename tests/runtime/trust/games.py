"""Games for tests. In: a kind of game, a seed, a number of decisions. Out: a game there, played by a policy."""

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.policies import policy_of
from cardwright_tools.soak.kinds import KINDS, Kind, start

__all__ = ["KINDS", "Kind", "game_after", "play_on", "start_of"]


def start_of(kind: Kind, seed: int) -> Game:
    return start(kind, seed)


def game_after(kind: Kind, seed: int, decisions: int) -> Game:
    """Stops earlier where the game is over before."""
    game = start(kind, seed)
    play_on(game, kind.policy, seed, decisions)
    return game


def play_on(game: Game, policy: str, seed: int, decisions: int) -> list[int]:
    """The indices that were chosen."""
    player = policy_of(policy, seed)
    chosen: list[int] = []
    while game.asked_player >= 0 and len(chosen) < decisions:
        chosen.append(player.choose(game))
        game.choose(chosen[-1])
    return chosen
