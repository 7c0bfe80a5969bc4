"""Games of every kind run from the setup to the winner."""

import random
from collections.abc import Iterator

import pytest
from runtime.positions import position

from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars import Game, load, new_game, save, scores, winners
from cardwright_runtime.terraforming_mars.invariants import broken
from cardwright_runtime.terraforming_mars.numbers import PLACE_TILE
from cardwright_runtime.terraforming_mars.phases.numbers import PHASE_OVER

KINDS = [
    pytest.param({"players": 1}, id="solo"),
    pytest.param({"players": 1, "goal_63": True}, id="solo for a rating of 63"),
    pytest.param({"players": 2}, id="two players"),
    pytest.param({"players": 2, "sets": ("base",), "beginners": (0,)}, id="standard game"),
    pytest.param({"players": 3, "draft": True}, id="three players with draft"),
    pytest.param({"players": 4, "board": "hellas"}, id="four players on Hellas"),
    pytest.param({"players": 5, "board": "elysium", "draft": True}, id="five players on Elysium"),
]


def decided_at_random(game: Game, seed: int) -> Iterator[Game]:
    """The game at each of its decisions."""
    choose = random.Random(seed)
    while game.asked_player >= 0:
        yield game
        game.choose(choose.randrange(len(game.option_values)))


@pytest.mark.parametrize("kind", KINDS)
def test_a_random_game_keeps_every_invariant_and_ends(kind: dict[str, object], fresh: int) -> None:
    game = new_game(seed=11 + fresh, **kind)  # type: ignore[arg-type]
    for _ in decided_at_random(game, 11 + fresh):
        assert broken(game) == []
    assert game.phase == PHASE_OVER
    assert broken(game) == []
    assert [result.player for result in scores(game)] == list(range(game.table.player_count))
    assert set(winners(game)) <= set(range(game.table.player_count))


@pytest.mark.parametrize("kind", KINDS)
def test_options_have_keys_of_their_own_and_words(kind: dict[str, object], fresh: int) -> None:
    game = new_game(seed=5 + fresh, **kind)  # type: ignore[arg-type]
    for _ in decided_at_random(game, 5 + fresh):
        decision = game.decision
        assert decision is not None and decision.prompt
        keys = [option.key for option in decision.options]
        assert len(set(keys)) == len(keys)
        assert all(option.label for option in decision.options)


def test_the_same_seed_and_the_same_choices_make_the_same_game(fresh: int) -> None:
    games = [new_game(players=3, seed=4 + fresh, draft=True) for _ in range(2)]
    offered = [[at.option_values for at in decided_at_random(game, 9 + fresh)] for game in games]
    assert offered[0] == offered[1]
    assert [r.total for r in scores(games[0])] == [r.total for r in scores(games[1])]


def test_a_clone_goes_its_own_way() -> None:
    game = new_game(seed=2)
    for number, _ in enumerate(decided_at_random(game, 2)):
        if number == 60:
            break
    clone = game.clone()
    before = (game.option_values, game.decision_number, [p.megacredits for p in game.players])
    for _ in decided_at_random(clone, 3):
        pass
    assert clone.phase == PHASE_OVER
    now = (game.option_values, game.decision_number, [p.megacredits for p in game.players])
    assert now == before


@pytest.mark.parametrize("sets", [("base", "corporate_era"), ("base", "corporate_era", "turmoil")])
def test_why_not_has_reasons_exactly_for_the_cards_that_are_not_offered(
    fresh: int, sets: tuple[str, ...]
) -> None:
    game = new_game(seed=6 + fresh, sets=sets)
    for _ in decided_at_random(game, 6 + fresh):
        decision = game.decision
        assert decision is not None
        if decision.question != "move" or decision.options[0].key.startswith("first_action"):
            continue
        for card in game.players[decision.player].hand:
            key = game.table.cards[card].key
            offered = decision.option(f"play:{key}") is not None
            assert (game.why_not(decision.player, key) == []) == offered


@pytest.mark.parametrize(
    ("given", "reasons"),
    [
        ("10 megacredits, algae in hand, 5 oceans", []),
        ("9 megacredits, algae in hand, 5 oceans", ["It costs 10 megacredits, and 9 megacredits can be paid."]),
        ("10 megacredits, 5 oceans", ["Algae is not in the hand."]),
        ("10 megacredits, algae in hand, 4 oceans", ["Not met: Requires 5 ocean tiles"]),
        ("10 megacredits, algae in hand, 5 oceans, passed", ["The player has passed in this generation."]),
        (
            "10 megacredits, algae in hand, 5 oceans, inventrix in play, first action due",
            ["The first action of the corporation comes first."],
        ),
    ],
)  # fmt: skip
def test_why_not_says_what_stands_in_the_way(given: str, reasons: list[str]) -> None:
    assert position(given).why_not(0, "algae") == reasons


def test_nothing_is_played_out_of_turn() -> None:
    game = position("10 megacredits, algae in hand, 5 oceans, space elevator in play, 1 steel")
    assert game.why_not(1, "algae")[0] == "It is another player's turn."
    game = position("red: passed; 5 oceans")
    assert game.why_not(1, "algae")[0] == "The player has passed in this generation."
    game = position("35 megacredits, algae in hand, 5 oceans", "project city")
    assert game.question == PLACE_TILE
    open_one = ["Cards are played in the action phase, when no other decision is open."]
    assert game.why_not(0, "algae") == open_one
    game.phase = PHASE_OVER
    assert game.why_not(0, "algae") == ["The game is over."]


@pytest.mark.parametrize(("players", "limit", "last"), [(2, 3, 3), (1, 5, 5), (1, 20, 14)])
def test_a_game_ends_with_the_last_generation_that_was_agreed_on(
    players: int, limit: int, last: int
) -> None:
    game = new_game(players=players, seed=11, most_generations=limit)
    for at in decided_at_random(game, 11):
        assert at.generation <= last
    assert (game.generation, game.phase) == (last, PHASE_OVER)
    # Of a save the limit is a part, and a game without one goes on.
    game = new_game(players=players, seed=11, most_generations=limit)
    assert load(save(game)).table.most_generations == limit
    assert new_game(players=players, seed=11).table.most_generations == 0
    with pytest.raises(GameError, match="-1 generations"):
        new_game(most_generations=-1)
