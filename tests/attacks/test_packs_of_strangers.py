"""What a pack brings besides its cards, and cards that pass for others. In: packs, wheels and pages of strangers. Out: sentences, and nothing of theirs is run."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from attacks.built import CARD as SQUALL
from attacks.built import PACKAGE, SOURCES, lay_built
from attacks.place import GUARD, Attack, Place, must_hold
from attacks.test_damaged_files import CARD, IDENTITY, PACK, PIPE, PLAIN, laid, lies_there

from cardwright_tools.project import HOME

pytestmark = pytest.mark.slow

CHECK, BUILD = ("check",), ("build",)
PLAY = ("play", "--solo", "--packs", ".", "--seed", "1")
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


def lay_deep(place: Place, name: str, folders: int = 300) -> None:
    """Python gives up at a thousand, with what looks like a mistake of our own."""
    PLAIN(place)
    place.put({f"{name}/{'d/' * folders}frost.card": CARD})


def lay_loop(place: Place) -> None:
    PLAIN(place)
    (place.here / "loop").symlink_to(".")


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


def lay_contract(place: Place, game: str) -> None:
    """What a runtime offers is written into Python as it stands in its contract."""
    real = (HOME / "cards/terraforming_mars/contract.json").read_text("utf-8")
    spoilt = real.replace('"gain"', json.dumps(f"{place.trap.strip()} or gain"))
    PLAIN(place)
    place.put({"evil/contract.json": spoilt, "evil/hail.card": OTHER, "contract.json": spoilt})
    if game:
        place.put({"evil/game.card": GAME.replace("terraforming_mars", game, 1)})


def lay_contract_alone(place: Place) -> None:
    lay_contract(place, "")
    assert place.run("build").code == 0


def lay_beside(place: Place) -> None:
    """A pack that was copied beside that of the user, and would be what his own needs."""
    PLAIN(place)
    beside = place.root / "base"
    beside.mkdir()
    (beside / "pack.card").write_text(PACK.replace("its", "base", 1))
    (beside / "frost.card").write_text(CARD.replace("gain 2 heat", "gain 20 heat"))


GAME = 'game terraforming_mars "Mars"\n    runtime terraforming_mars\n    players 1 to 5\n    calls round "generation"\n'
AS_SET = laid(pack_card=PACK.replace("its", "base", 1))
NESTED = files(frost_card=CARD, deep__pack_card=PACK, deep__hail_card=OTHER)
COMPARE = ("wording", "compare", "printed.json")
NOTHING_BUILT = "nothing of this pack is built"
NOTES = ("release", "--notes", "--version", "0.1")
ROWS = ("simulate", "--games", "2", "--out", "rows.csv")
NO_ROWS = "is no table of games"
PLAN = IDENTITY + "\n"


BOT = 'automa_corporation evil_bot "MarsBot: Evil"\n    number C99\n    prefers most_expensive\n    whenever you play card\n        gain 999999999 megacredits\n'
TRACK = 'automa_track evil_bot "Building on Tharsis"\n    of_track building_track\n    board tharsis\n    tags building\n    when it reaches 2\n        increase rating 1\n'


def automa(text: str) -> Callable[[Place], None]:
    return files(pack_card=PACK.replace("needs base", "needs base, marsbot"), it_card=text)


def worded(phrase: str) -> Callable[[Place], None]:
    """A pack whose noun words a phrase of the language by itself."""
    noun = f'track gravel "gravel"\n    start 0, goal 9\n    worded en gauge_at_track_least "{phrase}"\n'
    return laid(
        gravel_card=noun, frost_card=CARD.replace("    when", "    requires gravel 3\n    when")
    )


def styled(phrase: str) -> Callable[[Place], None]:
    """A pack with a house style."""
    return laid(lexicon__en_card=f'lexicon en "English"\n    phrase gain_plain {phrase}\n')


def lay_linked(name: str) -> Callable[[Place], None]:
    def lays(place: Place) -> None:
        laid(changes__added__it_md="A note.\n")(place)
        (place.here / name).parent.mkdir(parents=True, exist_ok=True)
        (place.here / name).symlink_to(place.aside / "letter.txt")

    return lays


TOO_DEEP = "lies in more than 32 folders, one in another"
LOCK = "The lock of this pack cannot be read"

ATTACKS = {
    "folders without end: check": Attack(lambda p: lay_deep(p, "d"), CHECK, 2, TOO_DEEP),
    "folders without end: fmt": Attack(lambda p: lay_deep(p, "d"), ("fmt",), 2, TOO_DEEP),
    "folders without end: test": Attack(lambda p: lay_deep(p, "stories"), ("test",), 2, TOO_DEEP),
    "folders without end among what was built": Attack(lambda p: lay_deep(p, "generated/cardwright_pack_its"), BUILD, 2, TOO_DEEP, GENERATED),
    "folders one in another, as deep as may be": Attack(lambda p: lay_deep(p, "d", 31), CHECK, 1, "duplicate-id"),
    "a folder that leads into itself": Attack(lay_loop, CHECK, 0, "Checked 2 items in 2 files"),
    "two files of one module: check": Attack(lay_one_module, CHECK, 1, "would become the same module of Python"),
    "two files of one module: build": Attack(lay_one_module, BUILD, 1, "refused a_x.card: nothing is built of it", GENERATED),
    "a file and a folder of one module": Attack(files(ice_card=CARD, ice__two_card=OTHER), BUILD, 1, "refused ice/two.card", GENERATED),
    "a pack that is called like a set": Attack(lambda place: None, ("new", "pack", "Base"), 2, "There is already a set `base`"),
    "a pack with the id of a set: check": Attack(AS_SET, CHECK, 1, "There is a set `base` already"),
    "a pack with the id of a set: build": Attack(AS_SET, BUILD, 1, NOTHING_BUILT),
    "a pack with the id of a set: play": Attack(AS_SET, PLAY, 2, "is not built"),
    "a pack with the id of a set: test": Attack(AS_SET, ("test",), 1, "There is a set `base` already"),
    "a pack with the id of its game": Attack(laid(pack_card=PACK.replace("its", "terraforming_mars", 1)), BUILD, 1, NOTHING_BUILT),
    "a pack that is called like a set, beside one that needs it": Attack(lay_beside, CHECK, 0, "no mistakes"),
    "two packs in one folder": Attack(laid(second_card=PACK.replace("its", "two", 1)), BUILD, 1, "holds another pack"),
    "a pack below a pack: check": Attack(NESTED, CHECK, 1, "holds another pack"),
    "a pack below a pack: build": Attack(NESTED, BUILD, 1, NOTHING_BUILT),
    "a set in a pack": Attack(laid(set_card='set more "More"\n    order 90\n'), BUILD, 1, "holds a set"),
    "a game with a contract: check": Attack(lambda p: lay_contract(p, "terraforming_mars"), CHECK, 1, "holds a game"),
    "a game with a contract: build": Attack(lambda p: lay_contract(p, "terraforming_mars"), BUILD, 1, NOTHING_BUILT),
    "another game with a contract": Attack(lambda p: lay_contract(p, "evil"), BUILD, 1, NOTHING_BUILT),
    "a contract alone": Attack(lay_contract_alone, PLAY, 0, "The game is kept", (), "quit\n"),
    "what is written for a game, in a pack": Attack(PLAIN, ("contract",), 2, "A pack has no runtime of its own"),
    "a manifest that nobody can read": Attack(laid(pack_card=PACK.replace("pack its", "pakc its")), BUILD, 1, NOTHING_BUILT),
    "a pack that needs itself": Attack(laid(pack_card=PACK.replace("needs base", "needs its")), BUILD, 1, NOTHING_BUILT),
    "a pack that needs what is not there": Attack(laid(pack_card=PACK.replace("needs base", "needs base, nothing")), BUILD, 1, NOTHING_BUILT),
    "a lock that differs: build": Attack(laid(pack_lock='[base]\nversion = "0"\ndigest = ""\n'), BUILD, 1, NOTHING_BUILT),
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
    "a phrase that would reach into Python": Attack(worded("{level.__class__.__init__.__globals__}"), ("text", "frost"), 0, "{level.__class__"),
    "a phrase of a width without end": Attack(worded("{level:>1000000000}"), ("text", "frost"), 0, "{level:>1000000000}"),
    "a phrase with a slot that nothing fills": Attack(worded("{evil} of it"), CHECK, 1, "has nothing to put into {evil}"),
    "a phrase that steers a terminal": Attack(worded("\x1b[2J\u202eit"), CHECK, 1, "hidden-character"),
    "a style that would reach into Python": Attack(styled('"{goods.__class__.__init__.__globals__}"'), ("text", "frost"), 0, "Gain 2 heat."),
    "a style that steers a terminal": Attack(styled('"\x1b[2J\u202e{goods}"'), CHECK, 1, "hidden-character"),
    "a style without end": Attack(styled('"{goods} ' + "heat " * 100_000 + '"'), CHECK, 1, ""),
    "a style that is a number": Attack(styled("5"), CHECK, 1, "is a text in quotes, and no number"),
    "a style of a phrase that there is not": Attack(laid(lexicon__en_card='lexicon en "English"\n    phrase gain_plane "take {goods}"\n'), CHECK, 1, "has no phrase `gain_plane`"),
    "a style with a slot that nothing fills": Attack(styled('"{evil}"'), CHECK, 1, "has nothing to put into {evil}"),
    "a note of changes that leads elsewhere": Attack(lay_linked("changes/added/evil.md"), NOTES, 2, "evil.md` is a link"),
    "a changelog that leads elsewhere": Attack(lay_linked("CHANGELOG.md"), NOTES, 2, "CHANGELOG.md` is a link"),
    "a note of changes that says nothing": Attack(laid(changes__added__it_md="  \n"), NOTES, 2, "says nothing"),
    "a note of changes in no group": Attack(laid(changes__evil__it_md="It.\n"), NOTES, 2, "group of changes `evil`"),
    "a pipe of a note": Attack(lies_there(PIPE, "changes/added/it.md"), NOTES, 2, "no file but a pipe"),
    "a note in no alphabet": Attack(lambda p: p.put({"pack.card": PACK, "changes/added/it.md": b"\xff\xfe"}), NOTES, 2, "no text in UTF-8"),
    "rows with a number of 5,000 digits": Attack(laid(rows_csv=f"# cardwright plan: {PLAN}game,seat\n{DIGITS},0\n"), ROWS, 2, NO_ROWS),
    "rows with a quote without end": Attack(laid(rows_csv=f'# cardwright plan: {PLAN}game,seat\n"0,0\n'), ROWS, 2, NO_ROWS),
    "rows of too many columns": Attack(laid(rows_csv=f"# cardwright plan: {PLAN}game,seat\n0,0,0\n"), ROWS, 2, NO_ROWS),
    "rows that no game has": Attack(laid(rows_csv=f"# cardwright plan: {PLAN}game,seat\n0,0\n"), ROWS, 2, "rows that no game has"),
    "rows of a plan nested too deep": Attack(laid(rows_csv="# cardwright plan: " + "[" * 100_000 + "\ngame\n0\n"), ROWS, 2, "Choose another --out"),
    "rows that are a formula": Attack(laid(rows_csv='=HYPERLINK("x")\n'), ROWS, 2, "does not say how its games were played"),
    "a journal nested too deep": Attack(laid(rows_csv_journal=PLAN + "[" * 100_000 + "\n"), ROWS, 0, "2 games", ("rows.csv*",)),
    "a journal with a number of 5,000 digits": Attack(laid(rows_csv_journal=f'{PLAN}[{{"game": {DIGITS}}}]\n'), ROWS, 0, "2 games", ("rows.csv*",)),
    "a journal of a plan with 5,000 digits": Attack(laid(rows_csv_journal=f'{{"seed": {DIGITS}}}\n'), ROWS, 2, "Choose another --out"),
    "facts that are a number": Attack(laid(facts__boards_json="3"), ("facts", "--compare", "facts"), 1, "is not where the notation has it"),
    "facts nested too deep": Attack(laid(facts__boards_json="[" * 200_000), ("facts", "--compare", "facts"), 1, "nested too deep"),
    "facts with a number of 5,000 digits": Attack(laid(facts__boards_json=f"[{DIGITS}]"), ("facts", "--compare", "facts"), 1, "is not JSON"),
    "scenarios that are a number": Attack(laid(oracle__it_json="3"), ("conformance", "oracle"), 2, "No file in `oracle` holds scenarios"),
    "a corporation of MarsBot that gains without end": Attack(automa(BOT), CHECK, 1, "999999999 is out of range"),
    "a track of MarsBot that is called like another": Attack(automa(TRACK), BUILD, 1, "refused it.card", GENERATED),
    "a table of words that is none of ours": Attack(laid(phrases__en_toml='[words]\nhead = "evil"\n'), ("text", "frost"), 0, "Frost"),
}  # fmt: skip


@pytest.mark.parametrize("name", ATTACKS)
def test_it_is_refused_in_a_sentence(tmp_path: Path, name: str) -> None:
    must_hold(Place(tmp_path), ATTACKS[name])


WHEEL = {
    **{f"{Path(PACKAGE).name}/cards/{name}": text for name, text in SOURCES.items()},
    "storms-1.dist-info/METADATA": "Metadata-Version: 2.1\nName: storms\nVersion: 1\n",
}


POINT = "[cardwright.packs]\nstorms = cardwright_pack_storms\n"
NAMED = ("play", "--packs", "storms", "--seed", "1")
NEEDING = PACK.replace("needs base", "needs base, storms")


@dataclass(frozen=True)
class Wheel:
    """`points`: its entry points; with no `cards` it is what a build elsewhere has made."""

    points: str
    cards: bool
    played: int
    listed: str


WHEELS = {
    "cards, and Python beside them": Wheel(POINT, True, 0, "storms "),
    "no entry point": Wheel("", True, 0, ""),
    "an entry point to another module": Wheel(POINT.replace("= cardwright_pack_storms", "= evil"), True, 0, ""),
    "an entry point of another name": Wheel(POINT.replace("storms =", "gales ="), True, 0, ""),
    "Python alone": Wheel(POINT, False, 2, ""),
}  # fmt: skip


def lay_wheel(place: Place, wheel: Wheel) -> dict[str, str]:
    """Out: the environment in which it is installed."""
    site, package = place.aside / "site", Path(PACKAGE).name
    traps = [f"{package}/{name}.py" for name in ("__init__", "catalogue", "nouns", "squall")]
    files = {**(WHEEL if wheel.cards else {}), **dict.fromkeys((*traps, "evil.py"), place.trap)}
    files["storms-1.dist-info/METADATA"] = WHEEL["storms-1.dist-info/METADATA"]
    files["storms-1.dist-info/entry_points.txt"] = wheel.points
    for name, text in files.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(text)
    return {"PYTHONPATH": f"{GUARD}{os.pathsep}{site}"}


@pytest.mark.parametrize("name", WHEELS)
def test_nothing_of_a_wheel_is_run(tmp_path: Path, name: str) -> None:
    """Its cards are built here; whatever else it brings is not even looked at."""
    place, wheel = Place(tmp_path), WHEELS[name]
    installed = lay_wheel(place, wheel)
    place.put({"pack.card": NEEDING, "frost.card": CARD})
    found = 0 if wheel.cards else 1
    for words, code, says in (
        (("pack", "list"), 0, wheel.listed),
        (NAMED, wheel.played, "The game is kept" if wheel.cards else "There is no pack `storms`"),
        (
            ("simulate", *NAMED[1:3], "--games", "2", "--jobs", "2", "--out", "rows.csv"),
            wheel.played,
            "",
        ),
        (CHECK, found, ""),
        (("test",), found, ""),
        (PLAY, 2 * found, ""),
    ):
        said = place.run(*words, typed="quit\n", environment=installed)
        assert (place.traces(), "Traceback" in said.text) == ("", False), said.text
        assert (said.code, says in said.in_one_line) == (code, True), (words, said.text)


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
