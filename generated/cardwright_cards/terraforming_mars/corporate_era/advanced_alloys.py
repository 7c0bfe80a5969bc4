"""Written by the compiler from cards/terraforming_mars/corporate_era/advanced_alloys.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class AdvancedAlloys(ProjectCard):
    """Effect: Each titanium you have is worth 1 M€ extra. Effect: Each steel you have is worth 1 M€ extra."""

    def __init__(self) -> None:
        super().__init__(
            "advanced_alloys", "Advanced Alloys", "071", 9, QUALITY_ACTIVE, (TAG_SCIENCE,)
        )

    def enter(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_TITANIUM_VALUE, 1)
        change_value(player, VALUE_STEEL_VALUE, 1)

    def leave(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_TITANIUM_VALUE, -1)
        change_value(player, VALUE_STEEL_VALUE, -1)
