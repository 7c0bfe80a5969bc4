"""Written by the compiler from cards/fan/second_harvest/weather_desk.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class WeatherDesk(ProjectCard):
    """Effect: When anyone raises temperature or oxygen, gain 1 M€. Effect: When you increase your plant production or heat production, gain 1 heat. Effect: When an opponent places a city tile or greenery tile, gain 1 plant."""

    def __init__(self) -> None:
        super().__init__("weather_desk", "Weather Desk", "SH08", 7, QUALITY_ACTIVE, (TAG_SCIENCE,))
        self.listens = (EVENT_TRACK_UP, EVENT_GAUGE_UP, EVENT_PLACES_TILE)
        self.touches = {
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 1: (1 << RESOURCE_HEAT, 0, 0),
            WHENEVER + 2: (1 << RESOURCE_PLANT, 0, 0),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_HEAT, 1)
        return True

    def whenever_3(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        if frame.block == WHENEVER + 2:
            return self.whenever_3(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            raises(owner, event, EVERYONE, TRACK_TEMPERATURE, 0)
            + raises(owner, event, EVERYONE, TRACK_OXYGEN, 0),
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            increases(owner, event, YOURS, PRODUCTION_PLANT, 0)
            + increases(owner, event, YOURS, PRODUCTION_HEAT, 0),
        )
        respond(
            game,
            self,
            WHENEVER + 2,
            owner,
            event,
            min(
                1,
                places_tile(owner, event, OPPONENTS, TILE_CITY)
                + places_tile(owner, event, OPPONENTS, TILE_GREENERY),
            ),
        )
