"""Written by the compiler from cards/terraforming_mars/corporate_era/earth_catapult.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class EarthCatapult(ProjectCard):
    """Effect: When you play a card, you pay 2 M€ less for it. 2 VP."""

    def __init__(self) -> None:
        super().__init__(
            "earth_catapult", "Earth Catapult", "070", 23, QUALITY_ACTIVE, (TAG_EARTH,)
        )
        self.printed_points = 2

    def enter(self, game: Game, player: Player) -> None:
        discount_cards(player, 2)

    def leave(self, game: Game, player: Player) -> None:
        discount_cards(player, -2)
