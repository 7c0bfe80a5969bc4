"""Modules of packs, as they were built. In: a pack's folder, and what this user's last build noted of it. Out: modules that may be imported.

Generated Python comes from strangers, too. So it is run only where it is, letter for letter, what the sources of the pack
gave when this user's own build (or its comparison) read them; the note of that lies in the user's own folder. Nothing else that
lies beside it is ever looked at: no other module, no machine code, no bytecode.
"""

import json
import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Final

from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.own_folders import cache_folder

GENERATED: Final = "generated"
PREFIX: Final = "cardwright_pack_"
FILES: Final = "files"
# What the words of rules and the digests of their sources lie in: they reach the screen, and saves.
DATA: Final = ".json"
MANIFEST: Final = "manifest.json"
# More than any module that a build makes: what is longer is none of them, and is not read to its end.
MOST_BYTES: Final = 16_000_000


class NotAsBuilt(GameError):
    """What lies there is not what this user's build noted, or no build noted anything."""


def fingerprint(raw: bytes) -> str:
    """As the compiler makes it of one text."""
    return blake2b(b"%d:" % len(raw) + raw, digest_size=16).hexdigest()


def note_path(root: str) -> str | None:
    """Where a build notes what it made of the project in this folder; None where the user has no folder of his own."""
    own = cache_folder()
    name = fingerprint(os.fsencode(os.path.realpath(root)))
    return os.path.join(own, f"built-{name}.json") if own is not None else None


def noted_files(root: str) -> dict[str, str]:
    """Fingerprints of all that was made of the sources, by path below `generated`; nothing where nothing was noted."""
    files = _noted(note_path(root) or "").get(FILES)
    if not isinstance(files, dict):
        return {}
    return {str(path): str(digest) for path, digest in files.items()}


def _noted(path: str) -> dict[str, object]:
    try:
        with open(path, encoding="utf-8") as file:
            found = json.load(file)
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def roots_noted(package: str) -> list[str]:
    """Folders in which this user has built such a package, the last first."""
    own = cache_folder()
    names = [name for name in os.listdir(own) if name.startswith("built-")] if own else []
    paths = [os.path.join(str(own), name) for name in names]
    roots: list[str] = []
    for path in sorted(paths, key=_moment_of, reverse=True):
        root = _noted(path).get("root")
        if isinstance(root, str) and os.path.isdir(os.path.join(root, GENERATED, package)):
            roots.append(root)
    return roots


class BuiltModules(MetaPathFinder, Loader):
    """The modules of one package. Their texts were read and compared before the first of them runs, and are not read again."""

    def __init__(self, package: str, root: str) -> None:
        self.package = package
        self.folder = os.path.join(os.path.realpath(root), GENERATED)
        self._texts: dict[str, bytes] = {}
        self._noted_at = (0, 0)

    def compare(self, root: str) -> None:
        """Anew only where a build has noted something since."""
        noted_at = _moment_of(note_path(root) or "")
        if noted_at != self._noted_at or noted_at == (0, 0):
            self._texts = _compared(root, self.folder, self.package)
            self._noted_at = noted_at

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.package and not fullname.startswith(self.package + "."):
            return None
        module = fullname.replace(".", "/")
        for name in (f"{module}/__init__.py", f"{module}.py"):
            if name in self._texts:
                return self._spec(fullname, name)
        # Python would ask others, and they would look into the folder.
        raise ModuleNotFoundError(f"No build made a module {fullname!r}.", name=fullname)

    def _spec(self, module: str, name: str) -> ModuleSpec:
        origin = os.path.join(self.folder, *name.split("/"))
        is_package = name.endswith("/__init__.py")
        spec = ModuleSpec(module, self, origin=origin, is_package=is_package)
        spec.loader_state = name
        spec.has_location = True
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(os.path.dirname(origin))
        return spec

    def exec_module(self, module: ModuleType) -> None:
        spec = module.__spec__
        assert spec is not None and spec.origin is not None
        text = self._texts[spec.loader_state]
        exec(compile(text, spec.origin, "exec", dont_inherit=True), module.__dict__)


def packages_built(root: str) -> list[str]:
    """The packages that a build noted, one in nearly all cases."""
    tops = {path.partition("/")[0] for path in noted_files(root)}
    return sorted(top for top in tops if top.startswith(PREFIX))


def let_import(root: str, package: str) -> None:
    """From now on the package can be imported, if it lies there as it was built."""
    new = BuiltModules(package, root)
    for finder in sys.meta_path:
        if isinstance(finder, BuiltModules) and finder.package == package:
            if finder.folder != new.folder:
                raise GameError(f"Another copy of the pack in {root} is in use: {finder.folder}.")
            finder.compare(root)
            return
    new.compare(root)
    sys.meta_path.insert(0, new)


def _moment_of(path: str) -> tuple[int, int]:
    try:
        found = os.stat(path)
        return found.st_mtime_ns, found.st_ino
    except OSError:
        return 0, 0


def _compared(root: str, folder: str, package: str) -> dict[str, bytes]:
    texts: dict[str, bytes] = {}
    for path, noted in noted_files(root).items():
        if path.startswith(package + "/") and path.endswith((".py", DATA)):
            texts[path] = _text_of(os.path.join(folder, *path.split("/")))
            if fingerprint(texts[path]) != noted:
                raise NotAsBuilt(
                    f"The pack in {root} is not as its sources make it: {path} differs. Run `cardwright build` there."
                )
    return texts


def _text_of(path: str) -> bytes:
    """Empty where there is none; what is no plain file, such as a pipe, would be waited for."""
    try:
        if os.path.isfile(path):
            with open(path, "rb") as file:
                return file.read(MOST_BYTES)
    except OSError:
        pass
    return b""
