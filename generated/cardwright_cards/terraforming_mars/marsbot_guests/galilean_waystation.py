"""Written by the compiler from cards/terraforming_mars/marsbot_guests/galilean_waystation.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class GalileanWaystation(ProjectCard):
    """Increase your M€ production 1 step for each Jovian tag you have, and increase your M€ production 1 step for every 2 Jovian tags your OPPONENTS have. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "galilean_waystation", "Galilean Waystation", "C13", 15, QUALITY_AUTOMATED, (TAG_SPACE,)
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_MEGACREDIT, 0, FACET_OPEN)}
        self.printed_points = 1
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        increase(game, frame, PRODUCTION_MEGACREDIT, count_tags(game, player, TAG_JOVIAN, YOURS))
        increase(
            game, frame, PRODUCTION_MEGACREDIT, count_tags(game, player, TAG_JOVIAN, OPPONENTS) // 2
        )
        return True
