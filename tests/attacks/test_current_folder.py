"""What lies in the folder where somebody stands is never imported, and a relative path never stands for the user's own folder."""

import json
from collections.abc import Mapping
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from attacks.place import Attack, Place, must_hold

from cardwright_runtime.native import RUNTIME, digest_of_file

SHADOWED = (
    "pickle",
    "json",
    "pandas",
    "lark",
    "typing_extensions",
    "cardwright_runtime",
    "sitecustomize",
)
"""Modules that Python, a library or we import: a stranger may call his own like them."""


def lay_shadows(place: Place) -> None:
    place.put({f"{name}.py": place.trap for name in SHADOWED})


def lay_known(place: Place) -> None:
    """Folders that would be the user's if `HOME` were where one stands, with what may have lain in one."""
    folders = (".cache", "~/.cache", "home/.cache")
    for folder in folders:
        place.put(
            {f"{folder}/cardwright/known-0.txt": "", f"{folder}/cardwright/tables.pickle": "x"}
        )
    place.put({"pack.card": 'pack it "It"\n    game terraforming_mars\n    fan_made\n'})


def lay_engine(place: Place) -> None:
    """In machine code, as if it had been compiled from the very sources that are here; `1` is what one writes to switch something on."""
    modules = ("cardwright_runtime.kernel.state", "cardwright_runtime.kernel.frame")
    paths = [Path(RUNTIME).parent / f"{module.replace('.', '/')}.py" for module in modules]
    digests = {module: digest_of_file(str(path)) for module, path in zip(modules, paths)}
    manifest = {"suffix": EXTENSION_SUFFIXES[0], "libraries": [], "sources": digests}
    place.put({"1/manifest.json": json.dumps(manifest)})
    for path in paths:
        name = path.relative_to(Path(RUNTIME).parent).with_suffix(EXTENSION_SUFFIXES[0])
        place.put({f"1/{name.as_posix()}": "no machine code"})


GAMES = ("simulate", "--games", "2", "--jobs", "2", "--out", "rows.parquet")
FORMATTED = 'card it{0} "It {0}"\n    number X{0:02}\n    event, cost {0}\n    when played\n        gain {0} heat\n'


def lay_many_cards(place: Place) -> None:
    """So many that other processes format them."""
    lay_shadows(place)
    place.put(
        {"pack.card": 'pack its "Its"\n    game terraforming_mars\n    fan_made\n    needs base\n'}
    )
    place.put({f"it{number}.card": FORMATTED.format(number) for number in range(1, 31)})


SHADOWS = {
    "workers of simulate": Attack(lay_shadows, GAMES, 0, "Rows: rows.parquet", ("rows.parquet",)),
    "workers of build": Attack(lay_many_cards, ("build",), 0, "files written", ("generated/*",)),
    "check": Attack(lay_shadows, ("check",), 0, "no mistakes"),
    "show": Attack(lay_shadows, ("show", "algae"), 0, "Algae"),
    "play": Attack(lay_shadows, ("play", "--seed", "1"), 0, "The game is kept", typed="quit\n"),
    "a compiled engine": Attack(
        lay_engine,
        ("play", "--seed", "1"),
        0,
        "The game is kept",
        typed="quit\n",
        environment={"CARDWRIGHT_COMPILED": "1"},
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", SHADOWS)
def test_a_module_in_the_current_folder_is_not_imported(tmp_path: Path, name: str) -> None:
    must_hold(Place(tmp_path), SHADOWS[name])


HOMES: dict[str, Mapping[str, str]] = {
    "a cache folder that is not named in full": {"XDG_CACHE_HOME": ".cache"},
    "a home that is not named in full": {"HOME": "home"},
    "a home of the name of a sign": {"HOME": "~"},
    "an empty home": {"HOME": ""},
}


@pytest.mark.slow
@pytest.mark.parametrize("name", HOMES)
def test_the_folder_where_one_stands_is_not_the_own_one(tmp_path: Path, name: str) -> None:
    """Nothing is read there, and nothing written."""
    place = Place(tmp_path)
    must_hold(place, Attack(lay_known, ("check",), 0, "no mistakes", environment=HOMES[name]))
    homeless = {"HOME": "home", **HOMES[name], "XDG_DATA_HOME": "data"}
    must_hold(place, Attack(lay_known, ("play",), 2, "--save FILE", environment=homeless))
