"""Written by the compiler from cards/fan/claim_stakes/deep_quarter.card: change that file instead."""

from cardwright_cards.fan.claim_stakes.nouns import TILE_STAKE
from cardwright_runtime.terraforming_mars.names import *


@final
class DeepQuarter(ProjectCard):
    """Requires that you have 2 stakes. Place a city tile ON A STAKE OF YOURS NEXT TO NO CITY TILE. 1 VP per 2 stakes you own."""

    def __init__(self) -> None:
        super().__init__("deep_quarter", "Deep Quarter", "ST02", 14, QUALITY_AUTOMATED, (TAG_CITY,))
        self.touches = {WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE)}
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_CITY, TILE_STAKE),)}
        self.scores = 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tiles(game, player, TILE_STAKE, YOURS) >= 2

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game,
            player,
            TILE_CITY,
            areas_of_tiles(game, player, TILE_STAKE, YOURS) & beside_none(game, TILE_CITY),
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(
                game,
                frame,
                TILE_CITY,
                areas_of_tiles(game, player, TILE_STAKE, YOURS) & beside_none(game, TILE_CITY),
            )
        return True

    def points(self, game: Game, player: Player) -> int:
        return count_tiles(game, player, TILE_STAKE, YOURS) // 2
