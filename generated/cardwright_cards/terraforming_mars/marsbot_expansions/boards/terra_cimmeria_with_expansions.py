"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/boards/terra_cimmeria_with_expansions.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import (
    COUNTER_FLOATER,
    TAG_EVENT_SYMBOL,
    TRACK_EARTH_TRACK,
    TRACK_EVENT_TRACK,
    TRACK_SPACE_TRACK,
)
from cardwright_cards.terraforming_mars.marsbot_expansions.nouns import TRACK_VENUS
from cardwright_runtime.terraforming_mars.names import *


@final
class TerraCimmeriaSpaceWithExpansions(AutomaTrack):
    """Whoever raises it to 7 gets this bonus: raise Venus 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "terra_cimmeria_space_with_expansions",
            "Space on Terra Cimmeria with expansions",
            TRACK_SPACE_TRACK,
            "terra_cimmeria",
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
class TerraCimmeriaEventWithExpansions(AutomaTrack):
    """Whoever raises it to 6 gets this bonus: gain 2 floaters."""

    def __init__(self) -> None:
        super().__init__(
            "terra_cimmeria_event_with_expansions",
            "Event on Terra Cimmeria with expansions",
            TRACK_EVENT_TRACK,
            "terra_cimmeria",
            (TAG_EVENT_SYMBOL,),
            RESOURCE_MEGACREDIT,
            (6,),
        )
        self.touches = {REACHES: (1 << COUNTER_FLOATER, 0, 0)}

    def reaches(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, COUNTER_FLOATER, 2)
        return True


@final
class TerraCimmeriaEarthWithExpansions(AutomaTrack):
    """Whoever raises it to 2 gets this bonus: gain 1 floater. Whoever raises it to 5 gets this bonus: gain 2 floaters."""

    def __init__(self) -> None:
        super().__init__(
            "terra_cimmeria_earth_with_expansions",
            "Earth on Terra Cimmeria with expansions",
            TRACK_EARTH_TRACK,
            "terra_cimmeria",
            (TAG_JOVIAN, TAG_EARTH),
            RESOURCE_HEAT,
            (2, 5),
        )
        self.touches = {
            REACHES: (1 << COUNTER_FLOATER, 0, 0),
            REACHES + 1: (1 << COUNTER_FLOATER, 0, 0),
        }

    def reaches_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, COUNTER_FLOATER, 1)
        return True

    def reaches_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, COUNTER_FLOATER, 2)
        return True

    def reaches(self, game: Game, frame: Frame) -> bool:
        if frame.block == REACHES + 1:
            return self.reaches_2(game, frame)
        return self.reaches_1(game, frame)
