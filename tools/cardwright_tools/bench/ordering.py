"""How often a player is asked for an order. Out: for each policy, the share of its decisions; the same for the same games."""

from dataclasses import dataclass

from cardwright_runtime.terraforming_mars import new_game
from cardwright_runtime.terraforming_mars.numbers import AGENDA
from cardwright_runtime.terraforming_mars.policies import policy_of

POLICIES = ("uniform", "A", "B")
SETS = ("base", "corporate_era")
GAMES = 200
MOST_PLAYERS = 4


@dataclass(frozen=True, slots=True)
class Ordering:
    policy: str
    orders: int
    decisions: int

    @property
    def share(self) -> float:
        return self.orders / self.decisions


def orderings(games: int = GAMES) -> list[Ordering]:
    return [_ordering(policy, games) for policy in POLICIES]


def _ordering(name: str, games: int) -> Ordering:
    """Games of two, three and four players in turn."""
    orders, decisions = 0, 0
    for seed in range(games):
        game = new_game(players=2 + seed % (MOST_PLAYERS - 1), sets=SETS, seed=seed)
        policy = policy_of(name, seed)
        while game.asked_player >= 0:
            orders += game.question == AGENDA
            game.choose(policy.choose(game))
        decisions += game.decision_number
    return Ordering(name, orders, decisions)
