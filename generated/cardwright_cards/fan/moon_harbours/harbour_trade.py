"""Written by the compiler from cards/fan/moon_harbours/harbour_trade.card: change that file instead."""

from cardwright_cards.fan.moon_harbours.nouns import (
    AREA_MOON_HARBOURS,
    COUNTER_FLEET,
    TILE_SHIP,
    TRACK_ICE_STORE,
    TRACK_ORE_STORE,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class HarbourTrade(CommonRule):
    """You start with 1 ship in the fleet. Set-up: raise ice in store 1 step and ore in store 1 step. Action: Any number of times, spend 9 M€ or 3 energy to place a ship. Effect: When the production phase comes, raise ice in store 1 step and ore in store 1 step."""

    def __init__(self) -> None:
        super().__init__("harbour_trade", "Harbour Trade")
        self.listens = (EVENT_PRODUCTION_PHASE,)
        self.touches = {
            ACTION: (
                FACET_TILES,
                1 << RESOURCE_MEGACREDIT | 1 << RESOURCE_ENERGY,
                FACET_IN_FORCE
                | 1 << RESOURCE_MEGACREDIT
                | 1 << RESOURCE_ENERGY
                | FACET_CHOICE
                | FACET_TILES,
            ),
            UNITS: (FACET_TRACKS, 0, 0),
            UNITS + 1: (FACET_TRACKS, 0, 0),
            UNITS + 2: (FACET_TRACKS, 0, 0),
            UNITS + 3: (FACET_TRACKS, 0, 0),
        }
        self.sets_off = {
            ACTION: ((FACET_TILES, TILE_SHIP, AREA_MOON_HARBOURS),),
            UNITS: ((FACET_TRACKS, TRACK_ICE_STORE, 1),),
            UNITS + 1: ((FACET_TRACKS, TRACK_ORE_STORE, 1),),
            UNITS + 2: ((FACET_TRACKS, TRACK_ICE_STORE, 1),),
            UNITS + 3: ((FACET_TRACKS, TRACK_ORE_STORE, 1),),
        }
        self.units = {WHENEVER: (UNITS, UNITS + 1), WHEN_NAMED: (UNITS + 2, UNITS + 3)}
        self.unlimited_action = True

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, COUNTER_FLEET, 1)

    def can_act(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_SHIP, areas(game, player, AREA_MOON_HARBOURS)) and (
            can_pay_money(game, player, RESOURCE_MEGACREDIT, 9)
            or can_pay(game, player, RESOURCE_ENERGY, 3)
        )

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = []
            if can_pay_money(game, player, RESOURCE_MEGACREDIT, 9):
                options.append(0)
            if can_pay(game, player, RESOURCE_ENERGY, 3):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 3
        if frame.step == 2:
            frame.step = 4
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 9):
                return False
        if frame.step == 3:
            frame.step = 4
            pay(game, frame, RESOURCE_ENERGY, 3)
        if frame.step == 4:
            frame.step = 5
            return not place(game, frame, TILE_SHIP, areas(game, player, AREA_MOON_HARBOURS))
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not in_any_order(game, frame, (UNITS, UNITS + 1))
        return True

    def when_named(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not in_any_order(game, frame, (UNITS + 2, UNITS + 3))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_ICE_STORE, 1)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_ORE_STORE, 1)
        return True

    def unit_3(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_ICE_STORE, 1)
        return True

    def unit_4(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_ORE_STORE, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        if frame.block == UNITS + 2:
            return self.unit_3(game, frame)
        if frame.block == UNITS + 3:
            return self.unit_4(game, frame)
        return self.unit_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, production_phase(event))
