"""A game as plain data. In: a game. Out: numbers and lists that say all of it, a fingerprint, and the game back from them."""

from typing import Any

from cardwright_runtime.kernel.digest import digest_of
from cardwright_runtime.kernel.errors import BadSave
from cardwright_runtime.kernel.fields import COUNTS, Fields
from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.kernel.log import Entry
from cardwright_runtime.kernel.plain_data import entry, table_of, values_in
from cardwright_runtime.kernel.save import list_in, number_in, numbers_in, table_in, texts_in
from cardwright_runtime.terraforming_mars.fields import ALL_GAME_FIELDS, PLAYER_FIELDS
from cardwright_runtime.terraforming_mars.frame_kinds import kind_of
from cardwright_runtime.terraforming_mars.frames import FRAMES
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbering import names, to_numbers_here, to_own_numbers
from cardwright_runtime.terraforming_mars.numbers import FIRST_SET_RULE
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.table import Table


def to_data(game: Game) -> dict[str, object]:
    """All of a game but its table; nouns of packs are numbered as `nouns` names them."""
    data = table_of(game, ALL_GAME_FIELDS)
    data["stack"] = [table_of(frame, kind_of(frame.rule).fields) for frame in game.stack]
    data["players"] = [table_of(player, PLAYER_FIELDS) for player in game.players]
    data["log"] = _log_to_data(game.log)
    data["nouns"] = names(game.table)
    if data["nouns"]:
        to_own_numbers(data, game.table)
    return data


def from_data(data: dict[str, object], table: Table) -> Game:
    """The data is used up: its nouns of packs get the numbers they have here."""
    known = texts_in(entry(data, "nouns"))
    if known:
        try:
            to_numbers_here(data, known)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as problem:
            raise BadSave(f"This save is damaged: {problem}.") from problem
    others: dict[str, object] = {
        "stack": [_frame_in(each) for each in list_in(entry(data, "stack"))],
        "players": [
            Player(*values_in(table_in(each), PLAYER_FIELDS, {}))
            for each in list_in(entry(data, "players"))
        ],
        "log": _log_in(entry(data, "log")),
        "table": table,
        "owns_discards": False,
    }
    return Game(*values_in(data, ALL_GAME_FIELDS, others))


def _frame_in(value: object) -> Frame:
    data = table_in(value)
    kind = kind_of(number_in(entry(data, "rule")))
    values: list[Any] = values_in(data, kind.fields, {})
    return FRAMES[kind.name](*values)


def digest(game: Game) -> str:
    """The same for two games that will go on alike, on every machine, compiled or not.

    What lies behind stays out: the log, and the part of the deck that is drawn. Packs that nobody uses stay out as well:
    they only lengthen counts with zeros. So do the names of the engine's own steps: one that came later changes no game.
    """
    data = to_data(game)
    del data["log"]
    _keep_digested(data, game, ALL_GAME_FIELDS)
    for player, each in zip(game.players, list_in(data["players"])):
        facts: Any = each
        _keep_digested(facts, player, PLAYER_FIELDS)
    data["keys"] = game.table.keys[FIRST_SET_RULE:]
    if game.table.packs:
        data["packs"] = packs_of(game.table)
    return digest_of(data)


def packs_of(table: Table) -> dict[str, str]:
    """By their ids, what tells them from others: two packs may have a card of one id."""
    return dict(zip(table.packs, table.prints))


def _keep_digested(data: dict[str, Any], thing: object, fields: Fields) -> None:
    for field in fields:
        if not field.is_data:
            continue
        if not field.digested:
            del data[field.name]
        elif field.begins:
            data[field.name] = data[field.name][getattr(thing, field.begins) :]
        elif field.shape == COUNTS:
            data[field.name] = _without_last_zeros(data[field.name])


def _without_last_zeros(numbers: list[int]) -> list[int]:
    while numbers and numbers[-1] == 0:
        numbers = numbers[:-1]
    return numbers


def _log_to_data(last: Entry | None) -> list[list[int]]:
    """From the oldest to the newest."""
    written: list[list[int]] = []
    while last is not None:
        written.append([last.what, last.subject, last.amount, last.player, last.cause, last.block])
        last = last.previous
    written.reverse()
    return written


def _log_in(value: object) -> Entry | None:
    last: Entry | None = None
    for each in list_in(value):
        numbers = numbers_in(each)
        if len(numbers) != 6:
            raise BadSave(
                f"This save is damaged: a log entry has 6 parts, here are {len(numbers)}."
            )
        what, subject, amount, player, cause, block = numbers
        last = Entry(last, what, subject, amount, player, cause, block)
    return last
