"""Written by the compiler from cards/terraforming_mars/base/flooding.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Flooding(ProjectCard):
    """Place an ocean tile and remove up to 4 M€ from the owner of a tile adjacent to it. −1 VP."""

    def __init__(self) -> None:
        super().__init__("flooding", "Flooding", "188", 7, QUALITY_EVENT)
        self.touches = {
            WHEN_PLAYED: (
                FACET_TILES,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                FACET_TILES | FACET_CHOICE | 1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
            )
        }
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),)}
        self.printed_points = -1

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA)):
                return False
        if frame.step == 1:
            frame.step = 2
            return not remove_up_to_from_neighbour(game, frame, RESOURCE_MEGACREDIT, 4)
        return True
