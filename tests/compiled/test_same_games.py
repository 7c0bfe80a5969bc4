"""Native code and source are one engine. In: the same seeds and choices. Out: equal digests, options, saves and scores on the way and at the end."""

from pathlib import Path

import pytest
from compiled.conftest import run

PLAY = str(Path(__file__).parent / "play_games.py")


@pytest.mark.slow
def test_the_compiled_engine_plays_the_same_games_as_the_source(compiled: Path) -> None:
    native, source = run(PLAY, compiled=compiled).split("\n"), run(PLAY).split("\n")
    assert (native[0], source[0]) == ("compiled", "source")
    assert len(source) > 300
    differing = [place for place, (one, other) in enumerate(zip(native, source)) if one != other]
    assert differing == [0] and len(native) == len(source)
