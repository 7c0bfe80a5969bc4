"""What others install. In: the checkout. Out: a wheel that plays, checks, words and starts packs where nothing else of the project is."""

import os
import subprocess
import sys
import sysconfig
from importlib.metadata import Distribution, distribution
from pathlib import Path
from venv import EnvBuilder

import pytest
from compiled.conftest import COMPILED_QUICKLY, tell, wheel
from packaging.requirements import Requirement

from cardwright_tools.compiling.engine import what_is_missing

PLAY = """
import random
import cardwright_runtime
from cardwright_runtime.terraforming_mars import new_game
game, chance = new_game(players=2, seed=3), random.Random(3)
while (decision := game.decision) is not None:
    game.choose(chance.randrange(len(decision.options)))
print(cardwright_runtime.RUNS_FROM, game.generation > 5)
"""


def installed(folder: Path, built: Path) -> Path:
    """An environment with the wheel; what it depends on is lent by this one."""
    EnvBuilder(with_pip=False).create(folder / "venv")
    python = folder / "venv" / "bin" / "python"
    site = next((folder / "venv" / "lib").glob("python*/site-packages"))
    options = ("--no-deps", "--no-index", "--quiet", "--target", site)
    tell(sys.executable, "-m", "pip", "install", *options, built, folder=folder)
    # A plain path: the editable install that lies there is not followed.
    (site / "lent.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return python


@pytest.mark.slow
def test_a_wheel_carries_the_compiled_engine_and_the_cards(tmp_path: Path) -> None:
    if missing := what_is_missing():
        pytest.skip(f"the engine cannot be compiled here: {missing}")
    built = wheel(tmp_path, **COMPILED_QUICKLY)
    assert "none-any" not in built.name
    python = installed(tmp_path, built)
    cardwright = (python, "-m", "cardwright_tools.main")
    assert tell(python, "-c", PLAY, folder=tmp_path) == "compiled True\n"
    assert "no mistakes" in tell(*cardwright, "check", folder=tmp_path)
    assert "Asteroid" in tell(*cardwright, "text", "asteroid", folder=tmp_path)
    tell(*cardwright, "new", "pack", "moons", folder=tmp_path)
    assert "no mistakes" in tell(*cardwright, "check", folder=tmp_path / "moons")


@pytest.mark.slow
def test_a_pure_wheel_needs_no_compiler_and_runs_from_source(
    pure_wheel: Path, tmp_path: Path
) -> None:
    assert pure_wheel.name.endswith("py3-none-any.whl")
    python = installed(tmp_path, pure_wheel)
    assert tell(python, "-c", PLAY, folder=tmp_path) == "source True\n"


INSTALLERS = {
    "pip": ("--python", "{home}/venv", "install", "--quiet"),
    "pipx": ("install", "--python", sys.executable),
    "uv": ("tool", "install", "--python", sys.executable),
}


@pytest.mark.slow
@pytest.mark.parametrize("installer", INSTALLERS)
def test_each_installer_fetches_all_that_the_toolchain_needs(
    installer: str, pure_wheel: Path, tmp_path: Path
) -> None:
    """Into an empty environment, from the wheel; a pack can be started, checked and tested with it."""
    EnvBuilder(with_pip=False).create(tmp_path / "venv")
    words = (word.format(home=tmp_path) for word in INSTALLERS[installer])
    bin = tmp_path / ("venv/bin" if installer == "pip" else "bin")
    homes = {"PIPX_HOME": "pipx", "PIPX_BIN_DIR": "bin", "UV_TOOL_DIR": "uv", "UV_TOOL_BIN_DIR": "bin"}  # fmt: skip
    places = {name: str(tmp_path / place) for name, place in homes.items()}
    tell(sys.executable, "-m", installer, *words, pure_wheel, folder=tmp_path, **places)
    assert tell(bin / "cardwright", "--version", folder=tmp_path).startswith("cardwright ")
    tell(bin / "cardwright", "new", "pack", "moons", folder=tmp_path)
    assert "no mistakes" in tell(bin / "cardwright", "check", folder=tmp_path / "moons")
    assert "3 of 3" in tell(bin / "cardwright", "test", folder=tmp_path / "moons")


MOST_MEGABYTES = 80
PLAY_ONE = ("simulate", "--games", "1", "--policy", "greedy")


def needed(requirements: list[str]) -> dict[str, Distribution]:
    """What is installed along with somebody who asks for these, and with those in turn."""
    found: dict[str, Distribution] = {}
    waiting = [Requirement(each) for each in requirements]
    while waiting:
        wanted = waiting.pop()
        if wanted.name in found or wanted.marker and not wanted.marker.evaluate({"extra": ""}):
            continue
        found[wanted.name] = distribution(wanted.name)
        waiting += [Requirement(each) for each in found[wanted.name].requires or []]
    return found


def lend(site: Path, one: Distribution) -> int:
    """Its files, as if it had been installed there; how many bytes they are."""
    own = Path(sysconfig.get_path("purelib"))
    size = 0
    for file in one.files or []:
        there = Path(str(file.locate()))
        if there.is_file() and there.is_relative_to(own) and there.suffix != ".pyc":
            target = site / there.relative_to(own)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.symlink_to(there)
            size += there.stat().st_size
    return size


@pytest.mark.slow
def test_what_a_user_installs_is_small_and_enough(pure_wheel: Path, tmp_path: Path) -> None:
    """In an environment with nothing but the wheel and what its own metadata ask for."""
    python = installed(tmp_path, pure_wheel)
    site = next((tmp_path / "venv" / "lib").glob("python*/site-packages"))
    (site / "lent.pth").unlink()
    size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    metadata = next(site.glob("cardwright-*.dist-info"))
    size += sum(
        lend(site, one) for one in needed(Distribution.at(metadata).requires or []).values()
    )
    assert size < MOST_MEGABYTES * 1_000_000, size
    cardwright = (python, "-m", "cardwright_tools.main")
    assert tell(*cardwright, "--version", folder=tmp_path).startswith("cardwright 0.")
    assert "no mistakes" in tell(*cardwright, "check", folder=tmp_path)
    assert "Asteroid" in tell(*cardwright, "text", "asteroid", folder=tmp_path)
    assert "play" in tell(*cardwright, "explain", "language", folder=tmp_path)
    tell(*cardwright, *PLAY_ONE, folder=tmp_path)
    assert (tmp_path / "games.csv").read_text(encoding="utf-8").count("\n") == 4
    refused = subprocess.run(
        [*cardwright, *PLAY_ONE, "--out", "games.parquet"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert refused.returncode == 2 and "cardwright[simulate]" in refused.stderr
