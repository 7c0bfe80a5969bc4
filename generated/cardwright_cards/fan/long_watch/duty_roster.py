"""Written by the compiler from cards/fan/long_watch/duty_roster.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class DutyRoster(ProjectCard):
    """Effect: When the action phase comes, gain 1 energy. Effect: When the research phase comes, if you have at least 2 building tags, gain 2 M€."""

    def __init__(self) -> None:
        super().__init__("duty_roster", "Duty Roster", "L11", 8, QUALITY_ACTIVE, (TAG_BUILDING,))
        self.listens = (EVENT_ACTION_PHASE, EVENT_RESEARCH_PHASE)
        self.touches = {
            WHENEVER: (1 << RESOURCE_ENERGY, 0, 0),
            WHENEVER + 1: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_ENERGY, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, action_phase(event))
        if count_tags(game, owner, TAG_BUILDING, YOURS) >= 2:
            respond(game, self, WHENEVER + 1, owner, event, research_phase(event))
