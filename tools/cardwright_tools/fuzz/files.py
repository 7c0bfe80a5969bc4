"""Kinds of files that people are given by others. In: chance. Out: a damaged file of a kind; whatever reading and using it raises, but for its refusals, is a mistake of ours."""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cardwright.contract import UnreadableContract, from_json
from cardwright.source import CONTRACT_FILE
from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.invariants import broken
from cardwright_runtime.terraforming_mars.player_view import view
from cardwright_runtime.terraforming_mars.policies import policy_of
from cardwright_runtime.terraforming_mars.saving import load, save
from cardwright_tools.building import memory as built_before
from cardwright_tools.checking.beside_the_game import game as the_game
from cardwright_tools.conformance.compare import Comparer
from cardwright_tools.conformance.scenario import BadScenarios, Scenario, Trace, read_folder
from cardwright_tools.facts.compare import compare
from cardwright_tools.facts.export import Documents, documents
from cardwright_tools.fuzz.damage import damaged_json, damaged_lines, damaged_save, damaged_table
from cardwright_tools.project import HOME
from cardwright_tools.reading import Unreadable
from cardwright_tools.simulate.one_game import play_game
from cardwright_tools.simulate.plan import Plan
from cardwright_tools.simulate.store import OtherPlan, Store
from cardwright_tools.stories.pages import stories_of
from cardwright_tools.stories.telling import told
from cardwright_tools.table.automa import AUTOMA, sets_against
from cardwright_tools.table.setting import PERSON, Setting, game_of
from cardwright_tools.table.sitting import Sitting, sitting_of

SETS = ("base", "corporate_era")
DECISIONS = 40
"""After a file that was taken, so much is played with it."""


@dataclass(frozen=True, slots=True)
class FileKind:
    """`sound` are texts as we write them; `used` reads a text in a folder and goes on with it."""

    sound: Callable[[], tuple[str, ...]]
    damaged: Callable[[str, random.Random], str]
    used: Callable[[str, Path], None]

    def drawn(self, chance: random.Random) -> str:
        return self.damaged(chance.choice(self.sound()), chance)


def _played_on(game: Game) -> None:
    policy = policy_of("uniform", 1)
    for player in range(len(game.players)):
        view(game, player)
    until = game.decision_number + DECISIONS
    while game.asked_player >= 0 and game.decision_number < until:
        game.choose(policy.choose(game))
    assert broken(game) == []
    load(save(game))


@cache
def _saves() -> tuple[str, ...]:
    return tuple(save(sitting.game) for sitting in _sittings())


@cache
def _tables() -> tuple[str, ...]:
    return tuple(sitting.to_text() for sitting in _sittings())


SEATS = (PERSON, "greedy")
SETTINGS = {
    **{
        decisions: Setting(SEATS, SETS, "tharsis", decisions) for decisions in (0, 15, 60, 200, 400)
    },
    90: Setting(SEATS, (*SETS, "turmoil"), "hellas", 90),
    120: Setting(
        (PERSON, AUTOMA),
        sets_against(SETS, "tharsis"),
        "tharsis",
        120,
        level="hard",
        corporation="random",
    ),
}
"""At the beginning, in the middle, and near the end, by decisions; with politics, and against an automa."""


@cache
def _sittings() -> tuple[Sitting, ...]:
    found = []
    for decisions, setting in SETTINGS.items():
        sitting = Sitting(setting, game_of(setting))
        policy = policy_of("uniform", decisions)
        while sitting.game.asked_player >= 0 and sitting.game.decision_number < decisions:
            sitting.answer(policy.choose(sitting.game))
        found.append(sitting)
    return tuple(found)


def _load(text: str, folder: Path) -> None:
    try:
        _played_on(load(text))
    except GameError:
        pass


def _sit_down(text: str, folder: Path) -> None:
    try:
        sitting = sitting_of(text)
        _played_on(sitting.game)
        sitting.undo(0)
    except GameError:
        pass


PLAN = Plan(4, 2, SETS, "uniform", 1)


@cache
def _journals() -> tuple[str, ...]:
    rows = [json.dumps(play_game(PLAN, number)) for number in range(2)]
    return ("\n".join((PLAN.identity, *rows)) + "\n",)


def _go_on(text: str, folder: Path) -> None:
    path = folder / "games.csv"
    path.unlink(missing_ok=True)
    path.with_name("games.csv.journal").write_text(text, "utf-8", "surrogatepass")
    try:
        store = Store(path, PLAN)
        rows = [row for number in store.rows for row in store.rows[number]]
        store.add([[{**row, "game": 3} for row in rows[:1]]] if rows else [])
        store.finish()
        assert len(Store(path, PLAN).rows) == len(store.rows)
    except (OtherPlan, Unreadable):
        pass


@cache
def _stories() -> tuple[str, ...]:
    pages = sorted((HOME / "cards").rglob("stories/*.md"))
    return tuple(_few_rows(page.read_text("utf-8")) for page in pages)


def _few_rows(text: str) -> str:
    return "\n".join(text.split("\n")[:14])


def _tell(text: str, folder: Path) -> None:
    for story in stories_of("page.md", text):
        told(story)


@cache
def _own_facts() -> Documents:
    language = the_game().language
    return documents(the_game().cards, language.vocabulary)


@cache
def _facts() -> tuple[str, ...]:
    """A few entries of each list."""
    return tuple(
        json.dumps({"file": name, "facts": {k: _some(v) for k, v in document.items()}})
        for name, document in _own_facts().items()
    )


def _some(value: object) -> object:
    return value[:3] if isinstance(value, list) else value


def _compare(text: str, folder: Path) -> None:
    try:
        name = json.loads(text)["file"]
        assert name in _own_facts()
        text = json.dumps(json.loads(text)["facts"])
    except (ValueError, KeyError, TypeError, AssertionError, RecursionError):
        name = "project_cards.json"
    for path in folder.rglob("*.json"):
        path.unlink()
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_text(text, "utf-8", "surrogatepass")
    report = compare(_own_facts(), folder)
    report.to_json()
    list(report.lines())


ASTEROID = {
    "id": "one",
    "card": "Asteroid",
    "setup": {
        "blue": {"res": {"megacredits": 30}, "hand": ["Asteroid"]},
        "red": {"res": {"plants": 2}},
    },
    "op": {"op": "play", "card": "Asteroid"},
    "choices": [{"kind": "payment", "amount": 14, "value": {"megacredits": 14}}],
    "expected": {"cost": 14, "can_play": True, "delta": {"temp": 2}},
}


def _scenarios() -> tuple[str, ...]:
    return (json.dumps({"kind": "cards", "scenarios": [ASTEROID]}),)


@cache
def _comparer() -> Comparer:
    return Comparer(SETS)


def _conform(text: str, folder: Path) -> None:
    for path in folder.glob("*.json"):
        path.unlink()
    (folder / "scenarios.json").write_text(text, "utf-8", "surrogatepass")
    try:
        for file in read_folder(folder):
            things: tuple[Scenario | Trace, ...] = (*file.scenarios, *file.traces)
            for thing in things:
                _comparer().compare(thing)
    except (BadScenarios, Unreadable):
        pass


@cache
def _contracts() -> tuple[str, ...]:
    paths = sorted((HOME / "cards").glob(f"*/{CONTRACT_FILE}"))
    return tuple(json.dumps(_shortened(json.loads(path.read_text("utf-8")))) for path in paths)


def _shortened(value: object) -> object:
    """A contract is long; what is read of one entry is read of all."""
    if isinstance(value, dict):
        return {key: _shortened(part) for key, part in list(value.items())[:12]}
    return [_shortened(part) for part in value[:4]] if isinstance(value, list) else value


def _offer(text: str, folder: Path) -> None:
    try:
        from_json(text)
    except UnreadableContract:
        pass


BUILT = {
    "compiler": "x",
    "sources": {
        "a.card": {
            "built_from": "y",
            "output": {"path": "a.py", "raw": "1", "text": "2"},
            "listed": [{"set_id": "base", "module": "m", "class_name": "A", "texts": "{}"}],
        }
    },
    "shared": {"catalogue.py": {"path": "catalogue.py", "raw": "1", "text": "2"}},
}


def _remember(text: str, folder: Path) -> None:
    path = Path(str(built_before.note_path(str(folder))))
    path.write_text(text, "utf-8", "surrogatepass")
    built_before.save(folder, built_before.load(folder), {})
    path.unlink()


FILE_KINDS = {
    "saves": FileKind(_saves, damaged_save, _load),
    "tables": FileKind(_tables, damaged_table, _sit_down),
    "journals": FileKind(_journals, damaged_lines, _go_on),
    "stories": FileKind(_stories, damaged_lines, _tell),
    "facts": FileKind(_facts, damaged_json, _compare),
    "scenarios": FileKind(_scenarios, damaged_json, _conform),
    "contracts": FileKind(_contracts, damaged_json, _offer),
    "build memory": FileKind(lambda: (json.dumps(BUILT),), damaged_json, _remember),
}
