"""Written by the compiler from cards/fan/high_towers/great_merger.card: change that file instead."""

from cardwright_cards.fan.high_towers.nouns import TILE_TWIN_CITY
from cardwright_runtime.terraforming_mars.names import *


@final
class GreatMerger(ProjectCard):
    """Requires 1 city tile in play. Place the twin city and increase your M€ production 1 step for each city tile you own."""

    def __init__(self) -> None:
        super().__init__(
            "great_merger", "Great Merger", "W03", 20, QUALITY_AUTOMATED, (TAG_CITY, TAG_BUILDING)
        )
        self.touches = {
            UNITS: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            UNITS + 1: (1 << PRODUCTION_MEGACREDIT, 0, FACET_TILES),
        }
        self.sets_off = {UNITS: ((FACET_TILES, TILE_TWIN_CITY, AREA_LAND),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}
        self.repeated_block = UNITS + 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tiles(game, player, TILE_CITY, EVERYONE) >= 1

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game,
            player,
            TILE_TWIN_CITY,
            areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
        )

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_place(
                game,
                player,
                TILE_TWIN_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(
                game,
                frame,
                TILE_TWIN_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            )
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        increase(game, frame, PRODUCTION_MEGACREDIT, count_tiles(game, player, TILE_CITY, YOURS))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
