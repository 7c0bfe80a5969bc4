"""What searching players stand on. In: whole games of many kinds. Out: hidden cards dealt anew that nobody notices, and a number for every option."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars import ActionNumbers, digest, load, new_game, redeal, save
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.invariants import broken
from cardwright_runtime.terraforming_mars.phases.numbers import DRAFT
from cardwright_runtime.terraforming_mars.phases.preparation import start_of as start_of_corporation
from cardwright_runtime.terraforming_mars.player_view import view
from cardwright_runtime.terraforming_mars.redeal import seen_by
from cardwright_tools.soak.kinds import every_kind
from runtime.trust.games import KINDS, Kind, game_after, play_on, start_of

MANY = (*KINDS, *every_kind(("polar_stations",), ("turmoil",))[:8])


def hidden(game: Game, player: int) -> list[list[int]]:
    others = [other for other in game.players if other.index != player]
    return [game.deck[game.deck_top :], game.discards] + [
        cards for other in others for cards in (other.hand, other.offered, other.picked)
    ]


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(MANY), st.integers(0, 10_000), st.integers(0, 300), st.integers(0, 99))
def test_who_is_asked_cannot_tell_a_game_from_the_one_dealt_anew(
    kind: Kind, seed: int, after: int, anew: int
) -> None:
    game = game_after(kind, seed, after)
    player = game.asked_player
    if player < 0:
        return
    before = digest(game)
    dealt = redeal(game, player, anew)
    assert digest(game) == before
    assert view(dealt, player) == view(game, player)
    assert digest(dealt) == digest(redeal(game, player, anew))
    # It is a game that could be: all holds in it, it can be saved, and goes on.
    assert not broken(dealt)
    assert digest(load(save(dealt))) == digest(dealt)
    play_on(dealt, "uniform", anew, 30)
    assert not broken(dealt)


def test_every_hidden_card_may_lie_elsewhere_and_each_place_gets_every_kind_of_card() -> None:
    game = game_after(KINDS[0], 9, 60)
    player = game.asked_player
    other = game.players[1 - player]
    dealt = [redeal(game, player, seed) for seed in range(400)]
    seen_there = {card for each in dealt for card in each.players[other.index].hand}
    all_hidden = {card for cards in hidden(game, player) for card in cards} - seen_by(game, player)
    assert seen_there <= all_hidden
    # Of so many places dealt at random, few cards should be missed.
    assert len(other.hand) > 3 and len(seen_there) > len(all_hidden) * 0.9
    assert len({each.deck[0] for each in dealt}) > len(all_hidden) / 2


def test_what_lies_beneath_the_cards_of_others_is_dealt_anew() -> None:
    game = game_after(KINDS[0], 9, 60)
    player = game.asked_player
    other = game.players[1 - player]
    other.beneath, other.hand = other.hand[:2], other.hand[2:]
    other.lies_beneath = [other.tableau[0]] * 2
    dealt = [redeal(game, player, seed) for seed in range(60)]
    assert len({card for each in dealt for card in each.players[other.index].beneath}) > 20
    assert all(view(each, player) == view(game, player) for each in dealt)
    assert not broken(dealt[0])


SECRET = [kind for kind in KINDS if kind.players > 1 and not kind.beginners]


@pytest.mark.parametrize("kind", SECRET, ids=str)
def test_corporations_not_shown_yet_are_dealt_anew_but_none_that_the_player_was_offered(
    kind: Kind,
) -> None:
    game = start_of(kind, 5)
    own = game.asked_player
    offered = list(game.players[own].offered)
    game.choose(0)
    assert game.asked_player == own
    found = set()
    for seed in range(60):
        dealt = redeal(game, own, seed)
        for other in dealt.players:
            if other.index != own:
                found.update(other.offered)
                assert not set(other.offered) & set(offered)
    was = {card for other in game.players for card in other.offered if other.index != own}
    assert len(found) > len(was)


def test_nobody_is_dealt_a_corporation_that_could_not_have_paid_for_his_cards() -> None:
    game = new_game(players=2, seed=5)
    while game.asked_player == 0:
        # Whatever he is offered he buys.
        game.choose(0)
    own, other = game.asked_player, game.players[0]
    held = len(other.picked) + len(other.offered)
    bought = set()
    for seed in range(80):
        player = redeal(game, own, seed).players[0]
        start = start_of_corporation(game, player.picked[0])
        could = len(other.picked) - 1
        if start.card_price > 0:
            could = min(could, start.megacredits // start.card_price)
        assert len(player.picked) - 1 == could
        assert len(player.picked) + len(player.offered) == held
        bought.add(could)
    assert len(bought) > 1


def test_events_to_come_are_dealt_anew() -> None:
    game = new_game(players=2, sets=("base", "corporate_era", "turmoil"), seed=5)
    dealt = [redeal(game, game.asked_player, seed) for seed in range(20)]
    assert len({tuple(each.event_deck) for each in dealt}) == 20
    # Nor does anybody know how they are shuffled next.
    assert len({each.deck_chance for each in dealt} | {game.deck_chance}) == 21
    assert all(sorted(each.event_deck) == sorted(game.event_deck) for each in dealt)


def test_cards_passed_on_in_the_draft_stay_with_those_who_got_them() -> None:
    checked = 0
    for seed in range(6):
        game = start_of(KINDS[5], seed)
        held: dict[int, set[int]] = {player.index: set() for player in game.players}
        while game.asked_player >= 0 and game.generation < 4:
            player = game.asked_player
            if game.question == DRAFT:
                if not game.players[player].picked:
                    held[player] = set()
                held[player] |= set(game.players[player].offered)
                dealt = redeal(game, player, seed)
                for other, same in zip(game.players, dealt.players):
                    for cards, anew in ((other.offered, same.offered), (other.picked, same.picked)):
                        for card, now in zip(cards, anew, strict=True):
                            if card in held[player]:
                                checked += other.index != player
                                assert card == now
            play_on(game, "uniform", seed + game.decision_number, 1)
    assert checked > 100


def test_with_a_log_the_player_knows_what_he_discarded_himself() -> None:
    game = game_after(KINDS[0], 9, 200)
    player = game.asked_player
    own = seen_by(game, player) & set(game.discards)
    assert own and own < set(game.discards)
    for seed in range(20):
        assert own <= set(redeal(game, player, seed).discards)


def test_only_who_is_asked_deals_anew() -> None:
    with pytest.raises(GameError, match="Player 1 is not asked now"):
        redeal(new_game(), 1)


@pytest.mark.parametrize("kind", MANY, ids=str)
def test_every_option_of_whole_games_has_a_number_of_its_own(kind: Kind) -> None:
    game = start_of(kind, 3)
    numbers = ActionNumbers(game.table)
    assert len(set(numbers.keys)) == len(numbers.keys)
    while game.asked_player >= 0:
        legal = numbers.legal(game)
        assert len(set(legal)) == len(legal) == len(game.option_values)
        play_on(game, kind.policy, game.decision_number, 1)
    assert numbers.legal(game) == []


def test_the_numbers_depend_on_the_kind_of_game_alone() -> None:
    numbers = ActionNumbers(new_game(seed=1).table)
    assert numbers.keys == ActionNumbers(new_game(seed=2, draft=True).table).keys
    assert numbers.number("pass") == 0
    assert numbers.keys[numbers.number("play:algae")] == "play:algae"
    with pytest.raises(GameError, match="`play:moon`"):
        numbers.number("play:moon")
