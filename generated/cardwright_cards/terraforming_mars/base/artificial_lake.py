"""Written by the compiler from cards/terraforming_mars/base/artificial_lake.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ArtificialLake(ProjectCard):
    """Requires −6 °C or warmer. Place an ocean tile ON A LAND AREA. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "artificial_lake", "Artificial Lake", "116", 15, QUALITY_AUTOMATED, (TAG_BUILDING,)
        )
        self.touches = {WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE)}
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_OCEAN, AREA_LAND),)}
        self.printed_points = 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_TEMPERATURE) + 2 * value(game, player, VALUE_LEEWAY) >= -6

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_LAND))

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(game, frame, TILE_OCEAN, areas(game, player, AREA_LAND))
        return True
