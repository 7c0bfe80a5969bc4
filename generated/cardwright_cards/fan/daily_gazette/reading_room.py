"""Written by the compiler from cards/fan/daily_gazette/reading_room.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ReadingRoom(ProjectCard):
    """Action: Draw 2 cards. Effect: When you draw a card with a plant tag, gain 1 plant. Effect: When you draw at least 2 cards, gain X M€. X is that amount. Effect: When you buy a card, if it is an event, gain 1 heat."""

    def __init__(self) -> None:
        super().__init__("reading_room", "Reading Room", "GA03", 6, QUALITY_ACTIVE, (TAG_SCIENCE,))
        self.listens = (EVENT_HAND,)
        self.touches = {
            ACTION: (FACET_HAND, FACET_DECK, 0),
            WHENEVER: (1 << RESOURCE_PLANT, 0, 0),
            WHENEVER + 1: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 2: (1 << RESOURCE_HEAT, 0, 0),
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return can_draw(game, 2)

    def action(self, game: Game, frame: Frame) -> bool:
        draw(game, frame, 2)
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, frame.amount)
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
        respond(game, self, WHENEVER, owner, event, draws(game, owner, event, YOURS, self.index, 2))
        respond(game, self, WHENEVER + 1, owner, event, draws_so_many(owner, event, YOURS, 2))
        if it_is(game, owner, event.card, self.index, 4):
            respond(
                game,
                self,
                WHENEVER + 2,
                owner,
                event,
                buys(game, owner, event, YOURS, self.index, -1),
            )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 2:
            return symbols(card, TAG_PLANT) >= 1
        return is_of_type(card, QUALITY_EVENT)
