"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/corporations/viron.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import COUNTER_FLOATER
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotViron(AutomaCorporation):
    """Effect: When you resolve a card with an action, gain 1 floater. 1 VP for each active card you have played."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_viron",
            "MarsBot: Viron",
            "C25",
            -1,
            (TAG_MICROBE,),
            (),
            (),
            (),
            (),
            (),
            0,
            -1,
            -1,
            0,
            0,
            "venus or colonies",
        )
        self.listens = (EVENT_PERFORMS,)
        self.touches = {WHENEVER: (1 << COUNTER_FLOATER, 0, 0)}
        self.scores = 1

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, COUNTER_FLOATER, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            performs(owner, event, YOURS, TRIGGER_RESOLVE_ACTION),
        )

    def points(self, game: Game, player: Player) -> int:
        return count_played(game, player, self.index, 1, YOURS)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_ACTIVE)
