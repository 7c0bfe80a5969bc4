"""Written by the compiler from cards/fan/fine_print/exchange_clerk.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ExchangeClerk(ProjectCard):
    """Effect: Once per generation, when you gain plants, heat, or steel, draw a card. If it is not heat, gain 1 M€. Effect: When anyone raises temperature or oxygen, if it is oxygen, gain 1 M€."""

    def __init__(self) -> None:
        super().__init__(
            "exchange_clerk", "Exchange Clerk", "FP02", 6, QUALITY_ACTIVE, (TAG_EARTH,)
        )
        self.listens = (EVENT_GAUGE_UP, EVENT_TRACK_UP)
        self.touches = {
            WHENEVER: (FACET_HAND | 1 << RESOURCE_MEGACREDIT, FACET_DECK, FACET_DECK),
            WHENEVER + 1: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 2: (FACET_HAND, FACET_DECK, FACET_DECK),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 2
            if can_draw(game, 1):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            draw(game, frame, 1)
            gain(game, frame, RESOURCE_MEGACREDIT, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
        return True

    def whenever_3(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 2
            if can_draw(game, 1):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            draw(game, frame, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        if frame.block == WHENEVER + 2:
            return self.whenever_3(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond_limited(
            game,
            self,
            WHENEVER,
            owner,
            event,
            gains(owner, event, YOURS, RESOURCE_PLANT, 0)
            + gains(owner, event, YOURS, RESOURCE_STEEL, 0),
            1,
            PERIOD_GENERATION,
            WHENEVER,
        )
        respond(
            game, self, WHENEVER + 1, owner, event, raises(owner, event, EVERYONE, TRACK_OXYGEN, 0)
        )
        respond_limited(
            game,
            self,
            WHENEVER + 2,
            owner,
            event,
            gains(owner, event, YOURS, RESOURCE_HEAT, 0),
            1,
            PERIOD_GENERATION,
            WHENEVER,
        )
