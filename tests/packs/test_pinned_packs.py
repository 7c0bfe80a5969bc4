"""Packs with versions, locks and wheels of cards alone. In: what authors write, and what others install. Out: what check and games say."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from cardwright.locks import SLUG, Pin, from_text, pins
from cardwright.pipeline import Project
from cardwright.source import SourceFile
from tools.shell import cardwright

pytestmark = pytest.mark.slow

WHEEL = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"
TRAP = "raise SystemExit('Python of the pack was run')\n"
NEEDING = """\
pack thaw "Thaw"
    game terraforming_mars
    version "1.0"
    needs base >= 1.0, frost >= 0.1
"""
CARD = """\
card meltwater "Meltwater"
    number T01
    active, cost 8, holds frost_marker
    action
        add 2 frost_markers to this card
    score 1 per frost_marker on this card
"""


@pytest.fixture
def frost(tmp_path: Path) -> Path:
    cardwright("new", "pack", "Frost", at=tmp_path)
    return tmp_path / "frost"


def locked(pack: Path, was: str, becomes: str) -> str:
    """What check says of a lock in which something stood otherwise."""
    lock = pack / "pack.lock"
    text = lock.read_text()
    assert was in text
    lock.write_text(text.replace(was, becomes))
    said = cardwright("check", at=pack)
    lock.write_text(text)
    assert said.code == 1 and SLUG in said.out
    return " ".join(said.out.split())


def test_what_differs_from_the_lock_is_refused_in_words(frost: Path) -> None:
    assert cardwright("pack", "lock", at=frost).out == "Wrote pack.lock.\n"
    pins = from_text((frost / "pack.lock").read_text())
    assert pins is not None and set(pins) == {"base", "terraforming_mars"}
    assert cardwright("check", at=frost).code == 0
    digest = pins["base"].digest
    assert "its sources differ" in locked(frost, digest, "0" * 32)
    assert "version 1.0 here, and the lock pins 0.9" in locked(frost, '"1.0"', '"0.9"')
    assert "`base` is needed, and the lock does not pin it" in locked(frost, "[base]", "[other]")
    assert "cannot be read" in locked(frost, "[base]", "[base")


SOURCES = {
    "g/game.card": 'game g "G"\n    players 1 to 2\n    version "1.0"\n',
    "g/base/set.card": 'set base "Base"\n    version "1.0"\n',
    "its/pack.card": 'pack its "Its"\n    game g\n    needs base >= 1.0\n',
}


def test_how_lines_end_is_not_pinned() -> None:
    """git on Windows may change that."""

    def pinned(end: str) -> dict[str, Pin]:
        texts = {path: text.replace("\n", end) for path, text in SOURCES.items()}
        return pins(Project([SourceFile(path, text) for path, text in texts.items()]), "its")

    assert pinned("\n") == pinned("\r\n")
    assert {id: pin.version for id, pin in pinned("\n").items()} == {"base": "1.0", "g": "1.0"}


def test_a_lock_is_of_a_pack() -> None:
    said = cardwright("pack", "lock")
    assert said.code == 2 and "You stand in no pack" in said.err


def installed(pack: Path, folder: Path) -> Path:
    """Its wheel, unpacked where Python looks for packages."""
    command = [sys.executable, "-c", WHEEL, str(folder)]
    done = subprocess.run(command, cwd=pack, capture_output=True, text=True, check=True)
    with zipfile.ZipFile(folder / done.stdout.strip()) as wheel:
        names = wheel.namelist()
        wheel.extractall(folder / "site")
    assert not [name for name in names if name.endswith(".py")]
    return folder / "site"


def test_a_wheel_of_cards_alone_is_played_without_running_what_lies_in_it(
    frost: Path, tmp_path: Path
) -> None:
    site = installed(frost, tmp_path)
    package = site / "cardwright_pack_frost"
    (package / "__init__.py").write_text(TRAP)
    (package / "nouns.py").write_text(TRAP)
    thaw = tmp_path / "elsewhere" / "thaw"
    thaw.mkdir(parents=True)
    (thaw / "pack.card").write_text(NEEDING)
    (thaw / "meltwater.card").write_text(CARD)
    place = {"PYTHONPATH": str(site), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    assert "frost " in cardwright("pack", "list", at=tmp_path, **place).out
    said = cardwright("check", at=thaw, **place)
    assert said.code == 0, said.out
    assert cardwright("build", at=thaw, **place).code == 0
    for pack, at in (("frost", tmp_path), ("thaw", thaw)):
        words = ("simulate", "--games", "1", "--packs", pack, "--out", tmp_path / f"{pack}.csv")
        said = cardwright(*words, at=at, **place)
        assert said.code == 0, said.err
    (thaw / "pack.card").write_text(NEEDING.replace("frost >= 0.1", "frost >= 2"))
    said = cardwright("check", at=thaw, **place)
    assert "`thaw` needs frost 2 or later, and version 0.1 is here" in " ".join(said.out.split())
