"""Written by the compiler from cards/fan/daily_gazette/paper_recycling.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class PaperRecycling(ProjectCard):
    """Effect: When you discard a card with a space tag, gain 1 titanium. Effect: When you discard at least 3 cards, gain X heat. X is that amount. Effect: When an opponent discards a card, gain 1 plant."""

    def __init__(self) -> None:
        super().__init__(
            "paper_recycling", "Paper Recycling", "GA02", 4, QUALITY_ACTIVE, (TAG_BUILDING,)
        )
        self.listens = (EVENT_HAND,)
        self.touches = {
            WHENEVER: (1 << RESOURCE_TITANIUM, 0, 0),
            WHENEVER + 1: (1 << RESOURCE_HEAT, 0, 0),
            WHENEVER + 2: (1 << RESOURCE_PLANT, 0, 0),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_TITANIUM, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_HEAT, frame.amount)
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
            game, self, WHENEVER, owner, event, discards(game, owner, event, YOURS, self.index, 0)
        )
        respond(game, self, WHENEVER + 1, owner, event, discards_so_many(owner, event, YOURS, 3))
        respond(
            game,
            self,
            WHENEVER + 2,
            owner,
            event,
            discards(game, owner, event, OPPONENTS, self.index, -1),
        )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_SPACE) >= 1
