"""What reaches the terminal. In: text, some of it from files of strangers. Out: the same, with nothing that moves the cursor, turns a line or cannot be seen.

Where there are no other letters, signs have plain ones that stand in for them. Colours are let through where a person looks, but for the one that hides; the compiler has taken them, and all else that cannot be seen, out of the names that it hands on.
"""

import codecs
import io
import os
import re
import sys
from typing import TextIO

from cardwright.source.visible import visible

_PLAIN = re.compile(r"[ -~\n]*")
_COLOUR = re.compile(r"(\x1b\[[0-9;]*m)")
_OF_MANY = re.compile(r"[34]8;(5;[0-9]+|2;[0-9]+;[0-9]+;[0-9]+)")
_CONCEAL = re.compile(r"[\[;]0*8[;m]")


_SIGNS = {
    "-": "−–—─━═",
    "+": "╭╮╰╯┌┐└┘├┤┬┴┼",
    "|": "│║┃",
    "#": "█▓▒░",
    ":": "┆",
    ".": "·",
    "'": "’‘▘",
    '"': "“”„",
    ">": "→►▶",
    "<": "←",
    "x": "×◆",
    "*": "●",
    " ": "°",
    "$": "€",
    "2": "₂²",
    "S": "■",
    "T": "★",
    "P": "♣",
    "E": "ϟ",
    "H": "☼",
    "C": "▤",
    "~": "≈…",
    "g": "♠",
    "c": "⌂",
    "^": "▲",
    "@": "◎",
}
_STANDS_IN = str.maketrans({sign: plain for plain, signs in _SIGNS.items() for sign in signs})
"""A letter each, so that columns stay where they are."""

PLAIN = "cardwright.plain"


def _plain(problem: UnicodeError) -> tuple[str, int]:
    """What the terminal's encoding lacks, in letters that it has."""
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    lacking = problem.object[problem.start : problem.end]
    plain = lacking.translate(_STANDS_IN)
    return "".join(letter if letter.isascii() else "?" for letter in plain), problem.end


codecs.register_error(PLAIN, _plain)


def seen(text: str, in_colour: bool = True) -> str:
    if _PLAIN.fullmatch(text):
        return text
    if not in_colour:
        return visible(text)
    parts = _COLOUR.split(text)
    return "".join(
        part if n % 2 and _is_seen(part) else visible(part) for n, part in enumerate(parts)
    )


def _is_seen(colour: str) -> bool:
    """The eighth of 256 colours is one."""
    return not _CONCEAL.search(_OF_MANY.sub("", colour))


class Terminal(io.TextIOWrapper):
    """A character that the encoding lacks has a stand-in, too."""

    def write(self, text: str) -> int:
        super().write(seen(text, self.isatty() or "FORCE_COLOR" in os.environ))
        return len(text)


def guard(moving: bool) -> None:
    """From now on, all that is printed is seen to; `moving` is left alone what moves the cursor by itself."""
    sys.stdout = _guarded(sys.stdout, moving)
    sys.stderr = _guarded(sys.stderr, moving)


def _guarded(stream: TextIO, moving: bool) -> TextIO:
    if not isinstance(stream, io.TextIOWrapper):
        return stream
    if moving:
        stream.reconfigure(errors=PLAIN)
        return stream
    encoding, lines, at_once = stream.encoding, stream.line_buffering, stream.write_through
    return Terminal(stream.detach(), encoding, PLAIN, line_buffering=lines, write_through=at_once)
