"""Written by the compiler from cards/fan/trading_houses/harbour_tolls.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class HarbourTolls(ProjectCard):
    """Lose half of your heat (rounded down) and steal up to 1 steel from any player for each ocean tile (at most 3, minus city tiles you own). Gain 6 M€ (minus 1 for every 2 ocean tiles, plus 1)."""

    def __init__(self) -> None:
        super().__init__("harbour_tolls", "Harbour Tolls", "M04", 5, QUALITY_EVENT, (TAG_EARTH,))
        self.touches = {
            WHEN_PLAYED: (
                1 << RESOURCE_STEEL | 1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_HEAT | 1 << RESOURCE_STEEL | FACET_ANYBODY,
                1 << RESOURCE_HEAT
                | 1 << RESOURCE_STEEL
                | FACET_ANYBODY
                | FACET_CHOICE
                | FACET_TILES,
            )
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            lose_half(game, frame, RESOURCE_HEAT)
            if steal_up_to(
                game,
                frame,
                RESOURCE_STEEL,
                max(
                    0,
                    min(count_tiles(game, player, TILE_OCEAN, EVERYONE), 3)
                    - count_tiles(game, player, TILE_CITY, YOURS),
                ),
            ):
                return False
        gain(
            game,
            frame,
            RESOURCE_MEGACREDIT,
            max(0, 7 - count_tiles(game, player, TILE_OCEAN, EVERYONE) // 2),
        )
        return True
