"""Players around the table. In: whose turn it is. Out: who comes next."""

from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.table import Table


def check_seat(table: Table, player: int) -> None:
    if not 0 <= player < table.player_count:
        seats = table.player_count - 1
        raise GameError(f"Player {player} does not play: seats are 0 to {seats}.")


def in_turn_order(game: Game) -> list[int]:
    """All players, from the one who holds the first player marker, clockwise."""
    count = game.table.player_count
    return [(game.first_player + place) % count for place in range(count)]


def nth_in_turn(game: Game, place: int) -> int:
    return (game.first_player + place) % game.table.player_count
