"""Written by the compiler from cards/fan/river_markets/deep_soil.card: change that file instead."""

from cardwright_cards.fan.river_markets.nouns import TRACK_FERTILITY
from cardwright_runtime.terraforming_mars.names import *


@final
class DeepSoil(ProjectCard):
    """Requires fertility at 3 or higher. Increase your plant production 1 step and raise fertility 1 step."""

    def __init__(self) -> None:
        super().__init__("deep_soil", "Deep Soil", "R03", 9, QUALITY_AUTOMATED, (TAG_PLANT,))
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_PLANT | FACET_TRACKS, 0, 0)}
        self.sets_off = {WHEN_PLAYED: ((FACET_TRACKS, TRACK_FERTILITY, 1),)}
        self.repeated_block = REPEATED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_FERTILITY) + value(game, player, VALUE_LEEWAY) >= 3

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            increase(game, frame, PRODUCTION_PLANT, 1)
            return not raise_track(game, frame, TRACK_FERTILITY, 1)
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_PLANT, 1)
        return True
