"""Releases of engines and packs. In: projects as authors leave them. Out: what stands against a release, and what one holds."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tools.shell import ROOT, cardwright

from cardwright_tools.releasing.archives import Distribution, wheel, zipped
from cardwright_tools.releasing.contents import BESIDE, SOURCES
from cardwright_tools.releasing.notes import with_notes
from cardwright_tools.releasing.records import changes_of, sbom
from cardwright_tools.releasing.release import put_in_place

pytestmark = pytest.mark.slow

MADE = """
import hashlib, json, os, sys
os.chdir(sys.argv[1])
from cardwright_tools.project import find_project
from cardwright_tools.releasing.contents import contents
from cardwright_tools.releasing.release import put_in_place, released
from pathlib import Path
files = released(contents(find_project(), ["turmoil"]), "9.9", {"stories": "none told"})
put_in_place(files, Path(sys.argv[2]))
"""
PLAY = """
import random, sys
import cardwright_runtime
from cardwright_runtime.terraforming_mars import new_game
game = new_game(sets=sys.argv[1].split(","), packs=sys.argv[2:], seed=3)
chance = random.Random(3)
while (decision := game.decision) is not None:
    game.choose(chance.randrange(len(decision.options)))
print(cardwright_runtime.RUNS_FROM, game.generation > 5)
"""


def python(
    *words: str | Path, at: Path, umask: int = 0o022, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Without what this environment has installed, unless it is named."""
    own = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    command = [sys.executable, *map(str, words)]
    return subprocess.run(
        command,
        cwd=at,
        env=own | environment,
        umask=umask,
        capture_output=True,
        text=True,
        timeout=200,
    )


def made(root: Path, out: Path, umask: int = 0o022, **environment: str) -> dict[str, str]:
    path = os.pathsep.join(str(root / folder) for folder in SOURCES)
    done = python("-c", MADE, root, out, at=out.parent, umask=umask, PYTHONPATH=path, **environment)
    assert done.returncode == 0, done.stderr[-2000:]
    return {p.name: hashlib.sha256(p.read_bytes()).hexdigest() for p in out.iterdir()}


def copy_of_the_project(folder: Path) -> Path:
    """In another order, at another time, to be read by nobody else."""
    ignored = shutil.ignore_patterns("__pycache__", "compiled", "*.whl")
    for name in reversed(SOURCES):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored, copy_function=shutil.copyfile)
    for name in BESIDE:
        shutil.copyfile(ROOT / name, folder / name)
    return folder


def test_an_engine_is_the_same_byte_for_byte_wherever_it_is_made(tmp_path: Path) -> None:
    here = made(ROOT, tmp_path / "one", PYTHONHASHSEED="0", LC_ALL="C", TZ="UTC")
    elsewhere = copy_of_the_project(tmp_path / "a long way off")
    other = {"PYTHONHASHSEED": "77", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"}
    there = made(elsewhere, tmp_path / "two", 0o077, **other)
    assert here == there and len(here) == 7
    wheel = tmp_path / "one" / "cardwright_engine-9.9-py3-none-any.whl"
    _is_a_small_engine(wheel, tmp_path)


def _is_a_small_engine(wheel: Path, folder: Path) -> None:
    """Only the set that was asked for, and what that needs; it depends on nothing, and plays."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        metadata = archive.read("cardwright_engine-9.9.dist-info/METADATA").decode()
    options = ("--no-index", "--no-deps", "--quiet", "--target", folder / "site")
    done = python("-m", "pip", "install", *options, wheel, at=folder)
    assert done.returncode == 0, done.stderr
    assert "Requires-Dist" not in metadata and "Version: 9.9\n" in metadata
    sets = {name.split("/")[2] for name in names if name.startswith("cardwright_cards/terra")}
    assert {"base", "turmoil"} < sets and not {"corporate_era", "turmoil_promos"} & sets
    done = python(
        "-I", "-c", f"import sys; sys.path[0] = {str(folder / 'site')!r}{PLAY}", "base", at=folder
    )
    assert done.stdout == "source True\n", done.stderr[-2000:]


@pytest.fixture
def frost(tmp_path: Path) -> Path:
    """A pack in a repository, built and committed."""
    cardwright("new", "pack", "Frost", at=tmp_path)
    folder = tmp_path / "frost"
    cardwright("build", at=folder)
    commit(folder, "init")
    return folder


def commit(folder: Path, *words: str) -> None:
    git = ("git", "-c", "user.name=a", "-c", "user.email=a@b.c", "-C", str(folder))
    for command in (*(words and [("init", "-q")]), ("add", "-A"), ("commit", "-qm", "more")):
        subprocess.run([*git, *command], check=True)


def test_what_stands_against_a_release_is_said_gate_by_gate(frost: Path) -> None:
    out = frost.parent / "out"

    def refused(version: str = "0.1") -> str:
        said = cardwright("release", "--version", version, "--out", out, at=frost)
        assert said.code == 1 and not out.exists(), said
        assert "There is no release yet:" in said.err
        return said.err

    assert "version: pack.card says 0.1, and 1.0 is to be released" in refused("1.0")
    card = frost / "first_frost.card"
    text = card.read_text()
    card.write_text(text.replace("cost 8", "cost 9"))
    said = refused()
    assert "tree: 1 file not committed, the first is first_frost.card" in said
    assert "build: 3 generated files not as the cards say" in said
    card.write_text(text.replace("add 1 frost_marker", "add 1 frost_makrer"))
    assert "check: 1 error, the first is unknown-" in refused()
    card.write_text(text.replace("add 1 frost_marker", "add 2 frost_markers"))
    cardwright("build", at=frost)
    commit(frost)
    assert "stories: 1 of 3 do not hold, the first is" in refused()


def test_a_pack_is_released_whole(frost: Path) -> None:
    out = frost.parent / "out"
    said = cardwright("release", "--version", "0.1", "--out", out, at=frost)
    assert said.code == 0, said.err
    again = cardwright("release", "--version", "0.1", "--out", out, at=frost)
    assert again.code == 2 and "never written over another one" in again.err
    lines = [line.split("  ") for line in (out / "SHA256SUMS").read_text().splitlines()]
    sums = {name: digest for digest, name in lines}
    assert {p.name for p in out.iterdir()} == {*sums, "SHA256SUMS"}
    for name, digest in sums.items():
        assert hashlib.sha256((out / name).read_bytes()).hexdigest() == digest
    told = json.loads((out / "release.json").read_text())
    items = {item["id"]: item for item in told["items"]}
    assert items["first_frost"]["class"] == "cardwright_pack_frost/first_frost.py"
    assert told["checked"]["stories"] == {"told": 3, "hold": 3}
    assert told["checked"]["python"] == [] and "Python" not in said.out
    bom = json.loads((out / "sbom.cdx.json").read_text())
    assert bom["bomFormat"] == "CycloneDX"
    assert bom["metadata"]["component"]["purl"] == "pkg:pypi/cardwright-pack-frost@0.1"
    assert bom["dependencies"][0]["dependsOn"] == [
        "cardwright:base",
        "cardwright:terraforming_mars",
    ]
    assert set(told["builds_on"]) == {"base", "terraforming_mars"}
    with zipfile.ZipFile(out / "cardwright_pack_frost-0.1-py3-none-any.whl") as wheel:
        wheel.extractall(frost.parent / "site")
    path = os.pathsep.join(map(str, (frost.parent / "site", ROOT / "runtime", ROOT / "generated")))
    done = python("-c", PLAY, "base", "frost", at=frost.parent, PYTHONPATH=path)
    assert done.stdout.endswith(" True\n"), done.stderr[-2000:]
    said = cardwright("diff", out, frost, "--games", "0", at=frost)
    assert "all as they were" in said.out, said


def test_a_release_says_that_it_runs_python_of_its_author(frost: Path) -> None:
    card = frost / "storm.card"
    card.write_text(
        'card storm "Storm"\n    number F09\n    event, cost 4\n    python "evil:Storm"\n'
    )
    for story in frost.glob("stories/*.md"):
        story.unlink()
    cardwright("build", at=frost)
    commit(frost)
    out = frost.parent / "out"
    said = cardwright("release", "--version", "0.1", "--out", out, at=frost)
    assert said.code == 0, said.err
    assert "Runs hand-written Python (`evil:Storm`)" in said.out
    assert "--allow-python frost" in said.out
    assert json.loads((out / "release.json").read_text())["checked"]["python"] == ["evil:Storm"]


def test_the_sbom_lists_each_wheel_and_what_it_needs() -> None:
    engine = Distribution("cardwright-engine", "9.9", "", "Apache-2.0")
    wheels = {name: wheel(engine, {name: b""}) for name in ("pure.whl", "native.whl")}
    asks = b"Requires-Dist: lark>=1.2\nRequires-Dist: pyarrow>=15; extra == 'simulate'\n"
    wheels["tools.whl"] = zipped({"tools-9.9.dist-info/METADATA": asks})
    bom = json.loads(sbom(engine, wheels, {}))
    files = {p["name"]: p["hashes"][0]["content"] for p in bom["components"] if "hashes" in p}
    assert files == {name: hashlib.sha256(raw).hexdigest() for name, raw in wheels.items()}
    assert [p["name"] for p in bom["components"] if p["type"] == "library"] == ["lark"]
    assert bom["dependencies"] == [
        {"ref": "pkg:pypi/cardwright-engine@9.9", "dependsOn": []},
        {"ref": "file:tools.whl", "dependsOn": ["pkg:pypi/lark"]},
    ]


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        put_in_place({"good": b"1", "no/such/folder": b"2"}, tmp_path / "out")
    assert [*tmp_path.iterdir()] == []


KILLED = """
import os, signal, sys
from pathlib import Path
from cardwright_tools.releasing.release import put_in_place
written = []
def synced(file):
    written.append(file)
    if len(written) == int(sys.argv[2]):
        os.kill(os.getpid(), signal.SIGKILL)
os.fsync = synced
put_in_place({"a": b"1", "b": b"2", "c": b"3"}, Path(sys.argv[1]))
"""


@pytest.mark.parametrize("killed_at", [1, 2, 3])
def test_a_release_that_is_killed_never_has_its_name(tmp_path: Path, killed_at: int) -> None:
    path = os.pathsep.join(str(ROOT / folder) for folder in SOURCES)
    out = tmp_path / "out"
    done = python("-c", KILLED, out, str(killed_at), at=tmp_path, PYTHONPATH=path)
    assert done.returncode == -9 and not out.exists()
    put_in_place({"a": b"1"}, out)
    assert [p.name for p in tmp_path.iterdir()] == ["out"] and (out / "a").read_bytes() == b"1"


def test_waiting_notes_are_gathered_before_a_release(frost: Path) -> None:
    for group, name, text in (
        ("fixed", "marks", "Marks count again,\nalso at the end.\n"),
        ("added", "frost", "A card.\n"),
    ):
        (frost / "changes" / group).mkdir(parents=True)
        (frost / "changes" / group / f"{name}.md").write_text(text)
    commit(frost)
    out = frost.parent / "out"
    said = cardwright("release", "--version", "0.1", "--out", out, at=frost)
    assert said.code == 1 and "changes: 2 notes in `changes`: `cardwright release" in said.err
    assert "--out FOLDER" in cardwright("release", "--version", "0.1", at=frost).err
    said = cardwright("release", "--version", "0.1", "--notes", at=frost)
    assert said.out == "CHANGELOG.md: 2 notes added to 0.1.\n", said
    notes = "### Added\n\n- A card.\n\n### Fixed\n\n- Marks count again,\n  also at the end.\n"
    assert (frost / "CHANGELOG.md").read_text() == f"# Changelog\n\n## 0.1\n\n{notes}"
    assert not list(frost.glob("changes/*/*"))
    commit(frost)
    assert cardwright("release", "--version", "0.1", "--out", out, at=frost).code == 0
    assert (out / "CHANGES.md").read_text() == f"# cardwright_pack_frost 0.1\n\n{notes}"
    (frost / "changes" / "odd").mkdir()
    (frost / "changes" / "odd" / "one.md").write_text("One.\n")
    said = cardwright("release", "--version", "0.1", "--notes", at=frost)
    assert said.code == 2 and "There is no group of changes `odd`" in said.err


def test_notes_stand_behind_those_of_their_group() -> None:
    log = "# Log\n\nWords.\n\n## 2.0 (soon)\n\nLead.\n\n### Fixed\n\n- one\n\n## 1.0\n\n- old\n"
    told = with_notes(log, "2.0", {"fixed": ["two"], "added": ["new"]})
    assert told == log.replace("- one\n", "- one\n- two\n\n### Added\n\n- new\n")
    told = with_notes(log, "2.1", {"fixed": ["two"]})
    assert told == log.replace("## 2.0", "## 2.1\n\n### Fixed\n\n- two\n\n## 2.0")


def test_notes_are_those_of_one_version() -> None:
    log = "# Changelog\n\n## 1.2.1 (soon)\n\n- new\n\n## 1.2\n\n- old\n"
    assert changes_of(log, "1.2.1") == "- new" and changes_of(log, "1.2") == "- old"
    assert changes_of(log, "1.3") == ""
