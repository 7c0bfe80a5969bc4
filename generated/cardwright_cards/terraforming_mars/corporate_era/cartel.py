"""Written by the compiler from cards/terraforming_mars/corporate_era/cartel.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Cartel(ProjectCard):
    """Increase your M€ production 1 step for each Earth tag you have, including this."""

    def __init__(self) -> None:
        super().__init__("cartel", "Cartel", "137", 8, QUALITY_AUTOMATED, (TAG_EARTH,))
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_MEGACREDIT, 0, FACET_OPEN)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        increase(game, frame, PRODUCTION_MEGACREDIT, count_tags(game, player, TAG_EARTH, YOURS))
        return True
