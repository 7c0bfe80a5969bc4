"""Games of the night market for tests. In: hands and stocks. Out: a Game at its first decision, and moves by their keys."""

from collections.abc import Sequence
from importlib import import_module

from second_game.generated.night_market.catalogue import RULES
from second_game.night_market.game import Game, new_game
from second_game.night_market.nouns import (
    COUNTER_FAME,
    RESOURCE_COIN,
    RESOURCE_SILK,
    RESOURCE_TEA,
)
from second_game.night_market.rule import Stall

GAUGES = {
    "coins": RESOURCE_COIN,
    "tea": RESOURCE_TEA,
    "silk": RESOURCE_SILK,
    "fame": COUNTER_FAME,
}


def stalls() -> list[Stall]:
    named = (pair for pairs in RULES.values() for pair in pairs)
    return [getattr(import_module(module), name)() for module, name in named]


def given(*hand: str, **stocks: int) -> Game:
    """The first night: the first keeper has this hand and these stocks, the other one no stall; nobody draws any more."""
    game = new_game(1, stalls())
    first, second = game.players
    first.hand, second.hand, game.deck = numbers(game, hand), [], []
    for name, amount in stocks.items():
        first.add(GAUGES[name], amount - first.gauges[GAUGES[name]])
    game.asked_player = -1
    game.advance()
    return game


def and_the_other(game: Game, *hand: str) -> Game:
    """He is asked later."""
    game.players[1].hand = numbers(game, hand)
    return game


def numbers(game: Game, keys: Sequence[str]) -> list[int]:
    return [stall.index for key in keys for stall in game.stalls if stall.key == key]


def offered(game: Game) -> list[str]:
    assert game.decision is not None
    return [option.key for option in game.decision.options]


def do(game: Game, *keys: str) -> None:
    """One move after the other: all are the first keeper's, and the other one passes between them, but for `other ...`."""
    for key in keys:
        if not key.startswith("other "):
            first_is_asked(game)
        choose(game, key.removeprefix("other "))


def first_is_asked(game: Game) -> None:
    if game.asked_player == 1:
        choose(game, "pass")


def choose(game: Game, key: str) -> None:
    assert game.decision is not None
    option = game.decision.option(key)
    assert option is not None, f"{key} is not among {offered(game)}"
    game.choose(option.index)


def until_night(game: Game, night: int) -> None:
    while game.night < night and game.decision is not None:
        choose(game, "pass")


def stock(game: Game, name: str, player: int = 0) -> int:
    return game.players[player].gauges[GAUGES[name]]
