"""Written by the compiler from cards/terraforming_mars/turmoil/aerial_lenses.card: change that file instead."""

from cardwright_cards.terraforming_mars.turmoil.nouns import BODY_KELVINISTS
from cardwright_runtime.terraforming_mars.names import *


@final
class AerialLenses(ProjectCard):
    """Requires that Kelvinists are ruling or that you have 2 delegates in Kelvinists. Increase your heat production 2 steps and remove up to 2 plants from any player. −1 VP."""

    def __init__(self) -> None:
        super().__init__("aerial_lenses", "Aerial Lenses", "T01", 2, QUALITY_AUTOMATED)
        self.touches = {
            WHEN_PLAYED: (
                1 << PRODUCTION_HEAT,
                1 << RESOURCE_PLANT | FACET_ANYBODY,
                1 << RESOURCE_PLANT | FACET_ANYBODY | FACET_CHOICE,
            )
        }
        self.printed_points = -1
        self.repeated_block = REPEATED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            in_state(game, BODY_KELVINISTS, STATE_RULING)
            or count_pieces(game, player, BODY_KELVINISTS, YOURS) >= 2
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            increase(game, frame, PRODUCTION_HEAT, 2)
            return not remove_up_to(game, frame, RESOURCE_PLANT, 2)
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_HEAT, 2)
        return True
