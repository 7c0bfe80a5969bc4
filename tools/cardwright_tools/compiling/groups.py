"""Which modules are compiled together. In: a folder with the sources. Out: named groups of files.

What the compiler to native code needs grows with the square of the classes in a group, and a changed file costs its whole
group; calls within a group are the quickest. So the engine is one group, and the cards are spread over groups of their own.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

ENGINE = "cardwright_engine"
CARDS = "cardwright_group"
CLASSES_IN_A_GROUP = 64
# They are imported once, as data: nothing to gain.
DATA = ("__init__.py", "catalogue.py", "nouns.py")
# They decide what is imported, or stand in for a package that may be missing.
UNCOMPILED = (
    "__init__.py",
    "native.py",
    "uncompiled.py",
    "built_packs.py",
    "own_folders.py",
)
_CLASS = re.compile(r"^class ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Group:
    name: str
    files: tuple[str, ...]


def groups(folder: Path) -> tuple[Group, ...]:
    """Files by their paths below the folder, in one order everywhere."""
    engine = _files(folder / "cardwright_runtime", UNCOMPILED)
    cards = _files(folder / "cardwright_cards", DATA)
    classes = sum(len(_CLASS.findall(path.read_text(encoding="utf-8"))) for path in cards)
    count = max(1, round(classes / CLASSES_IN_A_GROUP))
    members: list[list[str]] = [[] for _ in range(count)]
    for path in cards:
        # By name and not by place, so that one more card changes one group.
        name = path.relative_to(folder).as_posix()
        members[crc32(name.encode()) % count].append(name)
    named = [Group(f"{CARDS}_{place + 1}", tuple(files)) for place, files in enumerate(members)]
    own = Group(ENGINE, tuple(path.relative_to(folder).as_posix() for path in engine))
    return (own, *(group for group in named if group.files))


def _files(package: Path, without: tuple[str, ...]) -> list[Path]:
    return [path for path in sorted(package.rglob("*.py")) if path.name not in without]


def module_of(file: str) -> str:
    return file.removesuffix(".py").replace("/", ".")
