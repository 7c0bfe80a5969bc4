"""Written by the compiler from cards/terraforming_mars/base/worms.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Worms(ProjectCard):
    """Requires 4% oxygen. Increase your plant production 1 step for every 2 microbe tags you have, including this."""

    def __init__(self) -> None:
        super().__init__("worms", "Worms", "130", 8, QUALITY_AUTOMATED, (TAG_MICROBE,))
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_PLANT, 0, FACET_OPEN)}
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_OXYGEN) + value(game, player, VALUE_LEEWAY) >= 4

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        increase(game, frame, PRODUCTION_PLANT, count_tags(game, player, TAG_MICROBE, YOURS) // 2)
        return True
