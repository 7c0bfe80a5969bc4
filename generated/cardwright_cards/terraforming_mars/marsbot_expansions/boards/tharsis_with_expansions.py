"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/boards/tharsis_with_expansions.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import (
    TAG_EVENT_SYMBOL,
    TRACK_ENERGY_TRACK,
    TRACK_EVENT_TRACK,
    TRACK_SPACE_TRACK,
)
from cardwright_cards.terraforming_mars.marsbot_expansions.nouns import TRACK_VENUS
from cardwright_runtime.terraforming_mars.names import *


@final
class TharsisSpaceWithExpansions(AutomaTrack):
    """Whoever raises it to 7 gets this bonus: raise Venus 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "tharsis_space_with_expansions",
            "Space on Tharsis with expansions",
            TRACK_SPACE_TRACK,
            "tharsis",
            (TAG_SPACE,),
            RESOURCE_TITANIUM,
            (7,),
        )
        self.touches = {REACHES: (FACET_TRACKS, 0, 0)}
        self.sets_off = {REACHES: ((FACET_TRACKS, TRACK_VENUS, 1),)}

    def reaches(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_VENUS, 1)
        return True


@final
class TharsisEventWithExpansions(AutomaTrack):
    """Whoever raises it to 6 gets this bonus: raise Venus 1 step, twice."""

    def __init__(self) -> None:
        super().__init__(
            "tharsis_event_with_expansions",
            "Event on Tharsis with expansions",
            TRACK_EVENT_TRACK,
            "tharsis",
            (TAG_EVENT_SYMBOL,),
            RESOURCE_MEGACREDIT,
            (6,),
        )
        self.touches = {REACHES: (FACET_TRACKS, 0, 0)}
        self.sets_off = {REACHES: ((FACET_TRACKS, TRACK_VENUS, 1), (FACET_TRACKS, TRACK_VENUS, 1))}

    def reaches(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if raise_track(game, frame, TRACK_VENUS, 1):
                return False
        if frame.step == 1:
            frame.step = 2
            return not raise_track(game, frame, TRACK_VENUS, 1)
        return True


@final
class TharsisEnergyWithExpansions(AutomaTrack):
    """Whoever raises it to 2 gets this bonus: raise Venus 1 step. Whoever raises it to 4 gets this bonus: raise Venus 1 step, twice."""

    def __init__(self) -> None:
        super().__init__(
            "tharsis_energy_with_expansions",
            "Energy on Tharsis with expansions",
            TRACK_ENERGY_TRACK,
            "tharsis",
            (TAG_POWER, TAG_JOVIAN),
            RESOURCE_ENERGY,
            (2, 4),
        )
        self.touches = {REACHES: (FACET_TRACKS, 0, 0), REACHES + 1: (FACET_TRACKS, 0, 0)}
        self.sets_off = {
            REACHES: ((FACET_TRACKS, TRACK_VENUS, 1),),
            REACHES + 1: ((FACET_TRACKS, TRACK_VENUS, 1), (FACET_TRACKS, TRACK_VENUS, 1)),
        }

    def reaches_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_VENUS, 1)
        return True

    def reaches_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if raise_track(game, frame, TRACK_VENUS, 1):
                return False
        if frame.step == 1:
            frame.step = 2
            return not raise_track(game, frame, TRACK_VENUS, 1)
        return True

    def reaches(self, game: Game, frame: Frame) -> bool:
        if frame.block == REACHES + 1:
            return self.reaches_2(game, frame)
        return self.reaches_1(game, frame)
