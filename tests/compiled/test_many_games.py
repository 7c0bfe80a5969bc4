"""A thousand games, of every kind there is, keep every invariant at every decision. In: the compiled engine. Out: what broke: nothing."""

from pathlib import Path

import pytest
from compiled.conftest import run

from cardwright_tools.soak.kinds import every_kind

GAMES = 1000
PACK = "polar_stations"


@pytest.mark.slow
def test_a_thousand_games_of_every_kind_keep_every_invariant(compiled: Path, fresh: int) -> None:
    assert len(set(every_kind((PACK,)))) < GAMES / 2
    words = ("--games", str(GAMES), "--every", "1", "--packs", PACK, "--seed", str(fresh))
    said = run("-m", "cardwright_tools.soak", *words, compiled=compiled)
    assert f"{GAMES} games, 0 broken." in said
