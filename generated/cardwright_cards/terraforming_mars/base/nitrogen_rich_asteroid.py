"""Written by the compiler from cards/terraforming_mars/base/nitrogen_rich_asteroid.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class NitrogenRichAsteroid(ProjectCard):
    """Increase your plant production 1 step, or 4 steps if you have at least 3 plant tags. Raise temperature 1 step and raise your TR 2 steps."""

    def __init__(self) -> None:
        super().__init__(
            "nitrogen_rich_asteroid",
            "Nitrogen-Rich Asteroid",
            "037",
            31,
            QUALITY_EVENT,
            (TAG_SPACE,),
        )
        self.touches = {
            UNITS: (1 << PRODUCTION_PLANT, 0, FACET_OPEN),
            UNITS + 1: (FACET_TRACKS | 1 << COUNTER_RATING, 0, 0),
        }
        self.sets_off = {UNITS + 1: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}
        self.repeated_block = UNITS

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if count_tags(game, player, TAG_PLANT, YOURS) >= 3:
            increase(game, frame, PRODUCTION_PLANT, 4)
        else:
            increase(game, frame, PRODUCTION_PLANT, 1)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if raise_track(game, frame, TRACK_TEMPERATURE, 1):
                return False
        increase(game, frame, COUNTER_RATING, 2)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
