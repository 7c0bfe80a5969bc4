"""A pack that a stranger has built on his machine. In: a place. Out: the pack in it as it came, and ways to spoil it."""

import importlib.util
import marshal
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from attacks.place import Place

PACK = 'pack storms "Storms"\n    game terraforming_mars\n    fan_made\n    needs base\n'
CARD = """\
card squall "Squall"
    number S01
    event, cost 4
    when played
        gain 2 heat
"""
NOUN = 'token gust "gust"\n'
STORY = "# It\n\n| given | when | then |\n|---|---|---|\n| 4 megacredits, squall in hand | play squall | -4 megacredits, +2 heat |\n"
PACKAGE = "generated/cardwright_pack_storms"
MODULE = f"{PACKAGE}/squall.py"
SOURCES = {
    "pack.card": PACK,
    "squall.card": CARD,
    "vocabulary/nouns.card": NOUN,
    "stories/it.md": STORY,
}


def lay_built(place: Place, **more: str) -> None:
    """Nothing of what his build noted comes along."""
    place.put({**SOURCES, **{f"{name}.card": text for name, text in more.items()}})
    said = place.run("build", environment={"XDG_CACHE_HOME": str(place.root / "his_cache")})
    assert said.code == 0, said.text


def add_trap(place: Place, name: str) -> None:
    path = place.here / name
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file:
        file.write("\n" + place.trap)


def lay_changed_module(place: Place) -> None:
    lay_built(place)
    add_trap(place, MODULE)


def lay_forged_memory(place: Place) -> None:
    """As if a build of this very project had made the changed module."""
    lay_changed_module(place)
    for note in (place.root / "his_cache/cardwright").glob("built-*.json"):
        place.put(
            {
                ".cardwright/build.json": note.read_bytes(),
                ".cache/cardwright/" + note.name: note.read_bytes(),
            }
        )


def lay_changed_words(place: Place) -> None:
    """What is shown at a table, and would set the clipboard of whoever looks."""
    lay_built(place)
    path = place.here / PACKAGE / "texts.json"
    path.write_text(path.read_text().replace("heat", "\\u001b]52;c;ZXZpbA==\\u0007plants"))


def lay_changed_init(place: Place) -> None:
    lay_built(place)
    add_trap(place, f"{PACKAGE}/__init__.py")


def lay_machine_code(place: Place) -> None:
    lay_built(place)
    for suffix in EXTENSION_SUFFIXES:
        place.put({f"{PACKAGE}/nouns{suffix}": b"\x7fELF", f"{PACKAGE}/squall{suffix}": b"\x7fELF"})


def unchecked(code: str, name: str) -> bytes:
    """Bytecode that says of itself that it need not be compared with its source."""
    flags = (1).to_bytes(4, "little")
    return (
        importlib.util.MAGIC_NUMBER + flags + bytes(8) + marshal.dumps(compile(code, name, "exec"))
    )


def lay_bytecode(place: Place) -> None:
    lay_built(place)
    raw = unchecked(place.trap, "squall.py")
    for module in ("__init__", "catalogue", "nouns", "squall"):
        cached = Path(importlib.util.cache_from_source(str(place.here / PACKAGE / f"{module}.py")))
        place.put({str(cached.relative_to(place.here)): raw})
    place.put({f"{PACKAGE}/json.pyc": raw})


def lay_foreign_packages(place: Place) -> None:
    lay_built(place)
    for name in ("pandas", "typing", "cardwright_runtime", "evil/__init__", "evil/catalogue"):
        place.put({f"generated/{name}.py": place.trap})
    for name in ("__init__", "catalogue", "nouns"):
        place.put({f"generated/cardwright_pack_aaa/{name}.py": place.trap})


def lay_foreign_modules(place: Place) -> None:
    """Beside the modules that the build made, and where it would have made some."""
    lay_built(place)
    for name in ("os", "helper", "squall/__init__", "deep/catalogue"):
        place.put({f"{PACKAGE}/{name}.py": place.trap})


ESCAPE = """\
card gale "Gale"
    number S02
    event, cost 4
    python "{module}:Storm"
    allow python-escape "weather is not in the language"
"""


def lay_python(place: Place, module: str = "evilmod") -> None:
    lay_built(place, gale=ESCAPE.format(module=module))
    trapped = place.trap + "class Storm:\n    pass\n"
    place.put({"evilmod.py": trapped, "generated/evilmod.py": trapped})


def lay_python_of_the_library(place: Place) -> None:
    lay_python(place, "subprocess")


def lay_link_for_memory(place: Place) -> None:
    place.put(SOURCES)
    for name in (".cardwright", ".cache"):
        (place.here / name).symlink_to(place.aside)


def lay_link_for_package(place: Place) -> None:
    place.put(SOURCES)
    (place.here / "generated").mkdir()
    (place.here / PACKAGE).symlink_to(place.aside)


def lay_link_for_modules(place: Place) -> None:
    place.put(SOURCES)
    (place.here / "generated").symlink_to(place.aside)
