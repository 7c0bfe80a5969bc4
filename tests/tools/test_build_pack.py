"""A pack that lies outside of the project. In: a folder with a noun and a card. Out: a package of its own, which the runtime can use."""

import importlib
import json
from pathlib import Path

import pytest
from read_with_game import offered_by_game

from cardwright.python.closed_list import strays
from cardwright_tools import project
from cardwright_tools.building import printing
from cardwright_tools.building.build import build

PACK = """\
pack ice_age "Ice Age"
    game terraforming_mars
    fan_made
    needs base
"""
NOUNS = """\
resource snow "snow"
    many "snow"
    has production

token flake "flake"
"""
CARD = """\
card first_snow "First Snow"
    number I01
    active, cost 8, holds flake
    when played
        increase snow production 1
    action
        add 1 flake to this card
    score 1 per 3 flakes on this card
"""


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    root = tmp_path / "ice-age"
    for name, text in (("pack", PACK), ("vocabulary/nouns", NOUNS), ("deep down/first-snow", CARD)):
        path = root / f"{name}.card"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.chdir(root)
    return root


def test_a_pack_becomes_a_package_of_its_own(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    report = build(pack)
    monkeypatch.syspath_prepend(str(pack / "generated"))
    assert [(f.title, f.primary.span.path) for f in report.findings] == []
    package = "cardwright_pack_ice_age"
    assert sorted(report.written) == [
        f"{package}/__init__.py",
        f"{package}/cards/deep down/first-snow.card",
        f"{package}/cards/pack.card",
        f"{package}/cards/vocabulary/nouns.card",
        f"{package}/catalogue.py",
        f"{package}/deep_down/__init__.py",
        f"{package}/deep_down/first_snow.py",
        f"{package}/deep_down/texts.json",
        f"{package}/manifest.json",
        f"{package}/nouns.py",
        f"{package}/py.typed",
    ]
    for path in (pack / "generated").rglob("*.py"):
        assert strays(path.read_text(), offered_by_game()) == ()
    assert build(pack).written == []
    rules = importlib.import_module(f"{package}.catalogue").RULES
    assert rules == {"ice_age": ((f"{package}.deep_down.first_snow", "FirstSnow"),)}
    card = importlib.import_module(f"{package}.deep_down.first_snow").FirstSnow()
    nouns = importlib.import_module(f"{package}.nouns")
    runtime = importlib.import_module("cardwright_runtime.terraforming_mars.nouns")
    assert card.holds == nouns.TOKEN_FLAKE == runtime.define("token", "flake", "ice_age")
    assert nouns.PRODUCTION_SNOW == nouns.RESOURCE_SNOW + runtime.PRODUCTION
    assert card.texts.source == "deep down/first-snow.card"


def test_a_file_of_a_pack_cannot_pass_for_one_of_the_game(pack: Path) -> None:
    imitation = pack / "cards/terraforming_mars/vocabulary/resources.card"
    imitation.parent.mkdir(parents=True)
    imitation.write_text('token frost "frost"\n')
    report = build(pack)
    assert [finding.title for finding in report.findings if finding.is_error] == []
    nouns = (pack / "generated/cardwright_pack_ice_age/nouns.py").read_text()
    assert "TOKEN_FROST" in nouns and "RESOURCE_PLANT" not in nouns


def test_packs_side_by_side_are_built_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("ice_age", "moon_base"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "pack.card").write_text(PACK.replace("ice_age", name))
    assert printing.run(check=True, as_json=True) == 1
    assert set(json.loads(capsys.readouterr().out)) == {"ice_age", "moon_base"}
    assert printing.run(check=False, as_json=False) == 0
    assert capsys.readouterr().out.startswith("ice_age:\n")
    assert (tmp_path / "moon_base" / "generated" / "cardwright_pack_moon_base").is_dir()


def test_the_game_of_a_wheel_is_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(project, "HOME", tmp_path / "game")
    monkeypatch.setattr(printing, "HOME", tmp_path / "game")
    with pytest.raises(project.NotAProject, match="new pack"):
        printing.run(check=False, as_json=False)
