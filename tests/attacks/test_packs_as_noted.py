"""What may be imported of a pack that lies in a folder. In: folders, and what this user's builds noted of them. Out: modules and ids, or refusals."""

import json
import os
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.machinery import PathFinder
from pathlib import Path
from types import ModuleType

import pytest
from attacks.noted import lay, lay_pack, modules_of

from cardwright import answers
from cardwright_runtime import built_packs
from cardwright_runtime.built_packs import PREFIX, NotAsBuilt, let_import
from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars import packs

OFFICIAL = "polar_stations"
"""A pack that comes with the game."""


@pytest.fixture(autouse=True)
def nothing_was_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nor stays anything in this process."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(packs, "_known", {})
    monkeypatch.setattr(packs, "_trusted", set())
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setattr(sys, "path", [*sys.path])
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        if name.startswith(PREFIX):
            del sys.modules[name]


# ---------------------------------------------------------------- modules


def test_modules_are_imported_as_they_were_noted(tmp_path: Path) -> None:
    package = "cardwright_pack_noted"
    files = {f"{package}/__init__.py": "", f"{package}/a.py": "it = 1\n", "other/b.py": ""}
    root = tmp_path / "pack"
    lay(root, files, files)
    assert built_packs.packages_built(str(root)) == [package]
    assert built_packs.roots_noted(package) == [str(root)]
    assert built_packs.roots_noted("cardwright_pack_none") == []
    found = built_packs.BuiltModules(package, str(root))
    found.compare(str(root))
    assert found.find_spec("elsewhere", None) is None
    assert found.find_spec(package + "x", None) is None
    spec = found.find_spec(f"{package}.a", None)
    assert spec is not None and spec.origin == str(root / "generated" / package / "a.py")
    top = found.find_spec(package, None)
    assert top is not None and top.submodule_search_locations == [str(root / "generated" / package)]
    with pytest.raises(ModuleNotFoundError):
        found.find_spec(f"{package}.b", None)
    # It was read when it was compared, and is not read again.
    (root / "generated" / package / "a.py").write_text("it = 2\n")
    found.compare(str(root))
    again = built_packs.BuiltModules(package, str(root))
    with pytest.raises(built_packs.NotAsBuilt, match=f"{package}/a.py differs"):
        again.compare(str(root))


@pytest.mark.parametrize("kind", ["nothing", "a pipe", "a folder", "far too long"])
def test_what_is_no_module_any_more_differs(tmp_path: Path, kind: str) -> None:
    package = "cardwright_pack_gone"
    files = {f"{package}/__init__.py": "x = 1\n"}
    lay(tmp_path, files, files)
    path = tmp_path / "generated" / package / "__init__.py"
    path.unlink()
    if kind == "a pipe":
        os.mkfifo(path)
    elif kind == "a folder":
        path.mkdir()
    elif kind == "far too long":
        path.write_bytes(b"")
        os.truncate(path, 1 << 40)
    with pytest.raises(built_packs.NotAsBuilt):
        built_packs.let_import(str(tmp_path), package)


@pytest.mark.parametrize("note", ["", "[]", '{"files": []}', "[" * 100_000, '{"files": {}}'])
def test_a_damaged_note_notes_nothing(tmp_path: Path, note: str) -> None:
    path = built_packs.note_path(str(tmp_path))
    assert path is not None and path.endswith(".json")
    Path(path).write_text(note)
    assert built_packs.packages_built(str(tmp_path)) == []
    assert built_packs.noted_files(str(tmp_path)) == {}


def test_what_is_noted_is_the_fingerprint_that_the_compiler_makes() -> None:
    assert built_packs.fingerprint(b"it = 1\n") == answers.fingerprint("it = 1\n")


@pytest.mark.parametrize(("size", "is_one"), [(16_000_000, True), (16_000_001, False)])
def test_a_module_is_read_up_to_what_a_build_makes(tmp_path: Path, size: int, is_one: bool) -> None:
    files = {f"{PREFIX}long/__init__.py": "#" * size}
    lay(tmp_path, files, files)
    found = built_packs.BuiltModules(PREFIX + "long", str(tmp_path))
    if is_one:
        found.compare(str(tmp_path))
    else:
        with pytest.raises(NotAsBuilt):
            found.compare(str(tmp_path))


def test_of_two_folders_the_one_that_was_built_last_comes_first(tmp_path: Path) -> None:
    roots = [lay_pack(tmp_path / name, "ice") for name in ("a", "b", "c")]
    for root, second in zip(roots, (20, 30, 10), strict=True):
        os.utime(str(built_packs.note_path(root)), (second, second))
    assert built_packs.roots_noted(PREFIX + "ice") == [roots[1], roots[0], roots[2]]


def test_its_modules_are_imported_and_no_other_of_their_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks for modules in folders is asked later."""
    root = lay_pack(tmp_path / "ice", "ice")
    lay(tmp_path / "his", {f"{PREFIX}ice/catalogue.py": "HIS = 1\n"}, {})
    monkeypatch.setattr(sys, "meta_path", [PathFinder, *sys.meta_path])
    sys.path.insert(0, str(tmp_path / "his" / "generated"))
    let_import(root, PREFIX + "ice")
    module = import_module(PREFIX + "ice.catalogue")
    assert module.NEEDS == {"ice": ()}
    assert module.__file__ == f"{root}/generated/{PREFIX}ice/catalogue.py"


def test_a_pack_that_is_built_again_is_compared_again(tmp_path: Path) -> None:
    root = lay_pack(tmp_path / "ice", "ice")
    lay_pack(tmp_path / "snow", "snow")
    for _ in range(2):
        let_import(root, PREFIX + "ice")
        let_import(str(tmp_path / "snow"), PREFIX + "snow")
    assert _finders() == [PREFIX + "snow", PREFIX + "ice"]
    files = {**modules_of("ice"), f"{PREFIX}ice/new.py": "it = 2\n"}
    lay(tmp_path / "ice", files, files)
    os.utime(str(built_packs.note_path(root)), (9, 9))
    let_import(root, PREFIX + "ice")
    assert import_module(PREFIX + "ice.new").it == 2
    lay(tmp_path / "ice", files, {**files, f"{PREFIX}ice/new.py": "it = 3\n"})
    with pytest.raises(NotAsBuilt, match="ice/new.py differs"):
        let_import(root, PREFIX + "ice")


def test_a_second_copy_takes_no_place(tmp_path: Path) -> None:
    let_import(lay_pack(tmp_path / "one", "ice"), PREFIX + "ice")
    with pytest.raises(GameError, match="Another copy of the pack in .*/two is in use: .*/one/"):
        let_import(lay_pack(tmp_path / "two", "ice"), PREFIX + "ice")


def _finders() -> list[str]:
    return [one.package for one in sys.meta_path if isinstance(one, built_packs.BuiltModules)]


# ---------------------------------------------------------------- packs by their folders


def test_a_pack_goes_by_its_folder_and_then_by_its_id(tmp_path: Path) -> None:
    root = lay_pack(tmp_path / "ice", "ice")
    (tmp_path / "link").symlink_to(root)
    for name in (root, f"{root}/generated", str(tmp_path / "link"), "ice"):
        assert packs.pack_id(name) == "ice"
    assert packs.package_of("ice") == PREFIX + "ice" and packs.is_known("ice")


def test_of_two_packages_in_one_folder_the_first_is_its_pack(tmp_path: Path) -> None:
    files = {**modules_of("snow"), **modules_of("ice")}
    lay(tmp_path / "both", files, files)
    assert packs.pack_id(str(tmp_path / "both")) == "ice"


def _not_noted(at: Path) -> str:
    lay(at / "ice", modules_of("ice"), {})
    return str(at / "ice")


def _second_copy(at: Path) -> str:
    packs.pack_id(lay_pack(at / "one", "ice"))
    return lay_pack(at / "two", "ice")


def _installed_copy(at: Path) -> str:
    for name in ("", ".catalogue"):
        module = sys.modules[PREFIX + "ice" + name] = ModuleType(PREFIX + "ice" + name)
        module.__file__ = "/elsewhere/it.py"
    return lay_pack(at / "ice", "ice")


def _of_the_project(at: Path) -> str:
    packs.pack_id(OFFICIAL)
    return lay_pack(at / "his", OFFICIAL)


def _without_what_it_needs(at: Path) -> str:
    return lay_pack(at / "deep" / "snow", "snow", "ice")


def _not_built(at: Path) -> str:
    (at / "ice").mkdir()
    return str(at / "ice")


REFUSED = {
    "built by somebody else": (_not_noted, "was not built here: run"),
    "never built": (_not_built, "is not built: run"),
    "a second copy": (_second_copy, "Another copy of the pack in .*/two is in use: .*/one/"),
    "a copy that is imported": (_installed_copy, "Another copy of the pack in .*/ice is in use: /elsewhere"),
    "the id of a set": (lambda at: lay_pack(at / "his", "base"), "`base` has the id of a set"),
    "the id of another pack": (_of_the_project, f"Another pack `{OFFICIAL}` is in use"),
    "without what it needs": (_without_what_it_needs, "`snow` needs the pack `ice`, which is not here"),
    "a module of the library": (lambda at: "antigravity", "There is no pack `antigravity`"),
    "a module of ours": (lambda at: "cardwright_runtime", "There is no pack `cardwright_runtime`"),
    "the package of all sets": (lambda at: packs.OFFICIAL, "There is no pack `cardwright_cards`"),
    "a path": (lambda at: "../ice", "There is no pack `../ice`"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_pack_of_this_user_is_refused(tmp_path: Path, name: str) -> None:
    lays, said = REFUSED[name]
    named = lays(tmp_path)
    imported = "antigravity" in sys.modules
    with pytest.raises(GameError, match=said):
        packs.with_needed([named])
    assert imported == ("antigravity" in sys.modules)


# ---------------------------------------------------------------- what a pack needs


def test_what_a_pack_needs_lies_beside_it(tmp_path: Path) -> None:
    beside = tmp_path / "beside"
    snow = lay_pack(beside / "snow", "snow", "base", "ice")
    lay_pack(beside / "a_folder", "hail", "ice")
    ice = lay_pack(beside / "its_ice", "ice")
    assert packs.with_needed([snow]) == ("ice", "snow")
    assert packs.with_needed([snow, str(beside / "a_folder"), ice]) == ("hail", "ice", "snow")
    assert packs.folders_beside(PREFIX + "snow") == [
        f"{beside}/{n}" for n in ("a_folder", "its_ice", "snow")
    ]


def test_or_was_built_from_a_wheel(tmp_path: Path) -> None:
    copy = lay_pack(tmp_path / "cache" / "cardwright" / packs.COPIES / "ice", "ice")
    snow = lay_pack(tmp_path / "beside" / "snow", "snow", "ice")
    assert packs.own_copies("ice") == [copy]
    assert packs.with_needed([snow]) == ("ice", "snow")
    assert packs.folder_of(PREFIX + "ice").startswith(copy)


def test_or_comes_with_the_game(tmp_path: Path) -> None:
    assert packs.with_needed([lay_pack(tmp_path / "snow", "snow", OFFICIAL)]) == (OFFICIAL, "snow")
    assert packs.folders_beside(packs.package_of(OFFICIAL)) == []


def test_or_is_installed(tmp_path: Path) -> None:
    """Only as a package whose name begins as those of packs do."""
    lay(tmp_path / "his", modules_of("ice"), {})
    sys.path.append(str(tmp_path / "his" / "generated"))
    snow = lay_pack(tmp_path / "deep" / "snow", "snow", "ice")
    assert packs.with_needed([snow]) == ("ice", "snow")
    assert packs.pack_id(PREFIX + "ice") == "ice"


def test_who_has_no_folder_has_no_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "here")
    monkeypatch.setenv("HOME", "here")
    assert packs.own_copies("ice") == []


# ---------------------------------------------------------------- Python of its author, saves


def test_python_of_an_author_needs_a_word_of_the_user(tmp_path: Path) -> None:
    ice, snow = (lay_pack(tmp_path / id, id) for id in ("ice", "snow"))
    for allowed in (snow, OFFICIAL):
        packs.allow_python(allowed)
        with pytest.raises(
            GameError, match=r"`ice` runs Python .*\(`evil:Storm`\).* --allow-python ice"
        ):
            packs.check_python("ice", "evil", "Storm")
    assert ice not in sys.path
    for _ in range(2):
        packs.allow_python(ice)
    packs.check_python("ice", "evil", "Storm")
    assert packs.trusted_packs() == ("ice", OFFICIAL, "snow")
    assert [path for path in sys.path if path.startswith(str(tmp_path))] == [snow, ice]


@pytest.mark.parametrize(
    ("pack", "is_known"),
    [("ice", False), (OFFICIAL, True), ("base", False), ("json", False), ("../ice", False)],
)
def test_no_module_is_looked_for_because_a_save_names_it(
    tmp_path: Path, pack: str, is_known: bool
) -> None:
    lay(tmp_path, modules_of("ice"), modules_of("ice"))
    sys.path.append(str(tmp_path / "generated"))
    assert packs.is_known(pack) == is_known
    assert PREFIX + "ice" not in sys.modules


def test_a_pack_is_told_from_another_one_by_its_sources(tmp_path: Path) -> None:
    root = lay_pack(tmp_path / "ice", "ice")
    manifest = tmp_path / "ice" / "generated" / (PREFIX + "ice") / "manifest.json"
    prints = [packs.print_of(root)]
    for text in ('{"sources": {"a": "1"}}', '{"sources": {"a": "2"}}', "{}", "[]", "{", "\xff"):
        manifest.write_text(text, encoding="latin-1")
        prints.append(packs.print_of("ice"))
    assert [bool(one) for one in prints] == [False, True, True, False, False, False, False]
    assert prints[1] != prints[2] and packs.print_of(OFFICIAL) == ""
    manifest.write_text(json.dumps({"sources": {"a": "1"}}))
    assert packs.print_of("ice") == prints[1]
