"""The invariants of politics and of an automa: each breach is noticed. In: games, whole and spoilt in one place. Out: sentences."""

from collections.abc import Callable

import pytest

from cardwright_runtime.terraforming_mars.automa.decks import ACTION, ASIDE, PILE
from cardwright_runtime.terraforming_mars.automa.invariants import broken_automa
from cardwright_runtime.terraforming_mars.automa.kinds import BonusCard
from cardwright_runtime.terraforming_mars.bodies import NEUTRAL_HOLDER, body_of, piece_of
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.phases.numbers import PHASE_ACTION
from cardwright_runtime.terraforming_mars.political_invariants import (
    broken_beginning,
    broken_politics,
    broken_shift,
    seats_of,
)
from runtime.trust.games import Kind, game_after, play_on

BOTH = ("base", "corporate_era")
IN_POLITICS = Kind(3, (*BOTH, "turmoil"), policy="B")
AGAINST = Kind(2, (*BOTH, "marsbot"), automa="normal", corporation="C01", policy="B")
Spoil = Callable[[Game], None]


def in_action_phase(kind: Kind, decisions: int) -> Game:
    """So far, and on until somebody has a turn."""
    game = game_after(kind, 3, decisions)
    while game.phase != PHASE_ACTION:
        play_on(game, kind.policy, 3, 1)
    return game


def others(game: Game) -> list[int]:
    """Bodies that neither rule nor dominate."""
    return [body for body in game.table.bodies if body not in (game.ruling, game.dominant)]


def sends_all(game: Game) -> None:
    game.pieces = game.pieces + [piece_of(others(game)[0], 1)] * 9


def sends_nowhere(game: Game) -> None:
    game.pieces = [*game.pieces, piece_of(max(game.table.bodies) + 1, 0)]


def sends_for_somebody_else(game: Game) -> None:
    game.pieces = [*game.pieces, piece_of(game.dominant, 5)]


def waits_without_playing(game: Game) -> None:
    game.lobby |= 1 << 3


def leads_nobody(game: Game) -> None:
    game.leaders = []


def leads_with_fewer(game: Game) -> None:
    body = body_of(game.leaders[0])
    game.leaders = [piece_of(body, 2), *game.leaders[1:]]
    game.pieces = [p for p in game.pieces if body_of(p) != body]
    game.pieces = game.pieces + [piece_of(body, 2), *[piece_of(body, 1)] * 2]


def outgrows_the_dominant_one(game: Game) -> None:
    game.dominant = min(
        game.table.bodies, key=lambda body: sum(body_of(p) == body for p in game.pieces)
    )


def lets_nobody_dominate(game: Game) -> None:
    game.dominant = -1


def lets_nobody_rule(game: Game) -> None:
    game.ruling = -1


def lets_a_card_rule(game: Game) -> None:
    game.ruling = game.table.projects[0].index


def has_no_head(game: Game) -> None:
    game.head = 4


def loses_an_event(game: Game) -> None:
    game.event_deck = game.event_deck[1:]


def lets_another_body_hear(game: Game) -> None:
    game.players[1].action_cards = [*game.players[1].action_cards, others(game)[0]]


def listens_to_another_body(game: Game) -> None:
    player = game.players[2]
    player.listeners = [[*player.listeners[0], others(game)[0]], *player.listeners[1:]]


POLITICS: list[tuple[Spoil, str]] = [
    (sends_all, "pieces in reserve"),
    (sends_nowhere, "is nobody's, or nowhere"),
    (sends_for_somebody_else, "is nobody's, or nowhere"),
    (waits_without_playing, "who does not play waits"),
    (leads_nobody, "has 0 leaders and"),
    (leads_with_fewer, "more members of body"),
    (outgrows_the_dominant_one, "is larger than the dominant one"),
    (lets_nobody_dominate, "No body dominates: -1."),
    (lets_nobody_rule, "No body rules: -1."),
    (lets_a_card_rule, "is in power, and is none"),
    (has_no_head, "Nobody heads the government: 4."),
    (loses_an_event, "An event is lost"),
    (lets_another_body_hear, "is not where player 1 has it"),
    (listens_to_another_body, "is not where player 2 has it"),
]


@pytest.mark.parametrize(("spoil", "said"), POLITICS, ids=lambda one: getattr(one, "__name__", ""))
def test_a_breach_of_politics_is_noticed(spoil: Spoil, said: str) -> None:
    game = in_action_phase(IN_POLITICS, 150)
    assert broken_politics(game) == []
    spoil(game)
    assert any(said in sentence for sentence in broken_politics(game))


def turns_up_too_few(game: Game) -> None:
    game.turned = [*game.turned[:-1], -1]


def leaves_the_lobby_empty(game: Game) -> None:
    game.lobby &= ~1


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (turns_up_too_few, "2 events lie open."),
        (leaves_the_lobby_empty, "Nobody of player 0 waits in the lobby."),
    ],
)
def test_a_generation_that_begins_without_its_politics_is_noticed(spoil: Spoil, said: str) -> None:
    game = in_action_phase(IN_POLITICS, 200)
    game.turned, game.lobby = list(game.table.global_events[:3]), 7
    game.pieces = []
    assert broken_beginning(game) == []
    spoil(game)
    assert broken_beginning(game) == [said]


def test_nobody_takes_over_who_has_no_more() -> None:
    game = in_action_phase(IN_POLITICS, 150)
    first, second = game.table.bodies[:2]
    game.pieces = [piece_of(first, 0), piece_of(first, NEUTRAL_HOLDER), piece_of(second, 1)]
    game.leaders, game.dominant = [piece_of(first, 0), piece_of(second, 1)], first
    before = seats_of(game)
    assert broken_shift(before, game) == []
    game.leaders, game.dominant = [piece_of(first, NEUTRAL_HOLDER), piece_of(second, 1)], second
    assert broken_shift(before, game) == [
        f"Body {second} dominates without more members.",
        f"Holder neutral leads body {first} without more members.",
    ]
    game.pieces = [*game.pieces, piece_of(first, NEUTRAL_HOLDER), *[piece_of(second, 1)] * 3]
    assert broken_shift(before, game) == []


def first_track(game: Game) -> int:
    return next(track for track in game.table.automa_rules.tracks if game.furthest.get(track, 0))


def automa(game: Game) -> int:
    return game.table.automa


def never_came_there(game: Game) -> None:
    game.furthest = {**game.furthest, first_track(game): 0}


def counts_other_tags(game: Game) -> None:
    game.players[automa(game)].tags = [tag + 1 for tag in game.players[automa(game)].tags]


def holds_cards(game: Game) -> None:
    game.players[automa(game)].hand = game.deck[-1:]


def has_played_events(game: Game) -> None:
    game.players[automa(game)].events = game.deck[-1:]


def has_steel(game: Game) -> None:
    game.players[automa(game)].steel = 1


def has_income(game: Game) -> None:
    game.players[automa(game)].megacredit_production = 1


def owes(game: Game) -> None:
    game.players[automa(game)].megacredits = -1


def stores_less_than_nothing(game: Game) -> None:
    player = game.players[automa(game)]
    player.holders, player.held = [*player.holders, player.corporation], [*player.held, -1]


def bonus_cards(game: Game) -> list[int]:
    return [
        card.index for card in game.table.rules if type(card).__mro__[1].__name__ == "BonusCard"
    ]


def put(game: Game, deck: int, cards: list[int]) -> None:
    game.automa_cards = [cards if n == deck else old for n, old in enumerate(game.automa_cards)]


def keeps_a_card_twice(game: Game) -> None:
    put(game, ASIDE, bonus_cards(game)[:1] * 2)


def keeps_a_project_aside(game: Game) -> None:
    put(game, ASIDE, game.deck[-1:])


def passes_with_cards(game: Game) -> None:
    game.passed |= 1 << automa(game)
    put(game, ACTION, game.deck[-1:])


def plays_a_bonus_card(game: Game) -> None:
    put(game, PILE, bonus_cards(game)[:1])


AUTOMA: list[tuple[Spoil, str]] = [
    (never_came_there, "than it ever came"),
    (counts_other_tags, "The automa counts other tags than"),
    (holds_cards, "The automa holds cards."),
    (has_played_events, "The automa holds cards."),
    (has_steel, "The automa has more than money."),
    (has_income, "The automa has more than money."),
    (owes, "The automa owes money."),
    (stores_less_than_nothing, "Less than nothing lies on the corporation of the automa."),
    (keeps_a_card_twice, "The automa keeps a card aside twice."),
    (keeps_a_project_aside, "The automa keeps a project card aside."),
    (passes_with_cards, "The automa has passed with cards left to play."),
    (plays_a_bonus_card, "The automa has played a bonus card."),
]


@pytest.mark.parametrize(("spoil", "said"), AUTOMA, ids=lambda one: getattr(one, "__name__", ""))
def test_a_breach_of_an_automa_is_noticed(spoil: Spoil, said: str) -> None:
    game = in_action_phase(AGAINST, 60)
    assert broken_automa(game) == []
    spoil(game)
    assert any(said in sentence for sentence in broken_automa(game))
