"""Written by the compiler from cards/terraforming_mars/base/advanced_ecosystems.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class AdvancedEcosystems(ProjectCard):
    """Requires a plant tag, a microbe tag, and an animal tag. 3 VP."""

    def __init__(self) -> None:
        super().__init__(
            "advanced_ecosystems",
            "Advanced Ecosystems",
            "135",
            11,
            QUALITY_AUTOMATED,
            (TAG_PLANT, TAG_MICROBE, TAG_ANIMAL),
        )
        self.required = 4
        self.printed_points = 3

    def requirement(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return count_tags(game, player, TAG_PLANT, YOURS) >= 1
        if number == 1:
            return count_tags(game, player, TAG_MICROBE, YOURS) >= 1
        if number == 2:
            return count_tags(game, player, TAG_ANIMAL, YOURS) >= 1
        return wild_tags_last(game, player, (TAG_PLANT, TAG_MICROBE, TAG_ANIMAL), (1, 1, 1))
