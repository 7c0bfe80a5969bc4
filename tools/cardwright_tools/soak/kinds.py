"""The ways to set a game up. In: packs to bring. Out: kinds of games, a few for a quick look or each there is."""

from dataclasses import dataclass, replace
from itertools import product
from random import Random

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.setup import new_game

_BASE = ("base",)
_BOTH = ("base", "corporate_era")
_POLICIES = ("uniform", "A", "B")


@dataclass(frozen=True, slots=True)
class Kind:
    """One way to set a game up."""

    players: int
    sets: tuple[str, ...] = _BOTH
    board: str = "tharsis"
    draft: bool = False
    beginners: tuple[int, ...] = ()
    goal_63: bool = False
    policy: str = "uniform"
    packs: tuple[str, ...] = ()


KINDS = (
    Kind(2),
    Kind(2, policy="A"),
    Kind(2, policy="B"),
    Kind(1),
    Kind(1, goal_63=True, policy="B"),
    Kind(3, draft=True),
    Kind(3, sets=("base",), beginners=(0, 2)),
    Kind(4, board="hellas", policy="B"),
    Kind(5, board="elysium", draft=True, policy="A"),
    Kind(5, sets=("base",), policy="B"),
    Kind(2, sets=("base",), beginners=(0, 1), board="hellas", policy="B"),
    Kind(4, draft=True, beginners=(1,), policy="B"),
)
"""A few that differ in everything."""

_BOARDS = tuple(dict.fromkeys(kind.board for kind in KINDS))


def every_kind(packs: tuple[str, ...] = ()) -> list[Kind]:
    """Each combination there is, in an order in which neighbours differ; packs are brought to every other one."""
    boards = product(_BOARDS, _POLICIES)
    alone = [
        Kind(1, _BOTH, board, goal_63=goal, policy=policy)
        for (board, policy), goal in product(boards, (False, True))
    ]
    together = [
        Kind(players, sets, board, draft, beginners, policy=policy)
        for players, sets, board, draft, beginners, policy in product(
            (2, 3, 4, 5),
            (_BASE, _BOTH),
            _BOARDS,
            (False, True),
            ((), (0,), (0, 1)),
            _POLICIES,
        )
    ]
    kinds = alone + together
    spread = Random(0).sample(kinds, len(kinds))
    return [replace(kind, packs=packs) if n % 2 else kind for n, kind in enumerate(spread)]


def start(kind: Kind, seed: int) -> Game:
    return new_game(
        players=kind.players,
        sets=kind.sets,
        seed=seed,
        board=kind.board,
        draft=kind.draft,
        beginners=kind.beginners,
        goal_63=kind.goal_63,
        packs=kind.packs,
        logging=True,
        first_player=None,
    )
