"""Written by the compiler from cards/fan/long_watch/emergency_fund.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class EmergencyFund(ProjectCard):
    """Effect: When an opponent decreases your plant production, increase your M€ production X steps. X is that amount. Effect: When you lose at least 2 plants, draw a card. Effect: When you spend at least 3 steel, gain X heat. X is that amount. Effect: When you remove plants of an opponent, gain X M€. X is that amount."""

    def __init__(self) -> None:
        super().__init__(
            "emergency_fund", "Emergency Fund", "L06", 8, QUALITY_ACTIVE, (TAG_EARTH, TAG_BUILDING)
        )
        self.listens = (EVENT_GAUGE_DOWN,)
        self.touches = {
            WHENEVER: (1 << PRODUCTION_MEGACREDIT, 0, 0),
            WHENEVER + 1: (FACET_HAND, FACET_DECK, FACET_DECK),
            WHENEVER + 2: (1 << RESOURCE_HEAT, 0, 0),
            WHENEVER + 3: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, frame.amount)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 2
            if can_draw(game, 1):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            draw(game, frame, 1)
        return True

    def whenever_3(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_HEAT, frame.amount)
        return True

    def whenever_4(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, frame.amount)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        if frame.block == WHENEVER + 2:
            return self.whenever_3(game, frame)
        if frame.block == WHENEVER + 3:
            return self.whenever_4(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            decreases(owner, event, OPPONENTS, PRODUCTION_PLANT, 0, YOURS),
        )
        respond(
            game, self, WHENEVER + 1, owner, event, loses(owner, event, YOURS, RESOURCE_PLANT, 2)
        )
        respond(
            game, self, WHENEVER + 2, owner, event, pays(owner, event, YOURS, RESOURCE_STEEL, 3)
        )
        respond(
            game,
            self,
            WHENEVER + 3,
            owner,
            event,
            removes(owner, event, YOURS, RESOURCE_PLANT, 0, OPPONENTS),
        )
