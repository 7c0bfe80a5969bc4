"""Written by the compiler from cards/terraforming_mars/hellas_and_elysium/milestones.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Generalist(Milestone):
    """Requires that you have 6 productions raised."""

    def __init__(self) -> None:
        super().__init__("generalist", "Generalist", "elysium")
        self.asked = 6

    def requirements_met(self, game: Game, player: Player) -> bool:
        return gauge(game, player, COUNTER_RAISED_PRODUCTIONS) >= 6

    def tally(self, game: Game, player: Player) -> int:
        return gauge(game, player, COUNTER_RAISED_PRODUCTIONS)


@final
class Specialist(Milestone):
    """Requires that you have 10 steps of the highest production."""

    def __init__(self) -> None:
        super().__init__("specialist", "Specialist", "elysium")
        self.asked = 10

    def requirements_met(self, game: Game, player: Player) -> bool:
        return gauge(game, player, COUNTER_HIGHEST_PRODUCTION) >= 10

    def tally(self, game: Game, player: Player) -> int:
        return gauge(game, player, COUNTER_HIGHEST_PRODUCTION)


@final
class Ecologist(Milestone):
    """Requires 4 animal, microbe, or plant tags."""

    def __init__(self) -> None:
        super().__init__("ecologist", "Ecologist", "elysium")
        self.asked = 4

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tags_of_any(game, player, (TAG_ANIMAL, TAG_MICROBE, TAG_PLANT), YOURS) >= 4

    def tally(self, game: Game, player: Player) -> int:
        return count_tags_of_any(game, player, (TAG_ANIMAL, TAG_MICROBE, TAG_PLANT), YOURS)


@final
class Tycoon(Milestone):
    """Requires having played 15 cards that are not events."""

    def __init__(self) -> None:
        super().__init__("tycoon", "Tycoon", "elysium")
        self.asked = 15

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_played(game, player, self.index, 1, YOURS) >= 15

    def tally(self, game: Game, player: Player) -> int:
        return count_played(game, player, self.index, 1, YOURS)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_the_deck(card) and not is_of_type(card, QUALITY_EVENT)


@final
class Legend(Milestone):
    """Requires having played 5 events."""

    def __init__(self) -> None:
        super().__init__("legend", "Legend", "elysium")
        self.asked = 5

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_played(game, player, self.index, 1, YOURS) >= 5

    def tally(self, game: Game, player: Player) -> int:
        return count_played(game, player, self.index, 1, YOURS)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_EVENT)


@final
class Diversifier(Milestone):
    """Requires 8 different tags."""

    def __init__(self) -> None:
        super().__init__("diversifier", "Diversifier", "hellas")
        self.asked = 8

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_different_tags(game, player) >= 8

    def tally(self, game: Game, player: Player) -> int:
        return count_different_tags(game, player)


@final
class Tactician(Milestone):
    """Requires having played 5 cards with a requirement."""

    def __init__(self) -> None:
        super().__init__("tactician", "Tactician", "hellas")
        self.asked = 5

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_played(game, player, self.index, 1, YOURS) >= 5

    def tally(self, game: Game, player: Player) -> int:
        return count_played(game, player, self.index, 1, YOURS)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_the_deck(card) and has_requirement(card)


@final
class PolarExplorer(Milestone):
    """Requires that you have 3 tiles in rows 8 to 9."""

    def __init__(self) -> None:
        super().__init__("polar_explorer", "Polar Explorer", "hellas")
        self.asked = 3

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tiles_in_rows(game, player, ANY_TILE, 8, 9, YOURS) >= 3

    def tally(self, game: Game, player: Player) -> int:
        return count_tiles_in_rows(game, player, ANY_TILE, 8, 9, YOURS)


@final
class Energizer(Milestone):
    """Requires that you have 6 energy production."""

    def __init__(self) -> None:
        super().__init__("energizer", "Energizer", "hellas")
        self.asked = 6

    def requirements_met(self, game: Game, player: Player) -> bool:
        return gauge(game, player, PRODUCTION_ENERGY) >= 6

    def tally(self, game: Game, player: Player) -> int:
        return gauge(game, player, PRODUCTION_ENERGY)


@final
class RimSettler(Milestone):
    """Requires 3 Jovian tags."""

    def __init__(self) -> None:
        super().__init__("rim_settler", "Rim Settler", "hellas")
        self.asked = 3

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tags(game, player, TAG_JOVIAN, YOURS) >= 3

    def tally(self, game: Game, player: Player) -> int:
        return count_tags(game, player, TAG_JOVIAN, YOURS)
