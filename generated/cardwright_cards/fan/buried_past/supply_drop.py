"""Written by the compiler from cards/fan/buried_past/supply_drop.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SupplyDrop(ProjectCard):
    """Put 2 steel, each on a land area next to no other tile."""

    def __init__(self) -> None:
        super().__init__("supply_drop", "Supply Drop", "D03", 4, QUALITY_EVENT, (TAG_SPACE,))
        self.touches = {UNITS: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE)}
        self.units = {WHEN_PLAYED: (UNITS,)}
        self.tried = (UNITS,)

    def possible(self, game: Game, player: Player) -> bool:
        return can_carry_out(game, player, self.index, (UNITS,))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_carry_out(game, player, self.index, (UNITS,))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if must(
                game,
                frame,
                can_place_marker(
                    game,
                    player,
                    RESOURCE_STEEL,
                    areas(game, player, AREA_LAND) & beside_none(game, ANY_TILE),
                ),
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            if place_marker(
                game,
                frame,
                RESOURCE_STEEL,
                areas(game, player, AREA_LAND) & beside_none(game, ANY_TILE),
            ):
                return False
        if frame.step == 2:
            frame.step = 3
            if must(
                game,
                frame,
                can_place_marker(
                    game,
                    player,
                    RESOURCE_STEEL,
                    areas(game, player, AREA_LAND) & beside_none(game, ANY_TILE),
                ),
            ):
                return False
        if frame.step == 3:
            frame.step = 4
            return not place_marker(
                game,
                frame,
                RESOURCE_STEEL,
                areas(game, player, AREA_LAND) & beside_none(game, ANY_TILE),
            )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
