"""Written by the compiler from cards/terraforming_mars/base/comet.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import (
    FACET_ANYBODY,
    FACET_CHOICE,
    FACET_TILES,
    FACET_TRACKS,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    AREA_OCEAN_AREA,
    QUALITY_EVENT,
    RESOURCE_PLANT,
    TAG_SPACE,
    TILE_OCEAN,
    TRACK_TEMPERATURE,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import UNITS, WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import (
    areas,
    can_place,
    in_any_order,
    place,
    raise_track,
    remove_up_to,
)
from typing import final


@final
class Comet(ProjectCard):
    """Raise temperature 1 step. Place an ocean tile and remove up to 3 plants from any player."""

    def __init__(self) -> None:
        super().__init__("comet", "Comet", "010", "base", 21, QUALITY_EVENT, (TAG_SPACE,), -1)

    def describe(self) -> None:
        self.touches = {
            WHEN_PLAYED: (
                FACET_TRACKS | FACET_TILES,
                1 << RESOURCE_PLANT | FACET_ANYBODY,
                FACET_TILES | FACET_CHOICE | 1 << RESOURCE_PLANT | FACET_ANYBODY,
            ),
            UNITS: (FACET_TRACKS, 0, 0),
            UNITS + 1: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            UNITS
            + 2: (
                0,
                1 << RESOURCE_PLANT | FACET_ANYBODY,
                1 << RESOURCE_PLANT | FACET_ANYBODY | FACET_CHOICE,
            ),
        }
        self.sets_off = {
            UNITS: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),),
            UNITS + 1: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),),
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1, UNITS + 2)}
        self.needed = 1

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS + 1:
            return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if in_any_order(game, frame, (UNITS, UNITS + 1, UNITS + 2)):
                return False
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if raise_track(game, frame, TRACK_TEMPERATURE, 1):
                return False
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA)):
                return False
        return True

    def unit_3(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if remove_up_to(game, frame, RESOURCE_PLANT, 3):
                return False
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        if frame.block == UNITS + 2:
            return self.unit_3(game, frame)
        return self.unit_1(game, frame)
