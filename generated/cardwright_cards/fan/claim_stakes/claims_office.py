"""Written by the compiler from cards/fan/claim_stakes/claims_office.card: change that file instead."""

from cardwright_cards.fan.claim_stakes.nouns import TILE_STAKE
from cardwright_runtime.terraforming_mars.names import *


@final
class ClaimsOffice(ProjectCard):
    """Place 2 stakes and gain 1 M€ for each stake you own."""

    def __init__(self) -> None:
        super().__init__(
            "claims_office", "Claims Office", "ST01", 6, QUALITY_AUTOMATED, (TAG_BUILDING,)
        )
        self.touches = {
            UNITS: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            UNITS + 1: (1 << RESOURCE_MEGACREDIT, 0, FACET_TILES),
        }
        self.sets_off = {
            UNITS: ((FACET_TILES, TILE_STAKE, AREA_LAND), (FACET_TILES, TILE_STAKE, AREA_LAND))
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}
        self.tried = (UNITS, UNITS + 1)

    def possible(self, game: Game, player: Player) -> bool:
        return can_carry_out(game, player, self.index, (UNITS, UNITS + 1))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_carry_out(game, player, self.index, (UNITS,))
        if unit == UNITS + 1:
            return can_carry_out(game, player, self.index, (UNITS + 1,))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if must(
                game, frame, can_place(game, player, TILE_STAKE, areas(game, player, AREA_LAND))
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            if place(game, frame, TILE_STAKE, areas(game, player, AREA_LAND)):
                return False
        if frame.step == 2:
            frame.step = 3
            if must(
                game, frame, can_place(game, player, TILE_STAKE, areas(game, player, AREA_LAND))
            ):
                return False
        if frame.step == 3:
            frame.step = 4
            return not place(game, frame, TILE_STAKE, areas(game, player, AREA_LAND))
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, count_tiles(game, player, TILE_STAKE, YOURS))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
