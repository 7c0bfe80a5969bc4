"""Written by the compiler from cards/fan/moon_harbours/ore_dock.card: change that file instead."""

from cardwright_cards.fan.moon_harbours.nouns import (
    AREA_ORE_DOCK,
    TILE_SETTLEMENT,
    TILE_SHIP,
    TRACK_ORE_STORE,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class OreDock(CommonRule):
    """Effect: When you place a settlement on Ore Dock, increase your steel production 1 step. Effect: When you place a ship on Ore Dock, gain 2 steel for each step of ore in store. For each settlement there, its owner gains 2 M€. Lower ore in store 6 steps. Then raise ore in store 1 step for each settlement on Ore Dock."""

    def __init__(self) -> None:
        super().__init__("ore_dock", "Ore Dock")
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            WHENEVER: (1 << PRODUCTION_STEEL, 0, 0),
            WHENEVER
            + 1: (
                1 << RESOURCE_STEEL | 1 << RESOURCE_MEGACREDIT | FACET_TRACKS,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | FACET_TRACKS,
                FACET_TRACKS
                | 1 << RESOURCE_MEGACREDIT
                | FACET_ANYBODY
                | FACET_CHOICE
                | FACET_TILES,
            ),
            UNITS: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }
        self.sets_off = {WHENEVER + 1: ((FACET_TRACKS, TRACK_ORE_STORE, 99),)}

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_STEEL, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            gain(game, frame, RESOURCE_STEEL, 2 * max(0, track_level(game, TRACK_ORE_STORE)))
            if by_players(
                game,
                frame,
                UNITS,
                owners_of_each(game, player, TILE_SETTLEMENT, area_of_that_tile(frame)),
                frame.player,
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            lower_track(game, frame, TRACK_ORE_STORE, 6)
            return not raise_track(
                game,
                frame,
                TRACK_ORE_STORE,
                tiles_on(game, player, TILE_SETTLEMENT, EVERYONE, all_of_kind(game, AREA_ORE_DOCK)),
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            places_tile_on(owner, event, YOURS, TILE_SETTLEMENT, all_of_kind(game, AREA_ORE_DOCK)),
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            places_tile_on(owner, event, YOURS, TILE_SHIP, all_of_kind(game, AREA_ORE_DOCK)),
        )
