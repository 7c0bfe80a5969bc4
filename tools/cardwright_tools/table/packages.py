"""Packs of fans by their short names. In: names of packs. Out: the Python packages that hold them."""

import sys
from importlib.util import find_spec

from cardwright_runtime.kernel.errors import GameError
from cardwright_tools.project import find_project

_INSIDE = "cardwright_cards.fan."


def packages_of(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(package_of(name) for name in names)


def package_of(name: str) -> str:
    """One of this project, or the built pack that the user stands in."""
    project = find_project()
    if project.is_pack and str(project.generated) not in sys.path:
        sys.path.append(str(project.generated))
    for package in (_INSIDE + name, name):
        if _is_there(package):
            return package
    raise GameError(f"There is no pack `{name}` here; where it is your own, build it first.")


def _is_there(package: str) -> bool:
    try:
        return find_spec(package + ".catalogue") is not None
    except (ImportError, ValueError):
        return False
