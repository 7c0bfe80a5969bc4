"""Packs of fans by their short names. In: names of packs. Out: the Python packages that hold them."""

import sys
from importlib.util import find_spec
from typing import Final

from cardwright_runtime.kernel.errors import GameError
from cardwright_tools.project import find_project

# Packs of this project, packs anywhere, and whole names.
_PREFIXES: Final = ("cardwright_cards.fan.", "cardwright_pack_", "")


def reach_own_pack() -> None:
    """What the pack around the user has built can be imported from now on."""
    project = find_project()
    if project.is_pack and str(project.generated) not in sys.path:
        sys.path.append(str(project.generated))


def packages_of(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(package_of(name) for name in names)


def package_of(name: str) -> str:
    """One of this project, or the built pack that the user stands in."""
    for prefix in _PREFIXES:
        if _is_there(prefix + name):
            return prefix + name
    raise GameError(f"There is no pack `{name}` here; where it is your own, build it first.")


def _is_there(package: str) -> bool:
    try:
        return find_spec(package + ".catalogue") is not None
    except (ImportError, ValueError):
        return False
