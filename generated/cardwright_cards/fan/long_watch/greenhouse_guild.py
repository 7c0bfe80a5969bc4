"""Written by the compiler from cards/fan/long_watch/greenhouse_guild.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class GreenhouseGuild(ProjectCard):
    """Effect: When you increase your plant production, gain X M€. X is that amount. Effect: When an opponent gains at least 3 plants, gain 1 plant. Effect: When anyone raises temperature at least 2 steps, gain X plants. X is that amount."""

    def __init__(self) -> None:
        super().__init__(
            "greenhouse_guild",
            "Greenhouse Guild",
            "L05",
            10,
            QUALITY_ACTIVE,
            (TAG_PLANT, TAG_EARTH),
        )
        self.listens = (EVENT_GAUGE_UP, EVENT_TRACK_UP)
        self.touches = {
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 1: (1 << RESOURCE_PLANT, 0, 0),
            WHENEVER + 2: (1 << RESOURCE_PLANT, 0, 0),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, frame.amount)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 1)
        return True

    def whenever_3(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, frame.amount)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        if frame.block == WHENEVER + 2:
            return self.whenever_3(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, increases(owner, event, YOURS, PRODUCTION_PLANT, 0)
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            gains(owner, event, OPPONENTS, RESOURCE_PLANT, 3),
        )
        respond(
            game,
            self,
            WHENEVER + 2,
            owner,
            event,
            raises(owner, event, EVERYONE, TRACK_TEMPERATURE, 2),
        )
