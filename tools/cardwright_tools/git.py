"""Git in a folder that may be a stranger's. In: words for git. Out: what it prints; no program that the folder's own settings name is run.

A `.git` that comes with a folder may name filters, a monitor of files or a way to fetch what is missing, and git runs them where it only reads.
"""

import os
import subprocess
from pathlib import Path

_FILTERS = ("config", "--null", "--name-only", "--get-regexp", r"^filter\.")
_MONITOR = ("core.fsmonitor", "false")
_REQUIRED = ".required"


def git(at: Path, *words: str) -> bytes:
    """`FileNotFoundError` where there is no git, `CalledProcessError` where it refuses."""
    return _said(at, words, _without_programs(at))


def _without_programs(at: Path) -> dict[str, str]:
    """Settings as the environment tells them, which stand above those of the folder."""
    try:
        names = _said(at, _FILTERS, {}).decode("utf-8", "surrogateescape").split("\0")
    except subprocess.CalledProcessError:
        names = []
    filters = ((name, "false" if name.endswith(_REQUIRED) else "") for name in names if name)
    settings = {"GIT_ALLOW_PROTOCOL": "none"}
    count = 0
    for count, (name, value) in enumerate((_MONITOR, *filters), 1):
        settings[f"GIT_CONFIG_KEY_{count - 1}"] = name
        settings[f"GIT_CONFIG_VALUE_{count - 1}"] = value
    return {**settings, "GIT_CONFIG_COUNT": str(count)}


def _said(at: Path, words: tuple[str, ...], settings: dict[str, str]) -> bytes:
    told = os.environ | settings
    return subprocess.run(["git", *words], cwd=at, capture_output=True, check=True, env=told).stdout
