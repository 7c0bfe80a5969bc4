"""Random numbers that are the same on every machine. In: a seed and a stream's name. Out: numbers, and the stream's next state.

Each purpose (deck, tie-breaks, a bot) draws from its own stream, so that one more draw here changes nothing there.
"""

from hashlib import blake2b

_MASK = 0xFFFFFFFFFFFFFFFF


def stream_start(seed: int, name: str) -> int:
    """First state of the named stream of a seed."""
    return int.from_bytes(blake2b(f"{seed}/{name}".encode(), digest_size=8).digest(), "big")


def next_state(state: int) -> int:
    return (state + 0x9E3779B97F4A7C15) & _MASK


def number_of(state: int) -> int:
    """The 64 random bits of a state (SplitMix64)."""
    z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def below(state: int, limit: int) -> int:
    """A number from 0 to `limit` - 1 from the 64 bits of a state."""
    return (number_of(state) * limit) >> 64


def shuffle(cards: list[int], state: int) -> int:
    """Shuffle in place; gives the stream's next state."""
    for last in range(len(cards) - 1, 0, -1):
        state = next_state(state)
        other = below(state, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return state
