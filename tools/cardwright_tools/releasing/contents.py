"""What goes into a release. In: the project around the user, names of sets or packs. Out: files by their names, read once."""

import ast
import json
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from cardwright.locks import Pin, pins
from cardwright.plan.names import pack_package
from cardwright.pipeline import Project
from cardwright.rules.nodes import Card
from cardwright_tools.manifests import manifest_in, manifests_below
from cardwright_tools.near import unknown
from cardwright_tools.project import NotAProject, sources_of
from cardwright_tools.project import Project as Folders
from cardwright_tools.reading import bytes_of, text_of

ENGINE = "cardwright-engine"
GAME = "cardwright_cards/terraforming_mars"
SOURCES = ("grammar", "compiler", "runtime", "cards", "generated", "tools", "docs")
BESIDE = ("LICENSE", "README.md", "CHANGELOG.md", "pyproject.toml")
_SKIPPED = ("__pycache__", "compiled", "build", "dist", "node_modules")
_MOST = 50_000_000
CATALOGUE = '''\
"""The rules of each set of this release, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {{
{rules}}}
NEEDS: Final[dict[str, tuple[str, ...]]] = {{
{needs}}}
'''


@dataclass(frozen=True, slots=True)
class Contents:
    """`package`: what a wheel holds; `sources`: all that it was made of; `chosen`: the sets, or the pack."""

    name: str
    project: Project
    folders: Folders
    chosen: tuple[str, ...]
    package: dict[str, bytes]
    sources: dict[str, bytes]

    @property
    def builds_on(self) -> dict[str, Pin]:
        """The game, sets and packs that a pack needs; an engine brings its own."""
        return pins(self.project, self.chosen[0]) if self.folders.is_pack else {}

    @property
    def cards(self) -> list[Card]:
        """Those that the release holds: what belongs to no set goes with each."""
        if self.folders.is_pack:
            own = self.folders.cards.as_posix() + "/"
            return [card for card in self.project.cards if card.path.startswith(own)]
        return [card for card in self.project.cards if card.set_id in ("", *self.chosen)]


def contents(folders: Folders, names: Iterable[str]) -> Contents:
    return _of_pack(folders) if folders.is_pack else _of_engine(folders, tuple(names))


def _of_engine(folders: Folders, names: tuple[str, ...]) -> Contents:
    generated = folders.generated
    rules, needs = _catalogue(generated / GAME / "catalogue.py")
    packs = {pack.id: pack.folder for pack in manifests_below(folders.cards)}
    known = [set_id for set_id in rules if set_id]
    for name in names:
        if name not in (*known, *packs):
            raise NotAProject(unknown("set", name, [*known, *packs]))
    sets = _with_needed([n for n in names if n in known] or ([] if names else known), needs)
    chosen_packs = [name for name in names if name in packs]
    package = _below(folders.root / "runtime" / "cardwright_runtime", "cardwright_runtime")
    package |= _classes(folders, sets, rules, needs)
    for pack in chosen_packs:
        place = packs[pack].relative_to(folders.cards).as_posix()
        package |= _below(generated / "cardwright_cards" / place, f"cardwright_cards/{place}")
        package[f"cardwright_cards/{Path(place).parent.as_posix()}/__init__.py"] = b""
    beside = (folders.root / name for name in BESIDE)
    sources = {
        path.name: bytes_of(path) for path in beside if path.is_file() and not path.is_symlink()
    }
    for folder in SOURCES:
        sources |= _below(folders.root / folder, folder)
    project = Project(sources_of(folders))
    return Contents(ENGINE, project, folders, (*sets, *chosen_packs), package, sources)


def _classes(
    folders: Folders,
    sets: list[str],
    rules: dict[str, list[tuple[str, str]]],
    needs: dict[str, list[str]],
) -> dict[str, bytes]:
    """The classes of the chosen sets and of the game itself, with a catalogue that names no others."""
    every = _below(folders.generated / "cardwright_cards", "cardwright_cards")
    wanted = {name: rules[name] for name in ("", *sets) if name in rules}
    modules = {module.replace(".", "/") + ".py" for pairs in wanted.values() for module, _ in pairs}
    places = {os.path.dirname(module) for module in modules} | {"cardwright_cards", GAME}
    found = {
        name: raw
        for name, raw in every.items()
        if name in modules
        or os.path.dirname(name) in places
        and os.path.basename(name) in ("__init__.py", "texts.json", "nouns.py", "py.typed")
    }
    missing = sorted(modules - set(found))
    if missing:
        raise NotAProject(f"`{missing[0]}` was never built: run `cardwright build`.")
    found[f"{GAME}/catalogue.py"] = _written(wanted, {n: needs[n] for n in sets if n in needs})
    found["cardwright_cards/manifest.json"] = _manifest(every, sets)
    return found


def _manifest(every: dict[str, bytes], sets: list[str]) -> bytes:
    """As the build wrote it, without the sources of what is left out."""
    told = json.loads(every["cardwright_cards/manifest.json"])
    own = {f"cards/terraforming_mars/{name}/" for name in sets}
    below = "cards/terraforming_mars/"
    told["sources"] = {
        path: digest
        for path, digest in told["sources"].items()
        if path.startswith(tuple(own)) or path.startswith(below) and path.count("/") == 2
    }
    told["packs"] = {}
    return (json.dumps(told, indent=1) + "\n").encode()


def _catalogue(path: Path) -> tuple[dict[str, list[tuple[str, str]]], dict[str, list[str]]]:
    """Read, not run."""
    values = {
        node.target.id: ast.literal_eval(node.value)
        for node in ast.parse(text_of(path)).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value
    }
    return values["RULES"], values["NEEDS"]


def _written(rules: dict[str, list[tuple[str, str]]], needs: dict[str, list[str]]) -> bytes:
    def table(of: dict[str, list[tuple[str, str]]] | dict[str, list[str]]) -> str:
        return "".join(
            f"    {name!r}: (\n" + "".join(f"        {value!r},\n" for value in values) + "    ),\n"
            for name, values in of.items()
        )

    return CATALOGUE.format(rules=table(rules), needs=table(needs)).encode()


def _with_needed(sets: list[str], needs: dict[str, list[str]]) -> list[str]:
    found: list[str] = []
    waiting = list(sets)
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found.append(name)
            waiting += needs.get(name, ())
    return sorted(found)


def _of_pack(folders: Folders) -> Contents:
    id = manifest_in(folders.root).id
    package = _below(folders.generated / pack_package(id), pack_package(id))
    if not package:
        raise NotAProject(f"The pack `{id}` was never built: run `cardwright build`.")
    sources = _below(folders.root, "", ("generated",))
    return Contents(
        pack_package(id), Project(sources_of(folders)), folders, (id,), package, sources
    )


def _below(folder: Path, name: str, without: tuple[str, ...] = ()) -> dict[str, bytes]:
    """Every plain file, but for what Python, compilers and editors keep there."""
    found: dict[str, bytes] = {}
    for place, folders, files in os.walk(folder):
        folders[:] = sorted(
            f for f in folders if f not in (*_SKIPPED, *without) and not f.startswith(".")
        )
        for file in sorted(files):
            path = Path(place, file)
            if (
                not file.startswith(".")
                and not path.is_symlink()
                and not file.endswith((".pyc", ".so", ".whl"))
            ):
                below = path.relative_to(folder).as_posix()
                found[f"{name}/{below}" if name else below] = bytes_of(path, _MOST)
    return found
