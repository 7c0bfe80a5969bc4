"""Packs as a build of this user has noted them, without a build. In: a folder, texts of modules. Out: the files, and the note."""

import json
from pathlib import Path

from cardwright_runtime.built_packs import PREFIX, fingerprint, note_path


def lay(root: Path, files: dict[str, str], noted: dict[str, str]) -> None:
    """`files` lie below `generated`; what the build noted may differ."""
    for name, text in files.items():
        path = root / "generated" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    note = note_path(str(root))
    assert note is not None
    prints = {name: fingerprint(text.encode()) for name, text in noted.items()}
    Path(note).write_text(json.dumps({"root": str(root), "files": prints}))


def modules_of(id: str, *needs: str) -> dict[str, str]:
    package = PREFIX + id
    catalogue = f"NEEDS = {{{id!r}: {needs!r}}}\n"
    return {f"{package}/__init__.py": "", f"{package}/catalogue.py": catalogue}


def lay_pack(root: Path, id: str, *needs: str) -> str:
    files = modules_of(id, *needs)
    lay(root, files, files)
    return str(root)
