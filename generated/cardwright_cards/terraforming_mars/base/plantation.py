"""Written by the compiler from cards/terraforming_mars/base/plantation.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Plantation(ProjectCard):
    """Requires 2 science tags. Place 1 greenery tile."""

    def __init__(self) -> None:
        super().__init__("plantation", "Plantation", "193", 15, QUALITY_AUTOMATED, (TAG_PLANT,))
        self.touches = {WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE)}
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_GREENERY, AREA_LAND),)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tags(game, player, TAG_SCIENCE, YOURS) >= 2

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game,
            player,
            TILE_GREENERY,
            prefer(
                areas(game, player, AREA_LAND) & beside_own(game, player),
                areas(game, player, AREA_LAND),
            ),
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(
                game,
                frame,
                TILE_GREENERY,
                prefer(
                    areas(game, player, AREA_LAND) & beside_own(game, player),
                    areas(game, player, AREA_LAND),
                ),
            )
        return True
