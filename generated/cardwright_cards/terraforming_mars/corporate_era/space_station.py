"""Written by the compiler from cards/terraforming_mars/corporate_era/space_station.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SpaceStation(ProjectCard):
    """Effect: When you play a space card, you pay 2 M€ less for it. 1 VP."""

    def __init__(self) -> None:
        super().__init__("space_station", "Space Station", "025", 10, QUALITY_ACTIVE, (TAG_SPACE,))
        self.printed_points = 1

    def enter(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_SPACE, 2)

    def leave(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_SPACE, -2)
