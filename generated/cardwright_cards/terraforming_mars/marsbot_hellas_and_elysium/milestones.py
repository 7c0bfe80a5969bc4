"""Written by the compiler from cards/terraforming_mars/marsbot_hellas_and_elysium/milestones.card: change that file instead."""

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
class HellasDiversifier(AutomaMilestone):
    """Requires the building track at 3 or higher, the space track at 3 or higher, the event track at 3 or higher, the science track at 3 or higher, the energy track at 3 or higher, the Earth track at 3 or higher, and the plant track at 3 or higher."""

    def __init__(self) -> None:
        super().__init__("hellas_diversifier", "Diversifier", "hellas", "diversifier")
        self.required = 7
        self.asked = 3

    def requirement(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return track_level(game, TRACK_BUILDING_TRACK) >= 3
        if number == 1:
            return track_level(game, TRACK_SPACE_TRACK) >= 3
        if number == 2:
            return track_level(game, TRACK_EVENT_TRACK) >= 3
        if number == 3:
            return track_level(game, TRACK_SCIENCE_TRACK) >= 3
        if number == 4:
            return track_level(game, TRACK_ENERGY_TRACK) >= 3
        if number == 5:
            return track_level(game, TRACK_EARTH_TRACK) >= 3
        return track_level(game, TRACK_PLANT_TRACK) >= 3

    def tally(self, game: Game, player: Player) -> int:
        return track_level(game, TRACK_BUILDING_TRACK)


@final
class HellasTactician(AutomaMilestone):
    """Requires that you have 35 M€."""

    def __init__(self) -> None:
        super().__init__("hellas_tactician", "Tactician", "hellas", "tactician")
        self.asked = 35

    def requirements_met(self, game: Game, player: Player) -> bool:
        return gauge(game, player, RESOURCE_MEGACREDIT) >= 35

    def tally(self, game: Game, player: Player) -> int:
        return gauge(game, player, RESOURCE_MEGACREDIT)


@final
class HellasPolarExplorer(AutomaMilestone):
    """Requires that you have 3 tiles in rows 8 to 9."""

    def __init__(self) -> None:
        super().__init__("hellas_polar_explorer", "Polar Explorer", "hellas", "polar_explorer")
        self.asked = 3

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tiles_in_rows(game, player, ANY_TILE, 8, 9, YOURS) >= 3

    def tally(self, game: Game, player: Player) -> int:
        return count_tiles_in_rows(game, player, ANY_TILE, 8, 9, YOURS)


@final
class HellasEnergizer(AutomaMilestone):
    """Requires the energy track at 6 or higher."""

    def __init__(self) -> None:
        super().__init__("hellas_energizer", "Energizer", "hellas", "energizer")
        self.asked = 6

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_ENERGY_TRACK) >= 6

    def tally(self, game: Game, player: Player) -> int:
        return track_level(game, TRACK_ENERGY_TRACK)


@final
class HellasRimSettler(AutomaMilestone):
    """Requires the science track at 6 or higher."""

    def __init__(self) -> None:
        super().__init__("hellas_rim_settler", "Rim Settler", "hellas", "rim_settler")
        self.asked = 6

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_SCIENCE_TRACK) >= 6

    def tally(self, game: Game, player: Player) -> int:
        return track_level(game, TRACK_SCIENCE_TRACK)


@final
class ElysiumGeneralist(AutomaMilestone):
    """Requires the building track at 2 or higher, the space track at 2 or higher, the event track at 2 or higher, the science track at 2 or higher, the energy track at 2 or higher, the Earth track at 2 or higher, and the plant track at 2 or higher."""

    def __init__(self) -> None:
        super().__init__("elysium_generalist", "Generalist", "elysium", "generalist")
        self.required = 7
        self.asked = 2

    def requirement(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return track_level(game, TRACK_BUILDING_TRACK) >= 2
        if number == 1:
            return track_level(game, TRACK_SPACE_TRACK) >= 2
        if number == 2:
            return track_level(game, TRACK_EVENT_TRACK) >= 2
        if number == 3:
            return track_level(game, TRACK_SCIENCE_TRACK) >= 2
        if number == 4:
            return track_level(game, TRACK_ENERGY_TRACK) >= 2
        if number == 5:
            return track_level(game, TRACK_EARTH_TRACK) >= 2
        return track_level(game, TRACK_PLANT_TRACK) >= 2

    def tally(self, game: Game, player: Player) -> int:
        return track_level(game, TRACK_BUILDING_TRACK)


@final
class ElysiumSpecialist(AutomaMilestone):
    """Requires the building track at 10 or higher, the space track at 10 or higher, the event track at 10 or higher, the science track at 10 or higher, the energy track at 10 or higher, the Earth track at 10 or higher, or the plant track at 10 or higher."""

    def __init__(self) -> None:
        super().__init__("elysium_specialist", "Specialist", "elysium", "specialist")

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            track_level(game, TRACK_BUILDING_TRACK) >= 10
            or track_level(game, TRACK_SPACE_TRACK) >= 10
            or track_level(game, TRACK_EVENT_TRACK) >= 10
            or track_level(game, TRACK_SCIENCE_TRACK) >= 10
            or track_level(game, TRACK_ENERGY_TRACK) >= 10
            or track_level(game, TRACK_EARTH_TRACK) >= 10
            or track_level(game, TRACK_PLANT_TRACK) >= 10
        )


@final
class ElysiumEcologist(AutomaMilestone):
    """Requires the plant track at 4 or higher."""

    def __init__(self) -> None:
        super().__init__("elysium_ecologist", "Ecologist", "elysium", "ecologist")
        self.asked = 4

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_PLANT_TRACK) >= 4

    def tally(self, game: Game, player: Player) -> int:
        return track_level(game, TRACK_PLANT_TRACK)


@final
class ElysiumTycoon(AutomaMilestone):
    """Requires having played 15 cards that are not events."""

    def __init__(self) -> None:
        super().__init__("elysium_tycoon", "Tycoon", "elysium", "tycoon")
        self.asked = 15

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_played(game, player, self.index, 1, YOURS) >= 15

    def tally(self, game: Game, player: Player) -> int:
        return count_played(game, player, self.index, 1, YOURS)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_the_deck(card) and not is_of_type(card, QUALITY_EVENT)


@final
class ElysiumLegend(AutomaMilestone):
    """Requires having played 5 events."""

    def __init__(self) -> None:
        super().__init__("elysium_legend", "Legend", "elysium", "legend")
        self.asked = 5

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_played(game, player, self.index, 1, YOURS) >= 5

    def tally(self, game: Game, player: Player) -> int:
        return count_played(game, player, self.index, 1, YOURS)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_EVENT)
