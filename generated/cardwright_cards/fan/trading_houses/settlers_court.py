"""Written by the compiler from cards/fan/trading_houses/settlers_court.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SettlersCourt(ProjectCard):
    """Action: If your TR has not gone up this generation and there are fewer city tiles you own than city tiles your OPPONENTS own, gain 1 M€ for each city tile your OPPONENTS own and each ocean tile beyond the number of city tiles you own. 2 VP if you have as many city tiles as greenery tiles."""

    def __init__(self) -> None:
        super().__init__("settlers_court", "Settlers' Court", "M02", 8, QUALITY_ACTIVE, (TAG_CITY,))
        self.touches = {ACTION: (1 << RESOURCE_MEGACREDIT, 0, FACET_TILES)}
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return not rating_raised(game, player) and count_tiles(
            game, player, TILE_CITY, YOURS
        ) < count_tiles(game, player, TILE_CITY, OPPONENTS)

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(
            game,
            frame,
            RESOURCE_MEGACREDIT,
            max(
                0,
                count_tiles(game, player, TILE_CITY, OPPONENTS)
                + count_tiles(game, player, TILE_OCEAN, EVERYONE)
                - count_tiles(game, player, TILE_CITY, YOURS),
            ),
        )
        return True

    def points(self, game: Game, player: Player) -> int:
        return (
            2
            if count_tiles(game, player, TILE_CITY, YOURS)
            == count_tiles(game, player, TILE_GREENERY, YOURS)
            else 0
        )
