"""Written by the compiler from cards/fan/claim_stakes/flooded_valley.card: change that file instead."""

from cardwright_cards.fan.claim_stakes.nouns import TILE_REED_BED
from cardwright_runtime.terraforming_mars.names import *


@final
class FloodedValley(ProjectCard):
    """Place 1 reed bed. 1 VP per adjacent ocean tile."""

    def __init__(self) -> None:
        super().__init__(
            "flooded_valley", "Flooded Valley", "ST12", 18, QUALITY_AUTOMATED, (TAG_PLANT,)
        )
        self.touches = {WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE)}
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_REED_BED, AREA_LAND),)}
        self.scores = 1

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game, player, TILE_REED_BED, areas(game, player, AREA_LAND) & beside(game, TILE_OCEAN)
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(
                game,
                frame,
                TILE_REED_BED,
                areas(game, player, AREA_LAND) & beside(game, TILE_OCEAN),
            )
        return True

    def points(self, game: Game, player: Player) -> int:
        return count_beside_this_tile(game, player, self.index, TILE_OCEAN, EVERYONE)
