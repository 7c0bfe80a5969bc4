"""Written by the compiler from cards/terraforming_mars/turmoil/parliament_hall.card: change that file instead."""

from cardwright_cards.terraforming_mars.turmoil.nouns import BODY_MARS_FIRST
from cardwright_runtime.terraforming_mars.names import *


@final
class ParliamentHall(ProjectCard):
    """Requires that Mars First is ruling or that you have 2 delegates in Mars First. Increase your M€ production 1 step for every 3 building tags you have, including this. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "parliament_hall", "Parliament Hall", "T08", 8, QUALITY_AUTOMATED, (TAG_BUILDING,)
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_MEGACREDIT, 0, FACET_OPEN)}
        self.printed_points = 1
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            in_state(game, BODY_MARS_FIRST, STATE_RULING)
            or count_pieces(game, player, BODY_MARS_FIRST, YOURS) >= 2
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        increase(
            game, frame, PRODUCTION_MEGACREDIT, count_tags(game, player, TAG_BUILDING, YOURS) // 3
        )
        return True
