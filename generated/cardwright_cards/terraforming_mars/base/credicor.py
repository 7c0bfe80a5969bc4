"""Written by the compiler from cards/terraforming_mars/base/credicor.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Credicor(Corporation):
    """You start with 57 M€. Effect: When you pay for a project card or a standard project with a basic cost of 20 M€ or more, you gain 4 M€."""

    def __init__(self) -> None:
        super().__init__("credicor", "CrediCor", "R08")
        self.listens = (EVENT_PAYS,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0)}

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 57)

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 4)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            pays_for(owner, event, YOURS, KIND_CARD, 20, ())
            + pays_for(owner, event, YOURS, KIND_STANDARD_PROJECT, 20, ()),
        )
