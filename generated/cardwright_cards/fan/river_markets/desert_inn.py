"""Written by the compiler from cards/fan/river_markets/desert_inn.card: change that file instead."""

from cardwright_cards.fan.river_markets.nouns import TILE_CARAVANSERAI
from cardwright_runtime.terraforming_mars.names import *


@final
class DesertInn(ProjectCard):
    """Place a caravanserai tile and gain 1 M€ for each ocean tile beyond the first 2. Whoever places a tile adjacent to a caravanserai tile gains 1 card and 2 plants. 1 VP."""

    def __init__(self) -> None:
        super().__init__("desert_inn", "Desert Inn", "R06", 12, QUALITY_AUTOMATED, (TAG_BUILDING,))
        self.touches = {
            UNITS: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            UNITS + 1: (1 << RESOURCE_MEGACREDIT, 0, FACET_TILES),
        }
        self.sets_off = {UNITS: ((FACET_TILES, TILE_CARAVANSERAI, AREA_LAND),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}
        self.printed_points = 1

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_CARAVANSERAI, areas(game, player, AREA_LAND))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_place(game, player, TILE_CARAVANSERAI, areas(game, player, AREA_LAND))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(game, frame, TILE_CARAVANSERAI, areas(game, player, AREA_LAND))
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(
            game,
            frame,
            RESOURCE_MEGACREDIT,
            max(0, count_tiles(game, player, TILE_OCEAN, EVERYONE) - 2),
        )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
