"""What the engine does for a decision, from source. In: nothing. Out: decisions, calls of functions, and what was made, as JSON.

Run as a program with CARDWRIGHT_COMPILED=0: a profiler sees nothing of native code.
"""

import cProfile
import json
import pstats

from cardwright_runtime.kernel.chance import below, next_state, stream_start
from cardwright_runtime.terraforming_mars.setup import new_game, table_for

SETS = ("base", "corporate_era")
GAMES = 20
# By the file and the name of the function, what a call of it makes.
MADE = {
    ("game.py", "clone"): "clones",
    ("frame.py", "__init__"): "frames",
    ("events.py", "__init__"): "events",
}


def play(games: int) -> int:
    """Random games of two; gives how many decisions."""
    chance, decisions = stream_start(1, "choices"), 0
    for seed in range(games):
        game = new_game(players=2, sets=SETS, seed=seed)
        while game.asked_player >= 0:
            chance = next_state(chance)
            game.choose(below(chance, len(game.option_values)))
        decisions += game.decision_number
    return decisions


def main() -> None:
    table_for(2, SETS)
    play(1)
    profile = cProfile.Profile()
    decisions = profile.runcall(play, GAMES)
    stats = pstats.Stats(profile)
    found = {"decisions": decisions, "calls": stats.total_calls}  # type: ignore[attr-defined]
    for (file, _, name), (calls, *_) in stats.stats.items():  # type: ignore[attr-defined]
        what = MADE.get((file.rpartition("/")[2], name))
        if what:
            found[what] = found.get(what, 0) + calls
    print(json.dumps(found))


if __name__ == "__main__":
    main()
