"""What the last build made, so that the next one makes only what is new. In: a note in the user's own folder. Out: Memory.

It is never trusted with text: it holds fingerprints, and what does not match is made again. It lies where no stranger can write,
for the engine imports the modules of a pack only as they are noted there (`cardwright_runtime/built_packs.py`).
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from cardwright.plan.from_rules import Listed
from cardwright_runtime.built_packs import FILES, note_path
from cardwright_tools.writing import write_bytes_atomically

__all__ = ["Made", "Memory", "Output", "load", "note_path", "save"]

MOST_KEPT = 100
"""Projects that were built; of each there are some kilobytes."""


@dataclass(frozen=True, slots=True)
class Output:
    """One file: `raw` is the fingerprint before formatting, `text` that of the file.

    `raw` is empty where the file was kept as it lay there, and nobody knows what it was made of.
    """

    path: str
    raw: str
    text: str


@dataclass(frozen=True, slots=True)
class Made:
    """Of one source: the module, none where it holds no rules or they are written by hand, and its rules for the catalogue.

    `built_from` is a fingerprint; empty for what is left of a source that was refused.
    """

    built_from: str
    output: Output | None = None
    listed: tuple[Listed, ...] = ()


@dataclass(slots=True)
class Memory:
    """`shared` are the files that several sources have a part in: nouns of packs, and catalogues."""

    compiler: str = ""
    sources: dict[str, Made] = field(default_factory=dict)
    shared: dict[str, Output] = field(default_factory=dict)

    def outputs(self) -> Iterator[Output]:
        """The modules before the catalogues that name them."""
        yield from (made.output for made in self.sources.values() if made.output is not None)
        yield from self.shared.values()


def load(root: Path) -> Memory:
    """Nothing is remembered where the file is missing or is not what was written."""
    try:
        return _memory(json.loads(Path(note_path(str(root)) or "").read_text("utf-8")))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return Memory()


def save(root: Path, memory: Memory, files: Mapping[str, str]) -> None:
    """With the fingerprints of all `files` that are made of the sources; what a stranger may have made is not among them."""
    path = note_path(str(root))
    if path is None:
        return
    doubtful = {output.path for output in memory.outputs() if not output.raw}
    noted = {path: text for path, text in files.items() if path not in doubtful}
    data = {"root": str(root), FILES: noted, **asdict(memory)}
    raw = json.dumps(data, sort_keys=True).encode()
    with suppress(OSError):
        write_bytes_atomically(Path(path), raw, 0o600)
        _forget_all_but_the_newest(Path(path).parent)


def _forget_all_but_the_newest(folder: Path) -> None:
    files = sorted(folder.glob("built-*.json"), key=lambda path: path.stat().st_mtime)
    for path in files[:-MOST_KEPT]:
        path.unlink()


def _memory(data: dict[str, Any]) -> Memory:
    return Memory(
        compiler=str(data["compiler"]),
        sources={path: _made(entry) for path, entry in data["sources"].items()},
        shared={path: Output(**_texts(entry)) for path, entry in data["shared"].items()},
    )


def _made(entry: dict[str, Any]) -> Made:
    output = entry["output"]
    listed = tuple(Listed(**_texts(rule)) for rule in entry["listed"])
    return Made(str(entry["built_from"]), Output(**_texts(output)) if output else None, listed)


def _texts(entry: dict[str, Any]) -> dict[str, str]:
    if not all(isinstance(value, str) for value in entry.values()):
        raise ValueError("something else than text")
    return entry
