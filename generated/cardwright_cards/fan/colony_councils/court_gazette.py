"""Written by the compiler from cards/fan/colony_councils/court_gazette.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class CourtGazette(ProjectCard):
    """Effect: When you become chairman, gain 5 M€. Effect: When anyone becomes party leader, gain 1 M€. Effect: When you send out a delegate, gain 1 heat."""

    def __init__(self) -> None:
        super().__init__("court_gazette", "Court Gazette", "Q04", 6, QUALITY_ACTIVE)
        self.listens = (EVENT_OFFICE, EVENT_SENDS)
        self.touches = {
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 1: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 2: (1 << RESOURCE_HEAT, 0, 0),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 5)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
        return True

    def whenever_3(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_HEAT, 1)
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
            comes_into_office(owner, event, YOURS, OFFICE_CHAIRMAN),
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            comes_into_office(owner, event, EVERYONE, OFFICE_PARTY_LEADER),
        )
        respond(game, self, WHENEVER + 2, owner, event, sends(owner, event, YOURS))
