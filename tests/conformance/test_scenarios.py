"""The engine against what was recorded. In: the oracle, where it lies; scenarios of our own. Out: agreement, and mistakes found."""

import json
from pathlib import Path
from typing import Any

import pytest

from cardwright_tools.conformance.compare import Comparer
from cardwright_tools.conformance.report import Agree, Disagree, LeftOut, NotRun, Ruled
from cardwright_tools.conformance.run import compare_folder, run
from cardwright_tools.conformance.scenario import Scenario

ORACLE = Path("/work/shared/oracle")
SETS = ("base", "corporate_era")
COMPARER = Comparer(SETS)


def scenario(op: dict[str, Any], expected: dict[str, Any], **more: Any) -> Scenario:
    setup = more.pop("setup", {})
    choices = tuple(more.pop("choices", ()))
    return Scenario("own/one", "own", setup, op, choices, expected, more.pop("note", ""))


@pytest.mark.slow
@pytest.mark.skipif(not ORACLE.is_dir(), reason="the oracle is not part of the project")
def test_all_recorded_scenarios_agree_or_are_ruled_otherwise() -> None:
    report = compare_folder(ORACLE, SETS, jobs=1)
    assert report.clean, [file.to_json() for file in report.files if file.disagree or file.not_run]
    assert sum(file.agree for file in report.files) > 4700


ACT = {"blue": {"res": {"megacredits": 30}, "hand": ["Asteroid"]}, "red": {"res": {"plants": 2}}}
PAID = {"kind": "payment", "amount": 14, "value": {"megacredits": 14}}
TAKEN = {"kind": "option", "value": "remove:plants:2:red"}


def played_asteroid(plants: int, **wrong: Any) -> dict[str, Any]:
    """Fourteen megacredits, two titanium, one step of temperature, plants of the other player."""
    delta = {
        "temp": 2,
        "blue": {
            "res": {"megacredits": -14, "titanium": 2},
            "tr": 1,
            "hand": -1,
            "hand_out": ["Asteroid"],
            "played": ["Asteroid"],
        },
        "red": {"res": {"plants": plants}},
    }
    return {"cost": 14, "can_play": True, "delta": {**delta, **wrong}}


PLAY = {"op": "play", "card": "Asteroid"}
OWN = [
    (scenario(PLAY, played_asteroid(-2), setup=ACT, choices=[PAID]), Agree),
    # Partial removal: our engine may take one of the two.
    (scenario(PLAY, played_asteroid(-1), setup=ACT, choices=[PAID]), Agree),
    (scenario(PLAY, played_asteroid(-1), setup=ACT, choices=[PAID, TAKEN]), Disagree),
    (scenario(PLAY, played_asteroid(-3), setup=ACT, choices=[PAID]), Disagree),
    (scenario(PLAY, played_asteroid(-2, temp=4), setup=ACT, choices=[PAID]), Disagree),
    (scenario(PLAY, played_asteroid(-2, oxy=1), setup=ACT, choices=[PAID]), Disagree),
    (scenario(PLAY, {"cost": 13, "can_play": True}, setup=ACT), Disagree),
    (scenario(PLAY, {"cost": 14, "can_play": False}, setup=ACT), Disagree),
    # A ruling explains only its own scenarios, and there only the result that it names.
    (scenario(PLAY, {"can_play": False}, setup=ACT, note="dev_robotic_noctis"), Disagree),
    (scenario({"op": "play", "card": "Insulation"}, {"can_play": False},
              setup={"blue": {"res": {"megacredits": 9}, "hand": ["Insulation"]}}), Ruled),
    (scenario({"op": "play", "card": "Insulation"}, {"can_play": False, "cost": 3},
              setup={"blue": {"res": {"megacredits": 9}, "hand": ["Insulation"]}}), Disagree),
    # Doing nothing is no ruling where a card asks for no number.
    (scenario({"op": "play", "card": "Sabotage"}, {"can_play": False},
              setup={"blue": {"res": {"megacredits": 9}, "hand": ["Sabotage"]}}), Disagree),
    (scenario({"op": "can_play", "card": "Aerial Lenses"}, {"can_play": True}), LeftOut),
    (scenario({"op": "turmoil_phase"}, {"delta": {}}), LeftOut),
    (scenario({"op": "sing"}, {"delta": {}}), NotRun),
    (scenario({"op": "fund_award", "award": "Singer"}, {"can_act": True}), NotRun),
    (scenario({"op": "legal_spaces", "kind": "volcanic"}, {"spaces": "09 14 21 29"}), Agree),
    (scenario({"op": "legal_spaces", "kind": "volcanic"}, {"spaces": "09 14 21"}), Disagree),
    (scenario({"op": "place", "tile": "city", "space": "03"},
              {"delta": {"tiles": [["03", "city", "blue"]], "blue": {"res": {"steel": 2}}}}), Agree),
    (scenario({"op": "raise", "param": "temp", "steps": 3},
              {"delta": {"temp": 6, "blue": {"prod": {"heat": 1}, "tr": 3}}}), Agree),
    # What cannot be set up is not run, and takes no other scenario with it.
    (scenario({"op": "vp", "card": "Algae"}, {"vp": 0}, setup={"tiles": [["64", "ocean"]]}), NotRun),
    (scenario({"op": "vp", "card": "Algae"}, {"vp": 0}, setup={"players": ["blue"] * 6}), NotRun),
    # Nobody is blue.
    (scenario({"op": "raise", "param": "oxy", "steps": 1},
              {"delta": {"oxy": 1, "red": {"tr": 1}}}, setup={"players": ["red", "black"]}), Agree),
]  # fmt: skip


@pytest.mark.parametrize(("one", "outcome"), OWN)
def test_a_comparison_finds_what_differs_and_nothing_else(one: Scenario, outcome: type) -> None:
    assert isinstance(COMPARER.compare(one), outcome)


def test_a_disagreement_shows_only_what_differs() -> None:
    result = COMPARER.compare(
        scenario(PLAY, played_asteroid(-2, temp=4), setup=ACT, choices=[PAID])
    )
    assert isinstance(result, Disagree)
    assert result.expected == {"delta": {"temp": 4}} and result.got == {"delta": {"temp": 2}}


@pytest.mark.parametrize(
    ("expected", "shown", "got"),
    [
        ({"res": {"heat": 1}, "tr": 1}, {"res": {"heat": 1}}, {"res": None}),
        ({}, None, {"tr": 1}),
        ({"tr": 2}, {"tr": 2}, {"tr": 1}),
    ],
)
def test_what_one_side_lacks_is_none(expected: Any, shown: Any, got: Any) -> None:
    raised = {"op": "raise", "param": "oxy", "steps": 1}
    result = COMPARER.compare(scenario(raised, {"delta": {"oxy": 1, "blue": expected}}))
    assert isinstance(result, Disagree)
    assert result.expected == {"delta": {"blue": shown}} and result.got == {"delta": {"blue": got}}


def written(folder: Path, *scenarios: Scenario) -> Path:
    entries = [
        {
            "id": one.id,
            "card": one.card,
            "why": "",
            "setup": one.setup,
            "op": one.op,
            "choices": list(one.choices),
            "expected": one.expected,
        }
        for one in scenarios
    ]
    content = {"kind": "payment", "schema": 1, "scenarios": entries}
    (folder / "payment.json").write_text(json.dumps(content), "utf-8")
    return folder


@pytest.mark.parametrize(("which", "code"), [(0, 0), (2, 1), (14, 1), (13, 0)])
def test_the_exit_code_is_1_where_anything_disagrees_or_is_not_run(
    which: int, code: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(written(tmp_path, OWN[which][0]), SETS, True, 5, 1) == code
    (file,) = json.loads(capsys.readouterr().out)["files"]
    assert sorted(file) == ["agree", "disagree", "file", "left_out", "not_run", "ruled"]
    assert file["file"] == "payment.json"


@pytest.mark.parametrize("sets", [SETS, None])
def test_what_needs_a_set_that_is_not_here_is_left_out_and_no_mistake(
    tmp_path: Path, sets: tuple[str, ...] | None
) -> None:
    report = compare_folder(written(tmp_path, OWN[13][0]), sets, 1)
    (file,) = report.files
    assert report.clean and len(file.left_out) == 1 and not file.not_run


ONE = {"id": "a", "card": "b", "setup": {}, "op": {"op": "vp"}, "choices": [], "expected": {}}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"id": 5}, "scenario 1: `id` cannot be 5."),
        ({"op": "vp"}, "scenario 1: `op` cannot be 'vp'."),
        ({"op": {}}, "scenario 1 has no `op`."),
        ({"setup": []}, "scenario 1: `setup` cannot be []."),
        ({"expected": None}, "scenario 1: `expected` cannot be None."),
        ({"choices": {}}, "scenario 1: `choices` cannot be {}."),
        ({"choices": [{"value": 1}]}, "scenario 1, choice has no `kind`."),
    ],
)
def test_a_scenario_of_another_form_is_named(
    wrong: dict[str, Any], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x.json").write_text(json.dumps({"scenarios": [{**ONE, **wrong}]}), "utf-8")
    assert run(tmp_path, SETS, False, 5, 1) == 2
    assert said in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("sets", [("base", "moon"), ("corporate_era",)])
def test_sets_that_cannot_be_played_are_a_mistake_of_usage(
    sets: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(written(tmp_path, OWN[0][0]), sets, False, 5, 1) == 2
    assert f"`{sets[-1]}`" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "text"), [("x.json", "{"), ("x.txt", ""), ("board.json", '{"kind": "board"}')]
)
def test_a_folder_without_scenarios_is_told_so(
    name: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / name).write_text(text, "utf-8")
    assert run(tmp_path, SETS, False, 5, 1) == 2
    assert "cardwright:" in capsys.readouterr().err


def test_every_ruling_names_a_deviation_of_the_oracle_and_the_result_it_asks_for() -> None:
    # 0 where the oracle's page does not speak of it: then the passage alone must say it.
    assert {ruling.section for ruling in COMPARER.rulings} <= {0, 1, 5, 7, 9, 16}
    assert all(ruling.ours and ruling.passage for ruling in COMPARER.rulings)
