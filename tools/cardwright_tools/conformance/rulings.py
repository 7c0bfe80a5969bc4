"""Where a rulebook beats the recorded engine. In: `rulings.json`. Out: the ruling that explains a disagreement, if one does.

A ruling names a section of the oracle's README (its deviations), the scenarios concerned, and what our result must then be:
any other result stays a disagreement.
"""

import json
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from cardwright_tools.conformance.delta import canonical, merged
from cardwright_tools.conformance.scenario import Json, Scenario

_FILE = Path(__file__).with_name("rulings.json")


@dataclass(frozen=True, slots=True)
class Ruling:
    """`ours`: results, one of which must be ours. In each, `more` is what our difference has beyond the recorded one;
    `unpaid_surplus`, `for_nothing` and `adds_to_none` are tests of `deviations`; all else must be what was recorded.
    `section` is 0 where the README does not speak of it.
    """

    name: str
    section: int
    when: Json
    ours: list[Json]
    passage: str
    ruling: str

    def explains(
        self, scenario: Scenario, expected: Json, got: Json, deviation: "Deviation"
    ) -> bool:
        facts = {
            "id": scenario.id,
            "note": scenario.note,
            "card": scenario.card,
            "op": scenario.op["op"],
        }
        concerned = all(fnmatchcase(facts[key], pattern) for key, pattern in self.when.items())
        return concerned and any(
            _is_ours(ours, scenario, expected, got, deviation) for ours in self.ours
        )

    @property
    def text(self) -> str:
        spoken_of = f"; oracle README 7.{self.section}" if self.section else ""
        return f"{self.ruling} ({self.passage}{spoken_of})"


@dataclass(frozen=True, slots=True)
class Deviation:
    """What is true of a comparison beside its values: the tests of `deviations`, as far as they were needed."""

    surplus: int = 0
    for_nothing: bool = False
    adds_to_none: bool = False


def read_rulings() -> list[Ruling]:
    content = json.loads(_FILE.read_text("utf-8"))
    return [Ruling(**raw) for raw in content["rulings"]]


def ruling_for(
    rulings: list[Ruling], scenario: Scenario, expected: Json, got: Json, deviation: Deviation
) -> Ruling | None:
    return next((one for one in rulings if one.explains(scenario, expected, got, deviation)), None)


def ruling_named(rulings: list[Ruling], name: str) -> Ruling:
    return next(one for one in rulings if one.name == name)


def _is_ours(
    ours: Json, scenario: Scenario, expected: Json, got: Json, deviation: Deviation
) -> bool:
    plain = {key: value for key, value in ours.items() if key not in _TESTS}
    if any(got.get(key) != value for key, value in plain.items()):
        return False
    if ours.get("for_nothing") and not deviation.for_nothing:
        return False
    if ours.get("adds_to_none") and not deviation.adds_to_none:
        return False
    if "more" in ours:
        return _differs_by(scenario.player, ours["more"], expected, got)
    if ours.get("unpaid_surplus"):
        kept = {"res": {"megacredits": deviation.surplus}}
        return deviation.surplus > 0 and _differs_by(scenario.player, kept, expected, got)
    return _differs_in(plain, expected, got)


_TESTS = ("more", "unpaid_surplus", "for_nothing", "adds_to_none")
# What only an operation that was carried out has.
_OUTCOMES = ("delta", "vp", "offered")


def _differs_in(verdicts: Json, expected: Json, got: Json) -> bool:
    """Each verdict is another than the recorded one; the rest is equal, as far as it does not follow from them."""
    if any(key not in expected or expected[key] == value for key, value in verdicts.items()):
        return False
    explained = (*verdicts, *_OUTCOMES)
    return all(
        expected.get(key) == got.get(key)
        for key in expected.keys() | got.keys()
        if key not in explained
    )


def _differs_by(colour: str, more: Json, expected: Json, got: Json) -> bool:
    """All is equal but this change of the acting player."""
    wanted = {**expected, "delta": canonical(merged(expected.get("delta", {}), {colour: more}))}
    return wanted == got
