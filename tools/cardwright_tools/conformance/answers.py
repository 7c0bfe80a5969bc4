"""Recorded choices as answers to our questions. In: a question and what was recorded. Out: the options worth trying, best first.

Our questions are smaller and sometimes more. A recorded choice that corresponds to a question rules out every other
answer; where none does, all are tried, and the difference that comes out decides.
"""

from cardwright_runtime.terraforming_mars import numbers
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.phases.numbers import (
    CHOOSE_FIRST_CARDS,
    LAST_GREENERIES,
)
from cardwright_tools.conformance.names import RESOURCES, Names, area_of_space
from cardwright_tools.conformance.scenario import Json

_AREAS = (numbers.PLACE_TILE, numbers.RESERVE_AREA, numbers.TAKE_TILE)
_BODIES = (numbers.SEND_PIECES, numbers.REPLACE_PIECE)
_CARDS = (
    numbers.KEEP_SOME,
    numbers.DISCARD_CARDS,
    numbers.REMOVE_TOKENS,
    numbers.PAY_FROM_CARD,
    numbers.ADD_TO_CARD,
    numbers.REPEAT_CARD,
)
_BUYING = (numbers.BUY_CARDS, CHOOSE_FIRST_CARDS)


class Recorded:
    """All that the choices of one operation say, by kind."""

    def __init__(
        self, choices: tuple[Json, ...], names: Names, colours: tuple[str, ...], operation: Json
    ) -> None:
        self.names = names
        self.spaces: list[int] = []
        self.offered: dict[int, list[int]] = {}
        self.cards: list[int] = []
        self.payments: list[Json] = []
        self.players: list[int] = []
        self.amounts: list[int] = []
        self.tokens: list[str] = []
        self.parties: list[int] = []
        self.resources: list[int] = []
        # The operation itself says what was paid, where a tile went, which cards were meant.
        for key in ("cards", "buy", "keep"):
            self.cards.extend(names.card(name) for name in operation.get(key, ()))
        if "party" in operation and operation["op"] == "send_delegate":
            self.parties.append(names.party(operation["party"]))
        if "payment" in operation:
            self.payments.append(operation["payment"])
        if operation.get("space"):
            self.spaces.append(area_of_space(operation["space"]))
        for choice in choices:
            self._add(choice, colours)

    def _add(self, choice: Json, colours: tuple[str, ...]) -> None:
        kind, value = choice["kind"], choice["value"]
        if kind == "space":
            area = area_of_space(value)
            self.spaces.append(area)
            if "offered" in choice:
                self.offered[area] = [area_of_space(space) for space in choice["offered"].split()]
        elif kind == "card":
            self.cards.extend(self.names.card(name) for name in value)
        elif kind == "payment":
            self.payments.append(value)
        elif kind == "player":
            self.players.append(colours.index(value))
        elif kind == "amount":
            self.amounts.append(value)
        elif kind == "party":
            self.parties.append(self.names.party(value))
        elif kind == "resource":
            self.resources.append(RESOURCES.index(value))
        elif kind == "option":
            self._add_token(value, colours)

    def _add_token(self, token: str, colours: tuple[str, ...]) -> None:
        """`remove:plants:3:red` names an amount and a player too."""
        self.tokens.append(token)
        parts = token.split(":")
        if parts[0] in ("remove", "steal"):
            self.amounts.extend(int(part) for part in parts if part.isdigit())
            self.players.extend(colours.index(part) for part in parts if part in colours)


def candidates(game: Game, recorded: Recorded) -> list[int]:
    """Indices of options."""
    values = game.option_values
    question = game.question
    if question in _AREAS:
        return _those_in(values, recorded.spaces)
    if question in _BUYING:
        return _buying(game, recorded)
    if question == numbers.PAY_PRICE:
        return _paying(game, recorded)
    if question == numbers.DECREASE_ANY:
        return _those_in(values, recorded.players)
    if question == numbers.CHOOSE_AMOUNT:
        return _those_in(values, recorded.amounts or [len(recorded.cards)])
    if question == numbers.REMOVE_STOCK:
        return _removing(game, recorded)
    if question == numbers.REMOVE_TOKENS and game.stack[-1].card >= 0:
        return list(range(len(values) - 1, -1, -1))
    if question in _CARDS:
        return _those_in(values, recorded.cards)
    if question in _BODIES:
        return _those_in(values, recorded.parties)
    if question == numbers.GAIN_ANY:
        return _those_in(values, recorded.resources)
    if question == LAST_GREENERIES:
        return _those_in(values, [1 if recorded.spaces else 0])
    return list(range(len(values)))


def _those_in(values: list[int], wanted: list[int]) -> list[int]:
    """In the order in which they were recorded; all where nothing recorded is offered."""
    chosen = [values.index(value) for value in dict.fromkeys(wanted) if value in values]
    return chosen or list(range(len(values)))


def _buying(game: Game, recorded: Recorded) -> list[int]:
    frame = game.stack[-1]
    return [game.option_values.index(1 if frame.items[0] in recorded.cards else 0)]


def _paying(game: Game, recorded: Recorded) -> list[int]:
    frame = game.stack[-1]
    resource = RESOURCES[frame.items[0]]
    paid = [payment.get(resource, 0) for payment in recorded.payments]
    return _those_in(game.option_values, paid)


def _removing(game: Game, recorded: Recorded) -> list[int]:
    """First from whom, then how many: the most comes first, as it was recorded."""
    if game.stack[-1].step == 0:
        return _those_in(game.option_values, recorded.players)
    if recorded.amounts:
        return _those_in(game.option_values, recorded.amounts)
    if "none" in recorded.tokens:
        return _those_in(game.option_values, [0])
    return list(range(len(game.option_values) - 1, -1, -1))
