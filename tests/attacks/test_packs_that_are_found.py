"""Where packs are looked for. In: folders, wheels and names. Out: the pack that is meant, the copy of it that is built here, or nothing; no module of a wheel."""

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from attacks.noted import lay, lay_pack, modules_of

from cardwright_runtime import built_packs
from cardwright_runtime.built_packs import PREFIX
from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars import packs as engine
from cardwright_tools import installed_packs, manifests, packs, writing
from cardwright_tools.building import build as building
from cardwright_tools.installed_packs import InstalledPack
from cardwright_tools.project import HOME, NotAProject


def head(id: str, *needs: str) -> str:
    return f'pack {id} "It"\n    game terraforming_mars\n    needs {", ".join(("base", *needs))}\n'


def lay_cards(folder: Path, id: str, *needs: str) -> Path:
    folder.mkdir(parents=True)
    (folder / "pack.card").write_text(head(id, *needs))
    return folder


# ---------------------------------------------------------------- wheels


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where wheels are installed; the user has a folder of his own."""
    site = tmp_path / "site"
    site.mkdir()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(str(site))
    return site


def install(site: Path, id: str, *points: str, says: str = "") -> Path:
    """Out: the folder of its cards. Its package ends whoever imports it."""
    info, package = site / f"{id}-1.dist-info", site / f"{PREFIX}{id}"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {id}\nVersion: 1.{len(id)}\n")
    (info / "entry_points.txt").write_text("[cardwright.packs]\n" + "\n".join(points))
    cards = lay_cards(package / "cards", says or id)
    (package / "__init__.py").write_text("raise SystemExit\n")
    return cards


def test_a_wheel_tells_of_its_own_pack_and_of_no_other(site: Path) -> None:
    gales = install(site, "gales", f"storms = {PREFIX}storms", f"gales = {PREFIX}gales")
    storms = install(site, "storms")
    install(site, "hail", "hail = evil", f"rain = {PREFIX}rain")
    install(site, "fog", f"fog = {PREFIX}fog", says="gales")
    told = [
        found
        for found in installed_packs.installed_packs()
        if found.folder.is_relative_to(site.parent)
    ]
    assert told == [
        InstalledPack("gales", "1.5", gales),
        InstalledPack("storms", "1.5", storms),
    ]


def test_cards_lie_in_the_package_of_their_pack(site: Path) -> None:
    cards = install(site, "storms")
    install(site, "fog", says="storms")
    (site / f"{PREFIX}rain.py").write_text("raise SystemExit\n")
    (site / f"{PREFIX}hail" / "cards").mkdir(parents=True)
    assert installed_packs.cards_in_package("storms") == cards
    for id in ("fog", "rain", "hail", "nothing", "a.b", "../storms", "storms.cards", ""):
        assert installed_packs.cards_in_package(id) is None


def test_its_cards_are_copied_as_the_wheel_has_them_now(
    site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = install(site, "storms")
    for name in ("deep/frost.card", "stories/it.md", "it.py", "it.json"):
        (cards / name).parent.mkdir(exist_ok=True)
        (cards / name).write_text(name)
    (cards / "linked.card").symlink_to("/etc/passwd")
    (cards / "folder.card").mkdir()
    copy = installed_packs.own_copy("storms")
    assert copy == site.parent / "cache" / "cardwright" / engine.COPIES / "storms"
    there = ["deep/frost.card", "pack.card", "stories/it.md"]
    assert files_in(copy) == there
    generated = copy / "generated" / "cards" / "pack.card"
    generated.parent.mkdir(parents=True)
    for path in (generated, copy / "old.card", copy / "own.txt"):
        path.write_text("")
    (copy / "pack.card").unlink()
    (copy / "stories" / "it.md").write_text("other")
    written: list[str] = []

    def write(path: Path, raw: bytes) -> None:
        written.append(path.relative_to(copy).as_posix())
        writing.write_bytes_atomically(path, raw)

    monkeypatch.setattr(installed_packs, "write_bytes_atomically", write)
    assert installed_packs.own_copy("storms") == copy
    assert written == ["pack.card", "stories/it.md"]
    assert files_in(copy) == sorted([*there, "generated/cards/pack.card", "own.txt"])
    assert (copy / "stories" / "it.md").read_text() == "stories/it.md"


def test_who_has_no_folder_and_no_wheel_has_no_copy(
    site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(site, "storms")
    assert installed_packs.own_copy("nothing") is None
    for name in ("XDG_CACHE_HOME", "HOME"):
        monkeypatch.setenv(name, "")
    assert installed_packs.own_copy("storms") is None


def files_in(folder: Path) -> list[str]:
    return sorted(p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file())


# ---------------------------------------------------------------- what a pack says that it needs


def test_a_manifest_is_read_whatever_is_wrong_with_it(tmp_path: Path) -> None:
    folder = tmp_path / "its_folder"
    folder.mkdir()
    texts: dict[bytes, tuple[str, tuple[str, ...]]] = {
        b"": ("its_folder", ()),
        b"\xff\npack  storms\n\tneeds b, a2 # c\n needs a2 _d,7\n": ("storms", ("b", "a2", "_d")),
        b" pack storms\nneeds a\n": ("its_folder", ()),
    }
    for raw, (id, needs) in texts.items():
        (folder / "pack.card").write_bytes(raw)
        assert manifests.manifest_in(folder) == manifests.Manifest(id, needs, folder)


def test_what_is_needed_comes_first_and_once(tmp_path: Path) -> None:
    """A pack beside it is nearer than one of the game; a set of the game is nobody's else."""
    own = lay_cards(tmp_path / "packs" / "own", "own", "storms", "gales", "nothing")
    storms = lay_cards(tmp_path / "packs" / "storms", "storms", "gales", "own")
    gales = lay_cards(tmp_path / "packs" / "gales", "gales", "storms")
    lay_cards(tmp_path / "packs" / "like_a_set", "base")
    cards = tmp_path / "cards"
    (cards / "game" / "base").mkdir(parents=True)
    (cards / "game" / "base" / "set.card").write_text("")
    far = lay_cards(cards / "fan" / "gales", "gales")
    lay_cards(cards / "fan" / f"{manifests.BUILT}gales" / "cards", "copied")
    assert [found.folder for found in manifests.needed_by(own, cards)] == [gales, storms]
    known = [found.folder for found in manifests.known_to(own, cards)]
    assert known == [gales, tmp_path / "packs" / "like_a_set", storms, far]
    assert manifests.pack_folders(cards) == [far]


def test_what_is_needed_is_looked_for_among_wheels_before_the_game(
    site: Path, tmp_path: Path
) -> None:
    install(site, "storms")
    own = lay_cards(tmp_path / "packs" / "own", "own", "storms", "gales")
    storms, gales = (lay_cards(tmp_path / "cards" / "fan" / id, id) for id in ("storms", "gales"))
    found = [each.folder for each in manifests.needed_by(own, tmp_path / "cards")]
    assert found == [installed_packs.own_copy("storms"), gales] and storms not in found


# ---------------------------------------------------------------- packs in play


@dataclass(frozen=True)
class Report:
    refused: bool = False


@dataclass
class Builds:
    """What was built or only compared, in its order; `gives` is done instead."""

    done: list[tuple[Path, bool]]
    gives: Callable[[Path], object]
    refuses: bool = False

    def __call__(self, root: Path, check: bool = False) -> Report:
        self.done.append((root, check))
        self.gives(root)
        return Report(self.refuses)


@pytest.fixture
def builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Builds]:
    """Builds that build nothing, and a process that has met no pack yet."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(engine, "_known", {})
    monkeypatch.setattr(engine, "_trusted", set())
    for name in ("meta_path", "path"):
        monkeypatch.setattr(sys, name, [*getattr(sys, name)])
    monkeypatch.chdir(tmp_path)
    builds = Builds([], lambda root: None)
    monkeypatch.setattr(building, "build", builds)
    before = set(sys.modules)
    yield builds
    for name in set(sys.modules) - before:
        if name.startswith(PREFIX):
            del sys.modules[name]


def lay_unnoted(root: Path, id: str, *needs: str) -> Path:
    """As it came: nobody here has built it."""
    lay_cards(root, id, *needs)
    lay(root, modules_of(id, *needs), {})
    Path(str(built_packs.note_path(str(root)))).unlink()
    return root


def test_a_pack_that_came_built_is_compared_once_with_all_that_it_needs(
    tmp_path: Path, builds: Builds
) -> None:
    gales = lay_unnoted(tmp_path / "packs" / "gales", "gales")
    storms = lay_unnoted(tmp_path / "packs" / "storms", "storms", "gales")

    def note(root: Path) -> None:
        id = root.name
        lay(root, {}, modules_of(id, *(("gales",) if id == "storms" else ())))

    builds.gives = note
    assert packs.lasting_names(["packs/storms"]) == (str(storms),)
    assert builds.done == [(gales, True), (storms, True)]
    assert packs.ids_of(["packs/storms", "polar_stations"]) == ("storms", "polar_stations")
    assert len(builds.done) == 2


def test_a_pack_that_is_not_as_compared_is_refused(tmp_path: Path, builds: Builds) -> None:
    lay_unnoted(tmp_path / "storms", "storms")
    with pytest.raises(GameError, match="was not built here"):
        packs.lasting_names(["polar_stations", "storms"])
    assert builds.done == [(tmp_path / "storms", True)]


def test_python_is_allowed_by_the_name_of_the_pack(tmp_path: Path, builds: Builds) -> None:
    lay_pack(lay_cards(tmp_path / "storms", "storms"), "storms")
    lay_pack(lay_cards(tmp_path / "gales", "gales"), "gales")
    assert packs.ids_of(["storms", "gales"], ["storms"]) == ("storms", "gales")
    assert engine._trusted == {"storms"}
    packs.allow(["gales"])
    assert engine._trusted == {"storms", "gales"}


def test_a_game_goes_on_with_packs_that_this_user_has_built(tmp_path: Path, builds: Builds) -> None:
    """Of two folders that hold it, with the one that was built last; of others, nothing is looked for."""
    lay_pack(lay_cards(tmp_path / "storms", "storms"), "storms")
    older = lay_cards(tmp_path / "older", "storms")
    lay_pack(older, "storms")
    os.utime(str(built_packs.note_path(str(older))), (1, 1))
    packs.find_again(["nothing", "polar_stations", "storms"])
    assert engine._known["storms"] == f"{PREFIX}storms" and "nothing" not in engine._known
    packs.find_again(["storms"])
    assert builds.done == []


def test_whoever_stands_in_a_pack_means_that_one(
    tmp_path: Path, builds: Builds, monkeypatch: pytest.MonkeyPatch
) -> None:
    storms = lay_cards(tmp_path / "here", "storms")
    (storms / "deep").mkdir()
    monkeypatch.chdir(storms / "deep")
    assert packs.own_as_folder("storms") == str(storms)
    assert packs.own_as_folder("gales") == "gales"
    monkeypatch.chdir(HOME)
    assert packs.own_as_folder("storms") == "storms"
    assert builds.done == []


def test_a_pack_from_a_wheel_is_built_in_the_copy_of_the_user(site: Path, builds: Builds) -> None:
    install(site, "storms")
    copy = installed_packs.own_copy("storms")
    assert packs.own_as_folder("storms") == str(copy)
    assert builds.done == [(copy, False)]
    builds.refuses = True
    with pytest.raises(NotAProject, match="has mistakes: `cardwright check .*storms` lists them"):
        packs.own_as_folder("storms")
