"""Compiled modules in place of their sources. In: the folder that `cardwright compile` fills. Out: what is compiled and up to date, else the source.

A compiled module is used only while its source is what it was compiled from, so that none can hide a change: if any source
of the engine differs, all runs from source; if a card differs, that card does (it may stand on a compiled engine).
CARDWRIGHT_COMPILED=0 runs everything from source; a folder named in full is used instead of the usual one. Anything else is no
folder: it would lie where one stands, and a stranger may have filled it.
"""

import json
import os
import sys
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from types import ModuleType
from typing import Final

PACKAGE: Final = "cardwright_runtime"
RUNTIME: Final = os.path.dirname(os.path.abspath(__file__))
FOLDER: Final = os.path.join(RUNTIME, "compiled")
MANIFEST: Final = "manifest.json"
SWITCH: Final = "CARDWRIGHT_COMPILED"


def digest_of_file(path: str) -> str:
    """Empty where there is no such file."""
    try:
        with open(path, "rb") as file:
            return blake2b(file.read(), digest_size=16).hexdigest()
    except OSError:
        return ""


def source_of(module: str, folders: Iterable[str]) -> str:
    """The source file of a module below the first folder of its package."""
    name = module.rpartition(".")[2] + ".py"
    return next((os.path.join(folder, name) for folder in folders), name)


def source_path(module: str) -> str:
    """Where the source of any module lies, compiled or not; empty where there is none."""
    origin = getattr(getattr(sys.modules.get(module), "__spec__", None), "origin", None) or ""
    if origin.endswith(".py"):
        return str(origin)
    name = module.replace(".", os.sep) + ".py"
    paths = (os.path.join(folder, name) for folder in sys.path)
    return next((path for path in paths if os.path.isfile(path)), "")


class CompiledModules:
    """A finder of modules. `sources` are the digests of what was compiled, by module; `libraries` hold the code of many modules each."""

    def __init__(self, folder: str, sources: dict[str, str], libraries: frozenset[str]) -> None:
        self.folder = folder
        self.sources = sources
        self.libraries = libraries
        self.suffix = EXTENSION_SUFFIXES[0]

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname in self.libraries:
            return self.spec(fullname, fullname)
        digest = self.sources.get(fullname)
        if digest is None:
            return None
        # The engine's own sources were compared together, before any of it was imported.
        if not is_engine(fullname) and digest_of_file(source_of(fullname, path or ())) != digest:
            return None
        return self.spec(fullname, fullname.replace(".", os.sep))

    def spec(self, module: str, name: str) -> ModuleSpec | None:
        return spec_from_file_location(module, os.path.join(self.folder, name + self.suffix))

    def changed_engine_files(self) -> list[str]:
        changed: list[str] = []
        for module, digest in self.sources.items():
            path = os.path.join(os.path.dirname(RUNTIME), module.replace(".", os.sep) + ".py")
            if is_engine(module) and digest_of_file(path) != digest:
                changed.append(path)
        return changed


def is_engine(module: str) -> bool:
    return module.startswith(PACKAGE + ".")


def compiled_modules(folder: str) -> CompiledModules | None:
    """What lies in the folder, if it was made for this Python."""
    try:
        with open(os.path.join(folder, MANIFEST), encoding="utf-8") as file:
            manifest = json.load(file)
        if manifest["suffix"] != EXTENSION_SUFFIXES[0]:
            return None
        return CompiledModules(folder, manifest["sources"], frozenset(manifest["libraries"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def use_compiled() -> str:
    """Gives what the engine runs from from now on: `compiled`, `source`, or `changed` (source, newer than what is compiled)."""
    wanted = os.environ.get(SWITCH, "")
    folder = wanted if os.path.isabs(wanted) else FOLDER
    modules = None if wanted == "0" else compiled_modules(folder)
    if modules is None:
        return "source"
    if modules.changed_engine_files():
        return "changed"
    sys.meta_path.insert(0, modules)
    return "compiled"
