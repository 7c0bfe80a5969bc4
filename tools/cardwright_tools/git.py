"""Git in a folder that may be a stranger's. In: words for git. Out: what it prints; no program that the folder's own settings name is run.

A `.git` that comes with a folder may name filters, a monitor of files or a way to fetch what is missing, and git runs them where it only reads.
"""

import os
import subprocess
from pathlib import Path

_FILTERS = ("config", "--null", "--name-only", "--get-regexp", r"^filter\.")
_MONITOR = ("core.fsmonitor", "false")
_REQUIRED = ".required"

MOST_BYTES = 100_000_000
"""A few kilobytes of a repository can hold a file of gigabytes."""


def git(at: Path, *words: str, most: int = MOST_BYTES) -> bytes:
    """`FileNotFoundError` where there is no git, `CalledProcessError` where it refuses; one byte more than `most` where it says more."""
    return _said(at, words, _without_programs(at), most)


def _without_programs(at: Path) -> dict[str, str]:
    """Settings as the environment tells them, which stand above those of the folder."""
    try:
        said = _said(at, _FILTERS, {}, MOST_BYTES)
        names = said.decode("utf-8", "surrogateescape").split("\0")
    except subprocess.CalledProcessError:
        names = []
    filters = ((name, "false" if name.endswith(_REQUIRED) else "") for name in names if name)
    told = (_MONITOR, *filters)
    settings = {"GIT_ALLOW_PROTOCOL": "none", "GIT_CONFIG_COUNT": str(len(told))}
    for number, (name, value) in enumerate(told):
        settings[f"GIT_CONFIG_KEY_{number}"] = name
        settings[f"GIT_CONFIG_VALUE_{number}"] = value
    return settings


def _said(at: Path, words: tuple[str, ...], settings: dict[str, str], most: int) -> bytes:
    command = ["git", *words]
    with subprocess.Popen(
        command,
        cwd=at,
        env=os.environ | settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as run:
        assert run.stdout is not None
        raw = run.stdout.read(most + 1)
        if len(raw) > most:
            run.kill()
            return raw
    if run.returncode:
        raise subprocess.CalledProcessError(run.returncode, command)
    return raw
