"""Chance is the same on every machine. In: SplitMix64's published numbers. Out: the same numbers below a limit, and shuffles made of them."""

import pytest

from cardwright_runtime.kernel.chance import below, next_state, shuffle, stream_start
from cardwright_runtime.kernel.digest import canonical, digest_of

WORD = 1 << 64
# The first numbers of two seeds, as they are published with the generator.
PUBLISHED = [
    (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]),
    (
        1234567,
        [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821],
    ),
]  # fmt: skip
LIMITS = [1, 2, 6, 52, 208, (1 << 31) - 1]


@pytest.mark.parametrize(("seed", "numbers"), PUBLISHED)
@pytest.mark.parametrize("limit", LIMITS)
def test_a_number_below_a_limit_is_its_share_of_the_published_one(
    seed: int, numbers: list[int], limit: int
) -> None:
    state = seed
    for number in numbers:
        state = next_state(state)
        assert 0 <= state < WORD
        assert below(state, limit) == number * limit >> 64


@pytest.mark.parametrize("seed", [0, 1234567, WORD - 1, 1 << 63])
def test_a_shuffle_swaps_each_card_with_one_before_it_or_itself(seed: int) -> None:
    cards, expected, state = list(range(40)), list(range(40)), seed
    for last in range(39, 0, -1):
        state = next_state(state)
        other = below(state, last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert shuffle(cards, seed) == state
    assert cards == expected


@pytest.mark.parametrize("cards", [[], [7]])
def test_fewer_than_two_cards_need_no_chance(cards: list[int]) -> None:
    before = list(cards)
    assert (shuffle(cards, 5), cards) == (5, before)


def test_each_stream_of_a_seed_is_its_own() -> None:
    """A seed that somebody has written down stays the same game."""
    streams = {stream_start(seed, name) for seed in range(3) for name in ("deck", "corporations")}
    assert len(streams) == 6 and stream_start(7, "deck") == 0xB5969AEEC3DFB133


def test_what_is_equal_has_one_spelling() -> None:
    assert canonical({"b": [1, 2], "a": "\u00e4"}) == '{"a":"\\u00e4","b":[1,2]}'
    assert digest_of({"b": 1, "a": 2}) == digest_of({"a": 2, "b": 1}) != digest_of({"a": 1, "b": 2})
