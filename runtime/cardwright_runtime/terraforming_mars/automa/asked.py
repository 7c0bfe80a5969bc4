"""Numbers that bonus cards ask for and nobody keeps. In: a game in which one is turned over. Out: counters of the automa as they are now."""

from typing import Final

from cardwright_runtime.terraforming_mars.automa.money import automa_of
from cardwright_runtime.terraforming_mars.automa.tracks import positions
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import defined, number_at

EVEN_GENERATION: Final = "even_generation"
LOWEST_TRACK: Final = "lowest_track"


def count_what_is_asked(game: Game) -> None:
    _set(game, EVEN_GENERATION, 1 - game.generation % 2)
    _set(game, LOWEST_TRACK, min(level for _, level in positions(game)))


def forget_what_was_asked(game: Game) -> None:
    _set(game, EVEN_GENERATION, 0)
    _set(game, LOWEST_TRACK, 0)


def _set(game: Game, name: str, number: int) -> None:
    counters = defined("counter")
    if name in counters:
        gauge = number_at("counter", counters.index(name))
        player = automa_of(game)
        player.add_gauge(gauge, number - player.gauge(gauge))
