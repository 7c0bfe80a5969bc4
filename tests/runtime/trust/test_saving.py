"""A game at any decision can be kept and brought back. In: random decisions of random games. Out: nothing has changed."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright_runtime.kernel.errors import WrongChoice
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.saving import load, save
from cardwright_runtime.terraforming_mars.scoring import scores
from cardwright_runtime.terraforming_mars.state_data import digest, to_data
from cardwright_tools.fuzz.changed_saves import sealed
from runtime.positions import option_keys, position
from runtime.trust.games import KINDS, Kind, game_after, play_on
from runtime.trust.saves import envelope, saved

kinds = st.sampled_from(KINDS)
seeds = st.integers(0, 10_000)
decisions = st.integers(0, 400)


@settings(max_examples=60, deadline=None)
@given(kinds, seeds, decisions)
def test_a_saved_game_is_the_same_game(kind: Kind, seed: int, after: int) -> None:
    game = game_after(kind, seed, after)
    text = save(game)
    loaded = load(text)
    assert to_data(loaded) == to_data(game)
    assert save(loaded) == text


@pytest.mark.parametrize(
    ("lies_there", "played"),
    [
        (
            "moss nursery in play with 5 microbes, fish in play, mixed garden in hand",
            "mixed garden",
        ),
        ("hempcrete works in play, 3 plants, mine in hand", "mine"),
    ],
)
def test_a_game_is_saved_while_it_is_asked_what_pays(lies_there: str, played: str) -> None:
    others = "tharsis republic in play, 4 megacredits; red: helion in play"
    game = position(f"with pack moss_gardens, {lies_there}, {others}", f"play {played}")
    assert len(option_keys(game)) > 1
    assert to_data(load(save(game))) == to_data(game)


@settings(max_examples=25, deadline=None)
@given(kinds, seeds, decisions)
def test_a_loaded_game_goes_on_like_the_first(kind: Kind, seed: int, after: int) -> None:
    game = game_after(kind, seed, after)
    loaded = load(save(game))
    assert play_on(game, "uniform", seed, 80) == play_on(loaded, "uniform", seed, 80)
    assert digest(game) == digest(loaded)
    assert repr(scores(game)) == repr(scores(loaded))


@settings(max_examples=40, deadline=None)
@given(kinds, seeds, decisions)
def test_playing_on_with_a_clone_leaves_the_game_as_it_was(
    kind: Kind, seed: int, after: int
) -> None:
    game = game_after(kind, seed, after)
    before = to_data(game)
    clone = game.clone()
    assert to_data(clone) == before
    play_on(clone, "uniform", seed, 120)
    assert to_data(game) == before


@settings(max_examples=60, deadline=None)
@given(kinds, seeds, decisions, st.integers(-3, 300), st.integers(-2, 6), st.integers(-2, 600))
def test_a_wrong_choice_changes_nothing(
    kind: Kind, seed: int, after: int, index: int, player: int, number: int
) -> None:
    game = game_after(kind, seed, after)
    before = to_data(game)
    right = (
        game.asked_player >= 0
        and 0 <= index < len(game.option_values)
        and player in (-1, game.asked_player)
        and number in (-1, game.decision_number)
    )
    if right:
        return
    with pytest.raises(WrongChoice):
        game.choose(index, number, player)
    assert to_data(game) == before


@pytest.mark.parametrize("index", [True, False, 0.0, "0", None, [0], float("nan"), 10**30, -1])
def test_what_is_no_index_changes_nothing(index: Any) -> None:
    game = game_after(KINDS[0], 3, 40)
    before = to_data(game)
    with pytest.raises(WrongChoice):
        game.choose(index)
    assert to_data(game) == before


@pytest.mark.parametrize("index", [0, -1, 99])
def test_a_game_that_is_over_is_answered_no_more(index: int) -> None:
    game = game_after(KINDS[0], 3, 10_000)
    before = to_data(game)
    with pytest.raises(WrongChoice, match="The game is over"):
        game.choose(index)
    assert to_data(game) == before


class NumberOfALibrary:
    def __index__(self) -> int:
        return 1


def test_a_whole_number_of_any_kind_is_an_index() -> None:
    game = game_after(KINDS[0], 3, 0)
    other = game.clone()
    game.choose(1)
    other.choose(NumberOfALibrary())
    assert digest(game) == digest(other)


def test_a_clone_is_told_from_its_game_by_one_decision() -> None:
    game = game_after(KINDS[0], 3, 40)
    clone = game.clone()
    clone.choose(0)
    assert digest(clone) != digest(game)


def test_the_digest_says_nothing_of_the_log() -> None:
    game = game_after(KINDS[0], 3, 120)
    silent = load(save(game))
    silent.log = None
    silent.logging = False
    assert digest(silent) == digest(game)


def test_games_of_one_seed_and_one_line_of_choices_have_one_digest() -> None:
    """The number is the same on every machine, compiled or not; it changes only when the rules or cards do."""
    digests = {digest(game_after(KINDS[2], 11, 150)) for _ in range(2)}
    assert len(digests) == 1


def test_a_save_outlives_another_order_of_the_cards(tmp_path: Path) -> None:
    """The numbers of a save are its own: they are read with its own list of keys."""
    game = saved()
    content = envelope()
    keys = content["keys"]
    assert isinstance(keys, list)
    old = {key: number for number, key in enumerate(keys)}
    # The same game with the last two project cards numbered the other way round.
    first, second = sorted(game.table.project_cards[-2:])
    swap = {first: second, second: first}
    state = to_data(game)
    deck = [swap.get(card, card) for card in game.deck]
    hands = [[swap.get(card, card) for card in player.hand] for player in game.players]
    state["deck"] = deck
    players = state["players"]
    assert isinstance(players, list)
    for facts, hand in zip(players, hands, strict=True):
        facts["hand"] = hand
    swapped = list(keys)
    swapped[first], swapped[second] = keys[second], keys[first]
    table = content["state"]
    assert isinstance(table, dict)
    text = sealed({**content, "keys": swapped, "state": {**state, "table": table["table"]}})
    loaded = load(text)
    assert [loaded.table.rules[card].key for card in loaded.deck] == [
        game.table.rules[card].key for card in game.deck
    ]
    assert loaded.table.rules[first].key == keys[second] and old[keys[second]] == second
