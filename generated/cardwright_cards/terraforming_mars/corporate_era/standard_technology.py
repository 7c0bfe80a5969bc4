"""Written by the compiler from cards/terraforming_mars/corporate_era/standard_technology.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class StandardTechnology(ProjectCard):
    """Effect: When you pay for a standard project, except Sell Patents, you gain 3 M€."""

    def __init__(self) -> None:
        super().__init__(
            "standard_technology", "Standard Technology", "156", 6, QUALITY_ACTIVE, (TAG_SCIENCE,)
        )
        self.listens = (EVENT_PAYS,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 3)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            pays_for(owner, event, YOURS, KIND_STANDARD_PROJECT, 0, (PROJECT_SELL_PATENTS,)),
        )
