"""Written by the compiler from cards/terraforming_mars/turmoil_promos/political_alliance.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class PoliticalAlliance(ProjectCard):
    """Requires that you have 2 party leaders. Raise your TR 1 step."""

    def __init__(self) -> None:
        super().__init__("political_alliance", "Political Alliance", "X09", 4, QUALITY_EVENT)
        self.touches = {WHEN_PLAYED: (1 << COUNTER_RATING, 0, 0)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_offices(game, player, OFFICE_PARTY_LEADER, YOURS) >= 2

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 1)
        return True
