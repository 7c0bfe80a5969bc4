"""What lies on the table before the first decision, and what is refused."""

import pytest

from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars import digest, new_game
from cardwright_runtime.terraforming_mars.nouns import QUALITY_CORPORATION

AGAINST = ("base", "corporate_era", "marsbot")


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_everybody_is_offered_two_corporations_and_ten_cards(players: int) -> None:
    game = new_game(players=players, seed=3)
    offered = [card for player in game.players for card in player.offered]
    assert len(offered) == len(set(offered)) == 12 * players
    cards = [game.table.cards[card] for card in offered]
    assert sum(card.quality == QUALITY_CORPORATION for card in cards) == 2 * players


def test_the_standard_game_leaves_the_cards_of_the_corporate_era_in_the_box() -> None:
    game = new_game(players=2, corporate_era=False)
    assert {game.table.cards[card].set_id for card in game.table.project_cards} == {"base"}
    assert game.players[1].steel_production == 1


def test_the_solo_game_is_always_played_with_the_corporate_era() -> None:
    game = new_game(players=1, sets=("base",))
    assert len(game.table.project_cards) == 208
    assert game.players[0].rating == 14
    assert game.players[0].steel_production == 0


def test_a_board_brings_its_own_milestones_and_awards() -> None:
    keys = [milestone.key for milestone in new_game(board="elysium").table.milestones]
    assert len(keys) == 5 and "milestone.tycoon" in keys


def test_another_seed_deals_other_cards() -> None:
    hands = {tuple(new_game(seed=seed).players[0].offered) for seed in range(5)}
    assert len(hands) == 5


@pytest.mark.parametrize(
    "sets",
    [
        ("corporate_era", "base", "hellas_and_elysium"),
        ("base", "base", *("hellas_and_elysium",) * 2),
    ],
)
def test_sets_count_once_however_they_are_named(sets: tuple[str, ...]) -> None:
    usual = new_game(sets=("base", "corporate_era", "hellas_and_elysium"))
    game = new_game(sets=sets, corporate_era=True)
    assert digest(game) == digest(usual)


def test_a_pack_counts_once() -> None:
    game = new_game(packs=("polar_stations", "polar_stations"))
    assert digest(game) == digest(new_game(packs=("polar_stations",)))


@pytest.mark.parametrize("player", [-1, 2])
def test_nobody_answers_for_a_seat_that_is_empty(player: int) -> None:
    with pytest.raises(GameError, match=f"Player {player} does not play"):
        new_game().why_not(player, "algae")


@pytest.mark.parametrize("card", ["warp_drive", "track.oxygen", "", "production_phase"])
def test_what_is_no_card_cannot_be_asked_about(card: str) -> None:
    with pytest.raises(GameError, match=f"no card `{card}`"):
        new_game().why_not(0, card)


def test_what_is_not_said_is_the_usual_game() -> None:
    usual = new_game(
        players=2, sets=("base", "corporate_era"), seed=7, board="tharsis", draft=False, corporate_era=True,
        beginners=(), goal_63=False, packs=(), logging=False, first_player=0,
    )  # fmt: skip
    game = new_game()
    assert digest(game) == digest(usual) and not game.logging
    table, other = game.table, usual.table
    assert (table.draft, table.rating_goal, table.sets) == (
        other.draft,
        other.rating_goal,
        other.sets,
    )
    assert digest(new_game(sets=("base",))) == digest(new_game(sets=("base",), corporate_era=False))


def test_chance_may_say_who_begins() -> None:
    first = {new_game(players=5, seed=seed, first_player=None).asked_player for seed in range(40)}
    assert first == {0, 1, 2, 3, 4}


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ({"players": 6}, "6 players"),
        ({"players": 0}, "0 players"),
        ({"sets": ("base", "moons")}, "There is no set `moons`"),
        ({"board": "venus"}, "There is no board `venus`"),
        ({"first_player": 2}, "Player 2 does not play: seats are 0 to 1"),
        ({"beginners": (0, 2)}, "Player 2 does not play: seats are 0 to 1"),
        ({"sets": ()}, "0 corporations"),
        ({"automa": "normal"}, "The automa plays in the set `marsbot`, as one of two players"),
        ({"sets": AGAINST, "automa": "normal", "players": 3}, "as one of two players"),
        ({"sets": AGAINST, "automa": "mild"}, "There is no level `mild` of the automa; there are"),
        (
            {"sets": AGAINST, "automa": "normal", "automa_corporation": "C99"},
            "no corporation `C99`",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(kind: dict[str, object], words: str) -> None:
    with pytest.raises(GameError, match=words):
        new_game(**kind)  # type: ignore[arg-type]
