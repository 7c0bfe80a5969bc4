"""Recorded scenarios. In: a folder of files in the oracle's form. Out: scenarios and games, in the order of the files."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

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
    with_turmoil: bool
    truncated: bool
    steps: tuple[Json, ...]
    generations: int
    score: Json


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
        content = json.loads(path.read_text("utf-8"))
    except ValueError as problem:
        raise BadScenarios(f"`{path}` is not JSON: {problem}") from problem
    if not isinstance(content, dict) or not ("scenarios" in content or "games" in content):
        return None
    try:
        return ScenarioFile(
            path.name,
            tuple(_scenario(raw) for raw in content.get("scenarios", ())),
            tuple(_trace(raw) for raw in content.get("games", ())),
        )
    except (KeyError, TypeError) as problem:
        raise BadScenarios(f"`{path}` has a scenario without {problem}.") from problem


def _scenario(raw: Json) -> Scenario:
    return Scenario(
        raw["id"],
        raw["card"],
        raw["setup"],
        raw["op"],
        tuple(raw["choices"]),
        raw["expected"],
        raw.get("note", ""),
    )


def _trace(raw: Json) -> Trace:
    return Trace(
        raw["id"],
        tuple(raw["players"]),
        raw["first"],
        raw["deal"],
        tuple(raw["draw_order"]),
        "events" in raw,
        bool(raw.get("truncated", False)),
        tuple(raw["steps"]),
        int(raw.get("generations", 0)),
        raw.get("score", {}),
    )
