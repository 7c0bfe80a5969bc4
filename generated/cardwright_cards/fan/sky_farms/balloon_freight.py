"""Written by the compiler from cards/fan/sky_farms/balloon_freight.card: change that file instead."""

from cardwright_cards.fan.sky_farms.nouns import TAG_VENUS, TOKEN_FLOATER
from cardwright_runtime.terraforming_mars.names import *


@final
class BalloonFreight(ProjectCard):
    """Requires a Venus tag. Add 2 floaters to ANOTHER card."""

    def __init__(self) -> None:
        super().__init__(
            "balloon_freight", "Balloon Freight", "T02", 4, QUALITY_AUTOMATED, (TAG_VENUS,)
        )
        self.touches = {WHEN_PLAYED: (FACET_TOKENS, 0, FACET_TOKENS | FACET_CHOICE)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tags(game, player, TAG_VENUS, YOURS) >= 1

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not add_to_another_card(game, frame, TOKEN_FLOATER, 2, -1)
        return True
