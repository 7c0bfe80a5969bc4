"""Written by the compiler from cards/fan/long_watch/insurance_broker.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class InsuranceBroker(ProjectCard):
    """Effect: When anyone decreases your heat production, gain 3 M€. Effect: When anyone loses at least 3 M€, raise your TR 1 step. Effect: When you increase your TR, if you have at least 2 Earth tags, gain X M€. X is that amount."""

    def __init__(self) -> None:
        super().__init__(
            "insurance_broker", "Insurance Broker", "L04", 6, QUALITY_ACTIVE, (TAG_EARTH,)
        )
        self.listens = (EVENT_GAUGE_DOWN, EVENT_GAUGE_UP)
        self.touches = {
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 1: (1 << COUNTER_RATING, 0, 0),
            WHENEVER + 2: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 3)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 1)
        return True

    def whenever_3(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, frame.amount)
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
            decreases(owner, event, EVERYONE, PRODUCTION_HEAT, 0, YOURS),
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            loses(owner, event, EVERYONE, RESOURCE_MEGACREDIT, 3),
        )
        if count_tags(game, owner, TAG_EARTH, YOURS) >= 2:
            respond(
                game,
                self,
                WHENEVER + 2,
                owner,
                event,
                increases(owner, event, YOURS, COUNTER_RATING, 0),
            )
