"""The log says everything that happened. In: random games with a log. Out: what its entries add up to, against the game."""

from collections import Counter

import pytest

from cardwright_runtime.kernel.log import Entry, entries
from cardwright_runtime.terraforming_mars.board import areas_of
from cardwright_runtime.terraforming_mars.changes import (
    ACTION_USED,
    AREA_RESERVED,
    AWARD_FUNDED,
    CARD_DISCARDED,
    CARD_DRAFTED,
    CARD_KEPT,
    CARD_PLAYED,
    CARD_TURNED_DOWN,
    CARDS_DRAWN,
    CARDS_OFFERED,
    DECK_MADE_ANEW,
    GENERATION_BEGUN,
    MILESTONE_CLAIMED,
    PASSED,
    TILE_PLACED,
    TILE_TAKEN,
    TOKENS_CHANGED,
    TRACK_MOVED,
)
from cardwright_runtime.terraforming_mars.game import Game, area_of, owner_of, tile_of
from cardwright_runtime.terraforming_mars.nouns import TILE_OCEAN
from cardwright_runtime.terraforming_mars.phases.numbers import ACTION_PHASE
from cardwright_runtime.terraforming_mars.phases.prizes import PLAYERS
from cardwright_runtime.terraforming_mars.policies import policy_of
from runtime.trust.games import KINDS, Kind, start_of


def told(game: Game, what: int) -> list[Entry]:
    """From the oldest to the newest."""
    return [entry for entry in entries(game.log) if entry.what == what][::-1]


def since_last(game: Game, what: int, until: int) -> list[Entry]:
    found = []
    for entry in entries(game.log):
        if entry.what == until:
            break
        if entry.what == what:
            found.append(entry)
    return found[::-1]


def check(game: Game) -> None:
    for track in game.table.tracks:
        steps = sum(e.amount for e in told(game, TRACK_MOVED) if e.subject == track.track)
        assert game.track_level(track.track) == track.start + steps * track.unit
    check_tiles(game)
    check_cards(game)
    for player in game.players:
        seat = player.index
        held: Counter[int] = Counter()
        for entry in told(game, TOKENS_CHANGED):
            if entry.player == seat:
                held[entry.subject] += entry.amount
        assert +held == +Counter(dict(zip(player.holders, player.held)))
        used = [e.subject for e in since_last(game, ACTION_USED, GENERATION_BEGUN)]
        assert not set(player.used) - set(used)
    prizes = {MILESTONE_CLAIMED: game.milestones, AWARD_FUNDED: game.awards}
    for what, taken in prizes.items():
        assert [e.subject * PLAYERS + e.player for e in told(game, what)] == taken
    begun = told(game, GENERATION_BEGUN)
    assert [e.subject for e in begun] == list(range(2, game.generation + 1))
    assert not begun or begun[-1].player == game.first_player


def check_tiles(game: Game) -> None:
    placed = told(game, TILE_PLACED)
    owned = [(e.subject, e.amount, e.player) for e in placed if e.amount != TILE_OCEAN]
    assert owned == [(area_of(p), tile_of(p), owner_of(p)) for p in game.placed]
    oceans = Counter(e.subject for e in placed if e.amount == TILE_OCEAN)
    oceans.subtract(e.subject for e in told(game, TILE_TAKEN) if e.amount == TILE_OCEAN)
    assert sorted(oceans.elements()) == areas_of(game.oceans)
    for player in game.players:
        marked = {e.subject for e in told(game, AREA_RESERVED) if e.player == player.index}
        built = {e.subject for e in placed if e.player == player.index}
        assert set(areas_of(player.reserved)) == marked - built


def check_cards(game: Game) -> None:
    put_aside = since_last(game, CARD_DISCARDED, DECK_MADE_ANEW)
    assert [e.subject for e in put_aside] == game.discards
    for player in game.players:
        mine = {
            what: [e.subject for e in told(game, what) if e.player == player.index]
            for what in (CARD_PLAYED, CARD_TURNED_DOWN)
        }
        assert sorted(mine[CARD_PLAYED]) == sorted(player.tableau + player.events)
        assert mine[CARD_TURNED_DOWN] == player.events


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_log_adds_up_to_the_game(kind: Kind, fresh: int) -> None:
    game = start_of(kind, 2 + fresh)
    policy = policy_of("B", 2 + fresh)
    while game.asked_player >= 0:
        if game.question == ACTION_PHASE:
            check(game)
        game.choose(policy.choose(game))
    passed = Counter(e.player for e in told(game, PASSED))
    assert passed == {player.index: game.generation for player in game.players}
    offered = Counter[int]()
    for entry in told(game, CARDS_OFFERED):
        offered[entry.player] += entry.amount
    assert set(offered.values()) == {10 + 4 * (game.generation - 1)}
    drafted = Counter(e.player for e in told(game, CARD_DRAFTED))
    assert set(drafted.values()) == ({4 * (game.generation - 1)} if kind.draft else set())


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_cards_that_are_bought_first_are_told(kind: Kind, fresh: int) -> None:
    game = start_of(kind, 2 + fresh)
    policy = policy_of("A", 2 + fresh)
    while game.question != ACTION_PHASE:
        game.choose(policy.choose(game))
    for player in game.players:
        kept = [e.subject for e in told(game, CARD_KEPT) if e.player == player.index]
        assert kept == player.hand


# What a step leaves in the log: what happened, to which card, how much.
ENTRIES = [
    ("1 megacredit, invention contest in hand", "play invention contest", CARD_DISCARDED, 2),
    ("2 megacredits, invention contest in hand", "play invention contest", CARD_KEPT, 1),
    ("11 megacredits, research in hand", "play research", CARDS_DRAWN, 2),
    ("1 megacredit, land claim in hand", "play land claim, at 3-3", AREA_RESERVED, 1),
    ("11 megacredits, research in hand, deck of 1 card", "play research", DECK_MADE_ANEW, 1),
]
