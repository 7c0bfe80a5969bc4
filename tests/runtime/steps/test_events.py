"""How often a waiting card answers. In: one event, and what the card waits for. Out: times, never below nothing."""

from collections.abc import Callable
from inspect import isfunction, signature
from typing import Any

import pytest
from cardwright_runtime.terraforming_mars import awaited, deeds, events
from runtime.positions import position

from cardwright_runtime.terraforming_mars.descriptions import ANY_CARD
from cardwright_runtime.terraforming_mars.events import (
    EVENT_GAINS_BONUS,
    EVENT_PAYS,
    EVENT_PERFORMS,
    EVENT_PLACES_TILE,
    EVENT_PLAYS_CARD,
    EVENT_PRODUCTION_PHASE,
    Event,
    gains_bonus,
    is_about_bonus,
    pays_for,
    performs,
    performs_on,
    places_tile,
    places_tile_on_map,
    plays_card,
    plays_tag,
    production_phase,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.noun_facts import OFF_MAP
from cardwright_runtime.terraforming_mars.nouns import (
    ANY_TILE,
    EVERYONE,
    KIND_CARD,
    KIND_STANDARD_PROJECT,
    OPPONENTS,
    RESOURCE_PLANT,
    RESOURCE_STEEL,
    RESOURCE_TITANIUM,
    TAG_SCIENCE,
    TILE_CITY,
    TILE_OCEAN,
    YOURS,
)

KINDS = (
    EVENT_PLAYS_CARD,
    EVENT_PLACES_TILE,
    EVENT_PAYS,
    EVENT_GAINS_BONUS,
    EVENT_PRODUCTION_PHASE,
    EVENT_PERFORMS,
)


@pytest.fixture(scope="module")
def game() -> Game:
    return position("3 players")


def card(game: Game, key: str) -> int:
    return game.table.numbers[key]


@pytest.mark.parametrize(
    ("who", "actor", "times"),
    [
        (YOURS, 1, 1), (YOURS, 0, 0), (YOURS, 2, 0), (OPPONENTS, 0, 1), (OPPONENTS, 2, 1), (OPPONENTS, 1, 0),
        (EVERYONE, 0, 1), (EVERYONE, 1, 1),
    ],
)  # fmt: skip
@pytest.mark.parametrize("kind", KINDS)
def test_a_card_answers_whom_it_waits_for_and_nothing_of_another_kind(
    game: Game, who: int, actor: int, times: int, kind: int
) -> None:
    owner = game.players[1]
    research = card(game, "research")
    event = Event(kind, actor, research, TILE_CITY, 3, 20, bonuses=1 << RESOURCE_STEEL)
    done = Event(kind, actor, thing=7, done_to="plant")
    found = {
        EVENT_PLAYS_CARD: plays_card(game, owner, event, who, research, ANY_CARD),
        EVENT_PLACES_TILE: places_tile(owner, event, who, TILE_CITY),
        EVENT_PAYS: pays_for(owner, event, who, KIND_CARD, 0, ()),
        EVENT_GAINS_BONUS: gains_bonus(owner, event, who, (RESOURCE_STEEL,)),
        EVENT_PERFORMS: performs(owner, done, who, 7),
        # The phase is everybody's.
        EVENT_PRODUCTION_PHASE: production_phase(event),
    }
    expected = dict.fromkeys(KINDS, 0)
    expected[kind] = 1 if kind == EVENT_PRODUCTION_PHASE else times
    assert found == expected
    assert plays_tag(game, owner, event, who, TAG_SCIENCE) == 2 * found[EVENT_PLAYS_CARD]
    assert places_tile_on_map(game, owner, event, who, TILE_CITY) == found[EVENT_PLACES_TILE]


# Optimal Aerobraking waits for events with a space tag.
@pytest.mark.parametrize(("played", "times"), [("asteroid", 1), ("algae", 0), ("mine", 0)])
def test_a_card_played_is_of_a_description(game: Game, played: str, times: int) -> None:
    event = Event(EVENT_PLAYS_CARD, 0, card(game, played))
    waits = card(game, "optimal_aerobraking")
    assert plays_card(game, game.players[0], event, YOURS, waits, 0) == times
    assert plays_card(game, game.players[0], event, YOURS, waits, ANY_CARD) == 1


@pytest.mark.parametrize(
    ("tile", "area", "wanted", "anywhere", "on_map"),
    [
        (TILE_CITY, 0, TILE_CITY, 1, 1),
        (TILE_CITY, 60, ANY_TILE, 1, 1),
        (TILE_CITY, OFF_MAP, TILE_CITY, 1, 0),
        (TILE_OCEAN, 4, TILE_CITY, 0, 0),
        (-1, -1, TILE_CITY, 0, 0),
    ],
)
def test_a_tile_is_placed_anywhere_or_on_the_map(
    game: Game, tile: int, area: int, wanted: int, anywhere: int, on_map: int
) -> None:
    event = Event(EVENT_PLACES_TILE, 0, tile=tile, area=area)
    owner = game.players[0]
    assert places_tile(owner, event, YOURS, wanted) == anywhere
    assert places_tile_on_map(game, owner, event, YOURS, wanted) == on_map


# A card, or a standard project by its number; its basic cost; what the card waits for.
@pytest.mark.parametrize(
    ("paid", "cost", "kind", "least", "excluding", "times"),
    [
        ("algae", 20, KIND_CARD, 20, (), 1),
        ("algae", 19, KIND_CARD, 20, (), 0),
        ("algae", 20, KIND_STANDARD_PROJECT, 20, (), 0),
        ("", 20, KIND_CARD, 0, (), 0),
        (0, 25, KIND_STANDARD_PROJECT, 20, (), 1),
        (0, 25, KIND_CARD, 20, (), 0),
        (1, 0, KIND_STANDARD_PROJECT, 0, (1,), 0),
        (1, 0, KIND_STANDARD_PROJECT, 0, (2,), 1),
    ],
)
def test_what_is_paid_for_is_a_card_or_a_standard_project(
    game: Game,
    paid: str | int,
    cost: int,
    kind: int,
    least: int,
    excluding: tuple[int, ...],
    times: int,
) -> None:
    played = card(game, paid) if isinstance(paid, str) and paid else -1
    event = Event(EVENT_PAYS, 0, played, cost=cost, thing=paid if isinstance(paid, int) else -1)
    assert pays_for(game.players[0], event, YOURS, kind, least, excluding) == times


@pytest.mark.parametrize(
    ("gained", "wanted", "times"),
    [
        ((RESOURCE_STEEL,), (RESOURCE_STEEL, RESOURCE_TITANIUM), 1),
        ((RESOURCE_STEEL, RESOURCE_TITANIUM), (RESOURCE_STEEL, RESOURCE_TITANIUM), 1),
        ((RESOURCE_PLANT,), (RESOURCE_STEEL, RESOURCE_TITANIUM), 0),
        ((RESOURCE_PLANT,), (RESOURCE_PLANT,), 1),
        ((), (RESOURCE_PLANT,), 0),
    ],
)
def test_a_bonus_is_heard_once_whatever_it_gives(
    game: Game, gained: tuple[int, ...], wanted: tuple[int, ...], times: int
) -> None:
    event = Event(EVENT_GAINS_BONUS, 0, bonuses=sum(1 << resource for resource in gained))
    assert gains_bonus(game.players[0], event, YOURS, wanted) == times
    assert sum(is_about_bonus(event, resource) for resource in wanted) >= times
    assert [r for r in (*gained, *wanted) if is_about_bonus(event, r)] == [
        r for r in (*gained, *wanted) if r in gained
    ]


@pytest.mark.parametrize(
    ("trigger", "done_to", "alone", "on"),
    [(7, "|city|", 1, 1), (8, "|city|", 0, 0), (7, "|ocean|", 1, 0)],
)
def test_what_a_pack_performs_is_heard_by_its_word(
    game: Game, trigger: int, done_to: str, alone: int, on: int
) -> None:
    owner = game.players[0]
    event = Event(EVENT_PERFORMS, 0, thing=7, done_to="|city|tile|")
    assert performs(owner, event, YOURS, trigger) == alone
    assert performs_on(owner, event, YOURS, trigger, done_to) == on


HEARD = [
    function
    for module in (awaited, deeds, events)
    for function in vars(module).values()
    if isfunction(function) and "Kind: EVENT" in (function.__doc__ or "")
]
NO_KIND = -1


@pytest.mark.parametrize("function", HEARD, ids=[function.__name__ for function in HEARD])
def test_what_is_no_such_event_is_answered_not_once(function: Callable[..., int]) -> None:
    """Neither once nor less than not at all: what several events come to is added up."""
    game = position("algae in play")
    told: dict[str, Any] = {
        "game": game,
        "owner": game.players[0],
        "event": Event(NO_KIND, 0),
        "done_to": "algae",
    }
    words = {name: told.get(name, 0) for name in signature(function).parameters}
    assert function(**words) == 0


def test_each_kind_of_event_has_a_number_of_its_own() -> None:
    """Three files count on, one behind another."""
    modules = (vars(events), vars(awaited), vars(deeds))
    kinds = {k: n for names in modules for k, n in names.items() if k.startswith("EVENT_")}
    del kinds["EVENT_KINDS"]
    assert sorted(kinds.values()) == list(range(len(kinds)))
