"""Written by the compiler from cards/fan/claim_stakes/harvest_home.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class HarvestHome(ProjectCard):
    """Do this once for each greenery tile you own: gain the placement bonus printed there. Do this once for each city tile you own adjacent to an ocean tile: you may spend 2 M€ to gain 1 plant for each ocean tile adjacent to that tile."""

    def __init__(self) -> None:
        super().__init__("harvest_home", "Harvest Home", "ST07", 7, QUALITY_EVENT, (TAG_PLANT,))
        self.touches = {
            WHEN_PLAYED: (
                FACET_EVERYTHING | 1 << RESOURCE_PLANT,
                FACET_EVERYTHING | FACET_ANYBODY | 1 << RESOURCE_PLANT | 1 << RESOURCE_MEGACREDIT,
                FACET_TILES
                | FACET_CHOICE
                | FACET_EVERYTHING
                | FACET_ANYBODY
                | FACET_IN_FORCE
                | 1 << RESOURCE_MEGACREDIT
                | 1 << RESOURCE_PLANT,
            ),
            UNITS: (FACET_EVERYTHING, 0, FACET_TILES | FACET_CHOICE),
            UNITS
            + 1: (
                1 << RESOURCE_PLANT,
                1 << RESOURCE_MEGACREDIT,
                FACET_IN_FORCE | FACET_TILES | 1 << RESOURCE_MEGACREDIT | FACET_CHOICE,
            ),
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if for_each_tile(
                game, frame, UNITS, each_tile(game, player, TILE_GREENERY, YOURS), frame.player
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            return not for_each_tile(
                game,
                frame,
                UNITS + 1,
                each_tile_on(game, player, TILE_CITY, YOURS, beside(game, TILE_OCEAN)),
                frame.player,
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not gain_placement_bonus(game, frame, area_of_that_tile(frame))
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 4
            if can_pay_money(game, player, RESOURCE_MEGACREDIT, 2):
                frame.step = 1
                if ask_whether(game, frame):
                    return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 1:
                frame.step = 2
        if frame.step == 2:
            frame.step = 3
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 2):
                return False
        if frame.step == 3:
            frame.step = 4
            gain(
                game,
                frame,
                RESOURCE_PLANT,
                tiles_on(game, player, TILE_OCEAN, EVERYONE, beside_that_tile(game, frame)),
            )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
