"""Seeded games go as they went before. In: kinds of games, played by a policy. Out: what became of each, against games_as_they_went.md.

It knows nothing of what is right: it notices that something is played, offered, shown, kept or told otherwise. A change that is meant is
read in the diff of the page, which says of what kinds of games it was.
"""

from dataclasses import replace
from functools import cache
from hashlib import blake2b
from pathlib import Path

import pytest

from cardwright_runtime.terraforming_mars import scores
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.policies import policy_of
from cardwright_runtime.terraforming_mars.politics_view import politics
from cardwright_runtime.terraforming_mars.state_data import digest, to_data
from cardwright_tools.soak.kinds import KINDS, Kind, every_automa_kind, start

PAGE = Path(__file__).with_name("games_as_they_went.md")
HEAD = "# Seeded games, as they went\n\nWritten by `pytest tests/runtime/trust/test_games_as_they_went.py --bless`.\n\n"
PACKS = sorted(path.name for path in (Path(__file__).parents[3] / "cards/fan").iterdir())
WITH_PARTIES = ("base", "corporate_era", "turmoil", "turmoil_promos")
EACH_NTH = 3
"""Of the games against the automa."""
LOOKED_AT = 50
"""Each so many decisions."""


@cache
def games() -> dict[str, tuple[Kind, int]]:
    """By what the page calls them."""
    found = {f"{words(kind)}, seed {seed}": (kind, seed) for kind in KINDS for seed in (1, 2)}
    for kind in every_automa_kind()[::EACH_NTH]:
        found[words(kind)] = kind, 3
    for pack in PACKS:
        kind = Kind(2, WITH_PARTIES, packs=(pack,), policy="B")
        found[words(kind)] = kind, 4
        found[words(replace(kind, policy="uniform"))] = replace(kind, policy="uniform"), 5
    return found


def words(kind: Kind) -> str:
    said = [
        f"{kind.players} players",
        *kind.sets,
        *kind.packs,
        kind.board,
        "draft" * kind.draft,
        "beginners " * bool(kind.beginners) + " ".join(map(str, kind.beginners)),
        "goal of 63" * kind.goal_63,
        kind.automa,
        kind.corporation,
        f"policy {kind.policy}",
    ]
    return ", ".join(filter(None, said))


WENT = dict(line.split(": ", 1) for line in PAGE.read_text(encoding="utf-8").split("\n- ")[1:])


def became_of(kind: Kind, seed: int) -> str:
    game, policy, told = start(kind, seed), policy_of(kind.policy, seed), blake2b(digest_size=6)
    while (decision := game.decision) is not None:
        if decision.number % LOOKED_AT == 0:
            told.update(repr(shown(game)).encode())
        # Without labels: those of choices are words of the card, which may be put better.
        offered = [option.key for option in decision.options]
        told.update(repr((decision.player, decision.prompt, offered)).encode())
        game.choose(policy.choose(game))
    # As saves have it: the nouns of packs are numbered as if only those packs were known.
    told.update(repr(to_data(game)["log"]).encode())
    points = " : ".join(str(score.total) for score in scores(game))
    return f"{game.decision_number} decisions, {game.generation} generations, {points}, {told.hexdigest()}"


def shown(game: Game) -> list[object]:
    """What is kept, how much stands in the way of each card of whoever is asked, and what events would do."""
    asked = game.players[game.asked_player]
    cards = [game.table.cards[card].key for card in asked.hand]
    refused = [len(game.why_not(asked.index, card)) for card in cards]
    return [digest(game), refused, politics(game)]


@pytest.mark.parametrize("name", WENT)
def test_a_seeded_game_goes_as_it_went(name: str) -> None:
    assert became_of(*games()[name]) == WENT[name].strip()


def test_the_page_has_a_game_of_every_kind(bless: bool) -> None:
    """A pack that came since is in it when it is next blessed."""
    if bless:
        lines = (f"- {name}: {became_of(*game)}\n" for name, game in games().items())
        PAGE.write_text(HEAD + "".join(lines), encoding="utf-8")
    assert {name for name, (kind, _) in games().items() if not kind.packs} <= set(WENT)
