"""What a pack brings besides its cards, and cards that pass for others. In: packs, wheels and pages of strangers. Out: sentences, and nothing of theirs is run."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from attacks.built import CARD as SQUALL
from attacks.built import PACKAGE, SOURCES, lay_built
from attacks.place import GUARD, Attack, Place, must_hold
from attacks.test_damaged_files import CARD, PACK, laid

pytestmark = pytest.mark.slow

CHECK, BUILD = ("check",), ("build",)
GENERATED = ("generated/*",)
OTHER = CARD.replace("frost", "hail").replace("Frost", "Hail").replace("X01", "X02")
DIGITS = "1" * 5_000
"""More than Python makes a number of."""


def files(**texts: str) -> Callable[[Place], None]:
    """A pack alone, with files by their paths with `__` for `/` and `_card` for `.card`."""
    named = {
        name.replace("__", "/").replace("_card", ".card"): text for name, text in texts.items()
    }
    return lambda place: place.put({"pack.card": PACK, **named})


def lay_one_module(place: Place) -> None:
    place.put({"pack.card": PACK, "a-x.card": CARD, "a_x.card": OTHER})


def lay_refused(place: Place, name: str, text: str) -> None:
    """A card has a mistake, so that what its last build left is looked at."""
    lay_built(place)
    place.put({"squall.card": SQUALL.replace("gain", "gian"), f"{PACKAGE}/{name}": text})


def lay_ring(place: Place) -> None:
    nouns = [f'trigger go_{n} "go {n}"\n    takes area\n' for n in range(200)]
    cards = [
        f'card ring_{n} "Ring {n}"\n    number X{n:03}\n    active, cost 3\n'
        f"    whenever you go_{n} land\n        perform go_{(n + 1) % 200} land\n"
        for n in range(200)
    ]
    place.put({"pack.card": PACK, "nouns.card": "\n".join(nouns), "ring.card": "\n".join(cards)})


def lock(text: str) -> Callable[[Place], None]:
    return laid(pack_lock=text)


def printed(told: str) -> Callable[[Place], None]:
    return laid(printed_json=told)


COMPARE = ("wording", "compare", "printed.json")
LOCK = "The lock of this pack cannot be read"

ATTACKS = {
    "two files of one module: check": Attack(lay_one_module, CHECK, 1, "would become the same module of Python"),
    "two files of one module: build": Attack(lay_one_module, BUILD, 1, "refused a_x.card: nothing is built of it", GENERATED),
    "a file and a folder of one module": Attack(files(ice_card=CARD, ice__two_card=OTHER), BUILD, 1, "refused ice/two.card", GENERATED),
    "a pack that is called like a set": Attack(lambda place: None, ("new", "pack", "Base"), 2, "There is a set `base` already"),
    "a pack with the id of a set: check": Attack(laid(pack_card=PACK.replace("its", "base", 1)), CHECK, 1, "There is a set `base` already"),
    "a pack with the id of a set: build": Attack(laid(pack_card=PACK.replace("its", "base", 1)), BUILD, 1, "There is a set `base` already", GENERATED),
    "a letter that looks like another one": Attack(files(it_card=CARD.replace("frost", "fr\u043est")), CHECK, 1, "cannot be part of a head"),
    "digits of another alphabet": Attack(files(it_card=CARD.replace("cost 4", "cost \u0664")), CHECK, 1, "I cannot read this line"),
    "a ring of 200 triggers": Attack(lay_ring, CHECK, 1, "This effect sets itself off, without end"),
    "a lock of another kind": Attack(lock("[base]\n"), CHECK, 1, LOCK),
    "a lock with a number of 5,000 digits": Attack(lock(f"[base]\nversion = {DIGITS}\n"), CHECK, 1, LOCK),
    "a lock nested too deep": Attack(lock("base = " + "[" * 100_000), CHECK, 1, LOCK),
    "a lock that pins what nobody needs": Attack(lock('[evil]\nversion = ""\ndigest = ""\n'), CHECK, 1, "pack.lock"),
    "a catalogue that is an expression": Attack(lambda p: lay_refused(p, "catalogue.py", "RULES: dict = open('x')\n"), BUILD, 1, "refused squall.card", GENERATED),
    "a catalogue of other things": Attack(lambda p: lay_refused(p, "catalogue.py", "RULES: dict = [1]\n"), BUILD, 1, "refused squall.card", GENERATED),
    "a catalogue nested too deep": Attack(lambda p: lay_refused(p, "catalogue.py", "RULES: dict = " + "-" * 100_000 + "1\n"), BUILD, 1, "refused squall.card", GENERATED),
    "a module nested too deep": Attack(lambda p: lay_refused(p, "squall.py", "x = " + "(" * 190 + "-" * 100_000 + "1\n"), BUILD, 1, "refused squall.card", GENERATED),
    "texts nested too deep": Attack(lambda p: lay_refused(p, "texts.json", "[" * 200_000), BUILD, 1, "refused squall.card", GENERATED),
    "printed texts with a number of 5,000 digits": Attack(printed(f"[{DIGITS}]"), COMPARE, 2, "is not JSON"),
    "printed texts of other things": Attack(printed('{"frost": 3}'), COMPARE, 2, "holds no list of cards"),
    "a printed text without end": Attack(printed(json.dumps([{"name": "Frost", "texts": {"effect": "Gain 1 plant, " * 20_000}}])), COMPARE, 2, ""),
    "a scenario with a number of 5,000 digits": Attack(laid(oracle__it_json=f"[{DIGITS}]"), ("conformance", "oracle"), 2, "is not JSON"),
    "a table with a number of 5,000 digits": Attack(laid(it_table=f"[{DIGITS}]"), ("play", "--resume", "--save", "it.table"), 2, "damaged or cut off"),
    "a page to import without end": Attack(laid(page_txt="Frost\nGain 1 plant, " * 20_000), ("import", "page.txt"), 2, "far more than a card says"),
}  # fmt: skip


@pytest.mark.parametrize("name", ATTACKS)
def test_it_is_refused_in_a_sentence(tmp_path: Path, name: str) -> None:
    must_hold(Place(tmp_path), ATTACKS[name])


WHEEL = {
    **{f"{Path(PACKAGE).name}/cards/{name}": text for name, text in SOURCES.items()},
    "storms-1.dist-info/METADATA": "Metadata-Version: 2.1\nName: storms\nVersion: 1\n",
}


def lay_wheel(place: Place) -> dict[str, str]:
    """Cards alone, and Python that nobody asked for. Out: the environment in which it is installed."""
    site = place.aside / "site"
    traps = (f"{Path(PACKAGE).name}/{name}.py" for name in ("__init__", "nouns", "squall"))
    files = {**WHEEL, **dict.fromkeys((*traps, "evil.py"), place.trap)}
    files["storms-1.dist-info/entry_points.txt"] = (
        "[cardwright.packs]\nstorms = cardwright_pack_storms\n"
    )
    for name, text in files.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(text)
    return {"PYTHONPATH": f"{GUARD}{os.pathsep}{site}"}


def test_a_wheel_of_cards_runs_nothing(tmp_path: Path) -> None:
    place = Place(tmp_path)
    installed = lay_wheel(place)
    for words, typed in (
        (("pack", "list"), ""),
        (("play", "--packs", "storms", "--seed", "1"), "quit\n"),
    ):
        said = place.run(*words, typed=typed, environment=installed)
        assert (place.traces(), "Traceback" in said.text) == ("", False), said.text
    assert (said.code, "The game is kept" in said.in_one_line) == (0, True), said.text


LIKE_OTHERS = ("setpriv", "--bounding-set", "-dac_override,-dac_read_search")
"""Root reads whatever there is, unless he lets go of that."""


@pytest.mark.skipif(
    os.getuid() == 0 and shutil.which("setpriv") is None, reason="root can read any folder"
)
def test_a_folder_that_cannot_be_read_keeps_its_modules(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.put({"pack.card": PACK, "deep/frost.card": CARD})
    assert place.run("build").code == 0
    before, deep = place.prints(), place.here / "deep"
    deep.chmod(0)
    lead = LIKE_OTHERS if os.getuid() == 0 else ()
    try:
        for word in ("check", "build", "fmt", "test"):
            command = [*lead, sys.executable, "-m", "cardwright_tools.main", word]
            done = subprocess.run(
                command, cwd=place.here, env=place.environment({}), capture_output=True, text=True
            )
            assert (done.returncode, done.stdout) == (2, ""), word
            assert done.stderr == f"cardwright: `{deep}`: Permission denied.\n"
    finally:
        deep.chmod(0o755)
    assert place.prints() == before


HOMELESS = """
import pwd
def nobody(user):
    raise KeyError(user)
pwd.getpwuid = nobody
from cardwright_tools import main
main.main()
"""


def test_a_user_without_a_home_builds(tmp_path: Path) -> None:
    """As in a container whose user is a mere number: Black asks where his home is."""
    place = Place(tmp_path)
    place.put({"pack.card": PACK, "frost.card": CARD})
    nowhere = {name: value for name, value in place.environment({}).items() if name != "HOME"}
    command = [sys.executable, "-P", "-c", HOMELESS, "build"]
    done = subprocess.run(command, cwd=place.here, env=nowhere, capture_output=True, text=True)
    assert (done.returncode, "files written" in done.stdout) == (0, True), done.stderr
    assert sorted(path.name for path in place.here.iterdir()) == [
        "frost.card",
        "generated",
        "pack.card",
    ]
