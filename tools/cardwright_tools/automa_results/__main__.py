"""The page of results against an automa. In: options. Out: a Markdown file.

python -m cardwright_tools.automa_results --games 40 --seed 1 --out docs/marsbot_results.md
"""

import argparse
import subprocess
from collections.abc import Iterator
from pathlib import Path

from rich.progress import track

from cardwright_runtime.terraforming_mars.automa.setup import playable_corporations
from cardwright_runtime.terraforming_mars.setup import new_game
from cardwright_tools.automa_results.page import PLAYERS, Origin, Tried, page
from cardwright_tools.simulate.one_game import play_game
from cardwright_tools.simulate.plan import Plan
from cardwright_tools.table.automa import sets_against
from cardwright_tools.writing import write_atomically

LEVELS = ("easy", "normal", "hard", "brutal")
_BOTH = ("base", "corporate_era")


def main() -> int:
    options = argparse.ArgumentParser(
        prog="python -m cardwright_tools.automa_results",
        description="How random and greedy players fare against each level and corporation.",
    )
    options.add_argument("--games", type=int, default=40, help="of each kind")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--board", default="tharsis")
    options.add_argument("--out", type=Path, default=Path("marsbot_results.md"))
    chosen = options.parse_args()
    games, seed, board = chosen.games, chosen.seed, chosen.board
    command = (
        f"python -m cardwright_tools.automa_results --games {games} --seed {seed} --board {board}"
    )
    origin = Origin(command, _revision())
    levels = [_tried(*kind, games) for kind in track(list(_levels(board, seed)), "levels")]
    kinds = list(_corporations(board, seed))
    corporations = [_tried(*kind, games) for kind in track(kinds, "corporations")]
    write_atomically(chosen.out, page(origin, levels, corporations))
    return 0


def _levels(board: str, seed: int) -> Iterator[tuple[str, Plan]]:
    for level in LEVELS:
        for policy in PLAYERS:
            yield level, _plan(board, policy, level, "", seed)


def _corporations(board: str, seed: int) -> Iterator[tuple[str, Plan]]:
    game = new_game(2, sets_against(_BOTH, board), board=board, automa="normal")
    for rule in sorted(playable_corporations(game), key=lambda rule: rule.number):
        name = f"{rule.number} {rule.name.partition(': ')[2]}"
        for policy in PLAYERS:
            yield name, _plan(board, policy, "normal", rule.number, seed)


def _plan(board: str, policy: str, level: str, corporation: str, seed: int) -> Plan:
    sets = sets_against(_BOTH, board)
    return Plan(1, 2, sets, policy, seed, board, first=1, marsbot=level, corporation=corporation)


def _tried(what: str, plan: Plan, games: int) -> Tried:
    rows = [row for number in range(games) for row in play_game(plan, number)]
    return Tried(what, plan.policy, tuple(rows))


def _revision() -> str:
    """Of the working tree around; of an installed copy nobody knows."""
    asked = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
    )
    return asked.stdout.strip() or "a revision that is not known"


if __name__ == "__main__":
    raise SystemExit(main())
