"""Written by the compiler from cards/terraforming_mars/hellas_and_elysium/awards.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Celebrity(Award):
    """Have the most cards played costing 20 M€ or more that are not events."""

    def __init__(self) -> None:
        super().__init__("celebrity", "Celebrity", "elysium")

    def tally(self, game: Game, player: Player) -> int:
        return count_played(game, player, self.index, 1, YOURS)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return (
            is_of_the_deck(card)
            and not is_of_type(card, QUALITY_EVENT)
            and costs_at_least(card, 20)
        )


@final
class Industrialist(Award):
    """Have the most steel and energy."""

    def __init__(self) -> None:
        super().__init__("industrialist", "Industrialist", "elysium")

    def tally(self, game: Game, player: Player) -> int:
        return gauge(game, player, RESOURCE_STEEL) + gauge(game, player, RESOURCE_ENERGY)


@final
class DesertSettler(Award):
    """Have the most tiles in rows 6 to 9."""

    def __init__(self) -> None:
        super().__init__("desert_settler", "Desert Settler", "elysium")

    def tally(self, game: Game, player: Player) -> int:
        return count_tiles_in_rows(game, player, ANY_TILE, 6, 9, YOURS)


@final
class EstateDealer(Award):
    """Have the most tiles adjacent to an ocean tile."""

    def __init__(self) -> None:
        super().__init__("estate_dealer", "Estate Dealer", "elysium")

    def tally(self, game: Game, player: Player) -> int:
        return count_tiles_beside(game, player, ANY_TILE, YOURS, TILE_OCEAN)


@final
class Benefactor(Award):
    """Have the highest TR."""

    def __init__(self) -> None:
        super().__init__("benefactor", "Benefactor", "elysium")

    def tally(self, game: Game, player: Player) -> int:
        return gauge(game, player, COUNTER_RATING)


@final
class Cultivator(Award):
    """Have the most greenery tiles."""

    def __init__(self) -> None:
        super().__init__("cultivator", "Cultivator", "hellas")

    def tally(self, game: Game, player: Player) -> int:
        return count_tiles(game, player, TILE_GREENERY, YOURS)


@final
class Magnate(Award):
    """Have the most automated cards played."""

    def __init__(self) -> None:
        super().__init__("magnate", "Magnate", "hellas")

    def tally(self, game: Game, player: Player) -> int:
        return count_played(game, player, self.index, 1, YOURS)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_AUTOMATED)


@final
class SpaceBaron(Award):
    """Have the most space tags."""

    def __init__(self) -> None:
        super().__init__("space_baron", "Space Baron", "hellas")

    def tally(self, game: Game, player: Player) -> int:
        return printed_tags(game, player, (TAG_SPACE,), YOURS)


@final
class Excentric(Award):
    """Have the most resources on your cards."""

    def __init__(self) -> None:
        super().__init__("excentric", "Excentric", "hellas")

    def tally(self, game: Game, player: Player) -> int:
        return count_on_own_cards(game, player)


@final
class Contractor(Award):
    """Have the most building tags."""

    def __init__(self) -> None:
        super().__init__("contractor", "Contractor", "hellas")

    def tally(self, game: Game, player: Player) -> int:
        return printed_tags(game, player, (TAG_BUILDING,), YOURS)
