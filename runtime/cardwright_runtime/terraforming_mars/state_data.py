"""A game as plain data. In: a game. Out: numbers and lists that say all of it, a fingerprint, and the game back from them."""

from typing import Any, Final

from cardwright_runtime.kernel.digest import digest_of
from cardwright_runtime.kernel.errors import BadSave
from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.kernel.log import Entry
from cardwright_runtime.kernel.save import (
    flag_in,
    list_in,
    number_in,
    numbers_in,
    table_in,
    texts_in,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbering import names, to_numbers_here, to_own_numbers
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.table import Table

NUMBER: Final = 0
FLAG: Final = 1
LIST: Final = 2
LISTS: Final = 3
MAP: Final = 4

# In the order of the constructors' parameters; a test compares them.
STATE_FIELDS: Final = (
    ("asked_player", NUMBER),
    ("question", NUMBER),
    ("option_values", LIST),
    ("decision_number", NUMBER),
    ("reveals", NUMBER),
    ("logging", FLAG),
)
GAME_FIELDS: Final = (
    ("seed", NUMBER),
    ("generation", NUMBER),
    ("phase", NUMBER),
    ("first_player", NUMBER),
    ("active_player", NUMBER),
    ("actions_done", NUMBER),
    ("passed", NUMBER),
    ("temperature", NUMBER),
    ("oxygen", NUMBER),
    ("more_tracks", MAP),
    ("oceans", NUMBER),
    ("greeneries", NUMBER),
    ("cities", NUMBER),
    ("tiles", NUMBER),
    ("beside_oceans", NUMBER),
    ("beside_greeneries", NUMBER),
    ("beside_cities", NUMBER),
    ("beside_tiles", NUMBER),
    ("placed", LIST),
    ("deck", LIST),
    ("deck_top", NUMBER),
    ("discards", LIST),
    ("deck_chance", NUMBER),
    ("milestones", LIST),
    ("awards", LIST),
    ("responses", LIST),
)
PLAYER_FIELDS: Final = (
    ("index", NUMBER),
    ("megacredits", NUMBER),
    ("steel", NUMBER),
    ("titanium", NUMBER),
    ("plants", NUMBER),
    ("energy", NUMBER),
    ("heat", NUMBER),
    ("megacredit_production", NUMBER),
    ("steel_production", NUMBER),
    ("titanium_production", NUMBER),
    ("plant_production", NUMBER),
    ("energy_production", NUMBER),
    ("heat_production", NUMBER),
    ("rating", NUMBER),
    ("rating_raised", FLAG),
    ("free_cards", NUMBER),
    ("more_gauges", MAP),
    ("steel_value", NUMBER),
    ("titanium_value", NUMBER),
    ("greenery_price", NUMBER),
    ("card_price", NUMBER),
    ("ocean_bonus", NUMBER),
    ("leeway", NUMBER),
    ("more_values", MAP),
    ("card_discount", NUMBER),
    ("tag_discounts", LIST),
    ("quality_discounts", MAP),
    ("project_discounts", MAP),
    ("money_like", LIST),
    ("protected", NUMBER),
    ("protected_tokens", NUMBER),
    ("protected_cards", LIST),
    ("tiles", NUMBER),
    ("beside", NUMBER),
    ("reserved", NUMBER),
    ("off_map_cities", NUMBER),
    ("tags", LIST),
    ("hand", LIST),
    ("tableau", LIST),
    ("events", LIST),
    ("holders", LIST),
    ("held", LIST),
    ("action_cards", LIST),
    ("used", LIST),
    ("listeners", LISTS),
    ("next_card_rules", LIST),
    ("corporation", NUMBER),
    ("first_action_due", FLAG),
    ("offered", LIST),
    ("picked", LIST),
)


def to_data(game: Game) -> dict[str, object]:
    """All of a game but its table; nouns of packs are numbered as `nouns` names them."""
    data = _fields_of(game, STATE_FIELDS)
    data.update(_fields_of(game, GAME_FIELDS))
    data["stack"] = [_frame_to_data(frame) for frame in game.stack]
    data["players"] = [_fields_of(player, PLAYER_FIELDS) for player in game.players]
    data["log"] = _log_to_data(game.log)
    data["nouns"] = names(game.table)
    if game.table.packs:
        to_own_numbers(data, game.table)
    return data


def from_data(data: dict[str, object], table: Table) -> Game:
    """The data is used up: its nouns of packs get the numbers they have here."""
    known = texts_in(_entry(data, "nouns"))
    if known:
        try:
            to_numbers_here(data, known)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as problem:
            raise BadSave(f"This save is damaged: {problem}.") from problem
    stack = [_frame_from_data(entry) for entry in list_in(_entry(data, "stack"))]
    players = [
        Player(*_values(table_in(entry), PLAYER_FIELDS))
        for entry in list_in(_entry(data, "players"))
    ]
    log = _log_from_data(_entry(data, "log"))
    parts: list[Any] = [stack, *_values(data, STATE_FIELDS), log, table, players]
    return Game(*parts, *_values(data, GAME_FIELDS))


def digest(game: Game) -> str:
    """The same for two games that will go on alike, on every machine, compiled or not.

    What lies behind stays out: the log, and the part of the deck that is drawn. Packs that nobody uses stay out as well:
    they only lengthen lists with zeros.
    """
    data = to_data(game)
    del data["log"]
    del data["logging"]
    data["deck"] = game.deck[game.deck_top :]
    del data["deck_top"]
    for player in list_in(data["players"]):
        facts: Any = player
        facts["tags"] = _without_last_zeros(facts["tags"])
        facts["tag_discounts"] = _without_last_zeros(facts["tag_discounts"])
    data["keys"] = [rule.key for rule in game.table.rules]
    return digest_of(data)


def _fields_of(thing: object, fields: tuple[tuple[str, int], ...]) -> dict[str, object]:
    return {name: _written(getattr(thing, name), kind) for name, kind in fields}


def _written(value: Any, kind: int) -> object:
    """A list of its own for each list, and JSON's kind of key for each number that is a key."""
    if kind == LIST:
        return list(value)
    if kind == LISTS:
        return [list(part) for part in value]
    if kind == MAP:
        return {str(key): value[key] for key in sorted(value)}
    return value


def _values(data: dict[str, object], fields: tuple[tuple[str, int], ...]) -> list[Any]:
    return [_read(_entry(data, name), kind) for name, kind in fields]


def _read(value: object, kind: int) -> Any:
    if kind == NUMBER:
        return number_in(value)
    if kind == FLAG:
        return flag_in(value)
    if kind == LIST:
        return numbers_in(value)
    if kind == LISTS:
        return [numbers_in(part) for part in list_in(value)]
    return _map_in(value)


def _map_in(value: object) -> dict[int, int]:
    try:
        return {int(key): number_in(entry) for key, entry in table_in(value).items()}
    except ValueError as problem:
        raise BadSave(f"This save is damaged: {problem}.") from problem


def _entry(data: dict[str, object], name: str) -> object:
    if name not in data:
        raise BadSave(f"This save is damaged: it says nothing of {name!r}.")
    return data[name]


def _frame_to_data(frame: Frame) -> list[object]:
    return [
        frame.rule,
        frame.block,
        frame.step,
        frame.player,
        frame.cause,
        frame.a,
        frame.b,
        frame.c,
        frame.d,
        list(frame.items),
    ]


def _frame_from_data(entry: object) -> Frame:
    parts = list_in(entry)
    if len(parts) != 10:
        raise BadSave(f"This save is damaged: a frame has 10 parts, here are {len(parts)}.")
    numbers = [number_in(part) for part in parts[:9]]
    rule, block, step, player, cause, a, b, c, d = numbers
    return Frame(rule, block, step, player, cause, a, b, c, d, numbers_in(parts[9]))


def _log_to_data(last: Entry | None) -> list[list[int]]:
    """From the oldest to the newest."""
    written: list[list[int]] = []
    while last is not None:
        written.append([last.what, last.subject, last.amount, last.player, last.cause, last.block])
        last = last.previous
    written.reverse()
    return written


def _log_from_data(value: object) -> Entry | None:
    last: Entry | None = None
    for entry in list_in(value):
        parts = numbers_in(entry)
        if len(parts) != 6:
            raise BadSave(f"This save is damaged: a log entry has 6 parts, here are {len(parts)}.")
        what, subject, amount, player, cause, block = parts
        last = Entry(last, what, subject, amount, player, cause, block)
    return last


def _without_last_zeros(numbers: list[int]) -> list[int]:
    while numbers and numbers[-1] == 0:
        numbers = numbers[:-1]
    return numbers
