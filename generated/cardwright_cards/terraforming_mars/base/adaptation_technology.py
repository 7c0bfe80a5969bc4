"""Written by the compiler from cards/terraforming_mars/base/adaptation_technology.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class AdaptationTechnology(ProjectCard):
    """Effect: Your global requirements are +2 or −2 steps, your choice in each case. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "adaptation_technology",
            "Adaptation Technology",
            "153",
            12,
            QUALITY_ACTIVE,
            (TAG_SCIENCE,),
        )
        self.printed_points = 1

    def enter(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_LEEWAY, 2)

    def leave(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_LEEWAY, -2)
