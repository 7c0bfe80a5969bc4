"""Written by the compiler from cards/terraforming_mars/corporate_era/terraforming_ganymede.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TerraformingGanymede(ProjectCard):
    """Raise your TR 1 step for each Jovian tag you have, including this. 2 VP."""

    def __init__(self) -> None:
        super().__init__(
            "terraforming_ganymede",
            "Terraforming Ganymede",
            "197",
            33,
            QUALITY_AUTOMATED,
            (TAG_JOVIAN, TAG_SPACE),
        )
        self.touches = {WHEN_PLAYED: (1 << COUNTER_RATING, 0, FACET_OPEN)}
        self.printed_points = 2

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        increase(game, frame, COUNTER_RATING, count_tags(game, player, TAG_JOVIAN, YOURS))
        return True
