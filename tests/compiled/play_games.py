"""Games of many kinds, as lines to compare. In: nothing. Out: what the engine runs from, then a digest at several decisions and the end.

Run as a program, once compiled and once from source.
"""

from typing import Any

import cardwright_runtime
from cardwright_runtime.kernel.chance import below, next_state, stream_start
from cardwright_runtime.kernel.digest import digest_of
from cardwright_runtime.terraforming_mars.player_view import view
from cardwright_runtime.terraforming_mars.saving import load, save
from cardwright_runtime.terraforming_mars.scoring import scores
from cardwright_runtime.terraforming_mars.setup import new_game
from cardwright_runtime.terraforming_mars.state_data import digest

KINDS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 1},
    {"players": 1, "goal_63": True, "board": "hellas"},
    {"players": 3, "board": "hellas", "draft": True},
    {"players": 4, "board": "elysium", "first_player": None},
    {"players": 5, "sets": ("base",), "beginners": (0, 3)},
    {
        "players": 2,
        "sets": ("base", "corporate_era", "polar_stations"),
        "packs": ("cardwright_cards.fan.polar_stations",),
        "logging": True,
    },
)
GAMES = 6
BETWEEN = 61


def lines_of(kind: dict[str, Any], seed: int) -> list[str]:
    game = new_game(seed=seed, **kind)
    chance, turn, found = stream_start(seed, "choices"), 0, []
    while game.asked_player >= 0:
        if turn % BETWEEN == 0:
            options = [option.key for option in game.decision.options] if game.decision else []
            found.append(f"{digest(game)} {digest_of(view(game, 0))} {options}")
            game = load(save(game.clone()))
        chance = next_state(chance)
        game.choose(below(chance, len(game.option_values)))
        turn += 1
    return [*found, digest(game), str([score.total for score in scores(game)])]


def main() -> None:
    print(cardwright_runtime.RUNS_FROM)
    for place, kind in enumerate(KINDS):
        for seed in range(GAMES):
            print(place, seed, *lines_of(kind, seed), sep="\n")


if __name__ == "__main__":
    main()
