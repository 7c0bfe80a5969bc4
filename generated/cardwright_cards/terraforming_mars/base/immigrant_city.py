"""Written by the compiler from cards/terraforming_mars/base/immigrant_city.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ImmigrantCity(ProjectCard):
    """Decrease your energy production 1 step. Place a city tile. Decrease your M€ production 2 steps. Effect: When any city tile is placed, including this, increase your M€ production 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "immigrant_city", "Immigrant City", "200", 13, QUALITY_ACTIVE, (TAG_CITY, TAG_BUILDING)
        )
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            WHENEVER: (1 << PRODUCTION_MEGACREDIT, 0, 0),
            UNITS: (0, 1 << PRODUCTION_ENERGY, 0),
            UNITS + 1: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            UNITS + 2: (0, 1 << PRODUCTION_MEGACREDIT, 0),
        }
        self.sets_off = {UNITS + 1: ((FACET_TILES, TILE_CITY, AREA_LAND),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1, UNITS + 2)}
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

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_decrease(game, player, PRODUCTION_ENERGY, 1)
        if unit == UNITS + 1:
            return can_place(
                game,
                player,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            )
        if unit == UNITS + 2:
            return can_decrease(game, player, PRODUCTION_MEGACREDIT, 2)
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_ENERGY, 1)
        decrease(game, frame, PRODUCTION_MEGACREDIT, 2)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 1)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_ENERGY, 1)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
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

    def unit_3(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_MEGACREDIT, 2)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        if frame.block == UNITS + 2:
            return self.unit_3(game, frame)
        return self.unit_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, places_tile(owner, event, EVERYONE, TILE_CITY))
