"""Written by the compiler from cards/terraforming_mars/corporate_era/miranda_resort.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MirandaResort(ProjectCard):
    """Increase your M€ production 1 step for each Earth tag you have. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "miranda_resort",
            "Miranda Resort",
            "051",
            12,
            QUALITY_AUTOMATED,
            (TAG_JOVIAN, TAG_SPACE),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_MEGACREDIT, 0, FACET_OPEN)}
        self.printed_points = 1
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        increase(game, frame, PRODUCTION_MEGACREDIT, count_tags(game, player, TAG_EARTH, YOURS))
        return True
