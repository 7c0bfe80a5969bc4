"""Written by the compiler from cards/fan/daily_gazette/bookbinders.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Bookbinders(ProjectCard):
    """Effect: When you discard an event, gain 1 steel. Effect: Twice per generation, when an opponent buys a card, gain 1 M€. Effect: When you claim a milestone, draw a card. Effect: When an opponent draws a card with a science tag, gain 1 heat."""

    def __init__(self) -> None:
        super().__init__("bookbinders", "Bookbinders", "GA09", 5, QUALITY_ACTIVE, (TAG_BUILDING,))
        self.listens = (EVENT_HAND, EVENT_PRIZE)
        self.touches = {
            WHENEVER: (1 << RESOURCE_STEEL, 0, 0),
            WHENEVER + 1: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 2: (FACET_HAND, FACET_DECK, FACET_DECK),
            WHENEVER + 3: (1 << RESOURCE_HEAT, 0, 0),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_STEEL, 1)
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

    def whenever_4(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_HEAT, 1)
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
            game, self, WHENEVER, owner, event, discards(game, owner, event, YOURS, self.index, 0)
        )
        respond_limited(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            buys(game, owner, event, OPPONENTS, self.index, -1),
            2,
            PERIOD_GENERATION,
            WHENEVER + 1,
        )
        respond(game, self, WHENEVER + 2, owner, event, claims(owner, event, YOURS))
        respond(
            game,
            self,
            WHENEVER + 3,
            owner,
            event,
            draws(game, owner, event, OPPONENTS, self.index, 4),
        )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return is_of_type(card, QUALITY_EVENT)
        return symbols(card, TAG_SCIENCE) >= 1
