"""Packs of fans in a game. In: ids, folders or packages. Out: names under which they are found again, wherever one stands."""

import os
from collections.abc import Iterable

from cardwright_runtime.terraforming_mars.packs import pack_id
from cardwright_tools.project import find_project


def lasting_names(packs: Iterable[str]) -> tuple[str, ...]:
    """A folder is named in full, for a game may be resumed from another one."""
    return tuple(
        os.path.abspath(pack) if os.path.isdir(pack) else pack for pack in own_as_folder(packs)
    )


def own_as_folder(packs: Iterable[str]) -> Iterable[str]:
    """The pack that the user stands in goes by its folder."""
    project = find_project()
    own = pack_id(str(project.root)) if project.is_pack and project.generated.is_dir() else ""
    return [str(project.root) if pack == own else pack for pack in packs]
