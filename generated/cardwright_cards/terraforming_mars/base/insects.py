"""Written by the compiler from cards/terraforming_mars/base/insects.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Insects(ProjectCard):
    """Requires 6% oxygen. Increase your plant production 1 step for each plant tag you have."""

    def __init__(self) -> None:
        super().__init__("insects", "Insects", "148", 9, QUALITY_AUTOMATED, (TAG_MICROBE,))
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_PLANT, 0, FACET_OPEN)}
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_OXYGEN) + value(game, player, VALUE_LEEWAY) >= 6

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        increase(game, frame, PRODUCTION_PLANT, count_tags(game, player, TAG_PLANT, YOURS))
        return True
