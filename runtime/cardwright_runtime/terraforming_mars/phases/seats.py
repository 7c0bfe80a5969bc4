"""Players around the table. In: whose turn it is. Out: who comes next."""

from cardwright_runtime.terraforming_mars.game import Game


def in_turn_order(game: Game) -> list[int]:
    """All players, from the one who holds the first player marker, clockwise."""
    count = game.table.player_count
    return [(game.first_player + place) % count for place in range(count)]


def nth_in_turn(game: Game, place: int) -> int:
    return (game.first_player + place) % game.table.player_count
