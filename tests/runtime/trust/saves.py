"""Saves changed by hand, with a checksum that fits. In: what is changed. Out: the text of a save."""

import json
from typing import Any

from cardwright_runtime.terraforming_mars.fields import AREA
from cardwright_runtime.terraforming_mars.frame_kinds import kind_of
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import AGENDA
from cardwright_runtime.terraforming_mars.saving import save
from cardwright_runtime.terraforming_mars.state_data import to_data
from runtime.trust.games import KINDS, game_after

from cardwright_tools.fuzz.changed_saves import sealed


def saved() -> Game:
    return game_after(KINDS[0], 5, 60)


def envelope() -> dict[str, object]:
    content = json.loads(save(saved()))
    assert isinstance(content, dict)
    return content


def changed(**changes: object) -> str:
    return sealed({**envelope(), **changes})


def with_state(**changes: object) -> str:
    content = envelope()
    state = content["state"]
    assert isinstance(state, dict)
    return sealed({**content, "state": {**state, **changes}})


def while_asking(player: int, **changes: object) -> str:
    """Of a game that asks this player."""
    for decisions in range(60, 200):
        game = game_after(KINDS[0], 5, decisions)
        if game.asked_player == player:
            content: dict[str, Any] = json.loads(save(game))
            content["state"].update(changes)
            return sealed(content)
    raise LookupError(player)


def placing(**changes: object) -> str:
    """Of a game that asks for an area."""
    for decisions in range(20, 60):
        game = game_after(KINDS[0], 5, decisions)
        if kind_of(game.question).answers == AREA:
            content: dict[str, Any] = json.loads(save(game))
            content["state"].update(changes)
            return sealed(content)
    raise LookupError(AREA)


def on_top(**changes: object) -> str:
    """Of the game in its midst, with another frame on top, which asks."""
    content: dict[str, Any] = envelope()
    content["state"]["stack"][-1].update(changes)
    return sealed(content)


def with_player(**changes: object) -> str:
    players = to_data(saved())["players"]
    assert isinstance(players, list)
    return with_state(players=[{**players[0], **changes}, *players[1:]])


def at_a_table(**changes: object) -> str:
    """Of other players or sets."""
    content: dict[str, Any] = envelope()
    content["state"]["table"].update(changes)
    return sealed(content)


def with_a_card_twice() -> str:
    content = envelope()
    keys = content["keys"]
    assert isinstance(keys, list)
    return sealed({**content, "keys": [*keys, keys[-1]]})


def with_unknown_card() -> str:
    content = envelope()
    keys = content["keys"]
    assert isinstance(keys, list)
    return sealed({**content, "keys": [*keys[:-1], "a_card_of_tomorrow"]})


def with_steps_turned_round() -> str:
    content = envelope()
    keys = content["keys"]
    assert isinstance(keys, list)
    return sealed({**content, "keys": [keys[1], keys[0], *keys[2:]]})


def with_waiting(waiting: int) -> str:
    """A game in which such an effect waits for its turn."""
    game = saved()
    game.push(AGENDA, 0, 0, -1).items = [waiting]
    return save(game)


def at_the_start(**changes: object) -> str:
    """Of a game in which corporations are still chosen, with another first player."""
    content = _begun()
    content["state"]["players"][0].update(changes)
    return sealed(content)


def at_the_table_of_an_automa() -> str:
    """The other player shall be an automa, for whom nothing lies ready."""
    content = _begun(4)
    content["state"]["table"]["automa"] = True
    return sealed(content)


def in_the_midst(place: int, **changes: object) -> str:
    """Of such a game, with another frame at this place of its stack."""
    content = _begun()
    content["state"]["stack"][place].update(changes)
    return sealed(content)


def _begun(seed: int = 5) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(save(game_after(KINDS[0], seed, 3)))
    return content
