"""Numbers as they are said in games. In: the rules around a number, and a noun beside it. Out: the number."""

import random

from cardwright.vocabulary.entry import Entry

USUAL = (1, 5)
RANGES = {
    "above": (1, 20),
    "at_least": (5, 30),
    "cap": (2, 8),
    "choose": (2, 3),
    "costing": (5, 25),
    "discount": (1, 8),
    "gauge_at": (1, 30),
    "in_rows": (1, 9),
    "lower": (1, 3),
    "place": (1, 2),
    "raise": (1, 3),
    "score": (-3, 6),
    "starts": (1, 60),
    "value_is": (1, 9),
}
"""First and last number by the innermost rule that has some of its own; a rule without is like most."""


RISING = ("costing", "in_rows")


def number_within(rules: tuple[str, ...], beside: Entry | None, chance: random.Random) -> int:
    if beside is not None and beside.has("goal") and rules[-1] == "gauge_at":
        return _on_track(beside, chance)
    low, high = next((RANGES[rule] for rule in reversed(rules) if rule in RANGES), USUAL)
    return chance.choice([n for n in range(low, high + 1) if n])


def rising(number: int, rules: tuple[str, ...], before: tuple[tuple[str, ...], int]) -> int:
    """`costing 5 to 10`, `in rows 1 to 2`: where one number stands behind another in the same words, it is no less."""
    earlier, least = before
    return max(number, least) if rules == earlier and rules[-1] in RISING else number


def _on_track(track: Entry, chance: random.Random) -> int:
    start, goal = track.number_in("start"), track.number_in("goal")
    levels = range(start, goal + 1, track.number_in("step", 1))
    return chance.choice(levels or (start,))
