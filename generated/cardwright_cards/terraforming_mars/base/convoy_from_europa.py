"""Written by the compiler from cards/terraforming_mars/base/convoy_from_europa.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ConvoyFromEuropa(ProjectCard):
    """Place 1 ocean tile and draw 1 card."""

    def __init__(self) -> None:
        super().__init__(
            "convoy_from_europa", "Convoy From Europa", "161", 15, QUALITY_EVENT, (TAG_SPACE,)
        )
        self.touches = {
            UNITS: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            UNITS + 1: (FACET_HAND, FACET_DECK, 0),
        }
        self.sets_off = {UNITS: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}
        self.needed = 2

    def need(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return can_draw(game, 1)
        return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        if unit == UNITS + 1:
            return can_draw(game, 1)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        draw(game, frame, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
