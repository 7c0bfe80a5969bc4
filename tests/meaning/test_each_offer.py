"""What the game offers is played as it is meant. In: each_offer.md, a short rule for each function of the contract that a random rule can be about. Out: no difference.

`--bless` draws a rule for each function that has none there, or whose rule is refused by now; it takes some minutes.
"""

import random
from collections import Counter
from functools import cache
from pathlib import Path
from time import process_time

import pytest

from cardwright_tools.meaning.random_texts import Wish, says
from cardwright_tools.meaning.trial import Tally, first_difference
from cardwright_tools.meaning.trying import RULE, says_something, shop
from cardwright_tools.meaning.wishes import Sayable
from cardwright_tools.meaning.workshop import Made, Refused, pruned
from golden_cases import Case, cases_in

PAGE = Path(__file__).with_name("each_offer.md")
HEAD = "# A rule for each function of the contract\n\nWritten by `pytest tests/meaning/test_each_offer.py --bless`.\n"
CASES = cases_in(PAGE)
POSITIONS = 2
SOON = 0.5
"""Seconds for all of them."""
DRAWN, CHOSEN_FROM = 80, 3
"""So many texts are drawn for a function; the shortest of the first few that can be played is kept."""


@cache
def offers() -> dict[str, Sayable]:
    """What a rule is to say, by the name of the function; with a number where it is for several things."""
    found: dict[str, Sayable] = {}
    for one in shop().sayable:
        times = sum(title.partition(" ")[0] == one.offer for title in found)
        found[f"{one.offer} {times + 1}" if times else one.offer] = one
    return found


def made_of(case: Case) -> Made | None:
    try:
        return shop().made(case.card)
    except Refused:
        return None


@pytest.mark.parametrize("case", CASES, ids=[case.title for case in CASES])
def test_what_is_offered_is_played_as_it_is_meant(case: Case) -> None:
    made = shop().made(case.card)
    assert says(made, offers()[case.title], shop())
    for seed in range(POSITIONS):
        found = first_difference(made, shop(), seed, Tally())
        assert found is None, (found.case, found.difference)


def test_most_offers_have_a_rule(bless: bool) -> None:
    if bless:
        bless_page()
    there = {case.title for case in cases_in(PAGE)}
    assert there <= set(offers())
    assert len(there) > len(offers()) / 2


def bless_page() -> None:
    kept = {case.title: made_of(case) for case in CASES}
    said = {title: kept.get(title) or drawn(title) for title in offers()}
    fences = (f"\n## {title}\n\n```card\n{made.text}```\n" for title, made in said.items() if made)
    PAGE.write_text(HEAD + "".join(fences), "utf-8")


def is_soon_played(made: Made) -> bool:
    """Some draw or choose so much that all answers take minutes to follow."""
    begun = process_time()
    for seed in range(POSITIONS):
        first_difference(made, shop(), seed, Tally())
    return process_time() - begun < SOON


def drawn(title: str) -> Made | None:
    found: list[Made] = []
    for number in range(DRAWN):
        chance = random.Random(f"{title} {number}")
        try:
            made = pruned(Wish().text(offers()[title], shop(), chance, RULE), shop(), Counter())
        except Refused:
            continue
        if (
            says_something(made.card)
            and says(made, offers()[title], shop())
            and is_soon_played(made)
        ):
            found.append(made)
        if len(found) == CHOSEN_FROM:
            break
    return min(found, key=lambda one: len(one.text), default=None)
