"""Written by the compiler from cards/terraforming_mars/turmoil/global_events/aquifer_released_by_public_council.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class AquiferReleasedByPublicCouncil(GlobalEvent):
    """Resolved: place an ocean tile (nobody gains by it). Each player does this in turn: gain 1 plant for each influence they have, and gain 1 steel for each influence they have."""

    def __init__(self) -> None:
        super().__init__(
            "aquifer_released_by_public_council",
            "Aquifer Released by Public Council",
            "",
            "mars_first",
            "greens",
        )
        self.touches = {
            WHEN_NAMED: (
                FACET_TILES | 1 << RESOURCE_PLANT | 1 << RESOURCE_STEEL,
                1 << RESOURCE_PLANT | 1 << RESOURCE_STEEL | FACET_ANYBODY,
                FACET_TILES
                | FACET_CHOICE
                | FACET_BODIES
                | 1 << RESOURCE_PLANT
                | 1 << RESOURCE_STEEL
                | FACET_ANYBODY,
            ),
            UNITS: (1 << RESOURCE_PLANT | 1 << RESOURCE_STEEL, 0, FACET_BODIES),
        }
        self.sets_off = {WHEN_NAMED: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 3
            if can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA)):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            if place_for_nobody(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA)):
                return False
        if frame.step == 2:
            frame.step = 3
            return not by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, False), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_PLANT, influence(game, player))
        gain(game, frame, RESOURCE_STEEL, influence(game, player))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
