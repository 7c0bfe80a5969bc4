"""Written by the compiler from cards/fan/buried_past/ground_radar.card: change that file instead."""

from cardwright_cards.fan.buried_past.nouns import BONUS_BEACON, BONUS_DIG_SITE
from cardwright_runtime.terraforming_mars.names import *


@final
class GroundRadar(ProjectCard):
    """Put 1 dig site on a land area adjacent to one of your tiles and put 1 beacon on a land area drawn at random."""

    def __init__(self) -> None:
        super().__init__(
            "ground_radar", "Ground Radar", "D01", 7, QUALITY_AUTOMATED, (TAG_SCIENCE,)
        )
        self.touches = {
            UNITS: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            UNITS + 1: (FACET_TILES, 0, FACET_TILES),
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}
        self.needed = 2

    def need(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return can_place_marker(
                game,
                player,
                BONUS_DIG_SITE,
                areas(game, player, AREA_LAND) & beside_own(game, player),
            )
        return can_place_marker(game, player, BONUS_BEACON, areas(game, player, AREA_LAND))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_place_marker(
                game,
                player,
                BONUS_DIG_SITE,
                areas(game, player, AREA_LAND) & beside_own(game, player),
            )
        if unit == UNITS + 1:
            return can_place_marker(game, player, BONUS_BEACON, areas(game, player, AREA_LAND))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place_marker(
                game,
                frame,
                BONUS_DIG_SITE,
                areas(game, player, AREA_LAND) & beside_own(game, player),
            )
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        place_marker_at_random(game, frame, BONUS_BEACON, areas(game, player, AREA_LAND))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
