"""Written by the compiler from cards/fan/under_ice/deep_lift.card: change that file instead."""

from cardwright_cards.fan.under_ice.nouns import AREA_DEEP_CAVERN
from cardwright_runtime.terraforming_mars.names import *


@final
class DeepLift(ProjectCard):
    """Place a city tile ON A DEEP CAVERN ADJACENT TO AT LEAST 2 TILES OF YOURS, disregarding normal placement restrictions, and raise oxygen 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "deep_lift", "Deep Lift", "U03", 12, QUALITY_AUTOMATED, (TAG_BUILDING, TAG_SPACE)
        )
        self.touches = {
            UNITS: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            UNITS + 1: (FACET_TRACKS, 0, 0),
        }
        self.sets_off = {
            UNITS: ((FACET_TILES, TILE_CITY, AREA_DEEP_CAVERN),),
            UNITS + 1: ((FACET_TRACKS, TRACK_OXYGEN, 1),),
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game,
            player,
            TILE_CITY,
            areas(game, player, AREA_DEEP_CAVERN)
            & beside_tiles_of(game, player, ANY_TILE, 2, YOURS),
        )

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_place(
                game,
                player,
                TILE_CITY,
                areas(game, player, AREA_DEEP_CAVERN)
                & beside_tiles_of(game, player, ANY_TILE, 2, YOURS),
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(
                game,
                frame,
                TILE_CITY,
                areas(game, player, AREA_DEEP_CAVERN)
                & beside_tiles_of(game, player, ANY_TILE, 2, YOURS),
            )
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_OXYGEN, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
