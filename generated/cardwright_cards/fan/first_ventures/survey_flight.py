"""Written by the compiler from cards/fan/first_ventures/survey_flight.card: change that file instead."""

from cardwright_cards.fan.first_ventures.nouns import QUALITY_VENTURE
from cardwright_runtime.terraforming_mars.names import *


@final
class SurveyFlight(OpeningCard):
    """Gain 2 titanium and raise temperature 1 step."""

    def __init__(self) -> None:
        super().__init__("survey_flight", "Survey Flight", "V07", QUALITY_VENTURE, (TAG_SPACE,))
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_TITANIUM | FACET_TRACKS, 0, 0)}
        self.sets_off = {WHEN_PLAYED: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            gain(game, frame, RESOURCE_TITANIUM, 2)
            return not raise_track(game, frame, TRACK_TEMPERATURE, 1)
        return True
