"""Nobody sees what is hidden. In: whole games. Out: views without a hidden card, equal where only hidden things differ."""

import random
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright_runtime.kernel.fields import UNSEEN
from cardwright_runtime.terraforming_mars.fields import ALL_GAME_FIELDS, PLAYER_FIELDS
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import TILE_CITY
from cardwright_runtime.terraforming_mars.player_view import LOOKING, view
from cardwright_runtime.terraforming_mars.policies import policy_of
from runtime.positions import position
from runtime.trust.games import KINDS, Kind, game_after, start_of
from words_of_view import words_in


def keys(game: Game, cards: list[int]) -> set[str]:
    return {game.table.rules[card].key for card in cards}


def hidden_from(game: Game, viewer: int) -> set[str]:
    """The deck, the discard pile, and what the others hold, were offered or picked."""
    cards = game.deck[game.deck_top :] + game.discards
    for player in game.players:
        if player.index != viewer:
            cards = cards + player.hand + player.offered + player.picked
    if game.asked_player != viewer and game.question in LOOKING:
        cards = cards + game.stack[-1].items
    return keys(game, cards)


def open_to(game: Game, viewer: int) -> set[str]:
    own = game.players[viewer]
    cards = own.hand + own.offered + own.picked
    for player in game.players:
        cards = cards + player.tableau + player.events
    if game.asked_player == viewer and game.question in LOOKING:
        cards = cards + game.stack[-1].items
    return keys(game, cards)


def cards_named(seen: object) -> set[str]:
    """Words as they are, and what options name; a standard project may be called like a card."""
    words = {word for word in words_in(seen) if not word.startswith("project:")}
    return {part for word in words for part in word.split(":")}


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_no_view_of_a_whole_game_names_a_hidden_card(kind: Kind) -> None:
    game = start_of(kind, 17)
    policy = policy_of(kind.policy, 17)
    while game.asked_player >= 0:
        for player in game.players:
            hidden = hidden_from(game, player.index) - open_to(game, player.index)
            assert not hidden & cards_named(view(game, player.index))
        game.choose(policy.choose(game))


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(KINDS), st.integers(0, 10_000), st.integers(0, 400), st.integers(0, 4))
def test_games_that_differ_only_in_hidden_things_look_alike(
    kind: Kind, seed: int, after: int, viewer: int
) -> None:
    game = game_after(kind, seed, after)
    viewer %= kind.players
    other = game.clone()
    _deal_anew(other, viewer, random.Random(seed))
    if game.asked_player == viewer:
        # His own options lie open to him.
        other.option_values = game.option_values
    assert view(other, viewer) == view(game, viewer)


def _deal_anew(game: Game, viewer: int, chance: random.Random) -> None:
    """All cards that the viewer cannot see, dealt in another way; seeds and chances changed too."""
    others = [player for player in game.players if player.index != viewer]
    rest = game.deck[game.deck_top :]
    cards = rest + game.discards + [card for player in others for card in player.hand]
    chance.shuffle(cards)
    game.seed += 1
    game.deck_chance += 1
    game.deck, game.deck_top = cards[: len(rest)], 0
    game.event_deck = chance.sample(game.event_deck, len(game.event_deck))
    cards = cards[len(rest) :]
    game.discards, cards = cards[: len(game.discards)], cards[len(game.discards) :]
    for player in others:
        player.hand, cards = cards[: len(player.hand)], cards[len(player.hand) :]


def test_the_own_hand_is_seen_and_the_others_counted() -> None:
    game = game_after(KINDS[0], 9, 200)
    players = view(game, 0)["players"]
    assert isinstance(players, list)
    assert players[0]["hand"] == [game.table.rules[card].key for card in game.players[0].hand]
    assert players[1]["hand"] == {"hidden": len(game.players[1].hand)}


def test_before_all_have_chosen_nobody_sees_how_many_cards_another_takes() -> None:
    seen = set()
    for choice in (0, 1):
        game = start_of(KINDS[0], 9)
        game.choose(0)
        while game.asked_player == 0:
            game.choose(choice)
        seen.add(str(view(game, 1)))
    assert len(seen) == 1


OPEN = (
    "city at 3-3, mayor claimed, algae in play, algae used, ants in hand; "
    "red: city at off-1, banker funded, birds in play with 2 animals, 3 cards in hand"
)
CITY = {"tile": TILE_CITY, "by": ""}


@pytest.mark.parametrize("viewer", [0, 1])
def test_what_lies_open_is_told_alike_to_everybody(viewer: int) -> None:
    seen = view(position(OPEN), viewer)
    assert seen["placed"] == [
        {"area": "3-3", "owner": 0, **CITY},
        {"area": "off-1", "owner": 1, **CITY},
    ]
    assert seen["milestones"] == [{"what": "milestone.mayor", "player": 0}]
    assert seen["awards"] == [{"what": "award.banker", "player": 1}]
    players = seen["players"]
    assert isinstance(players, list)
    told = [[player[name] for name in ("tableau", "used", "holders", "held")] for player in players]
    assert told == [[["algae"], ["algae"], [], []], [["birds"], [], ["birds"], [2]]]
    assert players[0]["hand"] == (["ants"] if viewer == 0 else {"hidden": 1})


def test_the_engine_page_says_what_each_field_of_a_view_means() -> None:
    page = (Path(__file__).parents[3] / "docs/engine.md").read_text(encoding="utf-8")
    for fields in (ALL_GAME_FIELDS, PLAYER_FIELDS):
        for field in fields:
            if field.is_data and field.seen != UNSEEN:
                assert f"| `{field.name}` | {field.says}" in page
    told = view(game_after(KINDS[0], 3, 100), 0)
    players = told["players"]
    assert isinstance(players, list)
    named = set(re.findall(r"`(\w+)`", page))
    assert not (set(told) | set(players[0])) - named


def test_a_game_that_is_over_asks_nobody() -> None:
    game = game_after(KINDS[0], 3, 10_000)
    assert view(game, 0)["decision"] == {"player": -1}


def test_stocks_that_pay_are_named() -> None:
    seen = view(position("with pack moss_gardens, hempcrete works in play", "pass"), 0)
    shown = {"steel by hempcrete_works 63": 3, "plant by hempcrete_works 0": 2}
    assert f"'paying_cards': {shown}" in str(seen)
