"""Written by the compiler from cards/fan/river_markets/desert_inn.card: change that file instead."""

from cardwright_cards.fan.river_markets.nouns import TILE_CARAVANSERAI
from cardwright_runtime.terraforming_mars.names import *


@final
class DesertInn(ProjectCard):
    """Place a caravanserai tile. Whoever places a tile next to a caravanserai tile gains 1 card and 2 plants. 1 VP."""

    def __init__(self) -> None:
        super().__init__("desert_inn", "Desert Inn", "R06", 12, QUALITY_AUTOMATED, (TAG_BUILDING,))

    def describe(self) -> None:
        self.touches = {WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE)}
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_CARAVANSERAI, AREA_LAND),)}
        self.scores = 1
        self.needed = 1

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_CARAVANSERAI, areas(game, player, AREA_LAND))

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if place(game, frame, TILE_CARAVANSERAI, areas(game, player, AREA_LAND)):
                return False
        return True

    def points(self, game: Game, player: Player) -> int:
        return 1
