"""Packs that build on packs. In: packs in folders side by side, in a wheel, among the game's cards. Out: what commands and games find."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tools.shell import cardwright

from cardwright_runtime.own_folders import cache_folder
from cardwright_runtime.terraforming_mars.packs import COPIES

pytestmark = pytest.mark.slow

MANIFEST = 'pack {id} "{name}"\n    game terraforming_mars\n    fan_made\n    version "1.0"\n'
NEEDING = """\
card {id} "{name}"
    number {number}
    active, cost 8, holds frost_marker
    action
        add 2 frost_markers to this card
    score 1 per frost_marker on this card
"""
STORY = """\
# It

| given | when | then |
|---|---|---|
| deep frost in play | use deep frost | +2 frost markers on deep frost |
| first frost in play | use first frost | +1 frost marker on first frost |
"""
PLAYED = """
import sys
from cardwright_runtime.terraforming_mars import digest, load, new_game, save
game = new_game(seed=1, packs=(sys.argv[1],))
print(*game.table.packs, digest(load(save(game))) == digest(game))
"""


def pack_at(folder: Path, id: str, needs: str, **cards: str) -> Path:
    (folder / "stories").mkdir(parents=True)
    manifest = MANIFEST.format(id=id, name=id.capitalize())
    (folder / "pack.card").write_text(f"{manifest}    needs {needs}\n")
    for name, text in cards.items():
        (folder / f"{name}.card").write_text(text)
    return folder


@pytest.fixture
def frost(tmp_path: Path) -> Path:
    """A pack with a noun, of the sort that `new pack` starts."""
    assert cardwright("new", "pack", "Frost", at=tmp_path).code == 0
    return tmp_path / "frost"


@pytest.fixture
def deep(frost: Path) -> Path:
    card = NEEDING.format(id="deep_frost", name="Deep Frost", number="D01")
    folder = pack_at(frost.parent / "deep", "deep", "base, frost", deep_frost=card)
    (folder / "stories" / "it.md").write_text(STORY)
    return folder


def played(pack: Path, **environment: str) -> str:
    """The packs of a game with that one, in a process of its own, and whether a save of it is the same game."""
    paths = ":".join([*sys.path, *environment.values()])
    command = [sys.executable, "-c", PLAYED, str(pack)]
    done = subprocess.run(command, capture_output=True, text=True, env={"PYTHONPATH": paths})
    return done.stdout.strip() or done.stderr.splitlines()[-1]


def test_a_pack_beside_it_is_found_by_check_build_stories_games_and_tables(deep: Path) -> None:
    assert cardwright("check", at=deep).out == "Checked 2 items in 2 files: no mistakes.\n"
    assert cardwright("test", at=deep).out == "2 of 2 stories hold.\n"
    assert played(deep) == "deep frost True"
    rows = deep / "rows.parquet"
    assert cardwright("simulate", "--games", "1", "--packs", ".", "--out", rows, at=deep).code == 0
    assert "There is no" not in cardwright("text", "deep_frost", at=deep).out
    from_above = cardwright("build", "--check", at=deep.parent)
    assert from_above.code == 0 and "0 files differ" in from_above.out


def test_what_is_needed_is_built_first(deep: Path, frost: Path) -> None:
    said = cardwright("build", at=deep).out
    assert 0 <= said.index("/frost:") < said.index(".:\n")
    assert (frost / "generated" / "cardwright_pack_frost").is_dir()
    module = deep / "generated" / "cardwright_pack_deep" / "deep_frost.py"
    assert "from cardwright_pack_frost.nouns import TOKEN_FROST_MARKER" in module.read_text()


def test_what_is_needed_by_what_is_needed_comes_along(deep: Path) -> None:
    card = NEEDING.format(id="far_frost", name="Far Frost", number="R01")
    far = pack_at(deep.parent / "far", "far", "deep", far_frost=card)
    assert cardwright("check", at=far).code == 0
    assert cardwright("build", at=far).code == 0
    assert played(far) == "deep far frost True"


def test_a_pack_from_a_wheel_is_found_like_one_beside(deep: Path, frost: Path) -> None:
    assert cardwright("build", at=frost).code == 0
    make = "from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"
    command = [sys.executable, "-c", f"import sys; {make}", str(deep.parent)]
    wheel = subprocess.run(command, cwd=frost, capture_output=True, text=True, check=True).stdout
    assert wheel.startswith("cardwright_pack_frost-0.1-")
    installed = deep.parent / "installed"
    zipfile.ZipFile(deep.parent / wheel.strip()).extractall(installed)
    far = deep.parent / "elsewhere" / "deep"
    far.parent.mkdir()
    deep.rename(far)
    path = {"PYTHONPATH": str(installed)}
    assert cardwright("check", at=far, **path).code == 0
    assert cardwright("test", at=far, **path).out == "2 of 2 stories hold.\n"
    assert "/installed" not in cardwright("build", at=far, **path).out
    assert played(far, **path) == "deep frost True"
    # Its cards came alone, and were built in a folder of the user's own, which outlives the wheel.
    assert played(far) == "deep frost True"
    shutil.rmtree(Path(str(cache_folder())) / COPIES / "frost")
    assert "needs the pack `frost`, which is not here" in played(far)


def test_a_pack_that_comes_with_the_game_is_needed_by_its_name(tmp_path: Path) -> None:
    card = NEEDING.replace("frost_marker", "core_sample")
    text = card.format(id="core_store", name="Core Store", number="S01")
    store = pack_at(tmp_path / "store", "store", "base, polar_stations", core_store=text)
    assert cardwright("check", at=store).code == 0
    assert cardwright("build", at=store).code == 0
    assert played(store) == "polar_stations store True"


def test_a_noun_of_a_pack_that_is_not_needed_is_unknown_and_leads_to_its_pack(deep: Path) -> None:
    manifest = deep / "pack.card"
    manifest.write_text(manifest.read_text().replace(", frost", ""))
    said = cardwright("check", at=deep).out
    assert "There is no token called `frost_marker`" in said
    assert (
        "There are `animal`, `microbe`, `science`, `fighter`" in said and "core_sample" not in said
    )
    assert "Help: The pack `frost` has it: add `needs frost` to your `pack.card`." in said


def test_a_pack_that_is_nowhere_is_told_where_it_would_be_looked_for(deep: Path) -> None:
    manifest = deep / "pack.card"
    manifest.write_text(manifest.read_text().replace("frost", "thaw"))
    said = " ".join(cardwright("check", at=deep).out.split())
    assert "There is no set or pack called `thaw`" in said
    assert "A pack that is needed lies in a folder beside this one, or is installed" in said


@pytest.mark.parametrize(
    ("needs", "way_out"),
    [
        ("base, frost", "delete this one: it comes with `frost`"),
        ("base", "delete this one and add `needs deep` to pack `frost`"),
    ],
)
def test_two_packs_with_one_noun_are_told_the_way_out(deep: Path, needs: str, way_out: str) -> None:
    (deep / "noun.card").write_text('token frost_marker "frost mark"\n')
    manifest = deep / "pack.card"
    manifest.write_text(manifest.read_text().replace("base, frost", needs))
    said = cardwright("check", "deep", "frost", at=deep.parent).out
    assert "There is a token `frost_marker` already" in said
    assert way_out in " ".join(said.split())


def test_packs_that_are_not_named_together_have_nothing_to_do_with_each_other(deep: Path) -> None:
    manifest = deep / "pack.card"
    manifest.write_text(manifest.read_text().replace(", frost", ""))
    (deep / "noun.card").write_text('token frost_marker "frost mark"\n')
    assert cardwright("check", at=deep.parent).code == 0


def test_two_packs_with_one_card_cannot_be_played_together(deep: Path, frost: Path) -> None:
    again = (frost / "first_frost.card").read_text()
    (deep / "first_frost.card").write_text(again.replace("F01", "D09"))
    assert "duplicate-id" in cardwright("check", "--format", "short", at=deep).out
    manifest = deep / "pack.card"
    manifest.write_text(manifest.read_text().replace(", frost", ""))
    (deep / "noun.card").write_text('token frost_marker "frost mark"\n')
    assert cardwright("build", at=deep.parent).code == 0
    both = f"{deep},{frost}"
    said = cardwright(
        "simulate", "--games", "1", "--packs", both, "--out", deep / "r.parquet", at=deep
    )
    clash = "Two rules have the id `first_frost`: one in `deep` and one in `frost`."
    assert said.code == 2 and clash in " ".join(said.err.split())


def test_a_new_card_may_be_like_one_of_a_pack_that_is_needed(deep: Path) -> None:
    assert cardwright("new", "card", "Late Frost", "--like", "first_frost", at=deep).code == 0
    assert "holds frost_marker" in (deep / "late_frost.card").read_text()
    assert cardwright("check", at=deep).code == 0
    said = cardwright("new", "card", "Core", "--like", "ice_core_drill", at=deep)
    assert said.code == 2 and "There is no card `ice_core_drill`" in said.out + said.err
