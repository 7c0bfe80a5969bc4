"""Written by the compiler from cards/terraforming_mars/corporate_era/toll_station.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TollStation(ProjectCard):
    """Increase your M€ production 1 step for each space tag your OPPONENTS have."""

    def __init__(self) -> None:
        super().__init__("toll_station", "Toll Station", "099", 12, QUALITY_AUTOMATED, (TAG_SPACE,))
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_MEGACREDIT, 0, FACET_OPEN)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        increase(game, frame, PRODUCTION_MEGACREDIT, count_tags(game, player, TAG_SPACE, OPPONENTS))
        return True
