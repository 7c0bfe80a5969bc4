"""Written by the compiler from cards/terraforming_mars/base/immigrant_city.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.events import EVENT_PLACES_TILE, Event, places_tile
from cardwright_runtime.terraforming_mars.facets import FACET_TILES
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    AREA_LAND,
    EVERYONE,
    PRODUCTION_ENERGY,
    PRODUCTION_MEGACREDIT,
    QUALITY_ACTIVE,
    TAG_BUILDING,
    TAG_CITY,
    TILE_CITY,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import REPEATED, WHENEVER, WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import (
    areas,
    beside_none,
    can_decrease,
    can_place,
    decrease,
    increase,
    place,
    respond,
)
from typing import final


@final
class ImmigrantCity(ProjectCard):
    """Decrease your energy production 1 step. Place a city tile and decrease your M€ production 2 steps. Effect: When anyone places a city tile, increase your M€ production 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "immigrant_city",
            "Immigrant City",
            "200",
            "base",
            13,
            QUALITY_ACTIVE,
            (TAG_CITY, TAG_BUILDING),
            -1,
        )

    def describe(self) -> None:
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            WHEN_PLAYED: (FACET_TILES, 1 << PRODUCTION_ENERGY | 1 << PRODUCTION_MEGACREDIT),
            REPEATED: (0, 1 << PRODUCTION_ENERGY | 1 << PRODUCTION_MEGACREDIT),
            WHENEVER: (1 << PRODUCTION_MEGACREDIT, 0),
        }
        self.needed = 3
        self.repeated_block = REPEATED

    def need(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return can_decrease(game, player, PRODUCTION_ENERGY, 1)
        if number == 1:
            return can_decrease(game, player, PRODUCTION_MEGACREDIT, 1)
        return can_place(
            game, player, TILE_CITY, areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY)
        )

    def can_repeat(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_ENERGY, 1) and can_decrease(
            game, player, PRODUCTION_MEGACREDIT, 2
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            decrease(game, frame, PRODUCTION_ENERGY, 1)
            if place(
                game,
                frame,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            decrease(game, frame, PRODUCTION_MEGACREDIT, 2)
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_ENERGY, 1)
        decrease(game, frame, PRODUCTION_MEGACREDIT, 2)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, places_tile(owner, event, EVERYONE, TILE_CITY))
