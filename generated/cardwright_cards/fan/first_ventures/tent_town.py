"""Written by the compiler from cards/fan/first_ventures/tent_town.card: change that file instead."""

from cardwright_cards.fan.first_ventures.nouns import QUALITY_VENTURE
from cardwright_runtime.terraforming_mars.names import *


@final
class TentTown(OpeningCard):
    """Place 1 city tile."""

    def __init__(self) -> None:
        super().__init__("tent_town", "Tent Town", "V09", QUALITY_VENTURE, (TAG_CITY,))
        self.touches = {WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE)}
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_CITY, AREA_LAND),)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game, player, TILE_CITY, areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY)
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(
                game,
                frame,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            )
        return True
