"""Written by the compiler from cards/terraforming_mars/base/mangrove.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Mangrove(ProjectCard):
    """Requires +4 °C or warmer. Place a greenery tile ON AN AREA RESERVED FOR OCEAN, disregarding normal placement restrictions. 1 VP."""

    def __init__(self) -> None:
        super().__init__("mangrove", "Mangrove", "059", 12, QUALITY_AUTOMATED, (TAG_PLANT,))
        self.touches = {WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE)}
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_GREENERY, AREA_OCEAN_AREA),)}
        self.printed_points = 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_TEMPERATURE) + 2 * value(game, player, VALUE_LEEWAY) >= 4

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_GREENERY, areas(game, player, AREA_OCEAN_AREA))

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(game, frame, TILE_GREENERY, areas(game, player, AREA_OCEAN_AREA))
        return True
