"""Written by the compiler from cards/terraforming_mars/corporate_era/earth_office.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class EarthOffice(ProjectCard):
    """Effect: When you play an Earth card, you pay 3 M€ less for it."""

    def __init__(self) -> None:
        super().__init__("earth_office", "Earth Office", "105", 1, QUALITY_ACTIVE, (TAG_EARTH,))

    def enter(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_EARTH, 3)

    def leave(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_EARTH, -3)
