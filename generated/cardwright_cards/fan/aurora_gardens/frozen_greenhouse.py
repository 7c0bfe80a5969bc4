"""Written by the compiler from cards/fan/aurora_gardens/frozen_greenhouse.card: change that file instead."""

from cardwright_cards.fan.polar_stations.nouns import TAG_POLAR
from cardwright_runtime.terraforming_mars.names import *


@final
class FrozenGreenhouse(ProjectCard):
    """Requires 2 polar tags. Increase your plant production 1 step. Gain 1 plant for every 2 polar tags you have. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "frozen_greenhouse",
            "Frozen Greenhouse",
            "G02",
            13,
            QUALITY_AUTOMATED,
            (TAG_PLANT, TAG_BUILDING),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_PLANT | 1 << RESOURCE_PLANT, 0, FACET_OPEN)}
        self.printed_points = 1
        self.repeated_block = REPEATED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tags(game, player, TAG_POLAR, YOURS) >= 2

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        increase(game, frame, PRODUCTION_PLANT, 1)
        if frame.block == WHEN_PLAYED:
            gain(game, frame, RESOURCE_PLANT, count_tags(game, player, TAG_POLAR, YOURS) // 2)
        return True
