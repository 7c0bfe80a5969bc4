"""Packs whose stories are told. In: a folder or a project. Out: each pack's id, the Python package of its cards, its folder."""

import re
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cardwright.plan.packages import pack_package
from cardwright_tools.project import HOME, Project

MANIFEST = "pack.card"
OFFICIAL = "cardwright_cards"
STORIES = "stories"
_HEAD = re.compile(r"^pack +(\w+)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Pack:
    id: str
    package: str
    folder: Path


def packs_in(project: Project) -> list[Pack]:
    """The pack that the user stands in, or those that lie beside the official sets."""
    return [pack_at(path.parent) for path in sorted(project.cards.rglob(MANIFEST))]


def pack_around(page: Path) -> Pack | None:
    """The pack whose stories are on this page."""
    for folder in page.resolve().parents:
        if (folder / MANIFEST).is_file():
            return pack_at(folder)
    return None


@cache
def pack_at(folder: Path) -> Pack:
    found = _HEAD.search((folder / MANIFEST).read_text("utf-8"))
    id = found[1] if found else folder.name
    if folder.is_relative_to(HOME / "cards"):
        inside = folder.relative_to(HOME / "cards").parts
        return Pack(id, ".".join((OFFICIAL, *inside)), folder)
    generated = str(folder / "generated")
    if generated not in sys.path:
        sys.path.append(generated)
    return Pack(id, pack_package(id), folder)
