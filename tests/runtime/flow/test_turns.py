"""Turns, drafts and counting, on a small table written by hand."""

import pytest
from runtime.flow.small_set import small_board, small_table

from cardwright_runtime.terraforming_mars.board import areas_of
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.phases import numbers
from cardwright_runtime.terraforming_mars.phases.draft import receiver
from cardwright_runtime.terraforming_mars.phases.neutral_tiles import clockwise, counted_off
from cardwright_runtime.terraforming_mars.scoring import points_of_award
from cardwright_runtime.terraforming_mars.setup import begin, deal, undealt_game


def small_game(players: int, seed: int = 1, draft: bool = False) -> Game:
    table = small_table(players)
    table.draft = draft
    game = undealt_game(table, seed)
    deal(game)
    begin(game)
    return game


@pytest.mark.parametrize(
    ("tallies", "points"),
    [
        ([3, 1], [5, 0]),
        ([3, 3], [5, 5]),
        ([0, 0], [5, 5]),
        ([3, 2, 1], [5, 2, 0]),
        ([3, 3, 1], [5, 5, 0]),
        ([1, 2, 2, 3], [0, 2, 2, 5]),
        ([0, 0, 0], [5, 5, 5]),
        ([-5, -4, -5], [2, 5, 2]),
    ],
)
def test_points_of_an_award(tallies: list[int], points: list[int]) -> None:
    assert points_of_award(tallies) == points


@pytest.mark.parametrize(("count", "area"), [(1, 10), (3, 30), (4, 10), (0, 10), (8, 20)])
def test_counting_goes_round_and_stops_at_the_cost(count: int, area: int) -> None:
    assert counted_off([10, 20, 30], count) == area


def test_neighbours_are_counted_clockwise_from_the_upper_left() -> None:
    board = small_board()
    names = [board.area_name(area) for area in clockwise(board, 20)]
    assert board.area_name(20) == "4-3"
    assert names == ["3-2", "3-3", "4-4", "5-4", "5-3", "4-2"]
    assert [board.area_name(area) for area in clockwise(board, 0)] == ["1-2", "2-2", "2-1"]
    assert all(sorted(clockwise(board, a)) == areas_of(board.neighbours[a]) for a in range(61))


@pytest.mark.parametrize(("generation", "neighbour"), [(2, 1), (3, 2), (4, 1)])
def test_drafted_cards_go_clockwise_in_even_generations(generation: int, neighbour: int) -> None:
    game = small_game(3)
    game.generation = generation
    assert receiver(game, 0) == neighbour


def test_nobody_sees_what_a_corporation_gives_before_all_have_chosen() -> None:
    game = small_game(3)
    while game.players[2].picked == []:
        assert [player.megacredits for player in game.players] == [0, 0, 0]
        assert [player.corporation for player in game.players] == [-1, -1, -1]
        game.choose(0)


def test_cards_cannot_be_bought_beyond_the_money_of_the_corporation() -> None:
    game = small_game(2)
    poor = game.table.numbers["poor_one"]
    game.players[0].offered = [poor] + game.players[0].offered[2:]
    game.option_values = [poor]
    game.choose(0)
    while (decision := game.decision) is not None and decision.player == 0:
        assert decision.question == "buy"
        game.choose(0)
    assert len(game.players[0].picked) == 3


def test_the_phases_keep_the_numbers_that_saves_and_views_have() -> None:
    phases = {name: number for name, number in vars(numbers).items() if name.startswith("PHASE_")}
    words = ("SETUP", "RESEARCH", "ACTION", "PRODUCTION", "LAST_GREENERIES", "OVER", "POLITICS")
    assert phases == {f"PHASE_{word}": number for number, word in enumerate(words)}


def test_a_game_begins_in_its_setup_and_goes_through_its_phases() -> None:
    game = small_game(2)
    seen = [game.phase]
    while game.generation < 3 and game.asked_player >= 0:
        game.choose(0)
        if game.phase != seen[-1]:
            seen.append(game.phase)
    assert seen[:5] == [
        numbers.PHASE_SETUP,
        numbers.PHASE_ACTION,
        numbers.PHASE_RESEARCH,
        numbers.PHASE_ACTION,
        numbers.PHASE_RESEARCH,
    ]


@pytest.mark.parametrize(
    ("step", "phase"),
    [
        (1, numbers.PHASE_ACTION),
        (2, numbers.PHASE_PRODUCTION),
        (3, numbers.PHASE_RESEARCH),
        (4, numbers.PHASE_OVER),
    ],
)
def test_a_generation_says_in_which_phase_it_is(step: int, phase: int) -> None:
    game = small_game(2)
    frame = game.stack[0]
    frame.step = step
    assert game.run_top(frame) == (phase == numbers.PHASE_OVER)
    assert game.phase == phase
