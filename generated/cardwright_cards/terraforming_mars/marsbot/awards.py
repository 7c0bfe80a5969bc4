"""Written by the compiler from cards/terraforming_mars/marsbot/awards.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import (
    TRACK_BUILDING_TRACK,
    TRACK_ENERGY_TRACK,
    TRACK_EVENT_TRACK,
    TRACK_SCIENCE_TRACK,
    TRACK_SPACE_TRACK,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class TharsisLandlord(AutomaAward):
    """Have the most tiles. It helps in this award: place a greenery tile."""

    def __init__(self) -> None:
        super().__init__("tharsis_landlord", "Landlord", "tharsis", "landlord")
        self.touches = {WHEN_NAMED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE)}
        self.sets_off = {WHEN_NAMED: ((FACET_TILES, TILE_GREENERY, AREA_LAND),)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_place(
                game,
                player,
                TILE_GREENERY,
                prefer(
                    areas(game, player, AREA_LAND) & beside_own(game, player),
                    areas(game, player, AREA_LAND),
                ),
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not place(
                game,
                frame,
                TILE_GREENERY,
                prefer(
                    areas(game, player, AREA_LAND) & beside_own(game, player),
                    areas(game, player, AREA_LAND),
                ),
            )
        return True

    def tally(self, game: Game, player: Player) -> int:
        return count_tiles(game, player, ANY_TILE, YOURS)


@final
class TharsisBanker(AutomaAward):
    """Have the most steps of the building track and steps of the event track. It helps in this award: if you have fewer steps of the event track than steps of the building track, raise the event track 1 step; otherwise raise the building track 1 step."""

    def __init__(self) -> None:
        super().__init__("tharsis_banker", "Banker", "tharsis", "banker")
        self.touches = {WHEN_NAMED: (FACET_TRACKS, 0, FACET_TRACKS)}
        self.sets_off = {
            WHEN_NAMED: (
                (FACET_TRACKS, TRACK_EVENT_TRACK, 1),
                (FACET_TRACKS, TRACK_BUILDING_TRACK, 1),
            )
        }

    def when_named(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 2
            if track_level(game, TRACK_EVENT_TRACK) < track_level(game, TRACK_BUILDING_TRACK):
                frame.step = 1
        if frame.step == 1:
            frame.step = 3
            return not raise_track(game, frame, TRACK_EVENT_TRACK, 1)
        if frame.step == 2:
            frame.step = 3
            return not raise_track(game, frame, TRACK_BUILDING_TRACK, 1)
        return True

    def tally(self, game: Game, player: Player) -> int:
        return track_level(game, TRACK_BUILDING_TRACK) + track_level(game, TRACK_EVENT_TRACK)


@final
class TharsisScientist(AutomaAward):
    """Be furthest on the science track. It helps in this award: raise the science track 1 step."""

    def __init__(self) -> None:
        super().__init__("tharsis_scientist", "Scientist", "tharsis", "scientist")
        self.touches = {WHEN_NAMED: (FACET_TRACKS, 0, 0)}
        self.sets_off = {WHEN_NAMED: ((FACET_TRACKS, TRACK_SCIENCE_TRACK, 1),)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_SCIENCE_TRACK, 1)
        return True

    def tally(self, game: Game, player: Player) -> int:
        return track_level(game, TRACK_SCIENCE_TRACK)


@final
class TharsisThermalist(AutomaAward):
    """Be furthest on the energy track. It helps in this award: raise the energy track 1 step."""

    def __init__(self) -> None:
        super().__init__("tharsis_thermalist", "Thermalist", "tharsis", "thermalist", 5)
        self.touches = {WHEN_NAMED: (FACET_TRACKS, 0, 0)}
        self.sets_off = {WHEN_NAMED: ((FACET_TRACKS, TRACK_ENERGY_TRACK, 1),)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_ENERGY_TRACK, 1)
        return True

    def tally(self, game: Game, player: Player) -> int:
        return track_level(game, TRACK_ENERGY_TRACK)


@final
class TharsisMiner(AutomaAward):
    """Be furthest on the space track. It helps in this award: raise the space track 1 step."""

    def __init__(self) -> None:
        super().__init__("tharsis_miner", "Miner", "tharsis", "miner", 5)
        self.touches = {WHEN_NAMED: (FACET_TRACKS, 0, 0)}
        self.sets_off = {WHEN_NAMED: ((FACET_TRACKS, TRACK_SPACE_TRACK, 1),)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_SPACE_TRACK, 1)
        return True

    def tally(self, game: Game, player: Player) -> int:
        return track_level(game, TRACK_SPACE_TRACK)
