"""Parties, delegates and events in stories. In: phrases such as `2 delegates in greens`. Out: the game in that state, and what can be seen of it."""

import re

from cardwright_runtime.terraforming_mars.bodies import (
    NEUTRAL_HOLDER,
    add_piece,
    holders,
    members_of,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_tools.near import unknown
from cardwright_tools.nouns import noun_names
from cardwright_tools.stories.story import StoryMistake
from cardwright_tools.stories.words import plain, rule_number, subject_of

_NOBODY = -1
BODY, EVENT = "body.", "global_event."


def nobody_in_politics(game: Game) -> None:
    """A story begins with no delegate anywhere and no event to come; what rules first does."""
    game.pieces, game.leaders, game.dominant = [], [], _NOBODY
    game.turned = [_NOBODY] * len(game.turned)
    game.event_deck = []


def _holder(seat: int) -> int:
    return NEUTRAL_HOLDER if seat < 0 else seat


def delegates(game: Game, seat: int, found: re.Match[str]) -> None:
    body = rule_number(game, found[2], BODY)
    for _ in range(int(found[1])):
        add_piece(game, body, _holder(seat), _NOBODY)


def rules(game: Game, seat: int, found: re.Match[str]) -> None:
    game.ruling = rule_number(game, found[1], BODY)


def chairman(game: Game, seat: int, found: re.Match[str]) -> None:
    game.head = _holder(seat)


def office(game: Game, seat: int, found: re.Match[str]) -> None:
    """One of a pack, for which no piece is needed."""
    number = office_number(found[1])
    for player in game.players:
        player.offices = [held for held in player.offices if held != number]
    holder = game.players[seat]
    holder.offices = holder.offices + [number]


def office_number(name: str) -> int:
    known = {name: number for number, name in noun_names("office").items()}
    if plain(name) not in known:
        raise StoryMistake(unknown("office", name, sorted(known)))
    return known[plain(name)]


def lobby(game: Game, seat: int, found: re.Match[str]) -> None:
    game.lobby &= ~(1 << seat)


def event_now(game: Game, seat: int, found: re.Match[str]) -> None:
    game.turned = [rule_number(game, found[1], EVENT), *game.turned[1:]]


def event_next(game: Game, seat: int, found: re.Match[str]) -> None:
    current, _, distant = game.turned
    game.turned = [current, rule_number(game, found[1], EVENT), distant]


GIVEN = (
    (r"(\d+) delegates? in (.+)", delegates),
    (r"(.+) rules", rules),
    (r"chairman", chairman),
    (r"office (.+)", office),
    (r"nobody in the lobby", lobby),
    (r"event (.+)", event_now),
    (r"next event (.+)", event_next),
)


def add_politics(
    game: Game, numbers: dict[tuple[str, str], int], facts: set[tuple[str, str]]
) -> None:
    """Delegates of each player and of nobody, who rules, who is chairman or holds an office."""
    for body in game.table.bodies:
        name = plain(game.table.rules[body].key.removeprefix(BODY))
        for holder in holders(game):
            numbers[_who(holder), f"delegate in {name}"] = members_of(game, body, holder)
        if game.ruling == body:
            facts.add(("", f"{name} rules"))
    if game.table.bodies:
        facts.add((_who(game.head), "chairman"))
    for player in game.players:
        for held in player.offices:
            facts.add((subject_of(player.index), f"office {noun_names('office')[held]}"))


def _who(holder: int) -> str:
    return subject_of(_NOBODY if holder == NEUTRAL_HOLDER else holder)
