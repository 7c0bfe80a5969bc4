"""Written by the compiler from cards/terraforming_mars/corporate_era/commercial_district.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import FACET_TILES
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    AREA_LAND,
    EVERYONE,
    PRODUCTION_ENERGY,
    PRODUCTION_MEGACREDIT,
    QUALITY_AUTOMATED,
    TAG_BUILDING,
    TILE_CITY,
    TILE_COMMERCIAL_DISTRICT,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import REPEATED, WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import (
    areas,
    can_decrease,
    can_place,
    count_beside_this_tile,
    decrease,
    increase,
    place,
)
from typing import final


@final
class CommercialDistrict(ProjectCard):
    """Decrease your energy production 1 step. Increase your M€ production 4 steps and place the Commercial District tile. 1 VP for each city tile next to this tile."""

    def __init__(self) -> None:
        super().__init__(
            "commercial_district",
            "Commercial District",
            "085",
            "corporate_era",
            16,
            QUALITY_AUTOMATED,
            (TAG_BUILDING,),
            -1,
        )

    def describe(self) -> None:
        self.touches = {
            WHEN_PLAYED: (1 << PRODUCTION_MEGACREDIT | FACET_TILES, 1 << PRODUCTION_ENERGY),
            REPEATED: (1 << PRODUCTION_MEGACREDIT, 1 << PRODUCTION_ENERGY),
        }
        self.needed = 2
        self.repeated_block = REPEATED

    def need(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return can_decrease(game, player, PRODUCTION_ENERGY, 1)
        return can_place(game, player, TILE_COMMERCIAL_DISTRICT, areas(game, player, AREA_LAND))

    def can_repeat(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_ENERGY, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            decrease(game, frame, PRODUCTION_ENERGY, 1)
            increase(game, frame, PRODUCTION_MEGACREDIT, 4)
            if place(game, frame, TILE_COMMERCIAL_DISTRICT, areas(game, player, AREA_LAND)):
                return False
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_ENERGY, 1)
        increase(game, frame, PRODUCTION_MEGACREDIT, 4)
        return True

    def points(self, game: Game, player: Player) -> int:
        return count_beside_this_tile(game, player, self.index, TILE_CITY, EVERYONE)
