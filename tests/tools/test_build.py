"""Building a project again and again. In: a small project, changed. Out: what was written, deleted, left alone."""

import errno
import json
import os
from collections.abc import Iterable
from pathlib import Path

import pytest
from tools.project_for_build import (
    FROST,
    GAME,
    card_path,
    everything_in,
    generated_path,
    write_project,
)

from cardwright.plan.from_rules import Setting, planned
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright_runtime.built_packs import note_path
from cardwright_tools.building.build import build
from cardwright_tools.project import NotAProject

MANIFEST = "cardwright_cards/manifest.json"
FROST_MODULE = "cardwright_cards/terraforming_mars/seasons/frost.py"
WORDS = "cardwright_cards/terraforming_mars/seasons/texts.json"
CATALOGUE = "cardwright_cards/terraforming_mars/catalogue.py"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    project = write_project(tmp_path)
    report = build(project)
    assert report.exit_code == 0 and FROST_MODULE in report.written
    return project


def note(root: Path) -> Path:
    """Where the build notes what it made, in the user's own folder."""
    return Path(note_path(str(root)) or "")


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_a_second_build_writes_nothing(root: Path) -> None:
    times = {path: path.stat().st_mtime_ns for path in root.rglob("*.py")}
    report = build(root)
    assert (report.written, report.deleted) == ([], [])
    assert {path: path.stat().st_mtime_ns for path in root.rglob("*.py")} == times


def test_a_build_from_nothing_is_byte_for_byte_the_same(
    root: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    other = write_project(tmp_path_factory.mktemp("other"))
    build(other)
    assert everything_in(other) == everything_in(root)


def test_an_edited_card_alone_is_compiled_and_written(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def noted(cards: Iterable[Card], source: SourceFile, within: Setting) -> object:
        asked.append(source.path)
        return planned(cards, source, within)

    monkeypatch.setattr("cardwright.plan.from_rules.planned", noted)
    edit(card_path(root, "frost"), "gain 2 heat", "gain 3 heat")
    report = build(root)
    assert sorted(report.written) == [MANIFEST, FROST_MODULE, WORDS]
    assert asked == ["cards/terraforming_mars/seasons/frost.card"]
    assert "RESOURCE_HEAT, 3" in generated_path(root, "frost").read_text()


def test_an_edited_comment_changes_no_module(root: Path) -> None:
    path = card_path(root, "frost")
    path.write_text(path.read_text() + "# Cold.\n")
    assert build(root).written == [MANIFEST]


def test_a_changed_noun_reaches_every_card_that_uses_it(root: Path) -> None:
    edit(
        root / "cards/terraforming_mars/vocabulary/resources.card", 'plant "plant"', 'plant "leaf"'
    )
    report = build(root)
    assert FROST_MODULE.replace("frost", "thaw") in report.written
    assert FROST_MODULE not in report.written
    assert "leaf" in generated_path(root, "thaw").read_text()


def test_a_card_that_goes_takes_its_module_along(root: Path) -> None:
    card_path(root, "frost").unlink()
    compiled = generated_path(root, "frost").with_name("frost.cpython-311-x86_64-linux-gnu.so")
    compiled.write_bytes(b"")
    report = build(root)
    assert FROST_MODULE in report.deleted and CATALOGUE in report.written
    assert not generated_path(root, "frost").exists() and not compiled.exists()


def test_a_folder_without_cards_goes_too(root: Path) -> None:
    for name in ("frost", "thaw", "set"):
        card_path(root, name).unlink()
    build(root)
    assert not generated_path(root, "frost").parent.exists()


def test_a_renamed_card_is_a_new_module(root: Path) -> None:
    card_path(root, "frost").rename(card_path(root, "rime"))
    report = build(root)
    assert FROST_MODULE in report.deleted
    assert generated_path(root, "rime").exists()


def test_an_edited_module_is_written_anew(root: Path) -> None:
    generated_path(root, "frost").write_text("print('mine')\n")
    assert build(root).written == [FROST_MODULE]
    assert "mine" not in generated_path(root, "frost").read_text()


def test_a_stray_module_is_deleted(root: Path) -> None:
    generated_path(root, "stray").write_text("")
    assert build(root).deleted == ["cardwright_cards/terraforming_mars/seasons/stray.py"]


def test_what_is_not_ours_beside_the_package_stays(root: Path) -> None:
    (root / "generated" / "notes.py").write_text("")
    assert build(root).deleted == []


def test_a_card_with_a_mistake_keeps_its_old_module_and_is_told(root: Path) -> None:
    before = everything_in(root)
    edit(card_path(root, "frost"), "gain 2 heat", "gain 2 haet")
    report = build(root)
    assert report.exit_code == 1
    assert [finding.slug for finding in report.findings] == ["unknown-resource"]
    after = everything_in(root)
    assert {**after, MANIFEST: b""} == {**before, MANIFEST: b""}
    assert build(root).exit_code == 1
    card_path(root, "frost").write_text(FROST)
    assert build(root).exit_code == 0
    assert everything_in(root) == before


REFUSED = {
    "a word that is none": ("frost", "gain 2 heat", "gain 2 haet"),
    "an amount that nobody can mean": ("frost", "gain 2 heat", "gain 120 heat"),
    "what no game carries out": (
        "frost",
        "gain 2 heat",
        "gain 1 heat per card in hand of opponents",
    ),
    "the id of an earlier card": ("thaw", "card thaw", "card frost"),
    "the number of an earlier card": ("thaw", "X02", "X01"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_build_refuses_what_check_finds_wrong(root: Path, name: str) -> None:
    before = everything_in(root)
    card, old, new = REFUSED[name]
    edit(card_path(root, card), old, new)
    report = build(root)
    assert report.exit_code == 1
    assert report.refused == {f"{GAME}/seasons/{card}.card": True}
    assert {**everything_in(root), MANIFEST: b""} == {**before, MANIFEST: b""}


def test_a_first_build_deletes_no_module_of_a_card_with_a_mistake(root: Path) -> None:
    """Nor does it leave the module out of the catalogue: what the last build remembered is not in a checkout."""
    before = everything_in(root)
    edit(card_path(root, "frost"), "gain 2 heat", "gain 2 haet")
    note(root).unlink()
    assert build(root).deleted == []
    assert {**everything_in(root), MANIFEST: b""} == {**before, MANIFEST: b""}


def test_a_card_that_was_never_built_is_not_in_the_catalogue(root: Path) -> None:
    before = everything_in(root)
    path = card_path(root, "rime")
    path.write_text(FROST.replace("frost", "rime").replace("Frost", "Rime").replace("X01", "X03"))
    edit(path, "gain 2 heat", "gain 120 heat")
    edit(card_path(root, "set"), "card 2", "card 3")
    report = build(root)
    assert report.refused == {f"{GAME}/seasons/rime.card": False}
    assert {**everything_in(root), MANIFEST: b""} == {**before, MANIFEST: b""}


def test_a_refused_card_whose_module_was_lost_leaves_the_catalogue(root: Path) -> None:
    edit(card_path(root, "frost"), "gain 2 heat", "gain 120 heat")
    generated_path(root, "frost").unlink()
    assert build(root).refused == {f"{GAME}/seasons/frost.card": False}
    assert "frost" not in (root / "generated" / CATALOGUE).read_text()


def test_a_folder_that_cannot_be_looked_into_deletes_no_module(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, look = everything_in(root), os.scandir
    closed = str(card_path(root, "frost").parent)

    def scandir(path: str) -> object:
        if str(path) == closed:
            raise PermissionError(errno.EACCES, "Permission denied", path)
        return look(path)

    monkeypatch.setattr(os, "scandir", scandir)
    with pytest.raises(PermissionError):
        build(root)
    assert everything_in(root) == before


NO_PATH = (
    '{"compiler": "x", "sources": {}, "shared": {"a.py": {"path": {}, "raw": "", "text": ""}}}'
)


@pytest.mark.parametrize("memory", ["", "{}", "[]", "null", '{"compiler": 1}', "\x00", NO_PATH])
def test_a_spoilt_memory_is_forgotten(root: Path, memory: str) -> None:
    before = everything_in(root)
    note(root).write_text(memory)
    report = build(root)
    assert (report.exit_code, report.written) == (0, [])
    assert everything_in(root) == before


def test_check_changes_nothing_and_says_what_differs(root: Path) -> None:
    edit(card_path(root, "frost"), "gain 2 heat", "gain 3 heat")
    generated_path(root, "stray").write_text("")
    before = everything_in(root)
    report = build(root, check=True)
    assert report.exit_code == 1
    assert FROST_MODULE in report.written
    assert report.deleted == ["cardwright_cards/terraforming_mars/seasons/stray.py"]
    assert everything_in(root) == before
    build(root)
    assert build(root, check=True).exit_code == 0


def test_the_manifest_knows_every_source_and_the_version(root: Path) -> None:
    manifest = json.loads((root / "generated" / MANIFEST).read_text())
    assert set(manifest) == {"compiler", "packs", "sources"}
    assert "cards/terraforming_mars/seasons/frost.card" in manifest["sources"]


def test_modules_are_named_alike_wherever_the_user_stands(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = everything_in(root)
    monkeypatch.chdir(root / "cards")
    note(root).unlink()
    assert build(root).written == []
    assert everything_in(root) == before


def test_a_link_does_not_lead_a_module_out_of_the_project(
    root: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    outside = tmp_path_factory.mktemp("outside")
    folder = generated_path(root, "frost").parent
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    folder.symlink_to(outside)
    with pytest.raises(NotAProject, match="outside"):
        build(root)
    assert list(outside.iterdir()) == []
