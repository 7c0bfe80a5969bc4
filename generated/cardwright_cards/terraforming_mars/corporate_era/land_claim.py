"""Written by the compiler from cards/terraforming_mars/corporate_era/land_claim.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class LandClaim(ProjectCard):
    """Reserve a land area (only you may place a tile there)."""

    def __init__(self) -> None:
        super().__init__("land_claim", "Land Claim", "066", 1, QUALITY_EVENT)
        self.touches = {WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_reserve(game, player, free_areas(game, player, AREA_LAND))

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not reserve(game, frame, free_areas(game, player, AREA_LAND))
        return True
