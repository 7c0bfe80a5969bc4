"""Written by the compiler from cards/terraforming_mars/base/interplanetary_cinematics.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class InterplanetaryCinematics(Corporation):
    """You start with 20 steel and 30 M€. Effect: When you play an event, you gain 2 M€."""

    def __init__(self) -> None:
        super().__init__(
            "interplanetary_cinematics", "Interplanetary Cinematics", "R19", (TAG_BUILDING,)
        )
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0)}

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 30)
        start_with(game, player, RESOURCE_STEEL, 20)

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, plays_card(game, owner, event, YOURS, self.index, 0)
        )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_EVENT)
