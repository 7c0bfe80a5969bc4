"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/arklight.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotArklight(AutomaCorporation):
    """Effect: When you resolve a plant or an animal tag, gain 2 M€."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_arklight",
            "MarsBot: Arklight",
            "C31",
            -1,
            (TAG_ANIMAL,),
            (),
            (TAG_ANIMAL, TAG_PLANT),
        )
        self.listens = (EVENT_PERFORMS,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            performs_on(owner, event, YOURS, TRIGGER_RESOLVE, "|tag plant|")
            + performs_on(owner, event, YOURS, TRIGGER_RESOLVE, "|tag animal|"),
        )
