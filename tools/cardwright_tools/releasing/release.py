"""A release from its beginning to its end. In: names of sets, a version, a folder. Out: the folder, whole, or what stands against it.

Everything is made in a folder beside it, which takes its place in one step.
"""

import glob
import os
import secrets
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from cardwright_tools.project import HOME, NotAProject, find_project
from cardwright_tools.releasing import records
from cardwright_tools.releasing.archives import (
    Distribution,
    Files,
    tarred,
    wheel,
    without_compression,
)
from cardwright_tools.releasing.contents import ENGINE, Contents, contents
from cardwright_tools.releasing.gates import Asked, gates, hand_written_in


def run(names: list[str], asked: Asked, out: Path, native: bool, toolchain: bool) -> int:
    folders = find_project()
    if not folders.is_pack and not (folders.root / "runtime").is_dir():
        raise NotAProject(
            "The engine is released from a checkout, and a pack from its folder; you stand in neither."
        )
    if out.exists():
        raise NotAProject(f"`{out}` already exists: a release is never written over another one.")
    of = contents(folders, names)
    found = gates(of, asked)
    if found.refusals:
        print("There is no release yet:", file=sys.stderr)
        print("\n".join(f"  {refusal}" for refusal in found.refusals), file=sys.stderr)
        return 1
    files = released(of, asked.version, found.checked, native, toolchain)
    put_in_place(files, out)
    for name, raw in sorted(files.items()):
        print(f"{len(raw):>12,}  {name}")
    print(f"{of.name} {asked.version}: {out}")
    for named in hand_written_in(of):
        print(
            f"Runs hand-written Python (`{named}`): whoever plays it must say `--allow-python {of.chosen[0]}`."
        )
    return 0


def released(
    of: Contents,
    version: str,
    checked: Mapping[str, object],
    native: bool = False,
    toolchain: bool = False,
) -> dict[str, bytes]:
    """All files of a release; those that no compiler for machines has touched are the same wherever they are made."""
    dist = distribution(of, version)
    wheels = {dist.file_name: wheel(dist, of.package)}
    if native:
        built = replace(dist, tag=_tag())
        wheels[built.file_name] = wheel(built, {**of.package, **_compiled(of.package)})
    if toolchain:
        wheels |= _toolchain()
    facts = records.facts(of)
    stem = dist.stem
    files = {
        **wheels,
        f"{stem}-sources.tar.bz2": tarred(f"{stem}-sources", of.sources),
        records.FACTS: facts,
        records.MANIFEST: records.manifest(of, version, checked, facts),
        records.SBOM: records.sbom(dist, wheels, of.builds_on),
        records.CHANGES: _changes(of, version),
    }
    return files | {records.SUMS: records.sums(files)}


def distribution(of: Contents, version: str) -> Distribution:
    licence_text = of.sources.get("LICENSE", b"")
    if not of.folders.is_pack:
        what = f"The engine of Cardwright with {', '.join(of.chosen)}"
        return Distribution(of.name, version, what, records.APACHE, licence_text=licence_text)
    id = of.chosen[0]
    entry = of.project.vocabulary.find(id, ("pack",))
    assert entry is not None
    point = f"[cardwright.packs]\n{id} = {of.name}\n"
    licence = "".join(entry.texts_in("licence"))
    return Distribution(
        of.name,
        version,
        f"{entry.one}, a pack of cards",
        licence,
        entry_points=point,
        licence_text=licence_text,
        author=", ".join(entry.texts_in("authors")),
    )


def _changes(of: Contents, version: str) -> bytes:
    changelog = of.sources.get("CHANGELOG.md", b"").decode("utf-8", "replace")
    said = records.changes_of(changelog, version) or "No notes."
    return f"# {of.name} {version}\n\n{said}\n".encode()


def _tag() -> str:
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python}-{python}-{platform}"


def _compiled(package: Files) -> dict[str, bytes]:
    """What mypyc makes of exactly these sources."""
    from cardwright_tools.compiling.engine import CannotCompile, compile_engine

    work = HOME / "build" / "compiled" / "release"
    staged = work / "package"
    shutil.rmtree(staged, ignore_errors=True)
    for name, raw in package.items():
        path = staged / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(raw)
    out = work / "compiled"
    packages = (staged / "cardwright_runtime", staged / "cardwright_cards")
    try:
        compile_engine(packages, work, out, lambda line: None)
    except CannotCompile as problem:
        raise NotAProject(
            f"The engine could not be compiled: {problem} `--pure` does without."
        ) from problem
    return {
        f"cardwright_runtime/compiled/{path.relative_to(out).as_posix()}": path.read_bytes()
        for path in sorted(out.rglob("*"))
        if path.is_file()
    }


def _toolchain() -> dict[str, bytes]:
    """The wheel that hatchling makes of the checkout."""
    work = HOME / "build" / f"toolchain.{secrets.token_hex(4)}"
    make = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"
    work.mkdir(parents=True)
    environment = {**os.environ, "CARDWRIGHT_PURE": "1", "SOURCE_DATE_EPOCH": "1580601600"}
    command = [sys.executable, "-c", make, str(work)]
    try:
        done = subprocess.run(
            command, cwd=HOME, env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise NotAProject(f"The toolchain could not be packed: {done.stderr.strip()[-300:]}")
        return {path.name: without_compression(path.read_bytes()) for path in work.glob("*.whl")}
    finally:
        shutil.rmtree(work)


def put_in_place(files: Mapping[str, bytes], out: Path) -> None:
    """Whole, or not under its name."""
    out.parent.mkdir(parents=True, exist_ok=True)
    for left in out.parent.glob(f".{glob.escape(out.name)}.*.partial"):
        # Of a run that was killed.
        shutil.rmtree(left, ignore_errors=True)
    beside = out.with_name(f".{out.name}.{secrets.token_hex(4)}.partial")
    try:
        beside.mkdir()
        for name, raw in files.items():
            with (beside / name).open("wb") as file:
                file.write(raw)
                file.flush()
                os.fsync(file.fileno())
        os.rename(beside, out)
    except BaseException:
        shutil.rmtree(beside, ignore_errors=True)
        raise


__all__ = ["ENGINE", "put_in_place", "released", "run"]
