"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/credicor.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotCredicor(AutomaCorporation):
    """Effect: When you play a card costing 20 M€ or more, you gain 4 M€."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_credicor", "MarsBot: Credicor", "C01", -1, (), (CRITERION_MOST_EXPENSIVE,)
        )
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 4)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, plays_card(game, owner, event, YOURS, self.index, 0)
        )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return costs_at_least(card, 20)
