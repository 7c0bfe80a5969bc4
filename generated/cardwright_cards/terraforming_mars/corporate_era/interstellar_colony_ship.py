"""Written by the compiler from cards/terraforming_mars/corporate_era/interstellar_colony_ship.card: change that file instead."""

from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    QUALITY_EVENT,
    TAG_EARTH,
    TAG_SCIENCE,
    TAG_SPACE,
    YOURS,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.steps import count_tags
from typing import final


@final
class InterstellarColonyShip(ProjectCard):
    """Requires 5 science tags. 4 VP."""

    def __init__(self) -> None:
        super().__init__(
            "interstellar_colony_ship",
            "Interstellar Colony Ship",
            "027",
            "corporate_era",
            24,
            QUALITY_EVENT,
            (TAG_EARTH, TAG_SPACE),
            -1,
        )

    def describe(self) -> None:
        self.required = 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tags(game, player, TAG_SCIENCE, YOURS) >= 5

    def points(self, game: Game, player: Player) -> int:
        return 4
