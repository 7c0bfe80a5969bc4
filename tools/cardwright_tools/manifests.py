"""Packs and the packs that they need. In: the folder of a pack, and that of the game's cards. Out: the folders of what it builds on.

A pack that is needed is looked for beside the one that needs it, then among the installed packages, then among those that come with the game.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from cardwright.values import dataclass
from cardwright_tools.reading import bytes_of

MANIFEST = "pack.card"
SET = "set.card"
"""A set of the game lies in a folder of its name."""
BUILT = "cardwright_pack_"
"""Folders that a build writes begin so: cards in them are copies."""
INSTALLED = "cards"
"""The folder of a pack's package with the cards that it was built from: so a wheel carries them."""

_HEAD = re.compile(r"^pack +(\w+)", re.MULTILINE)
_NEEDS = re.compile(r"^[ \t]+needs +([^#\n]+)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a pack says of itself, as far as it tells where others are: read without the language, so that a mistake in it hides no pack."""

    id: str
    needs: tuple[str, ...]
    folder: Path


def manifest_in(folder: Path) -> Manifest:
    text = bytes_of(folder / MANIFEST).decode("utf-8", "replace")
    head = _HEAD.search(text)
    needs = (word for line in _NEEDS.findall(text) for word in re.findall(r"[A-Za-z_]\w*", line))
    return Manifest(head[1] if head else folder.name, tuple(dict.fromkeys(needs)), folder)


def manifests_below(cards: Path) -> list[Manifest]:
    """Of the packs that lie among the cards of a game."""
    return [manifest_in(folder) for folder in pack_folders(cards)]


def pack_folders(cards: Path) -> list[Path]:
    """Folders of packs, without the copies that builds have made."""
    found = (path.parent for path in sorted(cards.rglob(MANIFEST)))
    return [
        folder
        for folder in found
        if not any(part.startswith(BUILT) for part in folder.relative_to(cards).parts)
    ]


def needed_by(folder: Path, cards: Path) -> list[Manifest]:
    """All that the pack builds on, each before those that need it; what cannot be found, `check` misses."""
    own = manifest_in(folder)
    return list(_needed(own, cards, {own.id}))


def _needed(pack: Manifest, cards: Path, known: set[str]) -> Iterator[Manifest]:
    """Each pack once, however many others need it."""
    for id in pack.needs:
        other = _found(id, pack, cards) if id not in known else None
        if other is not None:
            known.add(id)
            yield from _needed(other, cards, known)
            yield other


def known_to(folder: Path, cards: Path) -> list[Manifest]:
    """Every pack that could be named there, but for those that are only installed."""
    return [*_beside(folder), *manifests_below(cards)]


def _found(id: str, pack: Manifest, cards: Path) -> Manifest | None:
    """A set of the game is that of the game, whatever a pack beside it is called."""
    if any(cards.glob(f"*/{id}/{SET}")):
        return None
    places = (*_beside(pack.folder), *_installed(id), *manifests_below(cards))
    return next((manifest for manifest in places if manifest.id == id), None)


def _beside(folder: Path) -> Iterator[Manifest]:
    for path in sorted(folder.parent.glob(f"*/{MANIFEST}")):
        if path.parent != folder:
            yield manifest_in(path.parent)


def _installed(id: str) -> Iterator[Manifest]:
    """What a wheel has brought is read, and built, in a copy of the user's own."""
    from cardwright_tools.installed_packs import own_copy

    folder = own_copy(id)
    if folder is not None:
        yield manifest_in(folder)
