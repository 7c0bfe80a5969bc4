"""Written by the compiler from cards/terraforming_mars/turmoil/milestones.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Terraformer26(Milestone):
    """Requires that you have 26 TR."""

    def __init__(self) -> None:
        super().__init__("terraformer_26", "Terraformer", "tharsis", "terraformer")
        self.asked = 26

    def requirements_met(self, game: Game, player: Player) -> bool:
        return gauge(game, player, COUNTER_RATING) >= 26

    def tally(self, game: Game, player: Player) -> int:
        return gauge(game, player, COUNTER_RATING)
