"""What the last build found out, so that the next one does only what is new. In: `.cardwright/build.json`. Out: Memory.

It is never trusted with text: it holds fingerprints, and what does not match is compiled again.
"""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any

import cardwright
import cardwright_grammar
from cardwright_tools.writing import write_atomically

FILE = Path(".cardwright") / "build.json"
_COMPILER_FILES = ("*.py", "*.jinja", "*.lark", "*.toml")


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


@dataclass(frozen=True, slots=True)
class Output:
    """One module: `raw` is the fingerprint before formatting, `text` that of the file."""

    path: str
    raw: str
    text: str


@dataclass(frozen=True, slots=True)
class Remembered:
    """A source and the module made from it, none where it holds no rules; `listed` are its rules for the catalogue."""

    source: str
    output: Output | None = None
    listed: tuple[tuple[str, str, str], ...] = ()


@dataclass(slots=True)
class Memory:
    """`nouns` and `others` are fingerprints of the files that declare nouns, and names of the rest of what is built upon."""

    compiler: str = ""
    nouns: dict[str, str] = field(default_factory=dict)
    others: tuple[str, ...] = ()
    sources: dict[str, Remembered] = field(default_factory=dict)
    extra: dict[str, Output] = field(default_factory=dict)

    def outputs(self) -> Iterable[Output]:
        yield from (r.output for r in self.sources.values() if r.output is not None)
        yield from self.extra.values()


def compiler_fingerprint() -> str:
    """Of everything that decides what is written: compiler, grammar, and the formatter."""
    digest = hashlib.sha256(version("black").encode())
    for package in (cardwright, cardwright_grammar):
        root = Path(package.__file__ or "").parent
        files = (path for pattern in _COMPILER_FILES for path in root.rglob(pattern))
        for path in sorted(files):
            digest.update(path.relative_to(root).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


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
        nouns={str(path): str(seen) for path, seen in data["nouns"].items()},
        others=tuple(map(str, data["others"])),
        sources={path: _remembered(entry) for path, entry in data["sources"].items()},
        extra={path: _output(entry) for path, entry in data["extra"].items()},
    )


def _remembered(entry: dict[str, Any]) -> Remembered:
    output = entry["output"]
    listed = tuple((str(a), str(b), str(c)) for a, b, c in entry["listed"])
    return Remembered(str(entry["source"]), _output(output) if output else None, listed)


def _output(entry: dict[str, Any]) -> Output:
    return Output(str(entry["path"]), str(entry["raw"]), str(entry["text"]))
