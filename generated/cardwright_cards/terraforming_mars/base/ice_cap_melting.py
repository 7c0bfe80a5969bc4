"""Written by the compiler from cards/terraforming_mars/base/ice_cap_melting.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class IceCapMelting(ProjectCard):
    """Requires +2 °C or warmer. Place 1 ocean tile."""

    def __init__(self) -> None:
        super().__init__("ice_cap_melting", "Ice Cap Melting", "181", 5, QUALITY_EVENT)
        self.touches = {WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE)}
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_TEMPERATURE) + 2 * value(game, player, VALUE_LEEWAY) >= 2

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True
