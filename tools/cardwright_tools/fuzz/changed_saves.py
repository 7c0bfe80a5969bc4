"""Saves changed in one place, with checksums that fit, are loaded and played to their end. In: how many, a seed. Out: which break; exit 1 for any.

python -m cardwright_tools.fuzz.changed_saves --cases 3200 --seed 303
CARDWRIGHT_COMPILED=1 does it with the compiled engine.
"""

import json
import random
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from traceback import format_exc
from typing import Any

import cardwright_runtime
from cardwright_runtime.kernel.digest import digest_of
from cardwright_runtime.kernel.errors import BadSave
from cardwright_runtime.terraforming_mars import load, save, view
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.invariants import broken
from cardwright_runtime.terraforming_mars.policies import policy_of
from cardwright_tools.fuzz.problems import at_most
from cardwright_tools.soak.kinds import KINDS, start
from cardwright_tools.soak.playing import MOST_DECISIONS

SECONDS = 120
AT = (3, 60, 160)
VALUES: tuple[object, ...] = (
    -1, 0, 1, 3, 255, 4096, 1 << 40, 1 << 62, 1 << 70, True, False, 0.0, 1.5, None, "", "x", [], {}, [-1], [1, 1], {"1": 1}, {"a": 1},
)  # fmt: skip
NEAR = (-1, 1, 5, 1 << 30)

Place = tuple[Any, ...]


def sealed(content: dict[str, object]) -> str:
    """As if the changed save had been written so: the checksum is right."""
    content.pop("checksum", None)
    content["checksum"] = digest_of(content)
    return json.dumps(content)


def changed_saves(count: int, seed: int, kinds: int) -> Iterator[tuple[str, str]]:
    """Each place of a state as often as any other, however long its lists are; and what was changed."""
    chance = random.Random(seed)
    saves = [_saved(number, decisions) for number in range(kinds) for decisions in AT]
    for _ in range(count):
        content = json.loads(chance.choice(saves))
        shapes: dict[Place, list[Place]] = {}
        for place in _places_in(content["state"]):
            shape = tuple("#" if isinstance(part, int) else part for part in place)
            shapes.setdefault(shape, []).append(place)
        place = chance.choice(shapes[chance.choice(list(shapes))])
        above = content["state"]
        for part in place[:-1]:
            above = above[part]
        old = above[place[-1]]
        is_near = isinstance(old, int) and not isinstance(old, bool) and chance.random() < 0.5
        above[place[-1]] = old + chance.choice(NEAR) if is_near else chance.choice(VALUES)
        yield sealed(content), f"{place}: {old!r} became {above[place[-1]]!r}"


def _saved(number: int, decisions: int) -> str:
    kind = KINDS[number % len(KINDS)]
    game = start(kind, number)
    policy = policy_of(kind.policy, number)
    while game.asked_player >= 0 and game.decision_number < decisions:
        game.choose(policy.choose(game))
    return save(game)


def _places_in(data: object, above: Place = ()) -> Iterator[Place]:
    items: Any = (
        data.items()
        if isinstance(data, dict)
        else enumerate(data) if isinstance(data, list) else ()
    )
    for key, value in items:
        yield from _places_in(value, (*above, key))
    if above:
        yield above


def problem_of(text: str, number: int, decisions: int = MOST_DECISIONS) -> str | None:
    """Empty where it is a game, as far as it is played; None where it is refused."""
    try:
        with at_most(SECONDS):
            game = load(text)
            for player in range(len(game.players)):
                json.dumps(view(game, player))
            return _played(game, number, decisions)
    except BadSave:
        return None
    except Exception:  # Whatever a save can raise is what is looked for.
        return format_exc()


def _played(game: Game, number: int, decisions: int) -> str:
    policy = policy_of("uniform", number)
    for _ in range(decisions):
        if game.asked_player < 0 or broken(game):
            break
        game.choose(policy.choose(game))
    if game.asked_player >= 0 and decisions >= MOST_DECISIONS and not broken(game):
        return f"It has not ended after {decisions} decisions."
    return "; ".join(broken(game))


def main() -> int:
    reader = ArgumentParser(
        prog="python -m cardwright_tools.fuzz.changed_saves", description=__doc__
    )
    reader.add_argument("--cases", type=int, default=3_200)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--kinds", type=int, default=4, help=f"of games, up to {len(KINDS)}")
    said = reader.parse_args()
    counts = Counter[str]()
    for number, (text, change) in enumerate(changed_saves(said.cases, said.seed, said.kinds)):
        problem = problem_of(text, number)
        counts["refused" if problem is None else "broken" if problem else "played"] += 1
        if problem:
            print(f"--- case {number}: {change}\n{problem}", flush=True)
    told = ", ".join(f"{count:,} {what}" for what, count in sorted(counts.items()))
    print(f"{counts.total():,} changed saves, engine {cardwright_runtime.RUNS_FROM}: {told}.")
    return 1 if counts["broken"] else 0


if __name__ == "__main__":
    sys.exit(main())
