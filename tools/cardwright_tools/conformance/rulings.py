"""Where a rulebook beats the recorded engine. In: `rulings.json`. Out: the ruling that explains a disagreement, if one does."""

import json
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from cardwright_tools.conformance.scenario import Json, Scenario

_FILE = Path(__file__).with_name("rulings.json")


@dataclass(frozen=True, slots=True)
class Ruling:
    name: str
    when: Json
    passage: str
    ruling: str

    def explains(self, scenario: Scenario) -> bool:
        """Every condition of `when` holds; a pattern of an id may have `*` in it."""
        facts = {
            "id": scenario.id,
            "note": scenario.note,
            "card": scenario.card,
            "op": scenario.op["op"],
        }
        return all(fnmatchcase(facts[key], pattern) for key, pattern in self.when.items())

    @property
    def text(self) -> str:
        return f"{self.ruling} ({self.passage})"


def read_rulings() -> list[Ruling]:
    content = json.loads(_FILE.read_text("utf-8"))
    return [Ruling(**raw) for raw in content["rulings"]]


def ruling_for(rulings: list[Ruling], scenario: Scenario) -> Ruling | None:
    return next((ruling for ruling in rulings if ruling.explains(scenario)), None)
