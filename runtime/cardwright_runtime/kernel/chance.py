"""Random numbers that are the same on every machine. In: a seed and a stream's name. Out: numbers, and the stream's next state.

Each purpose (deck, tie-breaks, a bot) draws from its own stream, so that one more draw here changes nothing there.
The numbers are SplitMix64's. Shuffling was a quarter of a game's time before it was written with machine words (`i64`):
they wrap around by themselves in native code, and are cut with `_WORD` where Python runs the source.
"""

from hashlib import blake2b
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

_ALL: Final = 1 << 64
_HALF: Final = 0xFFFFFFFF


def _word(number: int) -> "i64":
    return number


# SplitMix64's constants as signed words. They are called for: what native code can work out itself it keeps as an object, and
# makes a word of it at each use. A state that is no word is stepped by a number.
_STEP: Final = 0x9E3779B97F4A7C15 - _ALL
_STEP_WORD: "Final[i64]" = _word(_STEP)
_FIRST: "Final[i64]" = _word(0xBF58476D1CE4E5B9 - _ALL)
_SECOND: "Final[i64]" = _word(0x94D049BB133111EB - _ALL)


def stream_start(seed: int, name: str) -> int:
    """First state of the named stream of a seed."""
    return int.from_bytes(blake2b(f"{seed}/{name}".encode(), digest_size=8).digest(), "big")


def next_state(state: int) -> int:
    return (state + _STEP) % _ALL


# What cuts a number to a word: nothing to do for words of the machine.
_WORD: "Final[i64]" = _ALL - 1 if isinstance(next_state, FunctionType) else -1


def _share(state: "i64", limit: "i64") -> "i64":
    """A number from 0 to `limit` - 1 from the 64 bits of a state."""
    z: "i64" = ((state ^ ((state >> 30) & 0x3FFFFFFFF)) * _FIRST) & _WORD
    z = ((z ^ ((z >> 27) & 0x1FFFFFFFFF)) * _SECOND) & _WORD
    z ^= (z >> 31) & 0x1FFFFFFFF
    return (((z >> 32) & _HALF) * limit + (((z & _HALF) * limit) >> 32)) >> 32


def _signed(state: int) -> int:
    return state - _ALL if state >= _ALL >> 1 else state


def below(state: int, limit: int) -> int:
    """A number from 0 to `limit` - 1, which is less than 2 to the 31st."""
    return _share(_signed(state), limit)


def shuffle(cards: list[int], state: int) -> int:
    """Shuffle in place; gives the stream's next state."""
    # What they are is all the same, so that native code makes no number of any of them.
    moved: list[Any] = cards
    word: "i64" = _signed(state)
    last: "i64" = len(cards) - 1
    while last > 0:
        word = (word + _STEP_WORD) & _WORD
        other = _share(word, last + 1)
        card = moved[last]
        moved[last] = moved[other]
        moved[other] = card
        last -= 1
    end: int = word
    return end % _ALL
