"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/boards/venus.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import COUNTER_FLOATER, TRACK_PLANT_TRACK
from cardwright_cards.terraforming_mars.marsbot_expansions.nouns import (
    TRACK_VENUS,
    TRACK_VENUS_TRACK,
)
from cardwright_cards.terraforming_mars.turmoil.nouns import TAG_VENUS
from cardwright_runtime.terraforming_mars.names import *


@final
class VenusOnEveryMap(AutomaTrack):
    """Whoever raises it to 1 gets this bonus: gain 1 floater. Whoever raises it to 2 gets this bonus: gain 2 floaters. Whoever raises it to 3 gets this bonus: raise Venus 1 step. Whoever raises it to 4 gets this bonus: gain 2 floaters. Whoever raises it to 5 gets this bonus: raise Venus 1 step. Whoever raises it to 7 gets this bonus: gain 2 floaters. Whoever raises it to 8 gets this bonus: raise Venus 1 step. Whoever raises it to 9 gets this bonus: raise the plant track 1 step. Whoever raises it to 10 gets this bonus: raise Venus 1 step. Whoever raises it to 11 gets this bonus: gain 2 floaters. Whoever raises it to 12 gets this bonus: raise your TR 5 steps."""

    def __init__(self) -> None:
        super().__init__(
            "venus_on_every_map",
            "Venus on every map",
            TRACK_VENUS_TRACK,
            "tharsis",
            (TAG_VENUS,),
            -1,
            (1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12),
        )
        self.touches = {
            REACHES: (1 << COUNTER_FLOATER, 0, 0),
            REACHES + 1: (1 << COUNTER_FLOATER, 0, 0),
            REACHES + 2: (FACET_TRACKS, 0, 0),
            REACHES + 3: (1 << COUNTER_FLOATER, 0, 0),
            REACHES + 4: (FACET_TRACKS, 0, 0),
            REACHES + 5: (1 << COUNTER_FLOATER, 0, 0),
            REACHES + 6: (FACET_TRACKS, 0, 0),
            REACHES + 7: (FACET_TRACKS, 0, 0),
            REACHES + 8: (FACET_TRACKS, 0, 0),
            REACHES + 9: (1 << COUNTER_FLOATER, 0, 0),
            REACHES + 10: (1 << COUNTER_RATING, 0, 0),
        }
        self.sets_off = {
            REACHES + 2: ((FACET_TRACKS, TRACK_VENUS, 1),),
            REACHES + 4: ((FACET_TRACKS, TRACK_VENUS, 1),),
            REACHES + 6: ((FACET_TRACKS, TRACK_VENUS, 1),),
            REACHES + 7: ((FACET_TRACKS, TRACK_PLANT_TRACK, 1),),
            REACHES + 8: ((FACET_TRACKS, TRACK_VENUS, 1),),
        }

    def reaches_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, COUNTER_FLOATER, 1)
        return True

    def reaches_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, COUNTER_FLOATER, 2)
        return True

    def reaches_3(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_VENUS, 1)
        return True

    def reaches_4(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, COUNTER_FLOATER, 2)
        return True

    def reaches_5(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_VENUS, 1)
        return True

    def reaches_6(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, COUNTER_FLOATER, 2)
        return True

    def reaches_7(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_VENUS, 1)
        return True

    def reaches_8(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_PLANT_TRACK, 1)
        return True

    def reaches_9(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_VENUS, 1)
        return True

    def reaches_10(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, COUNTER_FLOATER, 2)
        return True

    def reaches_11(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 5)
        return True

    def reaches(self, game: Game, frame: Frame) -> bool:
        if frame.block == REACHES + 1:
            return self.reaches_2(game, frame)
        if frame.block == REACHES + 2:
            return self.reaches_3(game, frame)
        if frame.block == REACHES + 3:
            return self.reaches_4(game, frame)
        if frame.block == REACHES + 4:
            return self.reaches_5(game, frame)
        if frame.block == REACHES + 5:
            return self.reaches_6(game, frame)
        if frame.block == REACHES + 6:
            return self.reaches_7(game, frame)
        if frame.block == REACHES + 7:
            return self.reaches_8(game, frame)
        if frame.block == REACHES + 8:
            return self.reaches_9(game, frame)
        if frame.block == REACHES + 9:
            return self.reaches_10(game, frame)
        if frame.block == REACHES + 10:
            return self.reaches_11(game, frame)
        return self.reaches_1(game, frame)
