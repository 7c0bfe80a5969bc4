"""Written by the compiler from cards/terraforming_mars/base/lava_flows.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import FACET_TILES, FACET_TRACKS
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    AREA_LAND,
    AREA_VOLCANIC_AREA,
    QUALITY_EVENT,
    TILE_LAVA_FLOWS,
    TRACK_TEMPERATURE,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import (
    areas,
    areas_or,
    can_place,
    place,
    raise_track,
)
from typing import final


@final
class LavaFlows(ProjectCard):
    """Raise temperature 2 steps and place the Lava Flows tile on a volcanic area."""

    def __init__(self) -> None:
        super().__init__("lava_flows", "Lava Flows", "140", "base", 18, QUALITY_EVENT, (), -1)

    def describe(self) -> None:
        self.touches = {WHEN_PLAYED: (FACET_TRACKS | FACET_TILES, 0)}
        self.needed = 1

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game,
            player,
            TILE_LAVA_FLOWS,
            areas_or(game, player, AREA_VOLCANIC_AREA, areas(game, player, AREA_LAND)),
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if raise_track(game, frame, TRACK_TEMPERATURE, 2):
                return False
        if frame.step == 1:
            frame.step = 2
            if place(
                game,
                frame,
                TILE_LAVA_FLOWS,
                areas_or(game, player, AREA_VOLCANIC_AREA, areas(game, player, AREA_LAND)),
            ):
                return False
        return True
