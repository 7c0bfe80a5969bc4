"""Written by the compiler from cards/terraforming_mars/base/subterranean_reservoir.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SubterraneanReservoir(ProjectCard):
    """Place 1 ocean tile."""

    def __init__(self) -> None:
        super().__init__(
            "subterranean_reservoir", "Subterranean Reservoir", "127", 11, QUALITY_EVENT
        )
        self.touches = {WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE)}
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True
