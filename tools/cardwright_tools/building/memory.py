"""What the last build made, so that the next one makes only what is new. In: `.cardwright/build.json`. Out: Memory.

It is never trusted with text: it holds fingerprints, and what does not match is made again.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from cardwright.plan.catalogue import Listed
from cardwright_tools.writing import write_atomically

FILE = Path(".cardwright") / "build.json"


@dataclass(frozen=True, slots=True)
class Output:
    """One file: `raw` is the fingerprint before formatting, `text` that of the file."""

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
        return _memory(json.loads((root / FILE).read_text("utf-8")))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return Memory()


def save(root: Path, memory: Memory) -> None:
    write_atomically(root / FILE, json.dumps(asdict(memory), indent=1, sort_keys=True))


def _memory(data: dict[str, Any]) -> Memory:
    return Memory(
        compiler=str(data["compiler"]),
        sources={path: _made(entry) for path, entry in data["sources"].items()},
        shared={path: Output(**entry) for path, entry in data["shared"].items()},
    )


def _made(entry: dict[str, Any]) -> Made:
    output = entry["output"]
    listed = tuple(Listed(**rule) for rule in entry["listed"])
    return Made(str(entry["built_from"]), Output(**output) if output else None, listed)
