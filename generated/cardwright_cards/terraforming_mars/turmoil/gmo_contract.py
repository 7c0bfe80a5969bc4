"""Written by the compiler from cards/terraforming_mars/turmoil/gmo_contract.card: change that file instead."""

from cardwright_cards.terraforming_mars.turmoil.nouns import BODY_GREENS
from cardwright_runtime.terraforming_mars.names import *


@final
class GmoContract(ProjectCard):
    """Requires that Greens are ruling or that you have 2 delegates in Greens. Effect: When you play a plant, microbe, or animal tag, including this, gain 2 M€."""

    def __init__(self) -> None:
        super().__init__(
            "gmo_contract", "GMO Contract", "T06", 3, QUALITY_ACTIVE, (TAG_MICROBE, TAG_SCIENCE)
        )
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            in_state(game, BODY_GREENS, STATE_RULING)
            or count_pieces(game, player, BODY_GREENS, YOURS) >= 2
        )

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
            plays_tag(game, owner, event, YOURS, TAG_PLANT)
            + plays_tag(game, owner, event, YOURS, TAG_MICROBE)
            + plays_tag(game, owner, event, YOURS, TAG_ANIMAL),
        )
