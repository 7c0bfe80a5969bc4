"""Written by the compiler from cards/terraforming_mars/base/mohole_area.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MoholeArea(ProjectCard):
    """Increase your heat production 4 steps. Place this tile ON AN AREA RESERVED FOR OCEAN."""

    def __init__(self) -> None:
        super().__init__(
            "mohole_area", "Mohole Area", "142", 20, QUALITY_AUTOMATED, (TAG_BUILDING,)
        )
        self.touches = {
            WHEN_PLAYED: (1 << PRODUCTION_HEAT | FACET_TILES, 0, FACET_TILES | FACET_CHOICE)
        }
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_MOHOLE_AREA, AREA_OCEAN_AREA),)}
        self.repeated_block = REPEATED

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_MOHOLE_AREA, areas(game, player, AREA_OCEAN_AREA))

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            increase(game, frame, PRODUCTION_HEAT, 4)
            return not place(game, frame, TILE_MOHOLE_AREA, areas(game, player, AREA_OCEAN_AREA))
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_HEAT, 4)
        return True
