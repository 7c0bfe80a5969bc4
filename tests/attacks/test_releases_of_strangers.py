"""Wheels, archives and repositories that somebody else has made. In: what lies in them. Out: a sentence, and nothing written or run outside of where it is unpacked."""

import os
import subprocess
import tarfile
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest

from cardwright_tools.differences.sides import side
from cardwright_tools.git import git
from cardwright_tools.project import NotAProject

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


REFUSED: dict[str, tuple[str, Callable[[], bytes], str]] = {
    "no wheel": ("it.whl", lambda: b"PK\x03\x04 nothing", "cannot be unpacked"),
    "no archive": ("it.tar.gz", lambda: b"\x1f\x8b nothing", "cannot be unpacked"),
    "a wheel of nothing": ("it.whl", wheel, "There are no cards"),
    "a file above": ("it.whl", lambda: wheel(**{"..__..__evil.card": b"x"}), "There are no cards"),
    "terabytes in kilobytes": ("it.whl", lambda: wheel(big=bytes(100_000_001)), "far more than a release"),
    "files without end": ("it.whl", lambda: wheel(**{f"f{n}": b"" for n in range(100_001)}), "far more than a release"),
    "a member above": ("it.tar.gz", lambda: archive(member("../../evil.card", size=1)), "outside the destination"),
    "a link to a folder": ("it.tar.gz", lambda: archive(member("cards", tarfile.SYMTYPE, "/etc")), "link to an absolute path"),
    "a link above": ("it.tar.gz", lambda: archive(member("cards", tarfile.SYMTYPE, "../..")), "outside the destination"),
    "a device": ("it.tar.gz", lambda: archive(member("cards", tarfile.CHRTYPE)), "special file"),
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


def test_a_pipe_is_no_release(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "it.whl")
    with pytest.raises(NotAProject, match="is no file"):
        side(str(tmp_path / "it.whl"), tmp_path)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """One that came with its settings, which name programs."""
    folder, ran = tmp_path / "its", tmp_path / "ran"
    folder.mkdir()
    (folder / "pack.card").write_text(PACK)
    (folder / ".gitattributes").write_text("*.card filter=evil=x\n*.md filter=other\n")
    user = ("git", "-C", str(folder), "-c", "user.name=a", "-c", "user.email=a@b.c")
    for words in (("init", "-q"), ("add", "-A"), ("commit", "-qm", "x")):
        subprocess.run([*user, *words], check=True)
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
