"""Saves that earlier releases wrote. In: what each wrote, and what it said of it. Out: the same game, or the sentence with which it is refused."""

import json
from pathlib import Path
from typing import Final

import pytest

from cardwright_runtime.kernel.errors import BadSave
from cardwright_runtime.terraforming_mars import digest, load
from cardwright_runtime.terraforming_mars.numbers import CHOOSE_PRIZE
from cardwright_tools.fuzz.changed_saves import sealed

HERE: Final = Path(__file__).parent
RELEASES: Final = sorted(path.name for path in HERE.iterdir() if path.name[0].isdigit())
SAVES: Final = [
    (release, path.stem)
    for release in RELEASES
    for path in sorted((HERE / release).glob("*.json"))
    if path.stem != "told"
]
# Why the saves of a release cannot be loaded any more; those of all others can.
REFUSED: Final = {
    "0.0.1": "has version 1; this engine reads version 3. Play it on with the release that wrote it",
    "0.0.2": "has version 2; this engine reads version 3. Play it on with the release that wrote it",
    "0.0.3": "steps are numbered otherwise: `generations` has another number now",
    "0.0.4": "`project.sell_patents` has another number now",
}


def test_every_release_has_left_saves() -> None:
    assert "0.1.0" in RELEASES and len(SAVES) >= 2 * len(RELEASES)


@pytest.mark.parametrize(("release", "kind"), SAVES)
def test_it_goes_on_as_it_was_left_or_is_refused_in_a_sentence(release: str, kind: str) -> None:
    text = (HERE / release / f"{kind}.json").read_text(encoding="utf-8")
    told = json.loads((HERE / release / "told.json").read_text(encoding="utf-8"))[kind]
    if release in REFUSED:
        with pytest.raises(BadSave, match=REFUSED[release]):
            load(text)
        return
    game = load(text)
    assert game.decision is not None
    assert [option.key for option in game.decision.options] == told["options"]
    assert digest(game) == told["digest"]
    while (decision := game.decision) is not None:
        game.choose((game.decision_number * 7) % len(decision.options))


def test_a_step_that_came_later_stands_in_nobodys_way() -> None:
    """Its number was free when the save was written."""
    content = json.loads((HERE / "0.1.0" / "two_players.json").read_text(encoding="utf-8"))
    content["keys"][CHOOSE_PRIZE] = f"unused.{CHOOSE_PRIZE}"
    assert load(sealed(content)).decision is not None
    content["keys"][CHOOSE_PRIZE] = "ask.something_else"
    with pytest.raises(BadSave, match="`ask.something_else` has another number now"):
        load(sealed(content))
