"""What check finds nothing wrong with is built and played. In: random packs. Out: no exception, and no invariant broken."""

from pathlib import Path

import pytest

from cardwright_tools.random_packs.clean import without_mistakes
from cardwright_tools.random_packs.playing import tried
from cardwright_tools.sentences.packs import PACK

SEEDS = range(700_000, 700_006)
GAMES = 2


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_pack_that_checks_clean_is_built_and_played(seed: int, tmp_path: Path) -> None:
    """More of them: `python -m cardwright_tools.random_packs --packs 1000`."""
    found = tried(seed, GAMES, tmp_path)
    assert not found.broken
    assert (found.files > 2, found.games) == (True, GAMES)
    assert list(tmp_path.glob("random_*/generated/**/card_*.py"))


def test_a_card_with_a_mistake_is_left_out_and_what_names_a_noun_goes_with_it() -> None:
    head = 'pack ice "Ice"\n    game terraforming_mars\n    fan_made\n    needs base\n'
    track = 'track melting "melting"\n    start 0, goal {goal}, step 2\n'
    card = 'card {id} "{id}"\n    number {number}\n    event, cost 2\n    when played\n        {step}\n'
    files = {
        PACK: head,
        "melting.card": track.format(goal=7),
        "thaw.card": card.format(id="thaw", number="F01", step="raise melting 1"),
        "frost.card": card.format(id="frost", number="F02", step="gain 1 heat"),
        "flood.card": card.format(id="flood", number="F03", step="gain 120 plants"),
    }
    assert list(without_mistakes(files, "/ice")) == [PACK, "frost.card"]
    sound = files | {"melting.card": track.format(goal=8)}
    assert list(without_mistakes(sound, "/ice")) == [
        PACK,
        "melting.card",
        "thaw.card",
        "frost.card",
    ]
