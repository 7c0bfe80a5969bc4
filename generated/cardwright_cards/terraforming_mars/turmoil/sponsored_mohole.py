"""Written by the compiler from cards/terraforming_mars/turmoil/sponsored_mohole.card: change that file instead."""

from cardwright_cards.terraforming_mars.turmoil.nouns import BODY_KELVINISTS
from cardwright_runtime.terraforming_mars.names import *


@final
class SponsoredMohole(ProjectCard):
    """Requires that Kelvinists are ruling or that you have 2 delegates in Kelvinists. Increase your heat production 2 steps."""

    def __init__(self) -> None:
        super().__init__(
            "sponsored_mohole", "Sponsored Mohole", "T13", 5, QUALITY_AUTOMATED, (TAG_BUILDING,)
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_HEAT, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            in_state(game, BODY_KELVINISTS, STATE_RULING)
            or count_pieces(game, player, BODY_KELVINISTS, YOURS) >= 2
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_HEAT, 2)
        return True
