"""Written by the compiler from cards/fan/neighbours/census.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Census(ProjectCard):
    """Whoever has the most city tiles gains 2 M€ for each city tile they own ON MARS. The opponent who has the lowest plant production increases their plant production 1 step. Draw 1 card."""

    def __init__(self) -> None:
        super().__init__("census", "Census", "N03", 9, QUALITY_EVENT, (TAG_CITY,))
        self.touches = {
            WHEN_PLAYED: (
                1 << RESOURCE_MEGACREDIT | 1 << PRODUCTION_PLANT | FACET_HAND,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | 1 << PRODUCTION_PLANT | FACET_DECK,
                FACET_TILES
                | 1 << RESOURCE_MEGACREDIT
                | FACET_ANYBODY
                | FACET_CHOICE
                | 1 << PRODUCTION_PLANT,
            ),
            UNITS: (1 << RESOURCE_MEGACREDIT, 0, FACET_TILES),
            UNITS + 1: (1 << PRODUCTION_PLANT, 0, 0),
        }

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if by_players(
                game, frame, UNITS, with_most(game, player, self, False, 0), frame.player
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            if by_players(
                game, frame, UNITS + 1, with_least(game, player, self, True, 1), frame.player
            ):
                return False
        draw(game, frame, 1)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(
            game, frame, RESOURCE_MEGACREDIT, 2 * count_tiles_on_map(game, player, TILE_CITY, YOURS)
        )
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_PLANT, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)

    def reckon(self, game: Game, player: Player, number: int) -> int:
        if number == 0:
            return count_tiles(game, player, TILE_CITY, YOURS)
        return gauge(game, player, PRODUCTION_PLANT)
