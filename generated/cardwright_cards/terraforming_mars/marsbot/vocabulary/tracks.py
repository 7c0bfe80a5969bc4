"""Written by the compiler from cards/terraforming_mars/marsbot/vocabulary/tracks.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import (
    TRACK_BUILDING_TRACK,
    TRACK_EARTH_TRACK,
    TRACK_ENERGY_TRACK,
    TRACK_EVENT_TRACK,
    TRACK_PLANT_TRACK,
    TRACK_SCIENCE_TRACK,
    TRACK_SPACE_TRACK,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class BuildingTrack(Track):
    """the building track"""

    def __init__(self) -> None:
        super().__init__("building_track", "the building track", TRACK_BUILDING_TRACK, 0, 18, 1)


@final
class SpaceTrack(Track):
    """the space track"""

    def __init__(self) -> None:
        super().__init__("space_track", "the space track", TRACK_SPACE_TRACK, 0, 18, 1)


@final
class EventTrack(Track):
    """the event track"""

    def __init__(self) -> None:
        super().__init__("event_track", "the event track", TRACK_EVENT_TRACK, 0, 18, 1)


@final
class ScienceTrack(Track):
    """the science track"""

    def __init__(self) -> None:
        super().__init__("science_track", "the science track", TRACK_SCIENCE_TRACK, 0, 18, 1)


@final
class EnergyTrack(Track):
    """the energy track"""

    def __init__(self) -> None:
        super().__init__("energy_track", "the energy track", TRACK_ENERGY_TRACK, 0, 18, 1)


@final
class EarthTrack(Track):
    """the Earth track"""

    def __init__(self) -> None:
        super().__init__("earth_track", "the Earth track", TRACK_EARTH_TRACK, 0, 18, 1)


@final
class PlantTrack(Track):
    """the plant track"""

    def __init__(self) -> None:
        super().__init__("plant_track", "the plant track", TRACK_PLANT_TRACK, 0, 18, 1)
