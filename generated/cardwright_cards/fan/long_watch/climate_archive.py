"""Written by the compiler from cards/fan/long_watch/climate_archive.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ClimateArchive(ProjectCard):
    """Requires a science tag. Effect: When anyone raises temperature, gain X M€. X is that amount. Effect: When an opponent raises oxygen, if you have at least 3 plant tags, increase your M€ production 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "climate_archive",
            "Climate Archive",
            "L01",
            11,
            QUALITY_ACTIVE,
            (TAG_SCIENCE, TAG_EARTH),
        )
        self.listens = (EVENT_TRACK_UP,)
        self.touches = {
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 1: (1 << PRODUCTION_MEGACREDIT, 0, 0),
        }

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tags(game, player, TAG_SCIENCE, YOURS) >= 1

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, frame.amount)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, raises(owner, event, EVERYONE, TRACK_TEMPERATURE, 0)
        )
        if count_tags(game, owner, TAG_PLANT, YOURS) >= 3:
            respond(
                game,
                self,
                WHENEVER + 1,
                owner,
                event,
                raises(owner, event, OPPONENTS, TRACK_OXYGEN, 0),
            )
