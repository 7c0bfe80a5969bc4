"""Recorded scenarios. In: a folder of files in the oracle's form. Out: scenarios and games, in the order of the files."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from cardwright_tools.reading import Unreadable, json_of

Json: TypeAlias = dict[str, Any]

COLOURS = ("blue", "red", "yellow", "green", "black")


class BadScenarios(Exception):
    """The folder holds nothing that can be compared."""


@dataclass(frozen=True, slots=True)
class Scenario:
    id: str
    card: str
    setup: Json
    op: Json
    choices: tuple[Json, ...]
    expected: Json
    note: str

    @property
    def player(self) -> str:
        players = self.setup.get("players", COLOURS)
        return str(self.op.get("player", "blue" if "blue" in players else players[0]))


@dataclass(frozen=True, slots=True)
class Trace:
    """A whole game, step by step."""

    id: str
    players: tuple[str, ...]
    first: str
    deal: Json
    draw_order: tuple[str, ...]
    events: Json
    truncated: bool
    steps: tuple[Json, ...]
    generations: int
    score: Json

    @property
    def with_turmoil(self) -> bool:
        return bool(self.events)


@dataclass(frozen=True, slots=True)
class ScenarioFile:
    name: str
    scenarios: tuple[Scenario, ...]
    traces: tuple[Trace, ...]


def read_folder(folder: Path) -> list[ScenarioFile]:
    """Every file of scenarios or games in the folder, or in its folder `scenarios`."""
    if not folder.is_dir():
        raise BadScenarios(f"There is no folder `{folder}`.")
    inner = folder / "scenarios"
    paths = sorted((inner if inner.is_dir() else folder).glob("*.json"))
    files = [file for file in map(_read, paths) if file is not None]
    if not files:
        raise BadScenarios(
            f"No file in `{folder}` holds scenarios: each has `kind` and `scenarios` or `games`."
        )
    return files


def _read(path: Path) -> ScenarioFile | None:
    try:
        content = json_of(path)
    except (OSError, Unreadable) as problem:
        raise BadScenarios(str(problem)) from problem
    if not isinstance(content, dict) or not ("scenarios" in content or "games" in content):
        return None
    scenarios = _list(content, "scenarios", f"`{path}`")
    games = _list(content, "games", f"`{path}`")
    return ScenarioFile(
        path.name,
        tuple(_scenario(raw, f"`{path}`, scenario {n}") for n, raw in enumerate(scenarios, 1)),
        tuple(_trace(raw, f"`{path}`, game {n}") for n, raw in enumerate(games, 1)),
    )


def _scenario(raw: object, where: str) -> Scenario:
    table = _table(raw, where)
    choices = [_table(choice, f"{where}, choice") for choice in _list(table, "choices", where)]
    for choice in choices:
        _part(choice, "kind", str, f"{where}, choice")
    operation = _part(table, "op", dict, where)
    _part(operation, "op", str, where)
    return Scenario(
        _part(table, "id", str, where),
        _part(table, "card", str, where),
        _part(table, "setup", dict, where),
        operation,
        tuple(choices),
        _part(table, "expected", dict, where),
        str(table.get("note", "")),
    )


def _trace(raw: object, where: str) -> Trace:
    table = _table(raw, where)
    return Trace(
        _part(table, "id", str, where),
        tuple(_part(table, "players", list, where)),
        _part(table, "first", str, where),
        _part(table, "deal", dict, where),
        tuple(_part(table, "draw_order", list, where)),
        table.get("events", {}),
        bool(table.get("truncated", False)),
        tuple(_part(table, "steps", list, where)),
        int(table.get("generations", 0)),
        table.get("score", {}),
    )


def _table(raw: object, where: str) -> Json:
    if isinstance(raw, dict):
        return raw
    raise BadScenarios(f"{where}: an object belongs here, not {raw!r:.40}.")


def _part(table: Json, key: str, kind: type, where: str) -> Any:
    if key not in table:
        raise BadScenarios(f"{where} has no `{key}`.")
    if not isinstance(table[key], kind):
        raise BadScenarios(f"{where}: `{key}` cannot be {table[key]!r:.40}.")
    return table[key]


def _list(table: Json, key: str, where: str) -> list[object]:
    return list(_part(table, key, list, where)) if key in table else []
