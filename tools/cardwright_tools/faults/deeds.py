"""Runs that write. In: an empty folder. Out: a pack and the words of a command, what it must leave behind, and what it may leave when it is killed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from cardwright_runtime.kernel.errors import BadSave
from cardwright_tools.simulate.plan import Plan
from cardwright_tools.simulate.store import OtherPlan, Store
from cardwright_tools.table.sitting import sitting_of

CARDS = 26
"""So many that a build lets other processes format them."""
PACK = 'pack its "Its"\n    game terraforming_mars\n    fan_made\n    version "0.1"\n    licence "CC0"\n    needs base\n'
CARD = 'card it{0} "It {0}"\n    number ITS{0:02}\n    event, cost {0}\n    when played\n        gain {0} heat\n'
UNTIDY = CARD.replace("event,", "event ,").replace("gain {0} heat", "gain  {0}   heat")
GAMES = 42
"""So many that two processes bring them in three parts."""
TABLE = "it.table"
ROWS = "rows.parquet"

Files = Mapping[str, bytes]


@dataclass(frozen=True, slots=True)
class Deed:
    """`begun` are the files before; `typed` is what a person types. `harm` says what a killed run has spoilt, from the files
    before, now, and after a run that nobody disturbed.
    """

    begun: Mapping[str, str]
    words: tuple[str, ...]
    harm: Callable[[Path, Files, Files, Files], list[str]]
    typed: str = ""
    again: tuple[str, ...] = ()
    """What is added to the words where a run before has left something to go on with."""


def files_in(folder: Path) -> dict[str, bytes]:
    """All but what a run that was killed has not brought to its name, which is swept up later."""
    paths = (path for path in sorted(folder.rglob("*")) if path.is_file())
    found = {path.relative_to(folder).as_posix(): path for path in paths}
    return {
        name: path.read_bytes()
        for name, path in found.items()
        if not name.endswith((".tmp", ".half", ".pyc"))
    }


def _old_or_new(folder: Path, old: Files, now: Files, new: Files) -> list[str]:
    """Each file is as it was, or as it should become; what an author wrote is always there."""
    odd = [
        f"`{name}` is neither old nor new"
        for name, raw in now.items()
        if name.endswith((".card", ".py", ".md")) and raw not in (old.get(name), new.get(name))
    ]
    return odd + [f"`{name}` is gone" for name in old if name not in now and name in new]


def _can_go_on(folder: Path, old: Files, now: Files, new: Files) -> list[str]:
    """What lies there is read again."""
    try:
        rows_of(folder)
    except OtherPlan as problem:
        return [str(problem)]
    return []


def rows_of(folder: Path) -> Mapping[int, object]:
    """By the numbers of their games."""
    return Store(folder / ROWS, Plan(GAMES, 2, ("base", "corporate_era"), "uniform", 5)).rows


def _can_be_resumed(folder: Path, old: Files, now: Files, new: Files) -> list[str]:
    if TABLE not in now:
        return []
    try:
        sitting_of(now[TABLE].decode("utf-8"))
    except (BadSave, UnicodeDecodeError) as problem:
        return [f"the table cannot be read: {problem}"]
    return []


def _pack(card: str) -> dict[str, str]:
    cards = {f"it{number}.card": card.format(number) for number in range(1, CARDS + 1)}
    return {"pack.card": PACK, **cards}


SIMULATE = ("simulate", "--games", str(GAMES), "--seed", "5", "--jobs", "2", "--out", ROWS)
PLAY = ("play", "--seed", "4", "--opponents", "random", "--save", TABLE)
DEEDS = {
    "build": Deed(_pack(CARD), ("build",), _old_or_new),
    "fmt": Deed(_pack(UNTIDY), ("fmt",), _old_or_new),
    "simulate": Deed({}, SIMULATE, _can_go_on),
    "play": Deed({}, PLAY, _can_be_resumed, "1\n" * 40, ("--resume",)),
}
