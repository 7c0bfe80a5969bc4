"""What a pack was made with. In: a Project, and the text of a lock. Out: the text of a lock for today, and findings about what differs.

A lock pins the game and every set and pack that a pack builds on: its version, and a digest of its sources.
"""

import tomllib
from collections.abc import Iterator, Mapping

from cardwright.answers import fingerprint
from cardwright.findings import Finding, error
from cardwright.pipeline import Project
from cardwright.values import dataclass
from cardwright.vocabulary import Entry, Layer

SLUG = "differs-from-lock"
_HEAD = """\
# What this pack was checked with, written by `cardwright pack lock`. `cardwright check` refuses what differs from it.
"""
_AGAIN = "If your cards are right with it, `cardwright pack lock` writes a new lock; else {back}."


@dataclass(frozen=True, slots=True)
class Pin:
    version: str
    digest: str


def pins(project: Project, pack: str) -> dict[str, Pin]:
    """By their ids, of all that the pack builds on."""
    layers = project.vocabulary.layers
    home = next(layer for layer in layers.all if layer.level == "pack" and layer.id == pack)
    needed = layers.needed(home) | _games_of(project, home)
    found = (layer for layer in layers.all if layer.id in needed)
    return {layer.id: _pin(layer, project) for layer in sorted(found, key=lambda one: one.id)}


def _games_of(project: Project, home: Layer) -> set[str]:
    entry = project.vocabulary.find(home.id, ("pack",))
    return {noun.id for noun in entry.nouns_in("game")} if entry else set()


def _pin(layer: Layer, project: Project) -> Pin:
    entry = project.vocabulary.find(layer.id, (layer.level,))
    return Pin(_version(entry), digest_of_layer(layer, project))


def _version(entry: Entry | None) -> str:
    return "".join(entry.texts_in("version")) if entry is not None else ""


def digest_of_layer(layer: Layer, project: Project) -> str:
    """Of its files alone, wherever it lies and however its lines end."""
    of = project.vocabulary.layers.of
    own = (source for source in project.sources if of(source.path) == layer)
    named = sorted((source.path.removeprefix(layer.folder + "/"), source.text) for source in own)
    return fingerprint(*(part.replace("\r\n", "\n") for one in named for part in one))


def to_text(pinned: Mapping[str, Pin]) -> str:
    tables = (
        f'\n[{id}]\nversion = "{pin.version}"\ndigest = "{pin.digest}"\n'
        for id, pin in pinned.items()
    )
    return _HEAD + "".join(tables)


def from_text(text: str) -> dict[str, Pin] | None:
    """None where nobody can read it."""
    try:
        tables = tomllib.loads(text)
        return {id: Pin(str(one["version"]), str(one["digest"])) for id, one in tables.items()}
    except (ValueError, KeyError, TypeError, RecursionError):
        return None


def differences(text: str, project: Project, pack: str) -> Iterator[Finding]:
    """Told where the manifest says what is needed."""
    entry = project.vocabulary.find(pack, ("pack",))
    if entry is None:
        return
    field = entry.field("needs")
    place = field.span if field is not None else entry.span
    locked = from_text(text)
    if locked is None:
        told = [("The lock of this pack cannot be read", "take back the file that you had")]
    else:
        told = list(_told(locked, pins(project, pack)))
    for title, back in told:
        yield error(SLUG, title, place, "pinned in pack.lock", help=_AGAIN.format(back=back))


def _told(locked: Mapping[str, Pin], here: Mapping[str, Pin]) -> Iterator[tuple[str, str]]:
    """What differs, and the way back."""
    for id, pin in here.items():
        was = locked.get(id)
        if was is None:
            yield f"`{id}` is needed, and the lock does not pin it", "take it out of `needs`"
        elif was.version != pin.version:
            yield (
                f"`{id}` is version {pin.version or 'none'} here, and the lock pins {was.version or 'none'}",
                f"get version {was.version} of `{id}`",
            )
        elif was.digest != pin.digest:
            named = f"`{id}` {pin.version}".rstrip()
            yield (
                f"{named} is not what the lock pins: its sources differ",
                f"get `{id}` as it was, or ask its authors why it changed without a new version",
            )
    for id in locked:
        if id not in here:
            yield f"The lock pins `{id}`, which this pack does not need", f"add `needs {id}`"
