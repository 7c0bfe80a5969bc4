"""Where written code stands in the runtime's files, and which. In: the text of a file. Out: the text with those places written anew."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from cardwright_runtime.kernel.fields import FRAME, STATE, Fields
from cardwright_runtime.native import RUNTIME
from cardwright_runtime.terraforming_mars.fields import ALL_GAME_FIELDS, PLAYER_FIELDS
from cardwright_runtime.terraforming_mars.frame_kinds import BLOCKS, FRAME_KINDS, FrameKind
from cardwright_tools.state.code import clone, constructor, first

_PLACE: Final = re.compile(
    r"^(?P<indent> *)# Written by `python -m cardwright_tools\.state`: (?P<what>[\w ]+)\.\n"
    r"(?P<code>.*?)^(?P=indent)# End of what is written\.\n",
    re.MULTILINE | re.DOTALL,
)
FILES: Final = (
    *(Path(RUNTIME, "kernel", name) for name in ("frame.py", "state.py")),
    *(Path(RUNTIME, "terraforming_mars", name) for name in ("frames.py", "game.py", "player.py")),
)


def written(text: str) -> str:
    """The same text where it is up to date."""
    return _PLACE.sub(_anew, text)


def _anew(place: re.Match[str]) -> str:
    indent, what = place["indent"], place["what"]
    lines = WRITTEN[what]()
    code = "".join(f"{indent}{line}\n" if line else "\n" for line in lines)
    begin, end = place[0][: place.start("code") - place.start()], place.end("code") - place.start()
    return begin + code + place[0][end:]


def _class(name: str, fields: Fields, inherited: Fields = (), starts: bool = False) -> list[str]:
    return [*constructor(fields, inherited, starts), "", *clone(name, fields)]


def _frames() -> list[str]:
    """Classes, and a list of them by their names."""
    kinds = [kind for kind in FRAME_KINDS if kind.name != BLOCKS.name]
    lines: list[str] = []
    for kind in kinds:
        lines += [*_frame_class(kind), "", ""]
    lines.append("FRAMES: Final[dict[str, Callable[..., Frame]]] = {")
    lines += [f'    "{kind.name}": {kind.name},' for kind in (BLOCKS, *kinds)]
    return [*lines, "}"]


def _frame_class(kind: FrameKind) -> list[str]:
    """Its constructor sets all fields: a call of that of `Frame` would be one more for each frame of each clone."""
    says = " ".join(f"`{field.name}`: {field.says}" for field in kind.own)
    body = _class(kind.name, kind.fields, starts=True)
    indented = [f"    {line}" if line else "" for line in body]
    return [f"class {kind.name}(Frame):", f'    """{says}"""', "", *indented]


WRITTEN: Final[dict[str, Callable[[], list[str]]]] = {
    "the fields of a frame": lambda: _class("Frame", FRAME, starts=True),
    "the frames of questions": _frames,
    "the fields of a state": lambda: constructor(STATE),
    "the fields of a game": lambda: _class("Game", ALL_GAME_FIELDS, STATE),
    "a first game": lambda: first(
        "blank_game", "Game", "An empty map, no deck, every track at 0.", ALL_GAME_FIELDS
    ),
    "the fields of a player": lambda: _class("Player", PLAYER_FIELDS),
    "a first player": lambda: first(
        "new_player", "Player", "Before the setup: nothing in stock, no cards.", PLAYER_FIELDS
    ),
}
