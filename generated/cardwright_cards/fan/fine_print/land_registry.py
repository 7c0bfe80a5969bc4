"""Written by the compiler from cards/fan/fine_print/land_registry.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class LandRegistry(ProjectCard):
    """Effect: When you place a city tile or greenery tile, gain 1 M€. If it is a greenery tile, gain 1 plant; otherwise gain 2 steel."""

    def __init__(self) -> None:
        super().__init__(
            "land_registry", "Land Registry", "FP01", 8, QUALITY_ACTIVE, (TAG_BUILDING,)
        )
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            WHENEVER: (1 << RESOURCE_MEGACREDIT | 1 << RESOURCE_PLANT, 0, 0),
            WHENEVER + 1: (1 << RESOURCE_MEGACREDIT | 1 << RESOURCE_STEEL, 0, 0),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
        gain(game, frame, RESOURCE_PLANT, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
        gain(game, frame, RESOURCE_STEEL, 2)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if is_about_tile(event, TILE_GREENERY):
            respond(
                game,
                self,
                WHENEVER,
                owner,
                event,
                min(
                    1,
                    places_tile(owner, event, YOURS, TILE_CITY)
                    + places_tile(owner, event, YOURS, TILE_GREENERY),
                ),
            )
        if not is_about_tile(event, TILE_GREENERY):
            respond(
                game,
                self,
                WHENEVER + 1,
                owner,
                event,
                min(
                    1,
                    places_tile(owner, event, YOURS, TILE_CITY)
                    + places_tile(owner, event, YOURS, TILE_GREENERY),
                ),
            )
