"""The ways to set a game up. In: packs and further sets to bring. Out: kinds of games, a few for a quick look or each there is."""

from dataclasses import dataclass, replace
from itertools import cycle, product
from random import Random

from cardwright_runtime.terraforming_mars.automa.kinds import AutomaCorporation
from cardwright_runtime.terraforming_mars.automa.setup import playable_corporations
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.setup import new_game
from cardwright_tools.table.automa import sets_against

_BASE = ("base",)
_BOTH = ("base", "corporate_era")
_WITH_PARTIES = (*_BOTH, "turmoil")
_POLICIES = ("uniform", "A", "B")
_LEVELS = ("easy", "normal", "hard", "brutal")


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
    # The level of an automa, and its corporation.
    automa: str = ""
    corporation: str = ""


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
    Kind(1, sets=_WITH_PARTIES, policy="B"),
    Kind(3, sets=_WITH_PARTIES),
    Kind(5, sets=_WITH_PARTIES, board="hellas", packs=("colony_councils",), policy="A"),
)
"""A few that differ in everything."""

_BOARDS = tuple(dict.fromkeys(kind.board for kind in KINDS))


def every_kind(packs: tuple[str, ...] = (), sets: tuple[str, ...] = ()) -> list[Kind]:
    """Each combination there is, in an order in which neighbours differ; further sets are brought to all of them, packs to every
    other one."""
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
    kinds = [replace(kind, sets=kind.sets + sets) for kind in alone + together]
    spread = Random(0).sample(kinds, len(kinds))
    return [replace(kind, packs=packs) if n % 2 else kind for n, kind in enumerate(spread)]


def every_automa_kind() -> list[Kind]:
    """Each of its corporations at each level, on all maps in turn, with politics and drafts now and then."""
    corporations = ["", *(rule.number for rule in _automa_corporations())]
    maps = cycle(_BOARDS)
    found = []
    for number, (corporation, level) in enumerate(product(corporations, _LEVELS)):
        board = next(maps)
        sets = sets_against(
            _WITH_PARTIES if number % 3 == 0 or corporation == "C37" else _BOTH, board
        )
        found.append(
            Kind(
                2,
                sets,
                board,
                draft=number % 2 == 1,
                policy=_POLICIES[number // 2 % len(_POLICIES)],
                automa=level,
                corporation=corporation,
            )
        )
    return found


def _automa_corporations() -> list[AutomaCorporation]:
    game = new_game(2, (*_WITH_PARTIES, "marsbot"), automa="normal")
    return playable_corporations(game)


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
        first_player=0 if kind.automa else None,
        automa=kind.automa,
        automa_corporation=kind.corporation,
    )
