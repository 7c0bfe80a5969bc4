"""Written by the compiler from cards/terraforming_mars/turmoil/public_celebrations.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class PublicCelebrations(ProjectCard):
    """Requires that you are chairman. 2 VP."""

    def __init__(self) -> None:
        super().__init__("public_celebrations", "Public Celebrations", "T10", 8, QUALITY_EVENT)
        self.printed_points = 2

    def requirements_met(self, game: Game, player: Player) -> bool:
        return holds_office(game, player, OFFICE_CHAIRMAN)
