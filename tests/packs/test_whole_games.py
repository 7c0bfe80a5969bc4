"""Games with packs beside the official sets. In: the pack of the caves and the example pack. Out: whole games, saves, clear refusals."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from packs.caves import ID
from packs.packs_of_lines import built
from words_of_view import words_in

from cardwright_runtime.kernel.digest import digest_of
from cardwright_runtime.kernel.errors import BadSave, GameError
from cardwright_runtime.terraforming_mars import digest, load, new_game, save, scores, view
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.invariants import broken
from cardwright_runtime.terraforming_mars.policies import policy_of
from cardwright_tools.building.build import build

POLAR = "polar_stations"
MOST_DECISIONS = 4000


def play(game: Game, seed: int, decisions: int = MOST_DECISIONS, name: str = "uniform") -> Game:
    policy = policy_of(name, seed)
    for _ in range(decisions):
        if game.asked_player < 0:
            break
        game.choose(policy.choose(game))
    return game


@pytest.mark.parametrize("policy", ["uniform", "A", "B", "greedy"])
@pytest.mark.parametrize(
    ("players", "board", "draft"),
    [(2, "hollow", False), (3, "tharsis", True), (1, "hellas", False)],
)
def test_random_games_with_packs_keep_every_invariant(
    caves: Path, policy: str, players: int, board: str, draft: bool, fresh: int
) -> None:
    packs = (str(caves), POLAR)
    seed = 3 + fresh
    game = new_game(players, seed=seed, board=board, draft=draft, packs=packs, logging=True)
    chooser = policy_of(policy, seed)
    for number in range(150 if policy == "greedy" else MOST_DECISIONS):
        if game.asked_player < 0:
            break
        game.choose(chooser.choose(game))
        assert number % 20 or broken(game) == []
        if game.decision is not None and number % 20 == 0:
            assert all(option.label for option in game.decision.options)
    assert broken(game) == []
    assert policy == "greedy" or game.asked_player < 0
    assert len(scores(game)) == players


def test_random_games_with_the_example_pack_play_its_cards() -> None:
    played = set()
    for seed in range(6):
        game = play(new_game(3, seed=seed, packs=(POLAR,), logging=True), seed, name="B")
        assert broken(game) == [] and game.asked_player < 0
        for player in game.players:
            played |= {game.table.rules[card].key for card in player.tableau + player.events}
    assert len(played & {"ice_core_drill", "snow_crawlers", "polar_survey"}) >= 2


def test_the_cards_of_a_pack_are_in_the_deck_and_its_corporations_are_dealt(caves: Path) -> None:
    table = new_game(packs=(str(caves), POLAR)).table
    assert {"first_descent", "ice_core_drill"} <= {
        table.rules[card].key for card in table.project_cards
    }
    assert "lamplighters" in [table.rules[card].key for card in table.corporations]


@pytest.mark.parametrize("after", [0, 40, 150, 400])
def test_a_saved_game_with_packs_is_the_same_game(caves: Path, after: int, fresh: int) -> None:
    seed = 5 + fresh
    game = play(new_game(seed=seed, board="hollow", packs=(str(caves), POLAR)), seed, after)
    loaded = load(save(game))
    assert save(loaded) == save(game)
    assert digest(play(loaded, 9, 60)) == digest(play(game, 9, 60))


def test_a_view_names_what_packs_bring_and_hides_what_others_hold(caves: Path, fresh: int) -> None:
    seed = 8 + fresh
    game = play(new_game(seed=seed, board="hollow", packs=(str(caves),)), seed, 120)
    for viewer in (0, 1):
        hidden = [game.table.rules[card].key for card in game.players[1 - viewer].hand]
        assert not words_in(view(game, viewer)) & set(hidden)
        json.dumps(view(game, viewer))


def test_packs_count_once_however_they_are_named(caves: Path) -> None:
    usual = digest(new_game(seed=4, packs=(str(caves), POLAR)))
    assert digest(new_game(seed=4, packs=(POLAR, str(caves), POLAR))) == usual
    assert (
        digest(new_game(seed=4, sets=("base", "corporate_era", POLAR), packs=(POLAR, str(caves))))
        == usual
    )


OTHER_PROCESS = """
import sys
from cardwright_runtime.terraforming_mars import digest, load, new_game
new_game(packs=("polar_stations",))
with open(sys.argv[1]) as file:
    game = load(file.read(), packs=sys.argv[2:])
print(digest(game))
while game.asked_player >= 0 and game.decision_number < 500:
    game.choose(game.decision_number % len(game.option_values))
print(digest(game))
"""


def test_a_save_outlives_the_order_in_which_packs_are_loaded(caves: Path, tmp_path: Path) -> None:
    game = play(new_game(seed=4, board="hollow", packs=(str(caves), POLAR), logging=True), 4, 300)
    path = tmp_path / "save.json"
    path.write_text(save(game))
    printed = subprocess.run(
        [sys.executable, "-c", OTHER_PROCESS, str(path), str(caves)],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": ":".join(sys.path)},
    ).stdout.split()
    first = digest(game)
    while game.asked_player >= 0 and game.decision_number < 500:
        game.choose(game.decision_number % len(game.option_values))
    assert printed == [first, digest(game)]


# Each of the two has nouns whose numbers order something: projects, tracks, productions, what pays, areas off the map, wild tags.
TWIN = """
resource {id}_ore "{id} ore"
    has production
    pays_for building
    worth {id}_worth

value {id}_worth "worth of {id} ore"
    normally 2

tag {id}_sign "{id} sign"
    wild

area {id}_yard "{id} yard"
    named
    off_map
    room 4

tile {id}_hall "{id} hall"
    counts_as city
    lies on {id}_yard

track {id}_depth "{id} depth"
    start 0, goal 8

standard project {id}_hut "{id} hut"
    action
        pay 3 megacredits
        place {id}_hall
        raise {id}_depth 1

common rule {id}_law "{id} law"
    starts with 4 {id}_ore, 1 {id}_ore production
    whenever production_phase
        each player
            gain 1 resource

card {id}_school "{id} school"
    number {mark}1
    active, cost 3, tags {id}_sign, building
    discount 1 on {id}_sign cards
"""

# What stands on both, so that one question names places of two packs.
FERRY = """
tile ferry "ferry"
    lies on amber_yard or zinc_yard

standard project ferry_line "ferry line"
    action
        pay 1 megacredit
        place ferry
"""

GAME_OF_TWINS = """
import json, random, sys
from cardwright_runtime.terraforming_mars import digest, new_game, view
first, *packs = sys.argv[1:]
if first != "none":
    new_game(packs=(first,))
game, chance = new_game(3, seed=5, packs=tuple(packs)), random.Random(5)
while game.asked_player >= 0 and game.decision_number < 900:
    asked = game.decision
    print([option.key for option in asked.options])
    game.choose(chance.randrange(len(asked.options)))
    if asked.number % 50 == 0:
        print(json.dumps(view(game, 0)))
print(digest(game))
"""


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    place = tmp_path_factory.mktemp("twins")
    texts = {id: TWIN.format(id=id, mark=id[0].upper()) for id in ("amber", "zinc")}
    for id, text in (texts | {"ferry": FERRY}).items():
        (place / id).mkdir()
        built(place / id, id, ("amber", "zinc") if id == "ferry" else (), it=text)
    return [str(place / id) for id in ("amber", "ferry", "zinc")]


@pytest.mark.parametrize("loaded_first", [2, POLAR])
def test_a_game_goes_the_same_whatever_packs_were_loaded_before(
    twins: list[str], loaded_first: int | str
) -> None:
    other = twins[loaded_first] if isinstance(loaded_first, int) else loaded_first
    alone, behind = (
        subprocess.run(
            [sys.executable, "-c", GAME_OF_TWINS, before, *twins],
            capture_output=True,
            text=True,
            check=True,
            env=os.environ | {"PYTHONPATH": ":".join(sys.path)},
        ).stdout.splitlines()
        for before in ("none", other)
    )
    assert alone == behind
    for noun in ("project:amber_hut", "zinc_ore", "area:amber_yard"):
        assert any(noun in line for line in alone), noun


def resealed(text: str, old: str, new: str) -> str:
    """A save with other words and a checksum that fits them."""
    envelope = json.loads(text.replace(old, new))
    del envelope["checksum"]
    envelope["checksum"] = digest_of(envelope)
    return json.dumps(envelope)


def test_a_save_finds_a_card_by_the_id_it_had_before(caves: Path) -> None:
    game = play(new_game(seed=5, packs=(str(caves),)), 5, 60)
    text = resealed(save(game), '"moth_garden"', '"moth_house"')
    assert digest(load(text)) == digest(game)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (ID, "drowned_caves", "played with the pack `drowned_caves`: say where"),
        (f"{ID}:token.moth", f"{ID}:token.bat", "the token `bat`, which the pack `crystal_caves`"),
        ('"first_descent"', '"last_descent"', "the card 'last_descent'"),
        ('"option_values"', '"other_values"', "damaged: .*'option_values'"),
    ],
)
def test_a_save_that_needs_what_is_not_here_says_so(
    caves: Path, old: str, new: str, words: str
) -> None:
    text = save(new_game(packs=(str(caves),)))
    assert old in text
    with pytest.raises(BadSave, match=words):
        load(resealed(text, old, new))


def test_a_save_looks_for_packs_where_it_is_told(caves: Path, tmp_path: Path) -> None:
    text = save(new_game(packs=(str(caves),)))
    with pytest.raises(BadSave, match="needs a pack that is not here"):
        load(text, packs=(str(tmp_path),))


def test_a_pack_that_is_not_there_or_not_built_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="There is no pack `moon_base`"):
        new_game(packs=("moon_base",))
    with pytest.raises(GameError, match="is not built"):
        new_game(packs=(str(tmp_path),))


def test_a_pack_needs_its_sets(caves: Path) -> None:
    with pytest.raises(GameError, match="cannot be played without `base`"):
        new_game(sets=(), corporate_era=False, packs=(str(caves),))


def test_another_copy_of_a_pack_is_not_mistaken_for_the_first(caves: Path, tmp_path: Path) -> None:
    new_game(packs=(str(caves),))
    shutil.copytree(caves, tmp_path / "copy")
    build(tmp_path / "copy")
    with pytest.raises(GameError, match="Another copy"):
        new_game(packs=(str(tmp_path / "copy"),))
