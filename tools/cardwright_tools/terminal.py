"""What reaches the terminal. In: text, some of it from files of strangers. Out: the same, with nothing that moves the cursor, turns a line or cannot be seen.

Colours are let through; the compiler has taken them, and all else that cannot be seen, out of the names that it hands on.
"""

import io
import re
import sys
from typing import TextIO

from cardwright.source.visible import visible

_PLAIN = re.compile(r"[ -~\n]*")
_COLOUR = re.compile(r"(\x1b\[[0-9;]*m)")


def seen(text: str) -> str:
    if _PLAIN.fullmatch(text):
        return text
    parts = _COLOUR.split(text)
    return "".join(part if n % 2 else visible(part) for n, part in enumerate(parts))


class Terminal(io.TextIOWrapper):
    """A character that the encoding lacks is replaced, too."""

    def write(self, text: str) -> int:
        super().write(seen(text))
        return len(text)


def guard(moving: bool) -> None:
    """From now on, all that is printed is seen to; `moving` is left alone what moves the cursor by itself."""
    sys.stdout = _guarded(sys.stdout, moving)
    sys.stderr = _guarded(sys.stderr, moving)


def _guarded(stream: TextIO, moving: bool) -> TextIO:
    if not isinstance(stream, io.TextIOWrapper):
        return stream
    if moving:
        stream.reconfigure(errors="replace")
        return stream
    lines, encoding = stream.line_buffering, stream.encoding
    return Terminal(stream.detach(), encoding, "replace", line_buffering=lines)
