"""Written by the compiler from cards/terraforming_mars/corporate_era/interstellar_colony_ship.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class InterstellarColonyShip(ProjectCard):
    """Requires 5 science tags. 4 VP."""

    def __init__(self) -> None:
        super().__init__(
            "interstellar_colony_ship",
            "Interstellar Colony Ship",
            "027",
            24,
            QUALITY_EVENT,
            (TAG_EARTH, TAG_SPACE),
        )
        self.printed_points = 4

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tags(game, player, TAG_SCIENCE, YOURS) >= 5
