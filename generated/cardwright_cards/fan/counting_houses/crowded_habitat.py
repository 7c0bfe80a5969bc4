"""Written by the compiler from cards/fan/counting_houses/crowded_habitat.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class CrowdedHabitat(ProjectCard):
    """Effect: When you play a card, you pay 4 M€ less for it (minus 1 for each city tile you own). 6 VP (minus 2 for each city tile you own)."""

    def __init__(self) -> None:
        super().__init__(
            "crowded_habitat", "Crowded Habitat", "CH03", 12, QUALITY_ACTIVE, (TAG_BUILDING,)
        )
        self.scores = 1

    def enter(self, game: Game, player: Player) -> None:
        discount_reckoned(player, self.index, 0, 0)

    def leave(self, game: Game, player: Player) -> None:
        stop_reckoned_discount(player, self.index, 0, 0)

    def points(self, game: Game, player: Player) -> int:
        return max(0, 6 - 2 * count_tiles(game, player, TILE_CITY, YOURS))

    def reckon(self, game: Game, player: Player, number: int) -> int:
        return max(0, 4 - count_tiles(game, player, TILE_CITY, YOURS))

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return True
