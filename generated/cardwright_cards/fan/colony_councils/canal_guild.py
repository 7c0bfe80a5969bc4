"""Written by the compiler from cards/fan/colony_councils/canal_guild.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class CanalGuild(ProjectCard):
    """Take an ocean tile off the board and raise temperature 1 step (nobody gains by it). Gain 3 resources of any kind."""

    def __init__(self) -> None:
        super().__init__("canal_guild", "Canal Guild", "Q02", 9, QUALITY_AUTOMATED, (TAG_BUILDING,))
        self.touches = {
            UNITS: (0, FACET_TILES, FACET_TILES | FACET_CHOICE),
            UNITS + 1: (FACET_TRACKS, 0, FACET_TRACKS),
            UNITS
            + 2: (
                1 << RESOURCE_MEGACREDIT
                | 1 << RESOURCE_STEEL
                | 1 << RESOURCE_TITANIUM
                | 1 << RESOURCE_PLANT
                | 1 << RESOURCE_ENERGY
                | 1 << RESOURCE_HEAT,
                0,
                FACET_CHOICE,
            ),
        }
        self.sets_off = {UNITS + 1: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),)}
        self.perhaps = (UNITS + 1,)
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1, UNITS + 2)}

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not take_tile(game, frame, TILE_OCEAN)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_for_nobody(game, frame, TRACK_TEMPERATURE, 1)
        return True

    def unit_3(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not gain_any(game, frame, 3)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        if frame.block == UNITS + 2:
            return self.unit_3(game, frame)
        return self.unit_1(game, frame)
