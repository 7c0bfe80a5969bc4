"""Wheels, archives and repositories that somebody else has made. In: what lies in them. Out: a sentence, and nothing written or run outside of where it is unpacked."""

import bz2
import gzip
import os
import shutil
import subprocess
import tarfile
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest

from cardwright_tools.differences import sides
from cardwright_tools.differences.sides import side
from cardwright_tools.git import git
from cardwright_tools.project import NotAProject
from cardwright_tools.releasing.records import MANIFEST as RECORD

PACK = 'pack its "Its"\n    game terraforming_mars\n    fan_made\n    needs base\n'


def wheel(**files: bytes) -> bytes:
    raw = BytesIO()
    with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name.replace("__", "/"), content)
    return raw.getvalue()


def archive(*members: tarfile.TarInfo) -> bytes:
    raw = BytesIO()
    with tarfile.open(fileobj=raw, mode="w:gz") as found:
        for member in members:
            found.addfile(member, BytesIO(b"x" * member.size))
    return raw.getvalue()


def member(
    name: str, kind: bytes = tarfile.REGTYPE, leads: str = "", size: int = 0
) -> tarfile.TarInfo:
    found = tarfile.TarInfo(name)
    found.type, found.linkname, found.size = kind, leads, size
    return found


def head_of_a_name(size: int) -> bytes:
    """What stands before the name of a member that is too long for its place."""
    found = member("././@LongLink", tarfile.GNUTYPE_LONGNAME, size=size)
    return found.tobuf(tarfile.GNU_FORMAT)


def spoilt(raw: bytes) -> bytes:
    """In its midst, where the content is packed."""
    middle = len(raw) // 2
    return (
        raw[:middle] + bytes(each ^ 0x55 for each in raw[middle : middle + 20]) + raw[middle + 20 :]
    )


def flagged(raw: bytes, at: int, what: int) -> bytes:
    """A wheel of one file that says this of it, in both of its heads."""
    second = raw.index(b"PK\x01\x02") + 2
    changed = bytearray(raw)
    changed[at] = changed[second + at] = what
    return bytes(changed)


REFUSED: dict[str, tuple[str, Callable[[], bytes], str]] = {
    "no wheel": ("it.whl", lambda: b"PK\x03\x04 nothing", "cannot be unpacked"),
    "no archive": ("it.tar.gz", lambda: b"\x1f\x8b nothing", "cannot be unpacked"),
    "a wheel of nothing": ("it.whl", wheel, "There are no cards"),
    "a file above": ("it.whl", lambda: wheel(**{"..__..__evil.card": b"x"}), "There are no cards"),
    "terabytes in kilobytes": ("it.whl", lambda: wheel(big=bytes(100_000_001)), "far more than a release"),
    "a member above": ("it.tar.gz", lambda: archive(member("../../evil.card", size=1)), "outside the destination"),
    "a member by its full path": ("it.tar.gz", lambda: archive(member("/etc/evil.card", size=1)), "There are no cards"),
    "a link to a folder": ("it.tar.gz", lambda: archive(member("cards", tarfile.SYMTYPE, "/etc")), "There are no cards"),
    "a link above": ("it.tar.gz", lambda: archive(member("cards", tarfile.SYMTYPE, "../..")), "There are no cards"),
    "a file through a link": ("it.tar.gz", lambda: archive(member("up", tarfile.SYMTYPE, "../.."), member("up/evil.card", size=1)), "There are no cards"),
    "one name, a link and a file": ("it.tar.gz", lambda: archive(member("it", tarfile.SYMTYPE, "../../evil.card"), member("it", size=1)), "There are no cards"),
    "a hard link above": ("it.tar.gz", lambda: archive(member("pack.card", tarfile.LNKTYPE, "../../it.tar.gz")), "There are no cards"),
    "a device": ("it.tar.gz", lambda: archive(member("cards", tarfile.CHRTYPE)), "There are no cards"),
    "a name of megabytes": ("it.tar.gz", lambda: gzip.compress(head_of_a_name(1 << 40) + bytes(1_000_000)), "cannot be unpacked"),
    "a name of megabytes, and it is there": ("it.tar.bz2", lambda: bz2.compress(head_of_a_name(100_000_000) + bytes(100_000_000)), "far more than a release"),
    "gigabytes in kilobytes, and its head says nothing of it": ("it.tar.bz2", lambda: bz2.compress(bytes(100_000_001)), "far more than a release"),
    "an archive that ends too early": ("it.tar.gz", lambda: archive(member("it", size=9_000))[:-40], "cannot be unpacked"),
    "an archive with a letter changed": ("it.tar.gz", lambda: spoilt(archive(member("it", size=9_000))), "cannot be unpacked"),
    "a wheel with a letter changed": ("it.whl", lambda: spoilt(wheel(it=bytes(range(256)) * 99)), "cannot be unpacked"),
    "a wheel under lock and key": ("it.whl", lambda: flagged(wheel(it=b"x"), 6, 1), "cannot be unpacked"),
    "a wheel packed in a way of its own": ("it.whl", lambda: flagged(wheel(it=b"x"), 8, 99), "cannot be unpacked"),
    "a file and a folder of one name": ("it.whl", lambda: wheel(**{"it": b"x", "it__below": b"x"}), "cannot be unpacked"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_a_release_is_unpacked_where_it_belongs_or_refused(tmp_path: Path, name: str) -> None:
    file, content, said = REFUSED[name]
    room, path = tmp_path / "deep" / "room", tmp_path / file
    room.mkdir(parents=True)
    path.write_bytes(content())
    with pytest.raises(NotAProject, match=said):
        side(str(path), room)
    outside = {found.name for found in tmp_path.rglob("*") if room not in found.parents}
    assert outside == {"deep", "room", file}


@pytest.mark.parametrize("kind", ["whl", "tar.gz"])
def test_files_without_end_are_not_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    names, room = ["a", "b", "c"], tmp_path / "room"
    raw = wheel(**dict.fromkeys(names, b"")) if kind == "whl" else archive(*map(member, names))
    (tmp_path / f"it.{kind}").write_bytes(raw)
    for most, said in ((3, "There are no cards"), (2, "far more than a release does")):
        monkeypatch.setattr(sides, "MOST_FILES", most)
        with pytest.raises(NotAProject, match=said):
            side(str(tmp_path / f"it.{kind}"), empty(room))
        assert len(list(room.iterdir())) == (3 if most == 3 else 0)


def test_a_wheel_is_not_even_opened_that_is_larger_than_what_is_unpacked(tmp_path: Path) -> None:
    path = tmp_path / "it.whl"
    path.write_bytes(b"")
    for size, said in ((100_000_000, "cannot be unpacked"), (100_000_001, "far more than")):
        os.truncate(path, size)
        with pytest.raises(NotAProject, match=said):
            side(str(path), tmp_path)


def test_what_is_unpacked_is_bounded_in_bytes_and_in_files() -> None:
    """Up to the bound and no further."""
    for sizes in ([0] * 100_000, [60_000_000, 40_000_000], []):
        getattr(sides, "_must_fit")("it", sizes)
    getattr(sides, "_must_be_small")("it", 100_000_000)
    for sizes in ([0] * 100_001, [60_000_000, 40_000_001]):
        with pytest.raises(NotAProject, match="far more than a release does"):
            getattr(sides, "_must_fit")("it", sizes)


def test_a_pipe_is_no_release(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "it.whl")
    with pytest.raises(NotAProject, match="is no file"):
        side(str(tmp_path / "it.whl"), tmp_path)


def test_of_one_name_the_last_is_read(tmp_path: Path) -> None:
    """As everywhere; nothing lies outside."""
    with zipfile.ZipFile(tmp_path / "it.whl", "w") as wheel:
        wheel.writestr("pack.card", PACK)
        with pytest.warns(UserWarning, match="Duplicate name"):
            wheel.writestr("pack.card", PACK.replace("its", "ours", 1))
    (tmp_path / "room").mkdir()
    assert side(str(tmp_path / "it.whl"), tmp_path / "room").pack == "ours"


def lay_game(folder: Path) -> Path:
    """As the toolchain's own checkout, with a runtime of somebody else."""
    for name in (
        "cards/mars/game.card",
        "runtime/cardwright_runtime/__init__.py",
        "pyproject.toml",
    ):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("")
    (folder / "pyproject.toml").write_text('[project]\nversion = "7.1"\n')
    return folder


def test_only_the_toolchain_itself_brings_an_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    its, packed = lay_game(tmp_path / "its"), tmp_path / "it.tar.gz"
    with tarfile.open(packed, "w:gz") as archive:
        archive.add(its, "its")
    commit(its)
    monkeypatch.chdir(its)
    for name in (str(its), str(packed), "HEAD", "."):
        found = side(name, empty(tmp_path / "room"))
        assert (found.engine, found.pack, found.version) == (None, "", "7.1"), name
        assert found.label == ("here" if name == "." else name)
    monkeypatch.setattr(sides, "HOME", its)
    for name, engine in (
        (".", its),
        (str(its), its),
        (str(packed), None),
        ("HEAD", tmp_path / "room"),
    ):
        assert side(name, empty(tmp_path / "room")).engine == engine, name
    (its / "pack.card").write_text(PACK)
    assert side(str(its), tmp_path).engine is None


@pytest.mark.parametrize(
    ("files", "version"),
    [
        ({"pack.card": PACK + '    version "1.2"\n'}, "1.2"),
        ({"pack.card": PACK}, ""),
        ({"pack.card": "# nothing\n"}, ""),
        ({"cards/its/game.card": ""}, ""),
        ({"cards/its/game.card": "", "pyproject.toml": "["}, ""),
        ({"cards/its/game.card": "", "pyproject.toml": "project = 1"}, ""),
        ({"cards/its/game.card": "", "pyproject.toml": "[project]"}, ""),
        ({"cards/its/game.card": "", "pyproject.toml": "a = " + "[" * 9_000}, ""),
    ],
)
def test_a_version_is_told_or_nothing(tmp_path: Path, files: dict[str, str], version: str) -> None:
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    assert side(str(tmp_path), tmp_path).version == version


@pytest.mark.parametrize(
    "record", ['{"holds": []}', '{"holds": ["base", 1]}', '{"holds": "base"}', "{}", "[]"]
)
def test_a_release_that_does_not_say_what_it_holds_is_refused(tmp_path: Path, record: str) -> None:
    folder = lay_release(tmp_path)
    (folder / RECORD).write_text(record)
    with pytest.raises(NotAProject, match="does not say what the release holds"):
        side(str(folder), empty(tmp_path / "room"))


def test_a_release_holds_what_its_record_says(tmp_path: Path) -> None:
    folder = lay_release(tmp_path)
    assert side(str(folder), empty(tmp_path / "room")).holds is None
    (folder / RECORD).write_text('{"holds": ["base", "its"]}')
    assert side(str(folder), empty(tmp_path / "room")).holds == frozenset(("base", "its"))


def test_words_are_gathered_once_for_each_language(tmp_path: Path) -> None:
    (tmp_path / "pack.card").write_text(PACK)
    found = side(str(tmp_path), tmp_path)
    english, czech = found.lexicon("en"), found.lexicon("cs")
    assert found.lexicon("en") is english and found.lexicon("cs") is czech is not english


def lay_release(at: Path) -> Path:
    """A folder with its sources in one file."""
    folder = empty(at / "release")
    with tarfile.open(folder / "it-sources.tar.bz2", "w:bz2") as archive:
        archive.add(lay_game(at / "its"), "its")
    return folder


def empty(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    return folder


def commit(folder: Path) -> None:
    for words in (("init", "-q"), ("add", "-A"), ("commit", "-qm", "x")):
        subprocess.run([*user_of(folder), *words], check=True)


REVISIONS: dict[str, tuple[Callable[[Path], object], str]] = {
    "a link to what is not his": (lambda p: (p / "hail.card").symlink_to("/etc/passwd"), ""),
    "a link above": (lambda p: (p / "above").symlink_to("../.."), ""),
    "gigabytes in kilobytes": (lambda p: (p / "it.txt").write_bytes(bytes(100_000_001)), "far more than a release does"),
}  # fmt: skip


@pytest.mark.parametrize("name", REVISIONS)
def test_a_revision_is_unpacked_within_bounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """What somebody committed into a repository that others clone."""
    lays, said = REVISIONS[name]
    folder, room = tmp_path / "its", tmp_path / "room"
    for each in (folder, room):
        each.mkdir()
    (folder / "pack.card").write_text(PACK)
    lays(folder)
    commit(folder)
    monkeypatch.chdir(folder)
    if said:
        with pytest.raises(NotAProject, match=said):
            side("HEAD", room)
    else:
        assert side("HEAD", room).pack == "its"
    assert {found.name for found in room.iterdir()} == (set() if said else {"pack.card"})


def user_of(folder: Path) -> tuple[str, ...]:
    return ("git", "-C", str(folder), "-c", "user.name=a", "-c", "user.email=a@b.c")


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """One that came with its settings, which name programs."""
    folder, ran = tmp_path / "its", tmp_path / "ran"
    folder.mkdir()
    (folder / "pack.card").write_text(PACK)
    (folder / ".gitattributes").write_text("*.card filter=evil=x\n*.md filter=other\n")
    user = user_of(folder)
    commit(folder)
    program = f"sh -c 'touch {ran}; cat'"
    for name in ("filter.evil=x.smudge", "filter.evil=x.clean", "filter.evil=x.process"):
        subprocess.run([*user, "config", name, program], check=True)
    for name, value in (("filter.evil=x.required", "true"), ("core.fsmonitor", program)):
        subprocess.run([*user, "config", name, value], check=True)
    (folder / "pack.card").write_text(PACK.replace("Its", "Ours"))
    return folder


def test_no_program_of_a_repository_is_run(
    repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(repository)
    room = tmp_path / "room"
    room.mkdir()
    assert side("HEAD", room).pack == "its"
    assert (room / "pack.card").read_text() == PACK
    assert git(repository, "status", "--porcelain", "--", ".") == b" M pack.card\n"
    assert not (tmp_path / "ran").exists()
    subprocess.run(["git", "status"], cwd=repository, capture_output=True, check=False)
    assert (tmp_path / "ran").exists(), "the trap must be one"


def test_git_says_no_more_than_it_is_asked_for(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is ended there; as long as it is within bounds, its last word counts."""
    killed: list[object] = []
    monkeypatch.setattr(subprocess.Popen, "kill", lambda run: killed.append(run))
    words = ("cat-file", "blob", "HEAD:pack.card")
    size = len(PACK.encode())
    assert git(repository, *words) == git(repository, *words, most=size) == PACK.encode()
    assert killed == []
    assert git(repository, *words, most=3) == PACK.encode()[:4]
    assert len(killed) == 1
    with pytest.raises(subprocess.CalledProcessError):
        git(repository, "cat-file", "blob", "HEAD:nothing")


@pytest.mark.parametrize("name", ["nothing", "HEAD:nothing", "--output=it"])
def test_what_git_does_not_know_is_no_revision(
    repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(repository)
    with pytest.raises(NotAProject, match="git knows no such revision here"):
        side(name, tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NotAProject, match="and no git that could know it"):
        side(name, tmp_path)
    assert not (repository / "it").exists()
