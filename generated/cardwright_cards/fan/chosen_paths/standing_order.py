"""Written by the compiler from cards/fan/chosen_paths/standing_order.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class StandingOrder(ProjectCard):
    """Choose Y (steel, plants, or heat): each opponent loses 1 Y; gain 1 Y for each building tag you have, and increase your Y production 1 step."""

    def __init__(self) -> None:
        super().__init__("standing_order", "Standing Order", "CP2", 12, QUALITY_EVENT)
        self.touches = {
            WHEN_PLAYED: (
                1 << RESOURCE_STEEL
                | 1 << PRODUCTION_STEEL
                | 1 << RESOURCE_PLANT
                | 1 << PRODUCTION_PLANT
                | 1 << RESOURCE_HEAT
                | 1 << PRODUCTION_HEAT,
                1 << RESOURCE_STEEL | FACET_ANYBODY | 1 << RESOURCE_PLANT | 1 << RESOURCE_HEAT,
                1 << RESOURCE_STEEL
                | FACET_ANYBODY
                | FACET_CHOICE
                | FACET_OPEN
                | 1 << RESOURCE_PLANT
                | 1 << RESOURCE_HEAT,
            ),
            UNITS: (0, 1 << RESOURCE_STEEL, 1 << RESOURCE_STEEL),
            UNITS + 1: (0, 1 << RESOURCE_PLANT, 1 << RESOURCE_PLANT),
            UNITS + 2: (0, 1 << RESOURCE_HEAT, 1 << RESOURCE_HEAT),
        }
        self.repeated_block = REPEATED

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_option(game, frame, [0, 1, 2]):
                return False
        if frame.step == 1:
            frame.step = 8
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 4
            elif frame.chosen == 2:
                frame.step = 6
        if frame.step == 2:
            frame.step = 3
            if by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, True), frame.player
            ):
                return False
        if frame.step == 3:
            frame.step = 8
            gain(game, frame, RESOURCE_STEEL, count_tags(game, player, TAG_BUILDING, YOURS))
            increase(game, frame, PRODUCTION_STEEL, 1)
        if frame.step == 4:
            frame.step = 5
            if by_players(
                game, frame, UNITS + 1, everyone_or_opponents(game, player, True), frame.player
            ):
                return False
        if frame.step == 5:
            frame.step = 8
            gain(game, frame, RESOURCE_PLANT, count_tags(game, player, TAG_BUILDING, YOURS))
            increase(game, frame, PRODUCTION_PLANT, 1)
        if frame.step == 6:
            frame.step = 7
            if by_players(
                game, frame, UNITS + 2, everyone_or_opponents(game, player, True), frame.player
            ):
                return False
        if frame.step == 7:
            frame.step = 8
            gain(game, frame, RESOURCE_HEAT, count_tags(game, player, TAG_BUILDING, YOURS))
            increase(game, frame, PRODUCTION_HEAT, 1)
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if choose_option(game, frame, [0, 1, 2]):
                return False
        if frame.chosen == 0:
            increase(game, frame, PRODUCTION_STEEL, 1)
        elif frame.chosen == 1:
            increase(game, frame, PRODUCTION_PLANT, 1)
        elif frame.chosen == 2:
            increase(game, frame, PRODUCTION_HEAT, 1)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        lose(game, frame, RESOURCE_STEEL, 1)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        lose(game, frame, RESOURCE_PLANT, 1)
        return True

    def unit_3(self, game: Game, frame: Frame) -> bool:
        lose(game, frame, RESOURCE_HEAT, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        if frame.block == UNITS + 2:
            return self.unit_3(game, frame)
        return self.unit_1(game, frame)
