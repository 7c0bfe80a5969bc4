"""Taking choices back. In: sessions around random games. Out: the game as it was, or a sentence why not."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright_runtime.kernel.errors import CannotUndo, WrongChoice
from cardwright_runtime.kernel.session import Session
from cardwright_runtime.terraforming_mars.cards import Body
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.player_view import view
from cardwright_runtime.terraforming_mars.policies import policy_of
from cardwright_runtime.terraforming_mars.saving import load, save
from cardwright_runtime.terraforming_mars.setup import new_game
from cardwright_runtime.terraforming_mars.state_data import to_data
from runtime.trust.games import KINDS, Kind, game_after
from words_of_view import words_in

kinds = st.sampled_from(KINDS)
seeds = st.integers(0, 10_000)


@settings(max_examples=60, deadline=None)
@given(kinds, seeds, st.integers(0, 300), st.integers(1, 12))
def test_undo_brings_back_the_last_decision_of_a_player_or_says_why_not(
    kind: Kind, seed: int, after: int, choices: int
) -> None:
    session: Session[Game] = Session(game_after(kind, seed, after))
    policy = policy_of("uniform", seed)
    states = []
    for _ in range(choices):
        if session.game.asked_player < 0:
            break
        states.append(session.game.clone())
        session.choose(policy.choose(session.game))
    for player in range(kind.players):
        own = [state for state in states if state.asked_player == player]
        game = session.game
        if not own or game.has_shown(own[-1], player):
            assert not session.can_undo(player)
            with pytest.raises(CannotUndo):
                session.undo(player)
            assert session.game is game
        else:
            assert session.can_undo(player)
            now = to_data(game)
            session.undo(player)
            assert to_data(session.game) == to_data(own[-1])
            while session.taken_back:
                session.redo()
            assert to_data(session.game) == now


@settings(max_examples=30, deadline=None)
@given(kinds, seeds, st.integers(0, 300))
def test_what_was_seen_cannot_be_taken_back(kind: Kind, seed: int, after: int) -> None:
    """Cards that came from the deck since a decision keep it from being undone."""
    session: Session[Game] = Session(game_after(kind, seed, after))
    policy = policy_of("uniform", seed + 1)
    deck = session.game.deck[session.game.deck_top :]
    first = session.game.asked_player
    while session.game.asked_player >= 0:
        session.choose(policy.choose(session.game))
        if session.game.deck[session.game.deck_top :] != deck:
            assert not all(session.can_undo(player) for player in range(kind.players))
            assert session._why_not(first) != "" or session.past[0].game.asked_player != first
            return


@settings(max_examples=60, deadline=None)
@given(kinds, seeds, st.integers(0, 300), st.integers(1, 12))
def test_whoever_takes_back_has_seen_no_card_since(
    kind: Kind, seed: int, after: int, choices: int
) -> None:
    session: Session[Game] = Session(game_after(kind, seed, after))
    policy = policy_of("uniform", seed)
    for _ in range(choices):
        if session.game.asked_player >= 0:
            session.choose(policy.choose(session.game))
    for player in range(kind.players):
        if session.can_undo(player):
            now = cards_seen(session.game, player)
            session.undo(player)
            assert now <= cards_seen(session.game, player)


def cards_seen(game: Game, player: int) -> set[str]:
    """A party lies open for everybody, whether or not somebody speaks of it."""
    cards = [rule for rule in game.table.cards if rule.index >= 0 and not isinstance(rule, Body)]
    return words_in(view(game, player)) & {rule.key for rule in cards}


def test_a_card_that_another_player_laid_open_is_not_taken_back() -> None:
    game = new_game(players=2, seed=1, beginners=(0, 1))
    session: Session[Game] = Session(game)
    cheap = game.table.numbers["mine"]
    game.players[1].hand = [cheap]
    session.choose(option(game, "project:power_plant"))
    session.choose(option(game, "end_turn"))
    assert session.can_undo(0)
    session.choose(option(game, "play:mine"))
    assert not session.can_undo(0)
    assert session.can_undo(1)


def option(game: Game, key: str) -> int:
    assert game.decision is not None
    found = game.decision.option(key)
    assert found is not None
    return found.index


def test_the_corporations_of_the_others_once_seen_bind_the_own_choice() -> None:
    session: Session[Game] = Session(game_after(KINDS[0], 2, 0))
    policy = policy_of("uniform", 2)
    while session.game.generation == 1 and session.game.players[0].corporation < 0:
        session.choose(policy.choose(session.game))
    assert not session.can_undo(0) and not session.can_undo(1)


def test_undo_goes_back_several_decisions_one_by_one() -> None:
    session: Session[Game] = Session(game_after(KINDS[0], 2, 0))
    start = to_data(session.game)
    for _ in range(5):
        session.choose(0)
    for _ in range(5):
        session.undo(session.past[-1].game.asked_player)
    assert to_data(session.game) == start


def test_a_new_choice_forgets_what_was_taken_back() -> None:
    session: Session[Game] = Session(game_after(KINDS[0], 2, 0))
    first = session.game.asked_player
    session.choose(0)
    session.undo(first)
    session.choose(1)
    with pytest.raises(CannotUndo):
        session.redo()


def test_a_wrong_choice_is_not_remembered() -> None:
    session: Session[Game] = Session(game_after(KINDS[0], 2, 0))
    with pytest.raises(WrongChoice):
        session.choose(99)
    assert not session.past and not session.can_undo(session.game.asked_player)


def test_every_change_can_be_saved_at_once() -> None:
    kept: list[str] = []
    session: Session[Game] = Session(
        game_after(KINDS[0], 2, 0), lambda game: kept.append(save(game))
    )
    session.choose(0)
    session.choose(0)
    session.undo(session.past[-1].game.asked_player)
    session.redo()
    assert [load(text).decision_number for text in kept] == [1, 2, 1, 2]
