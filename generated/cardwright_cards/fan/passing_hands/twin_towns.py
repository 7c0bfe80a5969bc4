"""Written by the compiler from cards/fan/passing_hands/twin_towns.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TwinTowns(ProjectCard):
    """Choose an opponent, who gains 3 M€. Gain 2 M€ for each city tile that player owns. Decrease any plant production 1 step."""

    def __init__(self) -> None:
        super().__init__("twin_towns", "Twin Towns", "PH17", 8, QUALITY_EVENT, (TAG_EARTH,))
        self.touches = {
            UNITS: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | 1 << PRODUCTION_PLANT,
                1 << RESOURCE_MEGACREDIT
                | FACET_ANYBODY
                | FACET_CHOICE
                | FACET_TILES
                | 1 << PRODUCTION_PLANT,
            ),
            UNITS + 1: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }
        self.units = {WHEN_PLAYED: (UNITS,)}
        self.tried = (UNITS,)
        self.repeated_block = REPEATED

    def possible(self, game: Game, player: Player) -> bool:
        return can_carry_out(game, player, self.index, (UNITS,))

    def can_repeat(self, game: Game, player: Player) -> bool:
        return can_decrease_any(game, player, PRODUCTION_PLANT, 1)

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_carry_out(game, player, self.index, (UNITS,))
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not decrease_any(game, frame, PRODUCTION_PLANT, 1)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_player(game, frame, everyone_or_opponents(game, player, True)):
                return False
        if frame.step == 1:
            frame.step = 2
            if by_players(game, frame, UNITS + 1, chosen_player(frame), frame.player):
                return False
        if frame.step == 2:
            frame.step = 3
            gain(
                game,
                frame,
                RESOURCE_MEGACREDIT,
                2 * count_of(game, self, that_player(frame.whom), 0),
            )
            if must(game, frame, can_decrease_any(game, player, PRODUCTION_PLANT, 1)):
                return False
        if frame.step == 3:
            frame.step = 4
            return not decrease_any(game, frame, PRODUCTION_PLANT, 1)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 3)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)

    def reckon(self, game: Game, player: Player, number: int) -> int:
        return count_tiles(game, player, TILE_CITY, YOURS)
