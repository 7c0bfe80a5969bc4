"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/boards/utopia_planitia_with_expansions.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import (
    COUNTER_FLOATER,
    TAG_EVENT_SYMBOL,
    TRACK_BUILDING_TRACK,
    TRACK_ENERGY_TRACK,
    TRACK_EVENT_TRACK,
    TRACK_SPACE_TRACK,
)
from cardwright_cards.terraforming_mars.marsbot_expansions.nouns import (
    TRACK_VENUS,
    TRACK_VENUS_TRACK,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class UtopiaPlanitiaBuildingWithExpansions(AutomaTrack):
    """Whoever raises it to 11 gets this bonus: raise Venus track 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "utopia_planitia_building_with_expansions",
            "Building on Utopia Planitia with expansions",
            TRACK_BUILDING_TRACK,
            "utopia_planitia",
            (TAG_BUILDING,),
            RESOURCE_STEEL,
            (11,),
        )
        self.touches = {REACHES: (FACET_TRACKS, 0, 0)}
        self.sets_off = {REACHES: ((FACET_TRACKS, TRACK_VENUS_TRACK, 1),)}

    def reaches(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_VENUS_TRACK, 1)
        return True


@final
class UtopiaPlanitiaSpaceWithExpansions(AutomaTrack):
    """Whoever raises it to 5 gets this bonus: place a colony. Whoever raises it to 7 gets this bonus: raise Venus 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "utopia_planitia_space_with_expansions",
            "Space on Utopia Planitia with expansions",
            TRACK_SPACE_TRACK,
            "utopia_planitia",
            (TAG_SPACE,),
            RESOURCE_TITANIUM,
            (5, 7),
        )
        self.touches = {REACHES: (0, 0, 0), REACHES + 1: (FACET_TRACKS, 0, 0)}
        self.sets_off = {REACHES + 1: ((FACET_TRACKS, TRACK_VENUS, 1),)}

    def reaches_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_PLACE_COLONY, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_PLACE_COLONY, "")
        return True

    def reaches_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_VENUS, 1)
        return True

    def reaches(self, game: Game, frame: Frame) -> bool:
        if frame.block == REACHES + 1:
            return self.reaches_2(game, frame)
        return self.reaches_1(game, frame)


@final
class UtopiaPlanitiaEventWithExpansions(AutomaTrack):
    """Whoever raises it to 6 gets this bonus: gain 2 floaters."""

    def __init__(self) -> None:
        super().__init__(
            "utopia_planitia_event_with_expansions",
            "Event on Utopia Planitia with expansions",
            TRACK_EVENT_TRACK,
            "utopia_planitia",
            (TAG_EVENT_SYMBOL,),
            RESOURCE_MEGACREDIT,
            (6,),
        )
        self.touches = {REACHES: (1 << COUNTER_FLOATER, 0, 0)}

    def reaches(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, COUNTER_FLOATER, 2)
        return True


@final
class UtopiaPlanitiaEnergyWithExpansions(AutomaTrack):
    """Whoever raises it to 2 gets this bonus: gain 1 floater. Whoever raises it to 4 gets this bonus: gain 2 floaters."""

    def __init__(self) -> None:
        super().__init__(
            "utopia_planitia_energy_with_expansions",
            "Energy on Utopia Planitia with expansions",
            TRACK_ENERGY_TRACK,
            "utopia_planitia",
            (TAG_POWER, TAG_JOVIAN),
            RESOURCE_ENERGY,
            (2, 4),
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
