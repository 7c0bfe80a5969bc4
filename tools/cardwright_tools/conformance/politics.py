"""Parties, delegates and events in the oracle's words. In: a setup, or a game. Out: the game in that state, or what can be seen of it."""

from cardwright_runtime.terraforming_mars.bodies import (
    NEUTRAL_HOLDER,
    holders,
    in_reserve,
    leader,
    members_of,
    piece_of,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.phases.politics import set_up_politics
from cardwright_runtime.terraforming_mars.standings import influence
from cardwright_tools.conformance.names import Names
from cardwright_tools.conformance.scenario import Json

_NEUTRAL = "neutral"
_TURNED = ("current", "coming", "distant")
_NOBODY = -1


def stage_politics(game: Game, said: Json, names: Names, colours: tuple[str, ...]) -> None:
    """Whoever leads is named; the lobby holds those who still have their free delegate."""

    def holder(colour: str) -> int:
        return NEUTRAL_HOLDER if colour == _NEUTRAL else colours.index(colour)

    game.pieces, game.leaders = [], []
    for party, seats in said["parties"].items():
        body = names.party(party)
        for colour, number in seats["delegates"].items():
            game.pieces = game.pieces + [piece_of(body, holder(colour))] * number
        if seats.get("leader"):
            game.leaders = game.leaders + [piece_of(body, holder(seats["leader"]))]
    game.ruling = names.party(said["ruling"])
    game.dominant = names.party(said["dominant"])
    game.head = holder(said["chairman"])
    game.lobby = sum(1 << colours.index(colour) for colour in said["lobby"])
    game.turned = [names.event(said[key]) if said.get(key) else _NOBODY for key in _TURNED]
    deck = [names.event(event) for event in said.get("event_deck", ())]
    known = {*deck, *game.turned}
    game.event_deck = deck + [one for one in game.table.global_events if one not in known]
    game.event_discards = []


def politics_of(game: Game, names: Names, colours: tuple[str, ...]) -> Json:
    def colour(holder: int) -> str | None:
        if holder == _NOBODY:
            return None
        return _NEUTRAL if holder == NEUTRAL_HOLDER else colours[holder]

    said: Json = {
        "ruling": _name(game.ruling, names),
        "dominant": _name(game.dominant, names),
        "chairman": colour(game.head),
        "lobby": [colours[p.index] for p in game.players if game.lobby >> p.index & 1],
        # The recorded engine counts who waits in the lobby to the reserve.
        "reserve": {
            str(colour(holder)): in_reserve(game, holder)
            + (game.lobby >> holder & 1 if holder != NEUTRAL_HOLDER else 0)
            for holder in holders(game)
        },
        "influence": {colours[p.index]: influence(game, p) for p in game.players},
        "parties": {
            _name(body, names): {
                "leader": colour(leader(game, body)),
                "delegates": {
                    str(colour(holder)): members_of(game, body, holder)
                    for holder in holders(game)
                    if members_of(game, body, holder)
                },
            }
            for body in game.table.bodies
        },
    }
    for key, event in zip(_TURNED, game.turned, strict=False):
        said[key] = _name(event, names)
    return said


def _name(rule: int, names: Names) -> str | None:
    return names.name(rule) if rule >= 0 else None


def politics_changed(before: Json, after: Json) -> Json:
    """New values of seats and events; reserves and influence as differences."""
    changed: Json = {}
    for key in ("ruling", "dominant", "chairman", "lobby", *_TURNED):
        if before.get(key) != after.get(key):
            changed[key] = after.get(key)
    for key in ("reserve", "influence"):
        told = {who: n - before[key][who] for who, n in after[key].items() if n != before[key][who]}
        if told:
            changed[key] = told
    parties = {
        party: seats
        for party, seats in after["parties"].items()
        if seats != before["parties"][party]
    }
    if parties:
        changed["parties"] = parties
    return changed


def as_flagged(recorded: Json, game: Game, colours: tuple[str, ...]) -> Json:
    """The recorded engine says of everybody that one waits in the lobby, also where all are in bodies: here nobody waits then."""
    lobby = recorded.get("turmoil", {}).get("lobby")
    if lobby is None:
        return recorded
    waiting = [one for one in lobby if _has_any(game, colours.index(one))]
    return {**recorded, "turmoil": {**recorded["turmoil"], "lobby": waiting}}


def _has_any(game: Game, holder: int) -> bool:
    return in_reserve(game, holder) > 0 or game.lobby >> holder & 1 == 1


def turn_up_recorded(game: Game, events: Json, names: Names) -> None:
    """The setup, with the events as they lay."""
    deck = [events["coming"], events["distant"], *events["deck"]]
    game.pieces, game.leaders, game.dominant = [], [], _NOBODY
    set_up_politics(game, [names.event(event) for event in deck])
