"""Hostile files cost a message and bounded time, all the way through the compiler. In: sizes. Out: slugs and seconds."""

from time import process_time

import pytest
from checks.beside_the_game import Found, check_beside_the_game
from cardwright_tools.checking.beside_the_game import game

# Of this process alone, and far above what is needed: what else runs on the machine must not matter.
SECONDS = 60.0
CARD = 'card it "It"\n    number F01\n    active, cost 10\n'
STEPS = "        gain 1 plant\n"

HUGE = {
    "a line of a megabyte": (CARD + "    action\n        gain " + "1 " * 500_000, "line-too-long"),
    "a name of a megabyte": ('card it "' + "x" * 1_000_000 + '"\n', "line-too-long"),
    "a million lines": (CARD + "    action\n" + STEPS * 1_000_000, "file-too-long"),
    "a million heads": ('card it "It"\n' * 1_000_000, "file-too-long"),
    "a thousand levels": (
        CARD + "".join("    " * n + "may\n" for n in range(1, 1_000)),
        "nested-too-deep",
    ),
    "many cards of one id": (CARD * 3_000, "duplicate-id"),
    "many equal options": (
        CARD
        + "    action\n        choose one\n"
        + ("            option\n        " + STEPS) * 4_000,
        "equal-options",
    ),
    "many effects that set each other off": (
        CARD + "    whenever you place city\n        place city\n" * 3_000,
        "endless-trigger",
    ),
    "many allowances": (CARD + '    allow endless-trigger "why"\n' * 10_000, "unused-allow"),
    "many payments after a reward": (
        CARD + "    action\n        gain 1 plant\n" + "        pay 1 plant\n" * 3_000,
        "pay-after-gain",
    ),
    "many requirements": (
        CARD + "    requires oxygen 9%\n    requires oxygen 3% or less\n" * 3_000,
        "impossible-requirement",
    ),
    "a series without end": (
        'set it "It"\n    order 1\n    numbers card 1 to 999999\n',
        "wrong-field-value",
    ),
    "many nouns with one name": (
        "".join(f'token t{n} "coral"\n' for n in range(3_000)),
        "unused-noun",
    ),
    "many nouns with one id": ('token coral "coral"\n' * 3_000, "duplicate-noun"),
    "nouns that count as each other": (
        'area a "a"\n    counts_as b\narea b "b"\n    counts_as a\n'
        + CARD
        + "    action\n        place city on a\n",
        "nowhere-to-place",
    ),
    "packs that need each other": (
        "".join(
            f'pack p{n} "P{n}"\n    game terraforming_mars\n    needs p{n + 1}\n'
            for n in range(500)
        ),
        "unknown-noun",
    ),
}


def check(text: str) -> Found:
    return check_beside_the_game({"it.card": text})


@pytest.mark.parametrize("name", HUGE)
def test_a_hostile_file_gets_a_message_in_bounded_time(name: str) -> None:
    text, slug = HUGE[name]
    game()
    start = process_time()
    found = check(text)
    assert process_time() - start < SECONDS
    assert slug in found.slugs()
