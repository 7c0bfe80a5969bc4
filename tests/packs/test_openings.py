"""Cards with a deck of their own. In: the pack of ventures, and packs whose decks are odd. Out: who is dealt what, plays what, and refusals."""

from pathlib import Path

import pytest
from packs.packs_of_lines import built, refusals
from packs.test_whole_games import play

from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars import digest, load, new_game, save, view
from cardwright_runtime.terraforming_mars.cards import OpeningCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.invariants import broken
from cardwright_runtime.terraforming_mars.nouns import QUALITY_EVENT
from cardwright_runtime.terraforming_mars.phases.openings import are_openings
from cardwright_runtime.terraforming_mars.table import opening_decks
from words_of_view import words_in

VENTURES = "first_ventures"
DEALT, KEPT = 3, 2
KIND = (
    'kind omen "omen"\n    base opening_card\n    cards_are omen\n    always number\n'
    "    sometimes quality, tags, holds, cost\n    clauses when_played\n"
)
OMEN = 'omen omen_{n} "Omen {n}"\n    number M0{n}\n    when played\n        gain {n} heat\n'


def dealt(game: Game) -> list[list[int]]:
    return [are_openings(game, player.offered) for player in game.players]


def names(game: Game, cards: list[int]) -> set[str]:
    return {game.table.rules[card].key for card in cards}


def test_each_is_dealt_as_many_from_a_deck_of_its_own(fresh: int) -> None:
    game = new_game(3, seed=fresh, packs=(VENTURES,))
    hands = dealt(game)
    assert [len(hand) for hand in hands] == [DEALT] * 3
    assert len({card for hand in hands for card in hand}) == 3 * DEALT
    assert not set(game.deck) & {card for deck in game.table.opening_decks for card in deck.cards}


def test_what_others_were_dealt_is_seen_by_nobody_else(fresh: int) -> None:
    game = new_game(2, seed=fresh, packs=(VENTURES,))
    play(game, 3 + fresh, 8)
    for viewer in (0, 1):
        other = game.players[1 - viewer]
        hidden = names(game, are_openings(game, other.offered + other.picked))
        assert not words_in(view(game, viewer)) & hidden


@pytest.mark.parametrize("policy", ["uniform", "A", "B"])
@pytest.mark.parametrize("players", [1, 2, 3])
def test_whole_games_with_openings_keep_every_invariant(
    policy: str, players: int, fresh: int
) -> None:
    game = new_game(players, seed=5 + fresh, packs=(VENTURES,), logging=True)
    before = {card for hand in dealt(game) for card in hand}
    for _ in range(40):
        play(game, 1 + fresh, 1, policy)
        assert broken(game) == []
        assert digest(load(save(game))) == digest(game)
    play(game, 2 + fresh, name=policy)
    assert game.asked_player < 0 and broken(game) == []
    for player in game.players:
        played = [card for card in player.tableau if card in before]
        assert len(played) <= KEPT and player.picked == []


def test_who_has_kept_them_plays_them_before_the_first_turn() -> None:
    game = new_game(2, seed=1, packs=(VENTURES,))
    while game.phase == 0:
        game.choose(0)
    for player in game.players:
        assert player.picked == []
        assert len(are_openings(game, player.tableau)) <= KEPT


def test_too_few_cards_for_all_are_told() -> None:
    with pytest.raises(GameError, match="there are 9, too few to deal 3 to each of 4 players"):
        new_game(4, packs=(VENTURES,))


def test_a_type_that_keeps_all_asks_nobody(tmp_path: Path) -> None:
    quality = 'quality omen "omen"\n    dealt 1\n'
    cards = "".join(OMEN.format(n=n) for n in (1, 2, 3))
    pack = built(tmp_path, "omens", omens=quality + KIND + cards)
    game = new_game(2, seed=2, packs=(str(pack),))
    hands = dealt(game)
    while game.phase == 0:
        assert game.decision is None or not game.decision.options[0].key.startswith("keep:")
        game.choose(0)
    for player, hand in zip(game.players, hands):
        assert set(hand) <= set(player.tableau)


def test_a_deck_may_be_for_steps_alone(tmp_path: Path) -> None:
    quality = 'quality omen "omen"\n    dealt 0\n'
    reader = 'card seer "Seer"\n    number M09\n    event, cost 0\n    when played\n        draw 1 omen card\n'
    cards = "".join(OMEN.format(n=n) for n in (1, 2, 3))
    pack = built(tmp_path, "seers", omens=quality + KIND + cards + reader)
    game = new_game(2, seed=2, packs=(str(pack),))
    assert dealt(game) == [[], []] and [len(deck) for deck in game.own_decks] == [3]
    while game.phase == 0:
        game.choose(0)
    assert [player.picked for player in game.players] == [[], []]
    top = game.own_decks[0][0]
    seer = next(rule for rule in game.table.cards if rule.name == "Seer")
    while game.decision is not None and top not in game.players[0].hand:
        game.players[0].hand = sorted({*game.players[0].hand, seer.index})
        keys = [option.key for option in game.decision.options]
        game.choose(keys.index("play:seer") if "play:seer" in keys else 0)
    assert [len(deck) for deck in game.own_decks] == [2]


@pytest.mark.parametrize(
    ("quality", "base", "said"),
    [
        ("", "opening_card", "this game has nothing for an omen whose type says no `dealt`"),
        (
            "    dealt 1\n",
            "project_card",
            "this game has nothing for an omen whose type says `dealt`",
        ),
        ("    dealt 1\n", "opening", "this game has nothing for items of the kind `omen`"),
    ],
)
def test_a_deck_of_its_own_and_its_deal_belong_together(
    tmp_path: Path, quality: str, base: str, said: str
) -> None:
    kind = KIND.replace("opening_card", base)
    text = 'quality omen "omen"\n' + quality + kind + OMEN.format(n=1)
    assert ("not-playable-yet", said) in refusals(tmp_path, "silent", text)


def test_a_card_by_hand_whose_deck_is_never_dealt_is_told() -> None:
    with pytest.raises(GameError, match="Omen has a deck of its own that is never dealt"):
        opening_decks([OpeningCard("omen", "Omen", "M01", QUALITY_EVENT)])
