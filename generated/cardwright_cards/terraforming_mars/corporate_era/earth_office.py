"""Written by the compiler from cards/terraforming_mars/corporate_era/earth_office.card: change that file instead."""

from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import QUALITY_ACTIVE, TAG_EARTH
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.steps import discount_tag
from typing import final


@final
class EarthOffice(ProjectCard):
    """Effect: Earth cards cost you 3 M€ less."""

    def __init__(self) -> None:
        super().__init__(
            "earth_office",
            "Earth Office",
            "105",
            "corporate_era",
            1,
            QUALITY_ACTIVE,
            (TAG_EARTH,),
            -1,
        )

    def enter(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_EARTH, 3)

    def leave(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_EARTH, -3)
