"""Saves as a release writes them. In: the folder of an unpacked engine, a folder. Out: a save for each kind of game, and what it was.

python tests/runtime/releases/write_saves.py SITE tests/runtime/releases/0.1.0

Run once, with the engine of that release; what it wrote is kept for ever. Those below 0.1.0 are states on the way to the first release. Only the digests of 0.0.5 and 0.1.0
were worked out anew, from saves that agreed with them, when the names of the engine's steps were left out of digests.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

KINDS: dict[str, tuple[dict[str, Any], int]] = {
    "two_players": ({"players": 2, "sets": ("base", "corporate_era"), "seed": 11}, 150),
    "in_the_draft": (
        {"players": 3, "sets": ("base", "corporate_era"), "seed": 5, "draft": True},
        45,
    ),
    "alone_on_hellas": (
        {"players": 1, "sets": ("base", "corporate_era"), "seed": 8, "board": "hellas"},
        90,
    ),
    "turmoil": ({"players": 2, "sets": ("base", "corporate_era", "turmoil"), "seed": 3}, 160),
}


def main(site: str, out: Path) -> None:
    sys.path.insert(0, site)
    from cardwright_runtime.terraforming_mars import digest, new_game, save

    out.mkdir(parents=True)
    told: dict[str, object] = {}
    for name, (how, moves) in KINDS.items():
        try:
            game = new_game(**how)
        except (
            Exception
        ) as problem:  # An older engine may not have that set: then there is no such save of it.
            print(name, problem)
            continue
        chance = random.Random(1)
        for _ in range(moves):
            decision = game.decision
            if decision is None:
                break
            game.choose(chance.randrange(len(decision.options)))
        (out / f"{name}.json").write_text(save(game) + "\n", encoding="utf-8")
        decision = game.decision
        told[name] = {
            "digest": digest(game),
            "options": [option.key for option in decision.options] if decision else [],
        }
    (out / "told.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
