"""Written by the compiler from cards/fan/first_ventures/colony_archive.card: change that file instead."""

from cardwright_cards.fan.first_ventures.nouns import QUALITY_VENTURE
from cardwright_runtime.terraforming_mars.names import *


@final
class ColonyArchive(OpeningCard):
    """Effect: When you play a science tag, including this, gain 1 M€. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "colony_archive", "Colony Archive", "V08", QUALITY_VENTURE, (TAG_SCIENCE,), -1, 5
        )
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0)}
        self.printed_points = 1

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, plays_tag(game, owner, event, YOURS, TAG_SCIENCE)
        )
