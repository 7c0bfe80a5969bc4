"""The user's own folders. In: the environment. Out: where a program may keep what it will believe later; None where that is not the user's alone.

What lies there was written by this user's programs, so it is the one place whose notes are believed. A path that is not given
in full would depend on where one stands: a stranger's folder could pass for the user's.
"""

import os
import stat
from typing import Final

NAME: Final = "cardwright"


def cache_folder() -> str | None:
    """For what can be made again."""
    return _own_folder("XDG_CACHE_HOME", ".cache")


def data_folder() -> str | None:
    """For what cannot."""
    return _own_folder("XDG_DATA_HOME", os.path.join(".local", "share"))


def _own_folder(variable: str, below_home: str) -> str | None:
    """Made where it is not there; nobody else can look into it or write there."""
    base = os.environ.get(variable, "")
    if not os.path.isabs(base):
        home = os.environ.get("HOME", os.path.expanduser("~"))
        if not os.path.isabs(home):
            return None
        base = os.path.join(home, below_home)
    folder = os.path.join(base, NAME)
    try:
        os.makedirs(folder, 0o700, exist_ok=True)
        found = os.lstat(folder)
        if stat.S_ISLNK(found.st_mode) or found.st_uid != _user():
            return None
        if found.st_mode & 0o077:
            os.chmod(folder, 0o700)
        return folder
    except OSError:
        return None


def _user() -> int:
    return os.getuid() if hasattr(os, "getuid") else 0
