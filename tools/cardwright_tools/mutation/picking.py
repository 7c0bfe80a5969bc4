"""Which changes are tried. In: the sources of a package, a seed, a number. Out: changes, spread over its lines."""

import tomllib
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable
from hashlib import blake2b
from operator import itemgetter
from pathlib import Path

from cardwright_tools.mutation.changes import Change, changes_in

NOT_SEEN_HERE = {"native.py", "uncompiled.py"}
"""They load and replace compiled modules, which only processes of their own do (tests/compiled)."""
EQUIVALENT = Path(__file__).with_name("equivalent.toml")

Place = tuple[str, str, str, str]


def files_of(package: Path) -> list[Path]:
    return sorted(
        path
        for path in package.rglob("*.py")
        if path.name not in NOT_SEEN_HERE and "compiled" not in path.parts
    )


def all_changes(package: Path, only: Collection[str] = ()) -> list[Change]:
    """Of the files whose path contains one of these words; of all where there are none."""
    return [
        change
        for path in files_of(package)
        if not only or any(word in path.as_posix() for word in only)
        for change in changes_in(path.relative_to(package).as_posix(), path.read_text("utf-8"))
    ]


def equivalent_places() -> dict[Place, str]:
    """Changes that change nothing a test could see, each with the reason, as somebody found who looked."""
    entries = tomllib.loads(EQUIVALENT.read_text("utf-8"))["equivalent"]
    return {
        (one["file"], one.get("function", ""), one["before"], one["after"]): one["why"]
        for one in entries
    }


def picked(
    changes: Iterable[Change], seed: int, number: int, equivalent: Iterable[Place]
) -> list[Change]:
    """One change of each of so many lines, every line as likely as any other.

    Each has a rank of its own, so that an edit elsewhere, or one more equivalent change, leaves the others picked.
    """
    left_out = set(equivalent)
    lines: dict[tuple[str, int], list[tuple[str, Change]]] = defaultdict(list)
    times: Counter[Place] = Counter()
    for change in changes:
        times[change.place] += 1
        if change.place not in left_out:
            rank = _digest(seed, *change.place, times[change.place])
            lines[change.file, change.line].append((rank, change))
    firsts = [min(on_line, key=itemgetter(0)) for on_line in lines.values()]
    # Ranked anew: a line with many changes has a low first rank.
    firsts.sort(key=lambda ranked: _digest("line", ranked[0]))
    return sorted((one for _, one in firsts[:number]), key=lambda one: (one.file, one.line))


def _digest(*words: object) -> str:
    return blake2b("\0".join(map(str, words)).encode(), digest_size=8).hexdigest()
