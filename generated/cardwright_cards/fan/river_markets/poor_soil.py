"""Written by the compiler from cards/fan/river_markets/poor_soil.card: change that file instead."""

from cardwright_cards.fan.river_markets.nouns import COUNTER_ENVOY, TRACK_FERTILITY
from cardwright_runtime.terraforming_mars.names import *


@final
class PoorSoil(ProjectCard):
    """Fertility must be 2 or lower. Gain 1 plant for each envoy you have."""

    def __init__(self) -> None:
        super().__init__("poor_soil", "Poor Soil", "R04", 5, QUALITY_AUTOMATED, (TAG_MICROBE,))
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_PLANT, 0, 1 << COUNTER_ENVOY)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_FERTILITY) - value(game, player, VALUE_LEEWAY) <= 2

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_PLANT, gauge(game, player, COUNTER_ENVOY))
        return True
