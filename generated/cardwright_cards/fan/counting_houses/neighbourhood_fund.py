"""Written by the compiler from cards/fan/counting_houses/neighbourhood_fund.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class NeighbourhoodFund(ProjectCard):
    """Do this once for every 2 city tiles you own (plus 1): gain 3 plants, or increase your energy production 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "neighbourhood_fund", "Neighbourhood Fund", "CH06", 11, QUALITY_AUTOMATED, (TAG_EARTH,)
        )
        self.touches = {
            WHEN_PLAYED: (
                1 << RESOURCE_PLANT | 1 << PRODUCTION_ENERGY,
                1 << RESOURCE_PLANT | 1 << PRODUCTION_ENERGY | FACET_ANYBODY,
                FACET_CHOICE
                | 1 << RESOURCE_PLANT
                | 1 << PRODUCTION_ENERGY
                | FACET_TILES
                | FACET_ANYBODY,
            ),
            UNITS: (1 << RESOURCE_PLANT | 1 << PRODUCTION_ENERGY, 0, FACET_CHOICE),
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not by_players(
                game,
                frame,
                UNITS,
                so_often(player, count_tiles(game, player, TILE_CITY, YOURS) // 2 + 1),
                frame.player,
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if choose_option(game, frame, [0, 1]):
                return False
        if frame.chosen == 0:
            gain(game, frame, RESOURCE_PLANT, 3)
        elif frame.chosen == 1:
            increase(game, frame, PRODUCTION_ENERGY, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
