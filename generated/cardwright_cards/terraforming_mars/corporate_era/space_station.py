"""Written by the compiler from cards/terraforming_mars/corporate_era/space_station.card: change that file instead."""

from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import QUALITY_ACTIVE, TAG_SPACE
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.steps import discount_tag
from typing import final


@final
class SpaceStation(ProjectCard):
    """Effect: Space cards cost you 2 M€ less. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "space_station",
            "Space Station",
            "025",
            "corporate_era",
            10,
            QUALITY_ACTIVE,
            (TAG_SPACE,),
            -1,
        )

    def enter(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_SPACE, 2)

    def leave(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_SPACE, -2)

    def points(self, game: Game, player: Player) -> int:
        return 1
