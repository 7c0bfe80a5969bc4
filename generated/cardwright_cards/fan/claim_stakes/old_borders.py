"""Written by the compiler from cards/fan/claim_stakes/old_borders.card: change that file instead."""

from cardwright_cards.fan.claim_stakes.nouns import TILE_STAKE
from cardwright_runtime.terraforming_mars.names import *


@final
class OldBorders(ProjectCard):
    """Action: Spend 2 M€ to place a stake adjacent to one of your tiles and reserve a land area there (only you may place a tile there). Effect: When you place a tile on a stake, gain 3 M€."""

    def __init__(self) -> None:
        super().__init__("old_borders", "Old Borders", "ST13", 7, QUALITY_ACTIVE, (TAG_EARTH,))
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            UNITS: (
                FACET_TILES,
                1 << RESOURCE_MEGACREDIT,
                FACET_IN_FORCE | FACET_TILES | FACET_CHOICE,
            ),
        }
        self.sets_off = {UNITS: ((FACET_TILES, TILE_STAKE, AREA_LAND),)}
        self.units = {ACTION: (UNITS,)}
        self.tried = (UNITS,)

    def can_act(self, game: Game, player: Player) -> bool:
        return can_carry_out(game, player, self.index, (UNITS,))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_carry_out(game, player, self.index, (UNITS,))
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 3)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if must(game, frame, can_pay_money(game, player, RESOURCE_MEGACREDIT, 2)):
                return False
        if frame.step == 1:
            frame.step = 2
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 2):
                return False
        if frame.step == 2:
            frame.step = 3
            if must(
                game,
                frame,
                can_place(
                    game,
                    player,
                    TILE_STAKE,
                    areas(game, player, AREA_LAND) & beside_own(game, player),
                ),
            ):
                return False
        if frame.step == 3:
            frame.step = 4
            if place(
                game, frame, TILE_STAKE, areas(game, player, AREA_LAND) & beside_own(game, player)
            ):
                return False
        if frame.step == 4:
            frame.step = 5
            if must(
                game,
                frame,
                can_reserve(
                    game, player, free_areas(game, player, AREA_LAND) & area_of_that_tile(frame)
                ),
            ):
                return False
        if frame.step == 5:
            frame.step = 6
            return not reserve(
                game, frame, free_areas(game, player, AREA_LAND) & area_of_that_tile(frame)
            )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            places_tile_on(owner, event, YOURS, ANY_TILE, where_tiles_lie(game, TILE_STAKE)),
        )
